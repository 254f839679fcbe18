import { describe, expect, it } from 'vitest';
import { printedLine } from '../../testing/printed-rows.ts';
import { hasGapBehindNumber, isNumberCell, readQuantity } from './quantities.ts';
import { fixDigits, withTwo } from './fix-digits.ts';

const read = (text: string, { again = [], score = 0.99 }: { again?: string[]; score?: number } = {}) =>
  readQuantity(printedLine({ text, top: 0, score }).characters, { readings: again });

describe('fixDigits', () => {
  it.each([
    ['Cook 4s minutes', 'Cook 45 minutes'],
    ['2o0 g sugar', '200 g sugar'],
    ['I carrot, diced', '1 carrot, diced'],
    ['chill for l hour', 'chill for 1 hour'],
    ['l/2 tsp salt', '1/2 tsp salt'],
    ['2l water', '2l water'],
    ['350°F for 12 min', '350°F for 12 min'],
    ['see the 90s', 'see the 90s'],
    ['Oil and salt', 'Oil and salt'],
    ['2 1 milk', '2 l milk'],
    ['2 1 pound lobsters', '2 1 pound lobsters'],
    ['1,51 bulionu', '1,5l bulionu'],
    ['1,51 kg mąki', '1,51 kg mąki'],
    ['21b. potatoes', '2lb. potatoes'],
    ['2 1/2 1b potatoes', '2 1/2 lb potatoes'],
    ['/1/2 tsp salt', '11/2 tsp salt'],
    ['6 0z cream cheese', '6 oz cream cheese'],
    ['10z rum', '1oz rum'],
  ])('%j -> %j', (text, fixed) => {
    expect(fixDigits(text)).toBe(fixed);
  });
});

it.each([
  ['acups flour', '2cups flour'],
  ['a tsp. salt', '2 tsp. salt'],
  ['a pinch of mace', 'a pinch of mace'],
  ['a few leaves', 'a few leaves'],
  ['apples', 'apples'],
])('reads %j by hand as %j', (text, read) => {
  expect(withTwo(text)).toBe(read);
});

it.each([
  ['250 g', true],
  ['1 1/2 cups', true],
  ['2 cloves', true],
  ['tsp', true],
  ['3.', true],
  ['2 eggs', false],
  ['Salt and pepper', false],
])('takes %j for a cell of quantities: %j', (text, isCell) => {
  expect(isNumberCell(text)).toBe(isCell);
});

describe('readQuantity', () => {
  it.each([
    '2 tbsp butter',
    '1/2 tsp salt',
    '1 1/2 cups flour',
    '12 eggs',
    'Salt and pepper',
    '14 oz tomatoes',
  ])('is sure of %j', (text) => {
    expect(read(text)).toEqual({ text, isDoubtful: false });
  });
  it.each([
    ['12 tsp thyme', '1/2 tsp thyme'],
    ['34 cup barley', '3/4 cup barley'],
    ['112 cups milk', '1 1/2 cups milk'],
    ['11/2 cups milk', '1 1/2 cups milk'],
    ['% cup sugar', '% cup sugar'],
    ['y tsp salt', 'y tsp salt'],
    ['tsp salt', 'tsp salt'],
    ['1/ litres stock', '1/ litres stock'],
    ['/ cup butter', '1 cup butter'],
    ['/ small apple', '1 small apple'],
    ['/onion, chopped', '1 onion, chopped'],
    ['/a cup milk', '/a cup milk'],
  ])('marks %j and makes %j of it', (text, line) => {
    expect(read(text)).toEqual({ text: line, isDoubtful: true });
  });
  it('trusts a lost fraction that another look finds too', () => {
    expect(read('12 tsp thyme', { again: ['1/2 tsp', '12 tsp th', '1/2 tsp dr'] })).toEqual({
      text: '1/2 tsp thyme',
      isDoubtful: false,
    });
  });
  it('takes a fraction from another look, and marks it', () => {
    expect(read('% cup sugar', { again: ['34 cup', '% cup su', '3/4 cup'] })).toEqual({
      text: '3/4 cup sugar',
      isDoubtful: true,
    });
  });
  it.each([
    {
      text: '2 1/4 lb. potatoes',
      looks: [
        ['2 1/2 lb', 0.9],
        ['2 1/2 lb', 0.8],
        ['2 1/4 lb', 0.4],
      ],
      line: '2 1/2 lb. potatoes',
    },
    {
      text: '4 tsp. nutmeg',
      looks: [
        ['1/4 tsp', 0.9],
        ['4 tsp', 0.9],
        ['1/4 tsp', 0.9],
      ],
      line: '1/4 tsp. nutmeg',
    },
    {
      text: '1/3 cup honey',
      looks: [
        ['1/2 cup', 0.6],
        ['1/3 cup', 0.4],
        ['1/2 cup', 0.6],
      ],
      line: '1/3 cup honey',
    },
    {
      text: '2 cups flour',
      looks: [
        ['2 cups', 0.9],
        ['3 cups', 0.9],
        ['3 cups', 0.9],
      ],
      line: '2 cups flour',
    },
  ] as const)('takes the fraction that the second recogniser mostly sees: $line', ({ text, looks, line }) => {
    const bySecond = looks.map(([look, score]) => printedLine({ text: look, top: 0, score }).characters);
    const { characters } = printedLine({ text, top: 0, score: 0.99 });
    expect(readQuantity(characters, { readings: [], bySecond }).text).toBe(line);
  });

  it.each([
    { looks: ['1/3 cup', '- 1/3 cup w', '1/3 cup'], score: 0.95, isDoubtful: false },
    { looks: ['1/3 cup', '1/3 cup w', '1/3 cup'], score: 0.8, isDoubtful: true },
    { looks: ['1/3 cup', '1/2 cup w', '1/3 cup'], score: 0.95, isDoubtful: true },
    { looks: ['1/3 cup', '1/3 cup w'], score: 0.95, isDoubtful: true },
  ])(
    'marks no fraction that all of three looks are sure of: $looks at $score',
    ({ looks, score, isDoubtful }) => {
      const bySecond = looks.map((text) => printedLine({ text, top: 0, score }).characters);
      const { characters } = printedLine({ text: '1/3 cup water', top: 0, score: 0.5 });
      expect(readQuantity(characters, { readings: ['13 cup', '/3 cup'], bySecond })).toMatchObject({
        text: '1/3 cup water',
        isDoubtful,
      });
    },
  );

  it('marks a fraction that another look reads differently, and digits that are hard to read', () => {
    expect(read('1/2 tsp salt', { again: ['11/2 tsp'] }).isDoubtful).toBe(true);
    expect(read('1 tsp salt', { again: ['1 1/2 tsp', '1 tsp'] }).isDoubtful).toBe(true);
    expect(read('2 eggs', { score: 0.7 }).isDoubtful).toBe(true);
  });
});

describe('the number at the start of a line', () => {
  const characters = (text: string) => printedLine({ text, top: 0 }).characters;

  it.each([
    ['c. warm water', ['1/2 c. warm'], '1/2 c. warm water'],
    ['large onion', ['1 large o'], '1 large onion'],
  ])('of %s is found to its left', (text, wider, whole) => {
    expect(readQuantity(characters(text), { readings: [], wider })).toEqual({
      text: whole,
      isDoubtful: true,
    });
  });

  it.each([
    [['4 cups fl', '4 cup', '4 cups flou'], { text: '4 cups flour', isDoubtful: false }],
    [['4 cups fl', '4 cup', '44 cups'], { text: '4 cups flour', isDoubtful: true }],
    [['4 4 cups', '4 4 cup', '4 cups'], { text: '4 4 cups flour', isDoubtful: true }],
  ])('that was read twice is one where other looks %j agree', (readings, read) => {
    expect(readQuantity(characters('4 4 cups flour'), { readings })).toEqual(read);
  });

  it('is not taken from the column beside it', () => {
    expect(readQuantity(characters('butter'), { readings: [], wider: ['2 flour butter', '3 eggs'] })).toEqual(
      {
        text: 'butter',
        isDoubtful: false,
      },
    );
  });

  it.each([
    'c. sugar',
    't. thyme',
    'can kidney beans',
    'cup shortening',
    'y eggs',
    '4 4 cups flour',
    '11 broth',
  ])('is marked where it is lost or odd: %s', (text) => {
    expect(readQuantity(characters(text), { readings: [] }).isDoubtful).toBe(true);
  });

  it.each(['pinch of salt', 'a few leaves', 'salt', '1 cup flour', '12 eggs'])(
    'of %s is not marked',
    (text) => {
      expect(readQuantity(characters(text), { readings: [text] }).isDoubtful).toBe(false);
    },
  );

  it('is marked where a sign behind it was not read', () => {
    const line = characters('2 cups flour');
    expect(hasGapBehindNumber(line, 12)).toBe(false);
    const moved = line.map((each, index) => ({ ...each, at: index === 0 ? 0 : each.at * 0.8 + 0.2 }));
    expect(hasGapBehindNumber(moved, 12)).toBe(true);
  });
});
