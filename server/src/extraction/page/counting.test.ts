import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';

const STEPS = [
  'Fry the onions in the oil.',
  'Add the lentils and the water and simmer for half an hour.',
  'Season with salt and serve.',
];
const LINES = ['400 g lentils', '2 onions', '3 tbsp oil', '1 l water'];

function stepsOf(steps: readonly string[]) {
  const list = LINES.map((line) => `<li>${line}</li>`).join('');
  const html = `<body><h1>Lentil stew</h1><h2>Ingredients</h2><ul>${list}</ul><h2>Method</h2>${steps.join('')}</body>`;
  const reading = extractPage(html, 'https://kitchen.example/stew/');
  if (!reading.ok) throw new Error(`refused: ${reading.refusal}`);
  return reading.draft.instructions;
}

describe('what counts the steps of a page is no part of them', () => {
  it.each<[string, (step: string, number: number) => string]>([
    ['a keycap', (step, number) => `<p>${number}\ufe0f\u20e3 ${step}</p>`],
    ['a number in a circle', (step, number) => `<p>${'①②③'.charAt(number - 1)} ${step}</p>`],
    ['a number of so many', (step, number) => `<p><span>${number}</span> <span>of 3</span> ${step}</p>`],
    ['a number before a stroke', (step, number) => `<p>${number}/ ${step}</p>`],
    ['a number before a dash', (step, number) => `<p><b>${number}-</b> ${step}</p>`],
    ['a number behind it', (step, number) => `<p>${step} <span>${number}</span></p>`],
    [
      'how many there are',
      (step, number) => `<div class="s"><div>Step ${number} of 3</div><div>${step}</div></div>`,
    ],
    ['the same with a slash', (step, number) => `<p>Step ${number}/3</p><p>${step}</p>`],
  ])('%s', (_, write) => {
    expect(stepsOf(STEPS.map((step, index) => write(step, index + 1)))).toEqual(STEPS);
  });

  it('a number alone, in Japanese too', () => {
    const steps = ['玉ねぎを油で炒める。', 'レンズ豆と水を加えて30分煮る。', '塩で味を調えて盛り付ける。'];
    expect(stepsOf(steps.map((step, index) => `<div><p>${index + 1}</p><p>${step}</p></div>`))).toEqual(
      steps,
    );
  });

  it('a temperature at the end is', () => {
    const steps = ['Fry the onions in the oil.', 'Bake at gas mark 6.', 'Serve to 4.'];
    expect(stepsOf(steps.map((step) => `<p>${step}</p>`))).toEqual(steps);
  });
});

describe('what is wished below the steps of a page is no step', () => {
  it.each([
    ['a good meal', ['Bon appétit !']],
    ['a good meal, with a name below', ['Lasst es euch schmecken!', 'Eure Hilde']],
    ['a hug', ['Kram, Lisa']],
  ])('%s', (_, wishes) => {
    expect(stepsOf([...STEPS, ...wishes].map((step) => `<p>${step}</p>`))).toEqual(STEPS);
  });

  it('unless it goes on', () => {
    const last =
      'Guten Appetit wünscht man besser erst, wenn der Eintopf eine Viertelstunde geruht hat und lauwarm ist.';
    expect(stepsOf([...STEPS, last].map((step) => `<p>${step}</p>`))).toContain(last);
  });
});
