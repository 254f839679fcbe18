import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodRule } from '../food-rule/schema.ts';
import { knowEveryWord } from '../language/every-word.ts';
import { addLines } from './add-lines.ts';
import { foodReaderIn } from './food-reader.ts';
import { foodRulesIn, lineWords, withFoodRules } from './food-rules.ts';
import { readLine } from './read-line.ts';

knowEveryWord();

type Said = [kind: FoodRule['kind'], food: string, isFood: string, language?: string];
const rulesOf = (language: string, ...said: Said[]) =>
  foodRulesIn(
    language,
    said.map(([kind, food, isFood, of = language]) => ({ kind, food, isFood, language: of })),
  );
const corrected = (text: string, ...said: Said[]) =>
  withFoodRules(text, readLine(text, 'en'), rulesOf('en', ...said));
const sumOf = (a: string, b: string, ...said: Said[]) => addLines(a, b, 'en', rulesOf('en', ...said));

describe('what a person says of a line', () => {
  it('is its food, at any amount', () => {
    const said: Said = ['line', 'half and half', 'single cream'];
    for (const line of ['1 cup half and half', '250 ml Half and Half', 'half and half'])
      expect(corrected(line, said).food).toBe('single cream');
    expect(corrected('1 cup half and half and half', said).food).not.toBe('single cream');
  });
  it('stands in place of what may be used instead, and changes no part of the line', () => {
    const line = '2 tbsp butter or oil';
    const reading = readLine(line, 'en');
    expect(reading.alternatives).toEqual(['oil']);
    expect(corrected(line, ['line', lineWords(line, reading), 'ghee'])).toEqual({
      ...reading,
      food: 'ghee',
      alternatives: [],
    });
  });
  it('adds it up with lines of that food', () => {
    const lines = ['1 knob of Kerrygold', '2 knobs butter'] as const;
    expect(sumOf(...lines).result).toBe('separate');
    const words = lineWords(lines[0], readLine(lines[0], 'en'));
    expect(sumOf(...lines, ['line', words, 'butter'])).toEqual({ result: 'sum', quantity: 3, unit: 'knob' });
  });
});

describe('two names of one food', () => {
  it('add up, in singular and plural, and over several rules', () => {
    const said: Said[] = [
      ['same', 'peppers', 'bell peppers'],
      ['same', 'bell pepper', 'capsicum'],
    ];
    expect(sumOf('2 peppers', '1 bell pepper').result).toBe('separate');
    for (const line of ['1 bell pepper', '1 capsicum', '1 pepper'])
      expect(sumOf('2 peppers', line, ...said)).toEqual({ result: 'sum', quantity: 3, unit: null });
  });
  it('count in their language alone', () => {
    expect(sumOf('2 peppers', '1 bell pepper', ['same', 'peppers', 'bell peppers', 'de']).result).toBe(
      'separate',
    );
  });
  it('leave other sums as they are: a size, a unit and a state hold lines apart as before', () => {
    const said: Said = ['same', 'peppers', 'bell peppers'];
    expect(sumOf('2 large peppers', '1 small bell pepper', said).result).toBe('separate');
    expect(sumOf('2 peppers', '100 g bell pepper', said).result).toBe('separate');
  });
  it('are both looked for in a step', () => {
    const reader = foodReaderIn('en', rulesOf('en', ['same', 'aubergine', 'eggplant']));
    expect(reader.foodsOf('1 eggplant').toSorted()).toEqual(['aubergine', 'eggplant']);
    expect(reader.foodsOf('2 aubergines')).toContain('eggplant');
  });
  it('are the same both ways, whatever circles they make', () => {
    const name = fc.constantFrom('apple', 'pears', 'quince', 'plum', 'figs', 'Pear');
    const said = fc.array(fc.tuple(fc.constant('same' as const), name, name), { maxLength: 8 });
    fc.assert(
      fc.property(said, name, name, (given, one, other) => {
        const { areSame, namesOf } = rulesOf('en', ...given);
        expect(areSame(one, one)).toBe(true);
        expect(areSame(one, other)).toBe(areSame(other, one));
        for (const also of namesOf(one)) expect(areSame(one, also)).toBe(true);
      }),
    );
  });
});

describe('two foods that are kept apart', () => {
  it('never add up, whichever comes first, though other rules make them one', () => {
    const said: Said[] = [
      ['same', 'streaky bacon', 'bacon'],
      ['same', 'pancetta', 'bacon'],
      ['apart', 'pancetta', 'streaky bacon'],
    ];
    const [one, other] = ['100 g streaky bacon', '50 g pancetta'] as const;
    expect(sumOf(one, other, ...said.slice(0, 2)).result).toBe('sum');
    expect(sumOf(one, other, ...said).result).toBe('separate');
    expect(sumOf(other, one, ...said).result).toBe('separate');
    expect(sumOf(one, '50 g bacon', ...said).result).toBe('sum');
  });
  it('each add up with themselves', () => {
    expect(sumOf('2 eggs', '1 egg', ['apart', 'egg', 'duck egg']).result).toBe('sum');
    expect(sumOf('2 eggs', '3 eggs', ['apart', 'egg', 'eggs']).result).toBe('sum');
  });
});

describe('where a food is bought, and what is always there', () => {
  it('counts for the food in singular and plural and by its other names, in its language', () => {
    const rules = rulesOf(
      'en',
      ['same', 'scallion', 'spring onion'],
      ['aisle', 'spring onions', 'frozen'],
      ['aisle', 'oat milk', 'none'],
      ['same', 'kosher salt', 'sea salt'],
      ['staple', 'kosher salt', 'kosher salt'],
      ['staple', 'Öl', 'Öl', 'de'],
    );
    expect(['spring onion', 'scallions', 'oat milk', 'milk'].map(rules.aisleOf)).toEqual([
      'frozen',
      'frozen',
      null,
      undefined,
    ]);
    expect(['sea salt', 'salt', 'Öl'].map(rules.isStaple)).toEqual([true, false, false]);
  });
});
