import { fold } from '@larder/shared/language/fold';
import { expect, it } from 'vitest';
import { servingsIn } from './servings.ts';

it.each([
  ['It should do four hungry people.', 4],
  ['Salen unas cuatro raciones.', 4],
  ['Genoeg voor vier eters. Groetjes', 4],
  ['It will feed ten easily', 10],
  ['Das Gratin, sechs bis acht Personen.', 6],
  ['To na dwóch, trzech osób.', 2],
])('reads a number that is spelled: %j', (text, count) => {
  expect(servingsIn(fold(text))).toBe(count);
});

it.each([
  'Four people asked me for this one.',
  'Add two servings of rice.',
  'Brown the meat in two portions.',
  'Ajoutez les deux os.',
  'Feed 1:2:2 the night before',
])('reads no number of others: %j', (text) => {
  expect(servingsIn(fold(text))).toBeNull();
});
