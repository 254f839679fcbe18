import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { knowEveryWord } from '../../language/every-word.ts';
import type { UnitName } from '../../language/measures/measures.ts';
import { CONVERSION_EXAMPLES } from '../fixtures/conversions.ts';
import { joined } from '../scale.ts';
import { type Conversion, convertText } from './convert-text.ts';
import { densityIn } from './density.ts';
import { findMeasures, type Measure } from './measures.ts';
import { baseValues, converted } from './targets.ts';
import { valueOf } from './unit-values.ts';

beforeAll(knowEveryWord);

const shown = (text: string, conversion: Partial<Conversion> & Pick<Conversion, 'to'>) =>
  joined(convertText(text, { language: 'en', kind: 'line', ...conversion })).replaceAll('\u00a0', ' ');

describe.each(Object.entries(CONVERSION_EXAMPLES))('in %s', (language, examples) => {
  test.each(examples)('to %s: %j is %j', (to, text, expected) => {
    expect(shown(text, { to, language })).toBe(expected === 'same' ? text : expected);
  });
});

test('says what the author wrote, and which density was used', () => {
  const parts = convertText('Mix 2 cups flour with 1 cup milk', {
    to: 'metric',
    language: 'en',
    kind: 'step',
  });
  expect(parts.map(({ text }) => text.replace('\u00a0', ' '))).toEqual([
    'Mix ',
    '240 g',
    ' flour with ',
    '240 ml',
    ' milk',
  ]);
  expect(parts.map(({ original }) => original)).toEqual([undefined, '2 cups', undefined, '1 cup', undefined]);
  expect(parts.map(({ density }) => density?.source)).toEqual([
    undefined,
    '20081',
    undefined,
    undefined,
    undefined,
  ]);
  expect(parts.map(({ isChanged }) => isChanged)).toEqual([false, true, false, true, false]);
});

test.each([
  ['1 cup milk', 'AU', '250 ml milk'],
  ['1 cup milk', 'US', '240 ml milk'],
  ['1 pint milk', 'GB', '570 ml milk'],
  ['1 pint milk', 'US', '470 ml milk'],
  ['1 cup sugar', 'AU', '210 g sugar'],
])('%s of %s is %s', (text, country, expected) => {
  expect(shown(text, { to: 'metric', country })).toBe(expected);
});

test.each([
  ['metric', 'line', '2 cups flour', 3, '720 g flour'],
  ['metric', 'line', '2 tbsp oil and 1 cup sugar', 2, '4 tbsp oil and 400 g sugar'],
  ['metric', 'line', '3 eggs', 2, '6 eggs'],
  ['metric', 'line', '2 sticks (1 cup) butter', 2, '455 g (2 cups) butter'],
  ['metric', 'line', '1 (15 oz) can beans', 2, '2 (425 g) can beans'],
  [
    'metric',
    'step',
    'Bake 2 cups of batter at 350 °F in an 8-inch tin',
    2,
    'Bake 960 ml of batter at 180 °C in a 20 cm tin',
  ],
  ['us', 'line', '100 g sugar', 4, '2 cups sugar'],
  ['us', 'step', 'Beat 3 eggs with 100 g sugar', 2, 'Beat 6 eggs with 1 cup sugar'],
] as const)('to %s, a %s: %j times %d is %j', (...[to, kind, text, factor, expected]) => {
  expect(shown(text, { to, kind, factor })).toBe(expected);
});

const BASE = { numbers: [], isRange: false, more: 0, start: 0, end: 0 } as const;
const kitchen = { language: 'en' } as const;

function measure(value: number, unit: UnitName): Measure {
  const found = valueOf(unit, unit, kitchen);
  if (!found) throw new Error(unit);
  return { ...BASE, ...found, unit, numbers: [{ start: 0, end: 0, value, style: 'decimal' }] };
}

const units = fc.constantFrom<UnitName[]>(
  'ounce',
  'pound',
  'gram',
  'kilogram',
  'cup',
  'pint',
  'liter',
  'milliliter',
  'inch',
  'centimeter',
);
const amounts = fc.double({ min: 0.25, max: 50, noNaN: true });

test('there and back is the same amount, exact to 1 % before it is rounded', () => {
  fc.assert(
    fc.property(amounts, units, units, (value, unit, other) => {
      const one = measure(value, unit);
      const size = measure(1, other).size;
      const there = baseValues(one, 1)[0] ?? 0;
      const back = (baseValues(measure(there / size, other), 1)[0] ?? 0) / one.size;
      expect(Math.abs(back - value)).toBeLessThanOrEqual(value * 0.01);
    }),
  );
});

test('converting and scaling commute: twice as much of a text is the text of twice as much', () => {
  const food = fc.constantFrom('flour', 'milk', 'butter', 'beef', 'parsley', 'sugar', 'chopped onion');
  const unit = fc.constantFrom('g', 'kg', 'ml', 'oz', 'lb', 'cups', 'pints');
  const line = fc.record({
    n: fc.integer({ min: 2, max: 90 }),
    unit,
    food,
    to: fc.constantFrom('metric', 'us'),
  });
  fc.assert(
    fc.property(line, fc.constantFrom(2, 3, 4, 10), (of, factor) => {
      const parts = (amount: number, times: number) =>
        convertText(`${amount} ${of.unit} ${of.food}`, {
          to: of.to,
          language: 'en',
          kind: 'line',
          factor: times,
        }).find(({ original }) => original !== undefined)?.text;
      expect(parts(of.n, factor)).toBe(parts(of.n * factor, 1));
    }),
  );
});

/** The least that a unit is rounded to at a value, and its size in the base unit. */
const STEPS: Record<string, (value: number) => [step: number, size: number]> = {
  gram: (value) => [value >= 50 ? 5 : value >= 2 ? 1 : 0.1, 1],
  kilogram: () => [0.1, 1000],
  milliliter: (value) => [value >= 200 ? 10 : value >= 20 ? 5 : 1, 1],
  liter: () => [0.05, 1000],
  ounce: () => [0.5, 28.349523125],
  pound: () => [0.25, 453.59237],
  centimeter: (value) => [value >= 8 ? 5 : 0.5, 1],
  millimeter: () => [1, 0.1],
  inch: (value) => [value >= 4 ? 0.5 : 0.25, 2.54],
  cup: () => [0.25, 240],
  'fluid ounce': () => [0.5, 29.5735295625],
  tablespoon: () => [0.25, 15],
  teaspoon: () => [0.25, 5],
};

test('what is shown is at most half a step from the exact amount', () => {
  fc.assert(
    fc.property(amounts, units, fc.constantFrom('metric', 'us'), (value, unit, to) => {
      const one = measure(value, unit);
      const result = converted(one, { to, factor: 1, density: null, isLabel: false });
      if (!result) return;
      const exact = baseValues(one, 1)[0] ?? 0;
      const [step = 1, size = 1] = STEPS[result.unit]?.(result.values[0] ?? 0) ?? [];
      expect(Math.abs((result.values[0] ?? 0) * size - exact)).toBeLessThanOrEqual((step * size) / 2 + 1e-9);
    }),
  );
});

test('a text without measures is the same byte for byte, and nothing makes it fail', () => {
  const words = fc.array(
    fc.constantFrom(
      'serves 6',
      'type 405',
      '2 %',
      'speed 2',
      '7UP',
      '350',
      '12 eggs',
      'flour,',
      'Ä\u0301',
      '¼',
      '—',
    ),
  );
  fc.assert(
    fc.property(words, fc.constantFrom('metric', 'us'), (list, to) => {
      const text = list.join(' and ');
      expect(joined(convertText(text, { to, language: 'en', kind: 'step' }))).toBe(text);
    }),
  );
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('metric', 'us'),
      fc.constantFrom('line', 'step'),
      (text, to, kind) => {
        convertText(text, { to, language: 'en', kind, factor: 2 });
      },
    ),
  );
});

test('finds the food of a measure by its chief word', () => {
  const food = (text: string, language: 'en' | 'de' | 'fr') =>
    densityIn(text, language, { start: 0, end: text.length })?.food;
  expect(food('milk chocolate chips', 'en')).toBe('milk chocolate chip');
  expect(food('sugar cookies', 'en')).toBeUndefined();
  expect(food('of the bread flour until smooth', 'en')).toBe('bread flour');
  expect(food('Nudelwasser', 'de')).toBe('Wasser');
  expect(food("d'huile d'olive", 'fr')).toBe("huile d'olive");
  expect(findMeasures('2 cups flour', kitchen)).toHaveLength(1);
});
