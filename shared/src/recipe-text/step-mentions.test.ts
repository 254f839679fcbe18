import { describe, expect, it } from 'vitest';
import { knowEveryWord } from '../language/every-word.ts';
import { foodReaderIn } from './food-reader.ts';
import { linesInSections } from './step-ingredients.ts';
import { stepMentions } from './step-mentions.ts';

knowEveryWord();

const LINES = [
  '2 cloves garlic, minced',
  '2 tbsp olive oil',
  '200 g butter',
  '1 onion',
  '400 g beef stock',
  '500 g beef',
];

/** The mentions of each step, those that are sure with an exclamation mark. */
function mentionsOf(steps: string[], lines = LINES, language = 'en' as 'en' | 'de'): string[][] {
  const all = linesInSections(steps);
  const mentions = stepMentions(all, linesInSections(lines), foodReaderIn(language));
  return all.map((step) =>
    mentions.of(step).map(({ start, end, isSure }) => step.text.slice(start, end) + (isSure ? '!' : '')),
  );
}

describe('what a step names', () => {
  it.each([
    [
      'is sure where one line is meant and no other step names it',
      ['Fry the garlic in the olive oil.'],
      [['garlic!', 'olive oil!']],
    ],
    [
      'is not sure of what several steps name',
      ['Melt the butter.', 'Add the butter.'],
      [['butter'], ['butter']],
    ],
    [
      'is not sure where the step gives an amount',
      ['Add 100 g butter and the onion.'],
      [['butter', 'onion!']],
    ],
    ['is sure once in a step', ['Chop the onion. Fry the onion.'], [['onion!', 'onion']]],
    ['is not sure of half of it', ['Add half the butter.'], [['butter']]],
    [
      'tells the stock from the beef',
      ['Pour in the beef stock.', 'Add the beef.'],
      [['beef stock!'], ['beef!']],
    ],
    ['takes no verb for an ingredient', ['Butter a tin, and fry the onion.'], [['onion!']]],
    ['names nothing where nothing is named', ['Bake for 20 minutes.'], [[]]],
  ])('%s', (_, steps, expected) => {
    expect(mentionsOf(steps)).toEqual(expected);
  });

  it('is found in German', () => {
    expect(
      mentionsOf(['Die Zwiebeln in der Butter andünsten.'], ['2 Zwiebeln', '50 g Butter'], 'de'),
    ).toEqual([['Zwiebeln!', 'Butter!']]);
  });
});

it.each([
  ['2 cloves garlic, minced', '4 cloves garlic, minced', '4 cloves'],
  ['2 large onions, sliced', '2 large onions, sliced', '2 large'],
  ['1 (400 g) tin tomatoes', '2 (400 g) tins tomatoes', '2 (400 g) tins'],
  ['2 cups of flour', '240 g of flour', '240 g'],
  ['1 onion', '2 onions', '2'],
  ['Butter, 200 g', 'Butter, 200 g', '200 g'],
  ['salt', 'salt', null],
])('of %j shown as %j the amount is %j', (text, shown, amount) => {
  const line = { index: 0, text, section: null };
  expect(stepMentions([], [line], foodReaderIn('en')).amountOf(line, shown)).toBe(amount);
});
