import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';

const STEPS = [
  'Soak the beans overnight in plenty of cold water.',
  'Fry the onion and the carrot in oil until they are soft.',
  'Add the beans, cover with water and simmer for one hour.',
];
const [SOAK = '', FRY = '', SIMMER = ''] = STEPS;

function stepsOf(method: string): string[] {
  const reading = extractPage(
    `<body><h1>Bean soup</h1><h2>Ingredients</h2><ul><li>250 g dried beans</li><li>1 onion</li><li>2 carrots</li>
      <li>3 tbsp olive oil</li></ul><h2>Method</h2>${method}</body>`,
    'https://kitchen.example/bean-soup/',
  );
  if (!reading.ok) throw new Error(reading.refusal);
  return reading.draft.instructions;
}

describe('among steps', () => {
  it.each(['wp-caption-text', 'tr-caption', 'photo image-caption'])(
    'what stands under a picture, by the class %s, is none',
    (name) => {
      const caption = `<p class="${name}">The onions should be golden by now</p>`;
      expect(stepsOf(`<p>${SOAK}</p><p>${FRY}</p>${caption}<p>${SIMMER}</p>`)).toEqual(STEPS);
    },
  );

  it('what is numbered under a picture is one', () => {
    const method = STEPS.map((step, index) => `<p class="image-caption">${index + 1}. ${step}</p>`);
    expect(stepsOf(method.join('<img src="a.jpg">'))).toEqual(STEPS);
  });

  it.each(['Notes:', 'Tip:', 'Uwaga:', 'Hinweise:'])('%s in a line of its own ends them', (label) => {
    const note = 'Beans from a tin need no soaking, and only a quarter of an hour.';
    expect(stepsOf(`<p>${SOAK}</p><p>${FRY}</p><p>${SIMMER}</p><p>${label}</p><p>${note}</p>`)).toEqual(
      STEPS,
    );
  });
});
