import { describe, expect, it } from 'vitest';
import type { Choice } from './choice.ts';
import { evidenceOf } from './evidence.ts';
import type { Candidate } from './fields.ts';

const LINES = ['2 eggs', '100 g flour', '1 l milk'];
const NOTHING: Choice = { list: undefined, shown: undefined, source: undefined, sureness: 0, evidence: {} };
const NO_LISTS = { ingredients: NOTHING, instructions: NOTHING };
const lines = (source: Candidate['source']) => ({
  source,
  lines: LINES,
  bag: { counts: new Map(), size: 0 },
});
const list = (source: Candidate['source'], sureness: number, evidence = {}): Choice => ({
  list: lines(source),
  shown: lines('visible'),
  source,
  sureness,
  evidence,
});

describe('evidenceOf', () => {
  it('names the first source of each field and leaves out what no source tells', () => {
    const data: Candidate = { source: 'json-ld', title: 'Pancakes' };
    const head: Candidate = { source: 'meta', title: 'Best pancakes', images: ['/a.jpg', '/b.jpg'] };
    expect(evidenceOf({ title: 'Pancakes', images: ['/b.jpg'] }, [data, head], NO_LISTS)).toEqual({
      title: { source: 'structured', sure: true },
      image: { source: 'page', sure: true },
    });
  });

  it('is not sure of numbers that only the text has, unless another source agrees', () => {
    const seen: Candidate = { source: 'visible', servings: 4 };
    const data: Candidate = { source: 'microdata', servings: 4 };
    expect(evidenceOf({ servings: 4 }, [seen], NO_LISTS)).toEqual({
      servings: { source: 'page', sure: false, reason: 'textOnly' },
    });
    expect(evidenceOf({ servings: 4 }, [data, seen], NO_LISTS).servings).toEqual({
      source: 'structured',
      sure: true,
    });
  });

  it('is not sure of a time of nothing', () => {
    const data: Candidate = { source: 'json-ld', prepTime: 0 };
    expect(evidenceOf({ prepTime: 0 }, [data], NO_LISTS).prepTime?.sure).toBe(false);
  });

  it('is sure of a list that is seldom wrong, whatever its source', () => {
    expect(evidenceOf({}, [], { ...NO_LISTS, ingredients: list('visible', 0.97) }).ingredients).toEqual({
      source: 'page',
      sure: true,
    });
  });

  it('is sure of data that stands alone, unless it has hardly an amount', () => {
    const alone = (amounts: number) => ({
      ...NO_LISTS,
      ingredients: { ...list('json-ld', 0.5, { amounts }), shown: undefined },
    });
    expect(evidenceOf({}, [], alone(0.8)).ingredients).toEqual({ source: 'structured', sure: true });
    expect(evidenceOf({}, [], alone(0.1)).ingredients?.sure).toBe(false);
  });

  it.each([
    ['textOnly', list('visible', 0.5, { hasTwin: 0 })],
    ['mayBeIncomplete', list('json-ld', 0.5, { hasTwin: 1, lacksLinesOfTwin: 1, wordsInTwin: 1 })],
    ['sourcesDiffer', list('json-ld', 0.5, { hasTwin: 1, alikeTwin: 0.4 })],
    ['fewAmounts', list('json-ld', 0.5, { hasTwin: 1, alikeTwin: 0.9, amounts: 0.1 })],
    ['unlikely', list('json-ld', 0.5, { hasTwin: 1, alikeTwin: 0.9, amounts: 1 })],
  ])('says why a list is to be checked: %s', (reason, choice) => {
    expect(evidenceOf({}, [], { ...NO_LISTS, ingredients: choice }).ingredients).toMatchObject({
      sure: false,
      reason,
    });
  });
});
