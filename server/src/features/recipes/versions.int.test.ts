import { randomUUID } from 'node:crypto';
import type { RecipeChangedDetails } from '@larder/shared/recipe/schema';
import { RECIPE_LIMITS, RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { describe, expect, it } from 'vitest';
import { findVisibleImage } from '../images/visible-image.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');
const bob = await testPerson(deps, 'bob');
const asAlice = callerOf(deps, alice).recipes;
const asBob = callerOf(deps, bob).recipes;

const notFound = { appCode: 'RECIPE_NOT_FOUND', message: 'Recipe not found' };
const gone = { appCode: 'NOT_FOUND', message: RECIPE_MESSAGES.versionGone };
const soup = {
  title: 'Leek soup',
  description: 'For a cold day.',
  tags: ['winter'],
  ingredients: ['[Soup]', '2 leeks'],
  instructions: ['Chop.', 'Boil.'],
  prepTime: 10,
  servings: 4,
  difficulty: 'easy' as const,
  cookingNotes: 'Keep the green.',
  sourceUrl: 'https://kitchen.example/leek',
};

/** A recipe saved once more for each of the titles. */
async function savedAs(...titles: string[]): Promise<string> {
  const { id } = await asAlice.create(soup);
  let version = 1;
  for (const title of titles) ({ version } = await asAlice.update({ ...soup, id, version, title }));
  return id;
}

async function insertPicture(purpose: string): Promise<string> {
  const { id } = await deps.db
    .insertInto('photos')
    .values({
      user_id: alice.vaultId,
      purpose,
      storage_key: randomUUID(),
      width: 8,
      height: 6,
      widths: [8],
      thumbhash: 'AA==',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('versions', () => {
  it('tell who saved what and when, the newest first', async () => {
    const made = await asAlice.create(soup);
    const second = await asAlice.update({ ...soup, id: made.id, version: 1, title: 'Soup', servings: null });
    const third = await asAlice.update({ ...soup, id: made.id, version: 2, ingredients: ['3 leeks'] });
    const { items, total, nextCursor } = await asAlice.versions({ id: made.id });
    expect(items).toMatchObject([
      {
        version: 3,
        isCurrent: true,
        savedAt: third.dateModified,
        changedFields: ['title', 'servings', 'ingredients'],
      },
      { version: 2, isCurrent: false, savedAt: second.dateModified, changedFields: ['title', 'servings'] },
      { version: 1, isCurrent: false, savedAt: made.dateModified, changedFields: null, content: soup },
    ]);
    expect(items.map(({ content }) => content.title)).toEqual(['Leek soup', 'Soup', 'Leek soup']);
    expect(new Set(items.map(({ savedBy }) => savedBy)).size).toBe(1);
    expect([total, nextCursor]).toEqual([3, null]);
  });

  it('come in pages, each of which tells what its last one changed', async () => {
    const id = await savedAs('Two', 'Three', 'Four');
    const first = await asAlice.versions({ id, limit: 2 });
    expect(first.items.map(({ version, changedFields }) => [version, changedFields])).toEqual([
      [4, ['title']],
      [3, ['title']],
    ]);
    const second = await asAlice.versions({ id, limit: 2, cursor: first.nextCursor });
    expect(second.items.map(({ version }) => version)).toEqual([2, 1]);
    expect(second).toMatchObject({ total: 4, nextCursor: null });
  });

  it('are one for a recipe that was never changed', async () => {
    const { id } = await asAlice.create(soup);
    expect(await asAlice.versions({ id })).toMatchObject({
      items: [{ version: 1, isCurrent: true }],
      total: 1,
    });
  });

  it('are kept for the last twenty saves, also when many save at once', async () => {
    const id = await savedAs(...Array.from({ length: RECIPE_LIMITS.versions + 3 }, (_, n) => `Soup ${n}`));
    const version = (await asAlice.byId({ id })).version ?? 0;
    await Promise.allSettled(['a', 'b', 'c'].map((title) => asAlice.update({ ...soup, id, version, title })));
    const { items, total } = await asAlice.versions({ id, limit: 100 });
    expect(total).toBe(RECIPE_LIMITS.versions + 1);
    expect(items.map((item) => item.version)).toEqual(Array.from({ length: 21 }, (_, n) => version + 1 - n));
    expect(await refusalOf(asAlice.restore({ id, version: 1 }))).toEqual(gone);
  });

  it('go with the recipe', async () => {
    const id = await savedAs('Two');
    await asAlice.delete({ id });
    const left = await deps.db
      .selectFrom('recipe_versions')
      .select('version')
      .where('recipe_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('restore', () => {
  it('saves everything as it was, as the newest version', async () => {
    const made = await asAlice.create(soup);
    await asAlice.update({ title: 'Emptied', id: made.id, version: 1 });
    const restored = await asAlice.restore({ id: made.id, version: 1, currentVersion: 2 });
    const { version: _version, dateModified: _changed, ...content } = made;
    expect(restored).toMatchObject({ ...content, version: 3 });
    expect(await asAlice.byId({ id: made.id })).toEqual(restored);
    const { items } = await asAlice.versions({ id: made.id });
    expect(items.map((item) => item.content.title)).toEqual(['Leek soup', 'Emptied', 'Leek soup']);
    expect((await asAlice.restore({ id: made.id, version: 2 })).title).toBe('Emptied');
  });

  it('refuses to go over a version that the person has not seen, and tells it', async () => {
    const id = await savedAs('Two', 'Three');
    const refusal = await refusalOf(asAlice.restore({ id, version: 1, currentVersion: 2 }));
    expect(refusal).toMatchObject({ appCode: 'RECIPE_CHANGED', message: RECIPE_MESSAGES.changed });
    const { current, changedFields } = refusal.details as RecipeChangedDetails;
    expect([current.title, current.version, changedFields]).toEqual(['Three', 3, ['title']]);
    expect((await asAlice.byId({ id })).title).toBe('Three');
  });

  it('takes the same restoring twice for one, and restoring the current version for nothing', async () => {
    const id = await savedAs('Two');
    const restore = { id, version: 1, currentVersion: 2 };
    const [first, second] = [await asAlice.restore(restore), await asAlice.restore(restore)];
    expect(second).toEqual(first);
    expect(await asAlice.restore({ id, version: first.version })).toEqual(first);
  });

  it('says so of a version that never was', async () => {
    const id = await savedAs('Two');
    expect(await refusalOf(asAlice.restore({ id, version: 7 }))).toEqual(gone);
  });

  it('is for the owner: to others the recipe does not exist', async () => {
    const id = await savedAs('Two');
    for (const foreign of [id, randomUUID()]) {
      expect(await refusalOf(asBob.versions({ id: foreign }))).toEqual(notFound);
      expect(await refusalOf(asBob.restore({ id: foreign, version: 1 }))).toEqual(notFound);
    }
    expect((await asAlice.byId({ id })).version).toBe(2);
  });
});

describe('a replaced picture', () => {
  const photoIds = async () =>
    (await deps.db.selectFrom('photos').select('id').execute()).map(({ id }) => id);

  it('goes unless it is a photo that the recipe was read from', async () => {
    const [cover, photo] = [await insertPicture('cover'), await insertPicture('photo')];
    const { id } = await asAlice.create({ ...soup, imageId: photo });
    await asAlice.update({ ...soup, id, version: 1, imageId: cover });
    await deps.db.deleteFrom('recipe_versions').where('recipe_id', '=', id).execute();
    await asAlice.update({ ...soup, id, version: 2, imageId: await insertPicture('cover') });
    await deps.db.deleteFrom('recipe_versions').where('recipe_id', '=', id).execute();
    await asAlice.update({ ...soup, id, version: 3, title: 'Later', imageId: null });
    expect(await photoIds()).toContain(photo);
    expect(await photoIds()).not.toContain(cover);
  });

  it('comes back with its version, and goes with the last version that shows it', async () => {
    const imageId = await insertPicture('cover');
    const { id } = await asAlice.create({ ...soup, imageId });
    await asAlice.update({ ...soup, id, version: 1 });
    expect((await asAlice.restore({ id, version: 1 })).image?.id).toBe(imageId);
    let { version } = await asAlice.update({ ...soup, id, version: 3, title: 'Bare' });
    expect(await photoIds()).toContain(imageId);
    for (let save = 0; save < RECIPE_LIMITS.versions; save += 1)
      ({ version } = await asAlice.update({ ...soup, id, version, title: `Bare ${save}` }));
    expect(await photoIds()).not.toContain(imageId);
  });

  it('is shown to nobody who has the link of the recipe', async () => {
    const imageId = await insertPicture('page');
    const { id } = await asAlice.create({ ...soup, imageId });
    const { shareId } = await callerOf(deps, alice).shares.create({ recipeId: id });
    const asked = { photoId: imageId, viewer: null, shareId };
    expect(await findVisibleImage(deps, asked)).toBeDefined();
    await asAlice.update({ ...soup, id, version: 1 });
    expect(await findVisibleImage(deps, asked)).toBeUndefined();
    expect(await findVisibleImage(deps, { ...asked, viewer: alice })).toBeDefined();
  });
});
