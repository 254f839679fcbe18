import { describe, expect, it } from 'vitest';
import { readCaption } from '../text/read-text.ts';
import { givenText, withTextAnswer, type ReadText } from './text-answer.ts';

const TEXT = `Hi all, mum’s lentil soup today

200 g red lentils
1 onion
1 l water

Chop the onion.
Boil everything for 20 minutes, serves 4.
Share this with your friends`;
const LISTS = {
  ingredients: ['200 g red lentils', '1 onion', '1 l water'],
  instructions: ['Chop the onion.', 'Boil everything for 20 minutes, serves 4.'],
};
const ANSWER = {
  ...{ title: 'Mum’s lentil soup', description: '', ...LISTS },
  ...{ prepTime: null, cookTime: 90, servings: 9, difficulty: null },
};
const BY_MODEL = { source: 'model', sure: false, reason: 'readByModel' };
const SURE = { source: 'page', sure: true };

const { recipe } = readCaption(TEXT);
if (recipe === null) throw new Error('The text has a recipe');
const OWN: ReadText = { recipe: { ...recipe, ...LISTS, title: 'Hi all' }, text: TEXT };
const answered = (changes: Partial<typeof ANSWER>, own: Partial<ReadText> = {}) =>
  withTextAnswer({ ...OWN, ...own }, { ...ANSWER, ...changes });

describe('what a model read in the same text', () => {
  it('confirms what is the same, and takes the place of what is not', () => {
    const read = withTextAnswer(OWN, ANSWER);
    expect(read).toMatchObject({ recipe: { ...LISTS, title: ANSWER.title, servings: 4 } });
    expect(read?.evidence).toEqual({ title: BY_MODEL, ingredients: SURE, instructions: SURE });
  });

  it('says nothing of a field that it does not have, and fills no number', () => {
    const read = answered({ title: '', instructions: [] });
    expect(read?.recipe).toMatchObject({ ...LISTS, title: 'Hi all', servings: 4 });
    expect(read?.evidence).toEqual({ ingredients: SURE });
  });

  it('loses the lines that do not stand in the text', () => {
    const own = { ...OWN, recipe: { ...recipe, ingredients: ['1 onion'] } };
    const more = [...LISTS.ingredients, '2 tbsp curry'].flatMap((line) => [line]);
    expect(answered({ ingredients: more }, own)?.recipe?.ingredients).toEqual(['1 onion']);
    const most = [...LISTS.ingredients, ...LISTS.ingredients, '2 tbsp curry'];
    expect(answered({ ingredients: most }, own)?.recipe?.ingredients).not.toContain('2 tbsp curry');
  });

  it('is not taken where it lacks most of what was read', () => {
    const only = answered({ instructions: ['Chop the onion.'] });
    expect(only?.recipe?.instructions).toEqual(LISTS.instructions);
  });

  it('leaves out what neither has, and nothing else', () => {
    const own = { ...OWN, recipe: { ...recipe, instructions: ['Chop the onion.'] } };
    expect(own.recipe.leftOut).toContain('Share this with your friends');
    const read = withTextAnswer(own, ANSWER)?.recipe;
    expect(read?.leftOut).toContain('Share this with your friends');
    expect(read?.leftOut.join()).not.toMatch(/onion|Boil/);
  });

  it('is the recipe where none was found, with what the text says besides', () => {
    const read = answered({}, { recipe: null });
    expect(read?.recipe).toMatchObject({ ...LISTS, title: ANSWER.title, servings: 4, cookTime: 20 });
    expect(read?.evidence).toEqual({ title: BY_MODEL, ingredients: BY_MODEL, instructions: BY_MODEL });
    expect(answered({ title: 'Gold soup' }, { recipe: null })?.recipe?.title).toBe('Recipe');
  });

  it.each([
    [
      'invented',
      OWN.recipe,
      { ingredients: ['1 kg of gold', '2 dragons'], instructions: ['Ask a dragon to bake it.'] },
    ],
    ['nothing', OWN.recipe, { ingredients: [], instructions: [] }],
    ['a list alone, where no recipe was found', null, { instructions: [] }],
    ['steps alone, where no recipe was found', null, { ingredients: [] }],
  ])('is not believed when it is %s', (_, own, changes) => {
    expect(answered(changes, { recipe: own })).toBeUndefined();
  });
});

it('is looked up in as much of the text as the model was given', () => {
  const text = `${'We love soup. '.repeat(3_000)}\n${TEXT}`;
  expect(givenText(text)).toHaveLength(24_000);
  expect(withTextAnswer({ ...OWN, text }, ANSWER)).toBeUndefined();
});
