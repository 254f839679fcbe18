import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readModelAnswer } from './model-answer.ts';

const answer = (given: unknown) => readModelAnswer(JSON.stringify(given));
const fieldsOf = (given: Record<string, unknown>) => {
  const read = answer({ ingredients: ['1 egg'], ...given });
  return read?.isRecipe === true ? read.fields : undefined;
};

it('keeps the fields of a recipe and nothing else', () => {
  const given = { isRecipe: true, title: ' Pancakes ', instructions: ['1. Mix.', '2. Fry.'], servings: '4' };
  expect(
    answer({ ...given, ingredients: ['- 2 eggs', 'For the sauce:', 'sugar'], image: 'x', system: 'y' }),
  ).toEqual({
    isRecipe: true,
    fields: {
      title: 'Pancakes',
      description: '',
      ingredients: ['2 eggs', '[For the sauce]', 'sugar'],
      instructions: ['Mix.', 'Fry.'],
      prepTime: null,
      cookTime: null,
      servings: 4,
      difficulty: null,
    },
  });
});

it('takes no number, difficulty or text that is none', () => {
  expect(
    fieldsOf({ prepTime: 'a while', cookTime: -5, servings: 1e9, difficulty: 'expert', title: 7 }),
  ).toMatchObject({
    prepTime: null,
    cookTime: null,
    servings: null,
    difficulty: null,
    title: '',
  });
  expect(fieldsOf({ cookTime: 12.4, difficulty: 'hard' })).toMatchObject({
    cookTime: 12,
    difficulty: 'hard',
  });
});

const CAKE = { title: 'Cake', ingredients: ['200 g flour'], instructions: ['Bake it.'] };

describe('an answer that is not in the agreed form is read all the same', () => {
  it.each<[how: string, given: Record<string, unknown>, expected: Record<string, unknown>]>([
    [
      'lists as texts',
      { ingredients: '- 2 eggs\n- salt', instructions: 'Mix.\nFry.' },
      { ingredients: ['2 eggs', 'salt'], instructions: ['Mix.', 'Fry.'] },
    ],
    [
      'ingredients as objects',
      {
        ingredients: [
          { name: 'flour', amount: 200, unit: 'g' },
          { quantity: '2', item: 'eggs', note: 'beaten' },
        ],
      },
      { ingredients: ['200 g flour', '2 eggs beaten'] },
    ],
    [
      'steps as objects',
      {
        instructions: [
          { number: 1, text: 'Mix.' },
          { step_number: 2, instruction: 'Fry.' },
        ],
      },
      { instructions: ['Mix.', 'Fry.'] },
    ],
    [
      'numbers with words',
      { prepTime: '25 min', cookTime: 'about 40 minutes', servings: '8 servings' },
      { prepTime: 25, cookTime: 40, servings: 8 },
    ],
    [
      'times with hours',
      { prepTime: '1 hour 20 minutes', cookTime: '2 h', servings: 'a few' },
      { prepTime: 80, cookTime: 120, servings: null },
    ],
    ['words with capitals', { difficulty: 'Easy', isRecipe: 'true' }, { difficulty: 'easy' }],
  ])('%s', (_, given, expected) => {
    expect(fieldsOf({ instructions: ['Mix.'], ...given })).toMatchObject(expected);
  });

  it.each([
    ['thoughts with braces', `<think>The set {eggs, {milk} is … "quoted"</think>${JSON.stringify(CAKE)}`],
    ['a first try', `{"title": "Cake"} or rather ${JSON.stringify(CAKE)}`],
    ['a fence and a sentence', `Here:\n\`\`\`json\n${JSON.stringify(CAKE)}\n\`\`\`\nUse a {tin}.`],
  ])('behind or before %s', (_, text) => {
    expect(readModelAnswer(text)).toMatchObject({ isRecipe: true, fields: CAKE });
  });

  it('but never without the ingredients that it has', () => {
    expect(answer({ ...CAKE, ingredients: [['200 g', 'flour'], null] })).toBeUndefined();
    expect(answer({ ...CAKE, ingredients: 7 })).toBeUndefined();
  });

  it('and says that there is no recipe', () => {
    expect(answer({ isRecipe: 'false' })).toEqual({ isRecipe: false });
  });

  it('in a time that grows with its length', () => {
    const start = performance.now();
    for (const text of ['{', '{"', '{}', '{"a":']) readModelAnswer(text.repeat(1_000_000 / text.length));
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

it('makes text of markup, controls and what nobody sees', () => {
  expect(fieldsOf({ title: '<script>alert(1)</script>Pan\u202e\u200bcakes\u0000' })?.title).toBe('Pancakes');
});

it('keeps within the bounds of a recipe', () => {
  const read = fieldsOf({ title: 'x'.repeat(900), ingredients: Array(300).fill(`1 ${'x'.repeat(2_000)}`) });
  expect(read?.title.length).toBeLessThanOrEqual(RECIPE_LIMITS.title);
  expect(read?.ingredients).toHaveLength(RECIPE_LIMITS.listItems);
  expect(read?.ingredients[0]?.length).toBeLessThanOrEqual(RECIPE_LIMITS.listItem);
});

it('reads any answer at all, or none of it', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.json().map((json) => `{"title": ${json}}`),
  );
  const runs = { numRuns: 12 };
  fc.assert(
    fc.property(anything, (text) => void readModelAnswer(text)),
    runs,
  );
  const lists = fc.array(fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(lists, lists, (ingredients, instructions) => {
      const read = answer({ ingredients, instructions });
      if (read?.isRecipe === true) expect(JSON.stringify(read)).not.toMatch(/\\u0000|\\ud8|<script/i);
    }),
    runs,
  );
});
