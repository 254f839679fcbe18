import { LIMIT_MESSAGES } from '@larder/shared/limits';
import { tooLongMessage } from '@larder/shared/text';
import { tooManyMessage } from '@larder/shared/recipe/fields';
import { expect, it } from 'vitest';
import { sentenceIn } from './sentences.ts';

it.each([
  ['de', 'Recipe not found', 'Rezept nicht gefunden'],
  [
    'de',
    'Too many attempts. Try again in 12 seconds.',
    'Zu viele Versuche. Versuch es in 12 Sekunden noch einmal.',
  ],
  ['de', tooLongMessage('Title', 200), 'Titel: höchstens 200 Zeichen'],
  ['de', tooManyMessage('tags'), 'Ein Rezept kann höchstens 50 Stichwörter haben'],
  [
    'de',
    LIMIT_MESSAGES.recipes(10_000),
    'Ein Konto fasst bis zu 10.000 Rezepte. Lösche einige, um neue hinzuzufügen.',
  ],
  ['en', 'Recipe not found', 'Recipe not found'],
  ['de', 'Something else', 'Something else'],
] as const)('says in %s what is %s in English', (language, english, said) => {
  expect(sentenceIn(language, english)).toBe(said);
});
