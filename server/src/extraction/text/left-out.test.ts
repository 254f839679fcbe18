import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../process/project-root.ts';
import { CAPTION_EXAMPLES } from './fixtures/index.ts';
import { CAPTIONS_WITHOUT_RECIPE } from './fixtures/none.ts';
import { linesLeftOut } from './left-out.ts';
import type { CaptionRecipe } from './read-text.ts';
import { NIGHTLY, runs } from '../../testing/nightly.ts';
import { expectNothingLost, shareLeftOut } from '../../testing/nothing-lost.ts';

const LOAF: Omit<CaptionRecipe, 'leftOut'> = {
  title: 'Lemon loaf',
  description: 'My aunt brought it along.',
  ingredients: ['[For the glaze]', '200 g flour', '3 eggs', 'salt', '1 c. à soupe de lait'],
  instructions: ['Beat the eggs with the flour.', 'Bake at 180 °C for 45 minutes.'],
  prepTime: 10,
  cookTime: 45,
  servings: 8,
  difficulty: 'easy',
};

describe('of a text', () => {
  it.each([
    ['nothing that stands in the recipe', '🍋 Lemon loaf!\nMy aunt brought it along.\n• 3 eggs\nSalt', []],
    [
      'what does not, as it was written and in order',
      'Follow me 💛\n3 eggs\n #cake ',
      ['Follow me 💛', '#cake'],
    ],
    ['the name of a part', 'Ingredients:\nFor the glaze', ['Ingredients:']],
    ['lines without a letter', '.\n\n🍋🍋', ['.', '🍋🍋']],
    ['no marks of lists', '1. Beat the eggs with the flour. 2. Bake at 180 °C for 45 minutes.', []],
    ['no marks of steps', 'Step 2: Bake at 180°C for 45 minutes', []],
    ['an item of a line', '200 g flour, 100 g butter, and 3 eggs', ['100 g butter']],
    ['a sentence of a line', 'Beat the eggs with the flour. Subscribe! #cake', ['Subscribe! #cake']],
    [
      'an item whose words stand elsewhere',
      'minutes\n3 flour\n200 g eggs',
      ['minutes', '3 flour', '200 g eggs'],
    ],
    ['what stands behind the title', 'Lemon loaf | the best of all', ['the best of all']],
    ['no half of an item', '1 c. à soupe de lait, 2 c. à thé de miel', ['2 c. à thé de miel']],
    ['no number that the recipe has', 'Serves 8\nPrep time: 10 min | Cook: 45 min\nDifficulty: Easy', []],
    ['other numbers', 'Serves 6\nServes 8-10\nRest: 2 hours', ['Serves 6', 'Serves 8-10', 'Rest: 2 hours']],
    ['more than a number', 'Serves 8 as a big dessert', ['Serves 8 as a big dessert']],
  ])('gives %s', (_, text, leftOut) => {
    expect(linesLeftOut(text, LOAF)).toEqual(leftOut);
  });
  it('gives lines that a recipe can hold', () => {
    const leftOut = linesLeftOut('So we went on. '.repeat(200), LOAF);
    expect(leftOut.join(' ')).toBe('So we went on. '.repeat(200).trim());
    for (const line of leftOut) expect(line.length).toBeLessThanOrEqual(1_000);
  });
  it.each(['a', 'a ', 'a\n', '.\n', 'x... ', 'a,', '#a ', '1. ', '🍋a ', 'mix a, ', 'serves 8. '])(
    'a hundred thousand characters of %j take no long time',
    (piece) => {
      const text = piece.repeat(100_000 / piece.length);
      const start = performance.now();
      linesLeftOut(text, { ...LOAF, instructions: [text.slice(0, 50_000)] });
      expect(performance.now() - start).toBeLessThan(10_000);
    },
  );
});

describe('no line is lost', () => {
  // Those of the captions whose recipe is known: read-text.test.ts, which reads them anyway.
  const foreign = [
    ...CAPTION_EXAMPLES.map(({ caption }) => caption),
    ...CAPTIONS_WITHOUT_RECIPE.map(([, text]) => text),
  ].flatMap((text) => text.split('\n'));
  const made = fc
    .record({
      caption: fc.constantFrom(...CAPTION_EXAMPLES.map((example) => example.caption)),
      lines: fc.array(fc.record({ line: fc.constantFrom(...foreign), at: fc.nat() }), { maxLength: 12 }),
      mark: fc.constantFrom('', '• ', '🍋 ', '- '),
      gap: fc.constantFrom('\n', '\n\n', ' '),
    })
    .map(({ caption, lines, mark, gap }) => {
      const all = caption.split('\n');
      for (const { line, at } of lines) all.splice(at % (all.length + 1), 0, `${mark}${line}`);
      return all.join(gap);
    });
  it('of made captions', () => {
    fc.assert(
      fc.property(made, (caption) => void expectNothingLost(caption)),
      { numRuns: runs(500) },
    );
  });

  /** All of them at night, a fifth with every change. */
  const EVERY = NIGHTLY ? 1 : 5;
  const given = path.join(PROJECT_ROOT, '../shared/data/captions.json');
  it.skipIf(!existsSync(given))('of the given captions, and few of their own are left out', () => {
    const captions = JSON.parse(readFileSync(given, 'utf8')) as {
      caption: string;
      expected: { ingredients: string[]; instructions: string[] };
    }[];
    const tried = captions.filter((_, at) => at % EVERY === 0);
    const read = tried.map(({ caption, expected: { ingredients, instructions } }) => ({
      expected: [...ingredients, ...instructions],
      recipe: expectNothingLost(caption),
    }));
    expect(shareLeftOut(read)).toBeLessThanOrEqual(0.02);
  });
});
