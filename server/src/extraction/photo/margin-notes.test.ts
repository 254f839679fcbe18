import { describe, expect, it } from 'vitest';
import { printedLine, printedLines } from '../../testing/printed-rows.ts';
import { splitMarginNotes } from './margin-notes.ts';
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
  splitMarginNotes([...PAGE, ...notes]).notes.map((note) => note.map(({ characters }) => textOf(characters)));

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
    const { lines } = splitMarginNotes([
      ...PAGE,
      ...printedLines(['too sweet'], BESIDE_STEPS).map(isSlanted),
    ]);
    expect(lines).toEqual(PAGE);
  });
});

describe('what stands beside a column is part of the recipe', () => {
  it.each([
    ['is written like the rest', printedLines(['Made for Easter,', 'everyone loved it'], BESIDE_STEPS)],
    ['lists something', printedLines(['2 tbsp milk', 'a little salt'], BESIDE_STEPS).map(isSlanted)],
    ['is a heading', printedLines(['Ingredients', 'milk and salt'], BESIDE_STEPS).map(isSlanted)],
    ['is numbered', printedLines(['5. Serve it warm', 'with cream'], BESIDE_STEPS).map(isSlanted)],
    ['tells the time', printedLines(['Prep time: 20 min'], BESIDE_STEPS).map(isSlanted)],
    ['names a difficulty', printedLines(['Easy'], BESIDE_STEPS).map(isSlanted)],
    ['begins where the column does', printedLines(STEPS.slice(1), { left: 1_100, top: 60 }).map(isSlanted)],
    ['has many lines', printedLines([...STEPS, ...STEPS], BESIDE_STEPS).map(isSlanted)],
    ['is hardly a word', printedLines(['ok'], BESIDE_STEPS).map(isSlanted)],
  ])('where it %s', (_, lines) => {
    expect(notesBeside(...lines)).toEqual([]);
  });

  const LIST = ['175 g soft butter', '175 g sugar', '3 eggs', '225 g flour', '2 tbsp milk', '2 lemons'];
  const PARAGRAPHS = STEPS.flatMap((step) => [step, '', '']);
  const inSize = (height: number) => (line: TextLine) => ({ ...line, bottom: line.top + height });
  const list = printedLines(LIST, { top: 260 });
  it.each([
    [
      'of its steps are set in smaller letters',
      [...list, ...printedLines(PARAGRAPHS, { left: 800, top: 200 }).map(inSize(30))],
    ],
    [
      'of its steps lie on a page that curls',
      [...list, ...printedLines(PARAGRAPHS, { left: 800, top: 200 }).map(isSlanted)],
    ],
    [
      'a list in smaller letters goes on without amounts',
      [
        ...printedLines([...LIST, '', 'salt and pepper', 'olive oil for the tin']).map(inSize(33)),
        ...printedLines([...STEPS, ...STEPS], { left: 800, top: 180 }),
      ],
    ],
    [
      'a section of numbered steps has a heading in larger letters',
      [
        ...list,
        ...printedLines(['1. ' + String(STEPS[0]), '2. ' + String(STEPS[1]), ''], { left: 800, top: 200 }),
        printedLine({ text: 'Make the glaze', left: 800, top: 380, height: 50 }),
        ...printedLines(['3. ' + String(STEPS[2]), '4. ' + String(STEPS[3])], { left: 800, top: 460 }),
      ],
    ],
    [
      'its title stands beside a list that begins above it',
      [
        ...printedLines(['Serves 8', 'Ingredients', ...LIST], { top: 60 }),
        printedLine({ text: 'Lemon Drizzle Cake', left: 900, top: 120, height: 70 }),
        ...printedLines(STEPS, { left: 800, top: 420 }),
      ],
    ],
  ])('where, on a page without notes, %s', (_, lines) => {
    expect(splitMarginNotes(lines).notes).toEqual([]);
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
    expect(splitMarginNotes(page).notes).toEqual([]);
  });
});
