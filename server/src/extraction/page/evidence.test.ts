import { describe, expect, it } from 'vitest';
import { evidenceOf } from './evidence.ts';
import type { Candidate } from './fields.ts';

const LINES = ['2 eggs', '100 g flour', '1 l milk'];

describe('evidenceOf', () => {
  it('names the first source of each field and leaves out what no source tells', () => {
    const data: Candidate = { source: 'json-ld', title: 'Pancakes', ingredients: LINES };
    const head: Candidate = { source: 'meta', title: 'Best pancakes', images: ['/a.jpg', '/b.jpg'] };
    expect(evidenceOf({ title: 'Pancakes', ingredients: LINES, images: ['/b.jpg'] }, [data, head])).toEqual({
      title: { source: 'structured', sure: true },
      ingredients: { source: 'structured', sure: true },
      image: { source: 'page', sure: true },
    });
  });

  it('is not sure of lists that only the text has, unless another source agrees', () => {
    const seen: Candidate = { source: 'visible', ingredients: ['[For the batter]', ...LINES], servings: 4 };
    const fields = { ingredients: LINES, servings: 4 };
    expect(evidenceOf(fields, [seen])).toEqual({
      ingredients: { source: 'page', sure: false },
      servings: { source: 'page', sure: false },
    });
    expect(evidenceOf(fields, [{ source: 'microdata', ...fields }, seen]).servings).toEqual({
      source: 'structured',
      sure: true,
    });
  });

  it('is not sure of ingredients without amounts or of a time of nothing', () => {
    const data: Candidate = { source: 'json-ld', ingredients: ['eggs', 'flour', 'milk'], prepTime: 0 };
    expect(evidenceOf({ ingredients: ['eggs', 'flour', 'milk'], prepTime: 0 }, [data])).toEqual({
      ingredients: { source: 'structured', sure: false },
      prepTime: { source: 'structured', sure: false },
    });
  });
});
