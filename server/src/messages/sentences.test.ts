import { expect, it } from 'vitest';
import { sentenceIn, sentenceOf } from './sentences.ts';

it('knows the sentences of the catalogues, with what stands in their places', () => {
  expect(sentenceOf('Recipe not found')).toEqual({ area: 'recipe', key: 'notFound', values: {} });
  expect(sentenceOf('Too many attempts. Try again in 12 seconds.')).toEqual({
    area: 'errors',
    key: 'rateLimited',
    values: { seconds: '12' },
  });
  expect(sentenceOf('Something else')).toBeUndefined();
});

it.each([
  ['de', 'Recipe not found', 'Rezept nicht gefunden'],
  [
    'de',
    'Too many attempts. Try again in 12 seconds.',
    'Zu viele Versuche. Versuch es in 12 Sekunden noch einmal.',
  ],
  ['en', 'Recipe not found', 'Recipe not found'],
  ['de', 'Something else', 'Something else'],
] as const)('says in %s what is %s in English', (language, english, said) => {
  expect(sentenceIn(language, english)).toBe(said);
});
