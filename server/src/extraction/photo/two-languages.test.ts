import { describe, expect, it } from 'vitest';
import { printedLine, printedLines } from '../../testing/printed-rows.ts';
import { PHOTO_NOTES } from '@larder/shared/photo/messages';
import type { TextLine } from './read-text.ts';
import { readLines } from './reading-of-lines.ts';

const read = (...lines: readonly TextLine[][]) =>
  readLines({ turn: 0, lines: lines.flat() }, { readAgain: () => Promise.resolve({ readings: [] }) });
const title = (text: string, left = 100, top = 100) => [printedLine({ text, left, top, height: 70 })];

const LIST = ['200 g barley', '2 onions, sliced', '1 l stock', '3 tbsp oil', '1 bunch of parsley'];
const STEPS = ['Chop the onions and soften them in the oil.', 'Add the barley and simmer for 40 minutes.'];
const GERMAN_LIST = ['200 g Graupen', '2 Zwiebeln, in Ringen', '1 l Brühe', '3 EL Öl', '1 Bund Petersilie'];
const GERMAN_STEPS = [
  'Die Zwiebeln hacken und im Öl anschwitzen.',
  'Graupen zugeben und 40 Minuten köcheln lassen.',
];
const ENGLISH = ['Ingredients', ...LIST, '', 'Method', ...STEPS];
const GERMAN = ['Zutaten', ...GERMAN_LIST, '', 'Zubereitung', ...GERMAN_STEPS];

describe('a recipe in two languages on one page', () => {
  it.each([
    [
      'side by side',
      [
        title('Barley Broth'),
        title('Graupensuppe', 1_300),
        printedLines(ENGLISH, { top: 220 }),
        printedLines(GERMAN, { top: 220, left: 1_300 }),
      ],
    ],
    ['one below the other', [title('Barley Broth'), printedLines([...ENGLISH, '', ...GERMAN], { top: 220 })]],
    [
      'each under its title',
      [
        title('Barley Broth'),
        printedLines([...LIST, '', ...STEPS], { top: 220 }),
        title('Graupensuppe', 100, 750),
        printedLines([...GERMAN_LIST, '', ...GERMAN_STEPS], { top: 870 }),
      ],
    ],
  ])('is read in the first of them, %s, and says so', async (_, lines) => {
    const reading = await read(...lines);
    expect(reading).toMatchObject({
      ok: true,
      note: 'twoLanguages',
      part: { fields: { title: 'Barley Broth', ingredients: LIST } },
    });
    const steps = reading.ok ? reading.part.fields.instructions.join(' ') : '';
    expect(steps).toBe(STEPS.join(' '));
    expect(PHOTO_NOTES.twoLanguages).toBeTruthy();
  });

  it('is not what two lists of one recipe are', async () => {
    const one = ['Dough', '200 g flour', '2 eggs', '100 g butter', '1 pinch of salt'];
    const other = ['Filling', '200 g cheese', '2 onions', '100 g cream', '1 pinch of nutmeg'];
    const reading = await read(
      title('Onion Tart'),
      printedLines(['Ingredients', ...one, '', ...other, '', 'Method', ...STEPS], { top: 220 }),
    );
    expect(reading.ok && reading.part.fields.ingredients).toHaveLength(10);
    expect(reading).not.toHaveProperty('note');
  });
});
