import { describe, expect, it } from 'vitest';
import { parsePage } from './document.ts';
import { outlinePage } from './outline.ts';
import { withoutRepeatedMeasures, withoutRepeats } from './unit-variants.ts';

const linesOf = (body: string) =>
  outlinePage(parsePage(`<body>${body}</body>`, 'https://kitchen.example/')).items.map(({ text }) => text);
const list = (attributes: string, ...lines: string[]) =>
  `<ul ${attributes}>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

describe('withoutRepeats', () => {
  it('keeps one of two equal halves', () => {
    expect(withoutRepeats(['2 eggs', '1 cup milk', '2 eggs', '1 cup milk'])).toEqual([
      '2 eggs',
      '1 cup milk',
    ]);
  });

  it('keeps one of three equal parts', () => {
    const lines = ['2 eggs', '1 cup milk'];
    expect(withoutRepeats([...lines, ...lines, ...lines])).toEqual(lines);
  });

  it('keeps steps that differ in a number alone', () => {
    const lines = ['Fill mould 1.', 'Chill mould 1.', 'Fill mould 2.', 'Chill mould 2.'];
    expect(withoutRepeats(lines)).toEqual(lines);
  });

  it('keeps the first of two systems of measures', () => {
    expect(
      withoutRepeatedMeasures(['200 g plain flour', '50 g butter', '1 2/3 cups plain flour', '2 oz butter']),
    ).toEqual(['200 g plain flour', '50 g butter']);
  });

  it('ends a section where its lines come again in ounces, though one is missing', () => {
    expect(
      withoutRepeatedMeasures([
        '40g white sesame seeds',
        '25g butter',
        '50g golden syrup',
        'flaky salt',
        '1.5oz white sesame seeds',
        '1oz butter',
        '2oz golden syrup',
        '[Mousse]',
        '300g silken tofu',
      ]),
    ).toEqual([
      '40g white sesame seeds',
      '25g butter',
      '50g golden syrup',
      'flaky salt',
      '[Mousse]',
      '300g silken tofu',
    ]);
  });

  it('keeps an ingredient that is needed twice', () => {
    for (const lines of [
      ['200 g flour', '100 g butter', '1 tsp salt', '2 eggs', '50 g flour', '1/2 tsp salt'],
      ['200 g sugar', '300 g flour', '100 g butter', '2 tbsp sugar', '1 tsp flour'],
    ])
      expect(withoutRepeatedMeasures(lines)).toEqual(lines);
  });

  it('keeps a list whose halves differ', () => {
    const lines = ['1 cup flour', '2 eggs', '1 cup sugar', '2 figs'];
    expect(withoutRepeats(lines)).toEqual(lines);
  });
});

describe('what a page holds twice', () => {
  const cups = ['2 cups flour', '1/2 cup sugar', '3 eggs'];
  const grams = ['250 g flour', '100 g sugar', '3 eggs'];

  it.each(['hidden', 'style="display:none"', 'class="visually-hidden"'])(
    'is read once when one of it is put aside by %s',
    (attributes) => {
      expect(linesOf(list(attributes, ...grams) + list('', ...cups))).toEqual(cups);
    },
  );

  it('is read whole when only what is put aside has amounts', () => {
    const names = ['flour', 'sugar', 'eggs'];
    expect(linesOf(list('', ...names) + list('hidden', ...grams))).toEqual([...names, ...grams]);
  });

  it('is no control that stands on every row, but the unit of an amount', () => {
    const rows = (name: string) =>
      list('', ...[...cups, '1 tsp salt'].map((line) => `<span>${line}</span><span>${name}</span>`));
    expect(linesOf(rows('Shopping list'))).toEqual([...cups, '1 tsp salt']);
    expect(linesOf(rows('cups'))[0]).toBe('2 cups flour cups');
  });

  it('is no link to a shop, which lines lack that are not sold there', () => {
    const lines = [...cups, '1 tsp salt'];
    const sold = lines.map((line) => `${line} <a href="/shop">Buy now</a>`);
    expect(linesOf(list('', ...sold, 'a pinch of nutmeg', 'water'))).toEqual([
      ...lines,
      'a pinch of nutmeg',
      'water',
    ]);
    const chosen = lines.map((line) => `${line} <a href="/glossary">organic</a>`);
    expect(linesOf(list('', ...chosen, 'a pinch of nutmeg', 'water'))[0]).toBe('2 cups flour organic');
  });
});
