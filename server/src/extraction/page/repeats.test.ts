import { describe, expect, it } from 'vitest';
import { withoutRepeatedMeasures, withoutRepeats } from './repeats.ts';

describe('withoutRepeats', () => {
  it('keeps one of two equal halves', () => {
    expect(withoutRepeats(['2 eggs', '1 cup milk', '2 eggs', '1 cup milk'])).toEqual([
      '2 eggs',
      '1 cup milk',
    ]);
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
