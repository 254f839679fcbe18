import { describe, expect, it } from 'vitest';
import { knowEveryWord } from '../language/every-word.ts';
import { foodIn, headFoodIn } from './lexicon.ts';

knowEveryWord();

describe('the lexicon of foods', () => {
  it.each([
    ['en', 'Tomatoes', 'tomato'],
    ['en', 'cherries', 'cherry'],
    ['en', 'bay leaves', 'bay leaf'],
    ['de', 'Äpfel', 'apfel'],
    ['de', 'Haselnüsse', 'haselnuss'],
    ['fr', 'pommes de terre', 'pomme de terre'],
    ['es', 'limones', 'limón'],
    ['it', 'cipolle', 'cipolla'],
    ['nl', 'uien', 'ui'],
    ['sv', 'ärtor', 'ärta'],
    ['pl', 'mąki', 'mąka'],
    ['pt', 'camarões', 'camarão'],
  ] as const)('%s: %s is %s', (language, words, food) => {
    expect(foodIn(language, words)).toBe(food);
  });
  it('does not know what it does not hold', () => {
    expect(foodIn('en', 'gravel')).toBeUndefined();
    expect(headFoodIn('de', 'Kiesel')).toBeUndefined();
  });
  it.each([
    ['en', 'free-range duck eggs', 'egg'],
    ['de', 'Weizenbrötchen', 'brötchen'],
    ['fr', "huile d'argan", 'huile'],
    ['sv', 'rökt sidfläsk', 'sidfläsk'],
  ] as const)('%s: the chief word of %s is %s', (language, name, food) => {
    expect(headFoodIn(language, name)).toBe(food);
  });
});
