import { emptyDraft } from '@larder/shared/recipe/empty';
import { describe, expect, it } from 'vitest';
import { isUnsure, withAnswer, type ReadPageDraft } from './page-answer.ts';

const INGREDIENTS = ['200 g red lentils', '1 onion', '1 l water'];
const STEPS = ['Chop the onion.', 'Boil everything for 20 minutes.'];
const SHOWN = ['Lentil soup', ...INGREDIENTS, 'For the top', '1 lemon', ...STEPS, 'Share this'].join('\n');
const UNSURE = { source: 'page', sure: false, reason: 'textOnly' } as const;
const SURE = { source: 'structured', sure: true } as const;
const BY_MODEL = { source: 'model', sure: false, reason: 'readByModel' };

const OWN: ReadPageDraft = {
  ok: true,
  draft: {
    ...emptyDraft(),
    title: 'Lentil soup',
    ingredients: ['1 onion', 'Share this'],
    instructions: STEPS,
  },
  evidence: { title: SURE, ingredients: UNSURE, instructions: UNSURE },
  ...{ pictures: [], recipes: [], chosen: 0, video: undefined, shown: SHOWN },
};
const ANSWER = {
  ...{ title: 'Lentil soup', description: '', ingredients: INGREDIENTS, instructions: STEPS },
  ...{ prepTime: null, cookTime: 20, servings: 4, difficulty: null },
};
const answered = (changes: Partial<typeof ANSWER>, own: Partial<ReadPageDraft> = {}) =>
  withAnswer({ ...OWN, ...own }, { ...ANSWER, ...changes });

describe('a reading is unsure', () => {
  it('when a field that makes a recipe is, or is missing', () => {
    const sure = { ...OWN, evidence: { title: SURE, ingredients: SURE, instructions: SURE } };
    expect(isUnsure(OWN)).toBe(true);
    expect(isUnsure(sure)).toBe(false);
    expect(isUnsure({ ...sure, draft: { ...OWN.draft, instructions: [] } })).toBe(true);
    expect(isUnsure({ ...sure, evidence: { ...sure.evidence, servings: UNSURE } })).toBe(false);
  });
});

describe('what a model read on the same page', () => {
  it('takes the place of what was unsure, and confirms what is the same', () => {
    expect(withAnswer(OWN, ANSWER)).toEqual({
      ...OWN,
      draft: { ...OWN.draft, ingredients: INGREDIENTS },
      evidence: { title: SURE, ingredients: BY_MODEL, instructions: { source: 'page', sure: true } },
    });
  });

  it('changes nothing that is sure, and no other field', () => {
    const evidence = { title: SURE, ingredients: SURE, instructions: UNSURE };
    const read = answered({ title: 'Lentil soup with lemon' }, { evidence });
    expect(read?.draft).toEqual(OWN.draft);
    expect(read?.evidence.ingredients).toEqual(SURE);
  });

  it('fills a field that was not found', () => {
    const draft = { ...OWN.draft, title: '', instructions: [] };
    const read = answered({}, { draft, evidence: { ingredients: SURE } });
    expect(read?.draft).toEqual({ ...OWN.draft });
    expect(read?.evidence).toEqual({ title: BY_MODEL, ingredients: SURE, instructions: BY_MODEL });
  });

  it('loses the lines that do not stand on the page, and the sections that were left empty', () => {
    const ingredients = [...INGREDIENTS, '[For the top]', '1 lemon', '[For luck]', '1 kg of gold'];
    expect(answered({ ingredients })?.draft.ingredients).toEqual(OWN.draft.ingredients);
    expect(answered({ ingredients: ingredients.slice(0, 6) })?.draft.ingredients).toEqual(
      ingredients.slice(0, 5),
    );
  });

  it('is not taken where it lacks most of what the embedded reader has', () => {
    expect(answered({ instructions: ['Chop the onion.'] })?.draft.instructions).toEqual(STEPS);
    expect(
      answered(
        { ingredients: ['1 onion'], instructions: [] },
        { draft: { ...OWN.draft, ingredients: INGREDIENTS } },
      ),
    ).toEqual({
      ...OWN,
      draft: { ...OWN.draft, ingredients: INGREDIENTS },
    });
  });

  it('is not taken where it is no list of its kind', () => {
    const paragraph = ['Chop the onion. Boil everything for 20 minutes.'];
    expect(answered({ ingredients: paragraph, instructions: INGREDIENTS })).toBeUndefined();
  });

  it.each([
    ['invented', { ingredients: ['1 kg of gold', '2 dragons'], instructions: ['Ask a dragon to bake it.'] }],
    ['of another recipe', { title: 'Apple pie' }],
    ['nothing', { ingredients: [], instructions: [] }],
  ])('is not believed when it is %s', (_, changes) => {
    expect(answered(changes)).toBeUndefined();
  });
});
