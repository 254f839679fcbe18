import { expect, it } from 'vitest';
import { difficultyOf, factLabels, isLabelAndValue, readPhotoFacts } from './facts.ts';

it.each([
  ['4 Portionen · Vorbereitungszeit 10 Min. · Kochzeit 25 Min.', { servings: 4, prepTime: 10, cookTime: 25 }],
  ['10 min prep | 1 h 30 min cook | 6 servings', { prepTime: 10, cookTime: 90, servings: 6 }],
  ['20 minutes to prepare · 40 minutes to cook', { prepTime: 20, cookTime: 40 }],
  ['Préparation: 15 mn, Cuisson: 40 mn', { prepTime: 15, cookTime: 40 }],
  ['Preparation time: 15 mins Cooking time: 1/2 hour', { prepTime: 15, cookTime: 30 }],
  ['Makes about 24 small biscuits', { servings: 24 }],
  ['Für 4 Personen . Vorbereitung: 20 Min. . Backzeit: 45 Min.', { servings: 4, prepTime: 20, cookTime: 45 }],
])('reads %j', (text, facts) => {
  expect(factLabels(text)).toBeDefined();
  expect(readPhotoFacts([text])).toEqual(facts);
});

it('takes a time for no number of servings', () => {
  expect(factLabels('for 2 hours.')).toBeUndefined();
});

it.each([
  ['Difficulty: easy', 'easy'],
  ['DIFFICULTY – Hard', 'hard'],
  ['Level of difficulty: medium', 'medium'],
  ['Serves 4 · Prep 15 minutes · Difficulty: easy', 'easy'],
  ['Prep 10 min | Cook 20 min | Difficulty easy | Serves 2', 'easy'],
  ['Schwierigkeitsgrad: leicht', 'easy'],
  ['Difficulté : très facile', 'easy'],
  ['Dificultad: difícil', 'hard'],
  ['Difficoltà: media', 'medium'],
  ['Moeilijkheidsgraad: gemiddeld', 'medium'],
  ['Svårighetsgrad: svår', 'hard'],
  ['Сложность: легко', 'easy'],
  ['難易度:簡単', 'easy'],
])('reads %j as a fact that tells the difficulty', (text, difficulty) => {
  expect(factLabels(text)).toContain('difficulty');
  expect(difficultyOf([text])).toBe(difficulty);
});

it('reads a difficulty that stands below its label', () => {
  expect(isLabelAndValue('Difficulty', 'Easy')).toBe(true);
  expect(isLabelAndValue('Difficulty', 'Beat the eggs')).toBe(false);
});

it.each([
  'Easy to make and hard to resist',
  'A difficulty level that suits everybody',
  'Level the top with a knife',
])('leaves %j, which is a sentence, alone', (text) => {
  expect(factLabels(text)).toBeUndefined();
  expect(difficultyOf([text])).toBeNull();
});
