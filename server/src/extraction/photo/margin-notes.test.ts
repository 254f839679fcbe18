import { describe, expect, it } from 'vitest';
import { printedLine, printedLines } from '../../testing/printed-rows.ts';
import { apartFromNotes } from './margin-notes.ts';
import type { TextLine } from './read-text.ts';
import { textOf } from './recognise.ts';

const STEPS = [
  'Heat the oven and line a loaf tin with paper.',
  'Beat the butter with the sugar until it is pale.',
  'Fold in the flour and the rind of the lemons.',
  'Bake for 45 minutes and leave to cool in its tin.',
];
const PAGE = [
  printedLine({ text: 'Lemon Drizzle Cake', top: 60, height: 70 }),
  ...printedLines(['Ingredients', '175 g soft butter', '175 g sugar', '2 lemons']),
  ...printedLines(['Method', ...STEPS], { top: 450 }),
];
const BESIDE_STEPS = { left: 1_100, top: 560, pitch: 62 };

const isDoubted = (line: TextLine): TextLine => ({
  ...line,
  characters: line.characters.map((character) => ({ ...character, score: 0.85 })),
});
const isSlanted = (line: TextLine): TextLine => ({ ...line, source: { ...line.source, angle: 0.06 } });
const notesBeside = (...notes: readonly TextLine[]) =>
  apartFromNotes([...PAGE, ...notes]).notes.map((note) => note.map(({ characters }) => textOf(characters)));

describe('a few lines in the margin', () => {
  it.each([
    ['in another hand', printedLines(['Made for Easter,', 'everyone loved it'], BESIDE_STEPS).map(isDoubted)],
    ['at a slant', printedLines(['Made for Easter,', 'everyone loved it'], BESIDE_STEPS).map(isSlanted)],
    [
      'in another size',
      ['Made for Easter,', 'everyone loved it'].map((text, index) =>
        printedLine({ text, left: 1_100, top: 560 + index * 62, height: 52 }),
      ),
    ],
  ])('are a note when they are written %s', (_, lines) => {
    expect(notesBeside(...lines)).toEqual([['Made for Easter,', 'everyone loved it']]);
  });

  it('are a note beside a list too, and a line alone is one', () => {
    expect(notesBeside(isSlanted(printedLine({ text: 'too sweet', left: 700, top: 310 })))).toEqual([
      ['too sweet'],
    ]);
  });

  it('are two notes where they stand apart', () => {
    const one = isSlanted(printedLine({ text: 'too sweet', left: 700, top: 310 }));
    const other = printedLines(['keep in a tin'], BESIDE_STEPS).map(isSlanted);
    expect(notesBeside(one, ...other)).toEqual([['too sweet'], ['keep in a tin']]);
  });

  it('leave the page as it is without them', () => {
    const { lines } = apartFromNotes([...PAGE, ...printedLines(['too sweet'], BESIDE_STEPS).map(isSlanted)]);
    expect(lines).toEqual(PAGE);
  });
});

describe('what stands beside a column is part of the recipe', () => {
  it.each([
    ['looks like the rest', printedLines(['Made for Easter,', 'everyone loved it'], BESIDE_STEPS)],
    ['lists something', printedLines(['2 tbsp milk', 'a little salt'], BESIDE_STEPS).map(isSlanted)],
    ['is a heading', printedLines(['Ingredients', 'milk and salt'], BESIDE_STEPS).map(isSlanted)],
    ['is numbered', printedLines(['5. Serve it warm', 'with cream'], BESIDE_STEPS).map(isSlanted)],
    ['tells the time', printedLines(['Prep time: 20 min'], BESIDE_STEPS).map(isSlanted)],
    ['begins where the column does', printedLines(STEPS.slice(1), { left: 1_100, top: 60 }).map(isSlanted)],
    ['has many lines', printedLines([...STEPS, ...STEPS], BESIDE_STEPS).map(isSlanted)],
    ['is hardly a word', printedLines(['ok'], BESIDE_STEPS).map(isSlanted)],
  ])('where it %s', (_, lines) => {
    expect(notesBeside(...lines)).toEqual([]);
  });

  it('where the page would be no recipe without it', () => {
    const page = [
      ...printedLines([
        '175 g soft butter',
        '175 g sugar',
        '2 lemons',
        '3 eggs',
        '1 tsp salt',
        '2 tbsp milk',
      ]),
      ...printedLines(['Beat it all and bake it.'], { left: 800, top: 330 }).map(isSlanted),
    ];
    expect(apartFromNotes(page).notes).toEqual([]);
  });
});
