import { randomUUID } from 'node:crypto';
import type { UpdateRecipeInput } from '@larder/shared/recipe/schema';
import { UNSAFE_TEXT_MESSAGE, tooLongMessage } from '@larder/shared/text';
import { describe, expect, it } from 'vitest';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');
const caller = callerOf(deps, alice);
const mine = await caller.recipes.create({ title: 'Untouched' });

const many = (count: number, text = 'x'): string[] => Array.from({ length: count }, (_, n) => `${text}${n}`);
const fields: [what: string, given: Record<string, unknown>, message?: string][] = [
  ['NUL in the title', { title: 'a\u0000b' }, UNSAFE_TEXT_MESSAGE],
  ['a lone surrogate in the notes', { cookingNotes: 'a\ud800b' }, UNSAFE_TEXT_MESSAGE],
  ['a lone surrogate in an ingredient', { ingredients: ['\udc00'] }, UNSAFE_TEXT_MESSAGE],
  ['NUL in a tag', { tags: ['\u0000'] }, UNSAFE_TEXT_MESSAGE],
  ['a blank title', { title: ' \n ' }, 'Title is required'],
  ['a title that nobody can see', { title: '\u200b \u2060' }, 'Title is required'],
  ['a title of 201 characters', { title: 'x'.repeat(201) }, tooLongMessage('Title', 200)],
  [
    'an ingredient of 1,001 characters',
    { ingredients: ['x'.repeat(1001)] },
    tooLongMessage('Ingredient', 1000),
  ],
  ['201 ingredients', { ingredients: many(201) }, 'A recipe can have at most 200 ingredients'],
  ['201 steps', { instructions: many(201) }, 'A recipe can have at most 200 steps'],
  ['a step of 1,001 characters', { instructions: ['x'.repeat(1001)] }, tooLongMessage('Step', 1000)],
  ['a tag of 51 characters', { tags: ['x'.repeat(51)] }, tooLongMessage('Tag', 50)],
  ['51 tags', { tags: many(51) }, 'A recipe can have at most 50 tags'],
  [
    'notes of 20,001 characters',
    { cookingNotes: 'x'.repeat(20_001) },
    tooLongMessage('Cooking notes', 20_000),
  ],
  ['NaN minutes', { prepTime: Number.NaN }],
  ['infinite minutes', { cookTime: Number.POSITIVE_INFINITY }],
  ['a fraction of a minute', { cookTime: 1.5 }],
  ['negative minutes', { prepTime: -1 }],
  ['no servings', { servings: 0 }],
  ['more servings than an integer holds', { servings: 1e12 }],
  ['text for a number', { servings: '4' }],
  ['another difficulty', { difficulty: 'impossible' }],
  ['a script for a source', { sourceUrl: 'javascript:alert(1)' }],
  ['a text for a list', { ingredients: 'flour' }],
  ['a picture that is no id', { imageId: '1; drop table recipes' }],
  ['an owner', { userId: randomUUID() }],
  ['a favourite flag', { isFavorite: true }],
  ['a photo count', { photoCount: 3 }],
  ['a shared flag', { isShared: true }],
  ['people it is shared with', { sharedWith: [randomUUID()] }],
  ['a prototype', { constructor: {} }],
];

describe('a recipe with', () => {
  it.each(fields)('%s is refused, new or changed, and nothing is stored', async (_, given, message) => {
    const input = { title: 'x', ...given } as UpdateRecipeInput;
    const { id: _id, version: _version, ...fresh } = input;
    const refusals = [
      await refusalOf(caller.recipes.create(fresh)),
      await refusalOf(caller.recipes.update({ ...input, id: mine.id, version: mine.version })),
    ];
    for (const refusal of refusals) {
      expect(refusal.appCode).toBe('INVALID_INPUT');
      if (message !== undefined) expect(refusal.message).toBe(message);
    }
    expect(await caller.recipes.list({})).toMatchObject({ total: 1, items: [{ title: 'Untouched' }] });
    expect(await caller.recipes.byId({ id: mine.id })).toEqual(mine);
  });
});

it('a version beyond 32 bits is refused as every other wrong number', async () => {
  const save = (version: number) => caller.recipes.update({ id: mine.id, version, title: 'x' });
  expect((await refusalOf(save(2_147_483_648))).appCode).toBe('INVALID_INPUT');
  expect((await refusalOf(save(2_147_483_647))).appCode).toBe('RECIPE_CHANGED');
});

it('takes as much as the limits allow', async () => {
  const bob = callerOf(deps, await testPerson(deps, 'bob'));
  const most = {
    title: 'x'.repeat(200),
    ingredients: many(200).map((line) => line.padEnd(1000, 'x')),
    instructions: many(200).map((line) => line.padEnd(1000, 'x')),
    tags: many(50).map((tag) => tag.padEnd(50, 'y')),
    cookingNotes: 'x'.repeat(20_000),
  };
  expect(await bob.recipes.create(most)).toMatchObject(most);
});

describe('every procedure refuses', () => {
  const untyped = caller as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  const call = (path: string, input: unknown): Promise<unknown> => {
    const [feature = '', procedure = ''] = path.split('.');
    const run = untyped[feature]?.[procedure];
    if (!run) throw new Error(`No procedure ${path}`);
    return run(input);
  };
  const good: Record<string, Record<string, unknown>> = {
    'recipes.list': {},
    'recipes.byId': { id: mine.id },
    'recipes.update': { id: mine.id, version: mine.version, title: 'x' },
    'recipes.delete': { id: mine.id },
    'recipes.setFavorite': { id: mine.id, isFavorite: true },
    'playlists.list': {},
    'shares.create': { recipeId: mine.id },
    'shares.recordShare': { recipeId: mine.id },
    'shares.forRecipe': { recipeId: mine.id },
    'shares.list': {},
    'shares.revoke': { shareId: mine.id },
    'shares.get': { shareId: mine.id },
  };

  it.each(Object.entries(good))('unknown keys and no object at all: %s', async (path, input) => {
    for (const wrong of [{ ...input, userId: alice.userId }, null, 'x', [], 7]) {
      expect((await refusalOf(call(path, wrong))).appCode).toBe('INVALID_INPUT');
    }
  });

  it.each(Object.entries(good))('ids that are none, and wrong values in lists: %s', async (path, input) => {
    const wrongs =
      Object.keys(input).length > 0
        ? Object.keys(input).flatMap((key) => [
            { ...input, [key]: { $ne: 1 } },
            { ...input, [key]: null },
          ])
        : [
            { limit: 0 },
            { limit: 101 },
            { limit: Number.NaN },
            { limit: Number.POSITIVE_INFINITY },
            { limit: 1.5 },
            { cursor: 'x'.repeat(1001) },
            { cursor: {} },
          ];
    for (const wrong of wrongs) expect((await refusalOf(call(path, wrong))).appCode).toBe('INVALID_INPUT');
    const malformed = ['x', '', '\u0000', `${mine.id}'`];
    if (!('id' in input)) return;
    for (const id of malformed)
      expect((await refusalOf(call(path, { ...input, id }))).appCode).toBe('INVALID_INPUT');
  });

  it.each(['recipes.list', 'playlists.list'])(
    'searches that cannot be stored or are too long: %s',
    async (path) => {
      for (const search of ['\u0000', '\ud800', 'x'.repeat(201)]) {
        expect((await refusalOf(call(path, { search }))).appCode).toBe('INVALID_INPUT');
      }
    },
  );
});
