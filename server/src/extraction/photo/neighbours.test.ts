import { describe, expect, it } from 'vitest';
import { printedLine, printedLines } from '../../testing/printed-rows.ts';
import { layOut } from './layout.ts';
import type { TextLine } from './read-text.ts';
import { structureRows } from './structure.ts';

const structure = (...lines: readonly TextLine[][]) =>
  structureRows(layOut(lines.flat()), { readAgain: () => Promise.resolve({ readings: [] }) });

const LIST = ['200 g barley', '2 onions, sliced', '1 l stock', '3 tbsp oil', '1 bunch of parsley'];
const STEPS = ['Chop the onions and soften them in the oil.', 'Add the barley and simmer for 40 minutes.'];
const recipe = (left: number) => [
  printedLine({ text: 'Barley Broth', left, top: 100, height: 70 }),
  ...printedLines([...LIST, '', ...STEPS], { left, top: 220 }),
];
const NEWS = [
  'The council opened the bridge on Friday after',
  'two years of work. About 300 people came to',
  'see it, said the mayor, who cut the ribbon.',
];
const news = (left: number, top: number) => [
  printedLine({ text: 'New bridge opens', left, top, height: 70 }),
  ...printedLines(NEWS, { left, top: top + 120 }),
];

describe('an article beside a recipe', () => {
  it.each([
    ['to the right', recipe(100), news(1_300, 100)],
    ['to the left', recipe(1_300), news(100, 100)],
    ['below it', recipe(100), news(100, 800)],
  ])('is left out %s', async (_, ...lines) => {
    const part = await structure(...lines);
    expect(part?.fields).toMatchObject({ title: 'Barley Broth', description: '', ingredients: LIST });
    expect(part?.fields.instructions.join(' ')).toBe(STEPS.join(' '));
    expect(part?.notes).toBeUndefined();
  });

  it('is a note where it has no title, since it may be a tip', async () => {
    const part = await structure(recipe(100), printedLines(NEWS, { left: 1_300, top: 220 }));
    expect(part?.fields.instructions.join(' ')).toBe(STEPS.join(' '));
    expect(part?.notes?.join(' ')).toBe(NEWS.join(' '));
  });
});

it('keeps what a recipe says about itself under its title', async () => {
  const words = [
    'My grandmother made this when the snow lay high',
    'and nobody came to the door for days on end.',
  ];
  const part = await structure(
    [printedLine({ text: 'Barley Broth', top: 100, height: 70 })],
    printedLines([...words, '', 'Ingredients', ...LIST, '', 'Method', ...STEPS], { top: 220 }),
  );
  expect(part?.fields).toMatchObject({
    title: 'Barley Broth',
    description: words.join(' '),
    ingredients: LIST,
  });
});
