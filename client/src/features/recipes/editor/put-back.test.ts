import { expect, it } from 'vitest';
import { putBack, takeOut, type PutBackPlace, type PutBackValues } from './put-back.ts';

const FORM: PutBackValues = {
  ingredients: ['2 eggs', ''],
  instructions: [''],
  cookingNotes: '',
  leftOut: ['Good with soup', '• 1 lemon', '3. Bake.', '🍋'],
};

it.each([
  [1, 'ingredients', { ingredients: ['2 eggs', '1 lemon'] }],
  [2, 'instructions', { instructions: ['Bake.'] }],
  [0, 'cookingNotes', { cookingNotes: 'Good with soup' }],
  [3, 'cookingNotes', { cookingNotes: '🍋' }],
] as const)('puts line %i back at the end of the %s', (index, place, changed) => {
  expect(putBack(FORM, index, place)).toEqual({
    ...FORM,
    ...changed,
    leftOut: FORM.leftOut.toSpliced(index, 1),
  });
});

it('puts a note below those that are there', () => {
  expect(putBack({ ...FORM, cookingNotes: 'Less salt.' }, 0, 'cookingNotes').cookingNotes).toBe(
    'Less salt.\nGood with soup',
  );
});

it('knows no line that is gone', () => {
  expect(putBack(FORM, 4, 'ingredients')).toBe(FORM);
});

it.each<PutBackPlace>(['ingredients', 'instructions', 'cookingNotes'])('is undone in the %s', (place) => {
  const after = putBack(FORM, 1, place);
  const before = takeOut(after, 1, place, '• 1 lemon');
  expect(before).toEqual({ ...FORM, ingredients: place === 'ingredients' ? ['2 eggs'] : FORM.ingredients });
});

it('is undone without losing what was typed since', () => {
  const after = putBack(FORM, 1, 'ingredients');
  const corrected = { ...after, ingredients: ['2 eggs', '1 lemon, its juice', 'salt'] };
  expect(takeOut(corrected, 1, 'ingredients', '• 1 lemon')).toEqual({ ...corrected, leftOut: FORM.leftOut });
});
