import { randomUUID } from 'node:crypto';
import type { RecipeChangedDetails } from '@larder/shared/recipe/schema';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');
const bob = await testPerson(deps, 'bob');
const asAlice = callerOf(deps, alice).recipes;
const asBob = callerOf(deps, bob).recipes;
const asNobody = callerOf(deps, null).recipes;

const notFound = { appCode: 'RECIPE_NOT_FOUND', message: 'Recipe not found' };
const tart = {
  title: ' Rhubarb tart ',
  description: 'Sharp and sweet',
  tags: ['Baking', ' baking ', 'spring'],
  ingredients: ['[Dough]', '200 g flour', '', '100 g butter'],
  instructions: ['Knead.', 'Bake.'],
  prepTime: 20,
  servings: 8,
  difficulty: 'hard' as const,
  cookingNotes: 'Less sugar\nnext time',
  sourceUrl: 'https://kitchen.example/tart',
};

async function insertPhoto(owner: Viewer, purpose = 'page', recipeId: string | null = null): Promise<string> {
  const photo = await deps.db
    .insertInto('photos')
    .values({
      user_id: owner.vaultId,
      purpose,
      recipe_id: recipeId,
      storage_key: randomUUID(),
      width: 8,
      height: 6,
      widths: [8],
      thumbhash: 'AA==',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return photo.id;
}

const photoIds = async (): Promise<string[]> =>
  (await deps.db.selectFrom('photos').select('id').execute()).map((row) => row.id);
const countRecipes = async (owner: Viewer): Promise<number> =>
  (await deps.db.selectFrom('recipes').select('id').where('user_id', '=', owner.vaultId).execute()).length;

describe('create and byId', () => {
  it('store what was given, tidied, and derive the rest', async () => {
    const made = await asAlice.create(tart);
    expect(made).toMatchObject({
      ...tart,
      title: 'Rhubarb tart',
      tags: ['Baking', 'spring'],
      ingredients: ['[Dough]', '200 g flour', '100 g butter'],
      userId: alice.userId,
      source: 'manual',
      cookTime: null,
      socialMediaUrl: null,
      image: null,
      isFavorite: false,
      isShared: false,
      sharedWith: [],
      photoCount: 0,
      version: 1,
    });
    expect(await asAlice.byId({ id: made.id })).toEqual(made);
  });

  it('answer for somebody else’s recipe as for one that does not exist', async () => {
    const { id } = await asAlice.create(tart);
    expect(await refusalOf(asBob.byId({ id }))).toEqual(notFound);
    expect(await refusalOf(asBob.byId({ id: randomUUID() }))).toEqual(notFound);
  });

  it('make one recipe of one request, however often it is sent', async () => {
    const before = await countRecipes(alice);
    const requestId = randomUUID();
    const made = await Promise.all([1, 2, 3, 4].map(() => asAlice.create({ ...tart, requestId })));
    expect(new Set(made.map((recipe) => recipe.id)).size).toBe(1);
    expect(await countRecipes(alice)).toBe(before + 1);
  });

  it('keep what was corrected when the first answer was lost', async () => {
    const requestId = randomUUID();
    const first = await asAlice.create({ ...tart, requestId });
    const again = await asAlice.create({ ...tart, title: 'Rhubarb tart, corrected', requestId });
    expect(again).toMatchObject({ id: first.id, title: 'Rhubarb tart, corrected', version: 2 });
    const late = asAlice.create({ ...tart, title: 'From an old window', requestId });
    expect(await refusalOf(late)).toMatchObject({
      appCode: 'RECIPE_CHANGED',
      message: RECIPE_MESSAGES.changed,
    });
    expect((await asAlice.byId({ id: first.id })).title).toBe('Rhubarb tart, corrected');
  });

  it('keep no name and password of a source', async () => {
    const made = await asAlice.create({
      ...tart,
      sourceUrl: 'https://user:password@example.com/tart?by=a@b',
      socialMediaUrl: 'https://user@www.tiktok.com/@cook/video/7000000000000000001',
    });
    const addresses = {
      sourceUrl: 'https://example.com/tart?by=a@b',
      socialMediaUrl: 'https://www.tiktok.com/@cook/video/7000000000000000001',
    };
    expect(made).toMatchObject(addresses);
    const changed = { ...tart, id: made.id, version: 1, sourceUrl: 'http://other:secret@example.org/' };
    expect(await asAlice.update(changed)).toMatchObject({ sourceUrl: 'http://example.org/' });
    const same = await asAlice.duplicates({ sourceUrl: 'http://a:b@example.org/' });
    expect(same.items.map(({ id }) => id)).toEqual([made.id]);
  });

  it('know nothing of what others call their requests', async () => {
    const requestId = randomUUID();
    const { id } = await asAlice.create({ ...tart, requestId });
    const made = await asBob.create({ ...tart, title: 'Bob’s', requestId });
    expect(made).toMatchObject({ title: 'Bob’s', userId: bob.userId, version: 1 });
    expect((await asAlice.byId({ id })).title).toBe('Rhubarb tart');
  });

  it('share a picture until the last of them goes', async () => {
    const imageId = await insertPhoto(alice);
    const [first, second] = [
      await asAlice.create({ ...tart, imageId }),
      await asAlice.create({ ...tart, imageId }),
    ];
    await asAlice.delete({ id: first.id });
    expect((await asAlice.byId({ id: second.id })).image?.id).toBe(imageId);
    await asAlice.delete({ id: second.id });
    await callerOf(deps, alice).bin.empty();
    expect(await deps.db.selectFrom('photos').select('id').where('id', '=', imageId).execute()).toEqual([]);
  });

  it('show and keep the picture', async () => {
    const imageId = await insertPhoto(alice);
    const { id, image } = await asAlice.create({ ...tart, imageId });
    expect(image).toEqual({ id: imageId, width: 8, height: 6, widths: [8], thumbhash: 'AA==' });
    const row = await deps.db
      .selectFrom('photos')
      .select('recipe_id')
      .where('id', '=', imageId)
      .executeTakeFirst();
    expect(row?.recipe_id).toBe(id);
  });

  it('refuse a picture that is somebody else’s or missing, and save nothing', async () => {
    const before = await countRecipes(bob);
    for (const imageId of [await insertPhoto(alice), randomUUID()]) {
      const refusal = { appCode: 'INVALID_INPUT', message: RECIPE_MESSAGES.imageMissing };
      expect(await refusalOf(asBob.create({ ...tart, imageId }))).toEqual(refusal);
    }
    expect(await countRecipes(bob)).toBe(before);
  });

  it('count the photos a recipe was read from, and not its cover', async () => {
    const { id } = await asAlice.create(tart);
    await insertPhoto(alice, 'photo', id);
    await insertPhoto(alice, 'photo', id);
    await insertPhoto(alice, 'cover', id);
    expect((await asAlice.byId({ id })).photoCount).toBe(2);
  });
});

describe('an import that became a recipe', () => {
  const insertImport = async (owner: Viewer) =>
    deps.db
      .insertInto('imports')
      .values({
        user_id: owner.vaultId,
        kind: 'url',
        input: JSON.stringify({ kind: 'url', url: 'https://a.example/' }),
        status: 'done',
        stage: 'complete',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const statusOf = async (id: string) =>
    (await deps.db.selectFrom('imports').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;

  it('is put away with the saving of the recipe', async () => {
    const { id } = await insertImport(alice);
    await asAlice.create({ ...tart, source: 'url', importId: id });
    expect(await statusOf(id)).toBe('dismissed');
  });

  it('is one recipe with one answer, however often and how much at once it is saved', async () => {
    const before = await countRecipes(alice);
    const { id: importId } = await insertImport(alice);
    const photoIds = [await insertPhoto(alice, 'photo')];
    const save = () =>
      asAlice.create({ ...tart, source: 'url', photoIds, importId, requestId: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 10 }, save));
    for (let i = 0; i < 3; i++) answers.push(await save());
    expect(answers[0]).toMatchObject({ title: 'Rhubarb tart', version: 1, photoCount: 1 });
    expect(answers).toEqual(Array(13).fill(answers[0]));
    expect(await countRecipes(alice)).toBe(before + 1);
    expect(await statusOf(importId)).toBe('dismissed');
  });

  it('is changed by a later save of it that says something else, unless it was changed since', async () => {
    const { id: importId } = await insertImport(alice);
    const { id } = await asAlice.create({ ...tart, importId });
    const corrected = await asAlice.create({ ...tart, title: 'Corrected', importId });
    expect(corrected).toMatchObject({ id, title: 'Corrected', version: 2 });
    expect(await refusalOf(asAlice.create({ ...tart, title: 'Older', importId }))).toMatchObject({
      appCode: 'RECIPE_CHANGED',
    });
  });

  it('of somebody else’s or a missing one is as many recipes as are saved', async () => {
    const { id } = await insertImport(alice);
    for (const importId of [id, randomUUID()]) {
      const made = await Promise.all([1, 2].map(() => asBob.create({ ...tart, importId })));
      expect(new Set(made.map((recipe) => recipe.id)).size).toBe(2);
    }
    expect((await asAlice.create({ ...tart, importId: id })).version).toBe(1);
  });

  it('stays when it is somebody else’s, or when the recipe is refused', async () => {
    const { id } = await insertImport(alice);
    await asBob.create({ ...tart, importId: id });
    await refusalOf(asAlice.create({ ...tart, importId: id, imageId: randomUUID() }));
    expect(await statusOf(id)).toBe('done');
  });
});

describe('update', () => {
  it('saves over the version it started from, and counts on', async () => {
    const { id, version, dateAdded } = await asAlice.create(tart);
    const saved = await asAlice.update({ ...tart, id, version, title: 'Better tart', servings: null });
    expect(saved).toMatchObject({
      id,
      version: version + 1,
      title: 'Better tart',
      servings: null,
      dateAdded,
    });
    expect(await asAlice.byId({ id })).toEqual(saved);
  });

  it('says when it was, and leaves the day the recipe was added', async () => {
    const { id, version } = await asAlice.create(tart);
    const added = new Date('2024-02-03T04:05:06.789Z');
    await deps.db
      .updateTable('recipes')
      .set({ created_at: added, updated_at: added })
      .where('id', '=', id)
      .execute();
    expect(await asAlice.byId({ id })).toMatchObject({ dateAdded: added, dateModified: added });
    const saved = await asAlice.update({ ...tart, id, version, title: 'Today’s tart' });
    expect(saved.dateAdded).toEqual(added);
    expect(Date.now() - saved.dateModified.getTime()).toBeLessThan(60_000);
  });

  it('refuses to save over a newer version, and tells it and what differs', async () => {
    const { id, version } = await asAlice.create(tart);
    const newer = await asAlice.update({ ...tart, id, version, title: 'Newer', tags: ['spring'] });
    const refusal = await refusalOf(
      asAlice.update({ ...tart, id, version, title: 'Older', tags: ['spring'] }),
    );
    expect(refusal).toMatchObject({ appCode: 'RECIPE_CHANGED', message: RECIPE_MESSAGES.changed });
    const details = refusal.details as RecipeChangedDetails;
    expect(details).toEqual({ current: newer, changedFields: ['title'] });
    expect(await asAlice.byId({ id })).toEqual(newer);
  });

  it('lets one of several simultaneous saves win', async () => {
    const { id, version } = await asAlice.create(tart);
    const saves = await Promise.allSettled(
      ['a', 'b', 'c', 'd', 'e'].map((title) => asAlice.update({ ...tart, id, version, title })),
    );
    expect(saves.filter((save) => save.status === 'fulfilled')).toHaveLength(1);
    expect((await asAlice.byId({ id })).version).toBe(version + 1);
  });

  it('takes the same save twice for one', async () => {
    const { id, version } = await asAlice.create(tart);
    const change = { ...tart, id, version, title: 'Once' };
    const [first, second] = [await asAlice.update(change), await asAlice.update(change)];
    expect(second).toEqual(first);
  });

  it('answers for somebody else’s recipe as for one that does not exist, and changes nothing', async () => {
    const made = await asAlice.create(tart);
    const change = { ...tart, version: made.version, title: 'Stolen' };
    expect(await refusalOf(asBob.update({ ...change, id: made.id }))).toEqual(notFound);
    expect(await refusalOf(asBob.update({ ...change, id: randomUUID() }))).toEqual(notFound);
    expect(await asAlice.byId({ id: made.id })).toEqual(made);
  });

  it('refuses somebody else’s picture, and changes nothing', async () => {
    const made = await asAlice.create(tart);
    const imageId = await insertPhoto(bob);
    const refusal = await refusalOf(
      asAlice.update({ ...tart, id: made.id, version: made.version, title: 'New', imageId }),
    );
    expect(refusal).toEqual({ appCode: 'INVALID_INPUT', message: RECIPE_MESSAGES.imageMissing });
    expect(await asAlice.byId({ id: made.id })).toEqual(made);
  });
});

describe('delete', () => {
  it('removes the recipe with its places in playlists and share, and once the bin is emptied, its pictures', async () => {
    const imageId = await insertPhoto(alice);
    const { id } = await asAlice.create({ ...tart, imageId });
    await asAlice.setFavorite({ id, isFavorite: true });
    await callerOf(deps, alice).shares.create({ recipeId: id });
    expect(await asAlice.delete({ id })).toEqual({ id });
    expect(await refusalOf(asAlice.byId({ id }))).toEqual(notFound);
    expect(await refusalOf(asAlice.delete({ id }))).toEqual(notFound);
    expect(await photoIds()).toContain(imageId);
    await callerOf(deps, alice).bin.empty();
    expect(await photoIds()).not.toContain(imageId);
    const search = await deps.db
      .selectFrom('recipe_search')
      .select('recipe_id')
      .where('recipe_id', '=', id)
      .execute();
    expect(search).toEqual([]);
  });

  it('answers for somebody else’s recipe as for one that does not exist, and removes nothing', async () => {
    const { id } = await asAlice.create(tart);
    expect(await refusalOf(asBob.delete({ id }))).toEqual(notFound);
    expect(await refusalOf(asBob.delete({ id: randomUUID() }))).toEqual(notFound);
    expect((await asAlice.byId({ id })).id).toBe(id);
  });
});

it('turns away whoever is not signed in, before looking at anything', async () => {
  const id = randomUUID();
  const calls = [
    asNobody.list({}),
    asNobody.byId({ id }),
    asNobody.create(tart),
    asNobody.update({ ...tart, id, version: 1 }),
    asNobody.delete({ id }),
    asNobody.setFavorite({ id, isFavorite: true }),
    asNobody.versions({ id }),
    asNobody.restore({ id, version: 1 }),
  ];
  for (const call of calls) {
    expect(await refusalOf(call)).toEqual({
      appCode: 'NOT_AUTHENTICATED',
      message: 'User not authenticated',
    });
  }
});
