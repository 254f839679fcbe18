import { expect, it } from 'vitest';
import { printedLine, printedLines } from '../../testing/printed-rows.ts';
import { layOut } from './layout.ts';
import type { TextLine } from './read-text.ts';

const texts = (lines: readonly TextLine[]) => layOut(lines).map((block) => block.map(({ text }) => text));

it('reads what spans the columns, then each column, then what spans them below', () => {
  const page = [
    printedLine({ text: 'A title over all of the columns of this page', top: 60, height: 60 }),
    ...printedLines(['DOUGH', '500 g flour', '7 g yeast']),
    ...printedLines(['FILLING', '75 g butter', '2 tsp cinnamon'], { left: 450 }),
    ...printedLines(['GLAZE', '1 orange', '100 g sugar'], { left: 800 }),
    ...printedLines(['Method', 'Knead everything, let it rise and bake it until it is brown.'], { top: 420 }),
  ];
  expect(texts(page)).toEqual([
    ['A title over all of the columns of this page'],
    ['DOUGH', '500 g flour', '7 g yeast'],
    ['FILLING', '75 g butter', '2 tsp cinnamon'],
    ['GLAZE', '1 orange', '100 g sugar'],
    ['Method', 'Knead everything, let it rise and bake it until it is brown.'],
  ]);
});

it('reads columns whose lines do not stand side by side', () => {
  const left = printedLines(['one of the left', 'two of the left', 'three of the left'], { top: 230 });
  const right = printedLines(['one of the right', 'two of the right', 'three of the right'], {
    left: 600,
    pitch: 66,
  });
  expect(texts([...left, ...right])).toEqual([
    ['one of the left', 'two of the left', 'three of the left'],
    ['one of the right', 'two of the right', 'three of the right'],
  ]);
});

it('joins a column of quantities with the names beside it, whichever side it is on', () => {
  const quantities = printedLines(['250 g', '2', '1 tbsp']);
  const names = printedLines(['flour', 'eggs', 'olive oil'], { left: 400 });
  expect(texts([...quantities, ...names])).toEqual([['250 g flour', '2 eggs', '1 tbsp olive oil']]);
  const behind = printedLines(['250 g', '2', '1 tbsp'], { left: 700 });
  expect(texts([...names, ...behind])).toEqual([['250 g flour', '2 eggs', '1 tbsp olive oil']]);
});

it('leaves the prices of a bill behind what they are for', () => {
  const names = printedLines(['Butter 250 g', 'Flour 1 kg', 'Eggs']);
  const prices = printedLines(['2.49', '1.15', '3.29'], { left: 700 });
  expect(texts([...names, ...prices])).toEqual([['Butter 250 g 2.49', 'Flour 1 kg 1.15', 'Eggs 3.29']]);
});

it('joins the numbers in the margin with their steps', () => {
  const numbers = printedLines(['1', '', '2', '3'], { left: 40 });
  const steps = printedLines(['Boil the beans', 'until soft.', 'Drain them.', 'Serve.'], { left: 140 });
  expect(texts([...numbers, ...steps])).toEqual([
    ['1 Boil the beans', 'until soft.', '2 Drain them.', '3 Serve.'],
  ]);
});

it('joins a number that was taken for letters with its row', () => {
  const numbers = printedLines(['H', '2']);
  const names = printedLines(['can of beans', 'cups tomatoes'], { left: 150 });
  expect(texts([...numbers, ...names])).toEqual([['H can of beans', '2 cups tomatoes']]);
});

it('reads a title that is centred over two columns before both', () => {
  const left = printedLines(['INGREDIENTS', '1 kg potatoes', '2 onions', '3 eggs'], { left: 100 });
  const right = printedLines(['METHOD', 'Grate the potatoes.', 'Mix with the eggs.', 'Fry on both sides.'], {
    left: 560,
  });
  const name = printedLine({ text: 'Pancakes', left: 440, top: 130 });
  expect(texts([name, ...left, ...right]).map((block) => block[0])).toEqual([
    'Pancakes',
    'INGREDIENTS',
    'METHOD',
  ]);
});
