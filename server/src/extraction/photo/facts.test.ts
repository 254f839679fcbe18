import { expect, it } from 'vitest';
import { factLabels, readPhotoFacts } from './facts.ts';

it.each([
  ['4 Portionen · Vorbereitungszeit 10 Min. · Kochzeit 25 Min.', { servings: 4, prepTime: 10, cookTime: 25 }],
  ['10 min prep | 1 h 30 min cook | 6 servings', { prepTime: 10, cookTime: 90, servings: 6 }],
  ['20 minutes to prepare · 40 minutes to cook', { prepTime: 20, cookTime: 40 }],
  ['Préparation: 15 mn, Cuisson: 40 mn', { prepTime: 15, cookTime: 40 }],
  ['Preparation time: 15 mins Cooking time: 1/2 hour', { prepTime: 15, cookTime: 30 }],
  ['Makes about 24 small biscuits', { servings: 24 }],
])('reads %j', (text, facts) => {
  expect(factLabels(text)).toBeDefined();
  expect(readPhotoFacts([text])).toEqual(facts);
});

it('takes a time for no number of servings', () => {
  expect(factLabels('for 2 hours.')).toBeUndefined();
});
