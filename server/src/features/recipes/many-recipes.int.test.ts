import { randomUUID } from 'node:crypto';
import { RECIPE_LIMITS, RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { describe, expect, it } from 'vitest';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';
import type { VaultId } from '@larder/shared/ids';

const deps = await testDeps();
const NOT_FOUND = { appCode: 'RECIPE_NOT_FOUND', message: RECIPE_MESSAGES.notFound };

async function personWith(recipes: { title: string; tags?: string[] }[]) {
  const viewer = await testPerson(deps, 'cook');
  const { recipes: caller, bin } = callerOf(deps, viewer);
  const ids: string[] = [];
  for (const recipe of recipes) ids.push((await caller.create(recipe)).id);
  const tagsOf = async (id: string) => (await caller.byId({ id })).tags;
  const picture = () => insertPicture(viewer.vaultId);
  return { caller, bin, ids, tagsOf, picture };
}

async function insertPicture(vaultId: VaultId): Promise<string> {
  const { id } = await deps.db
    .insertInto('photos')
    .values({
      user_id: vaultId,
      purpose: 'page',
      storage_key: randomUUID(),
      width: 1,
      height: 1,
      widths: [1],
      thumbhash: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const [a, b, c] = [{ title: 'a' }, { title: 'b' }, { title: 'c' }];

describe('deleting many', () => {
  it('deletes these and no others, one named twice too', async () => {
    const { caller, ids } = await personWith([a, b, c]);
    await caller.deleteMany({ ids: [ids[0]!, ids[2]!, ids[0]!] });
    expect(await caller.list({})).toMatchObject({ total: 1, items: [{ title: 'b' }] });
  });

  it('deletes what is there, and says which; a stranger’s is as good as gone', async () => {
    const stranger = await personWith([a]);
    const { caller, ids } = await personWith([a, b, c]);
    const [first, second, third] = [ids[0]!, ids[1]!, ids[2]!];
    await caller.delete({ id: first });
    for (const [own, other] of [
      [second, stranger.ids[0]!],
      [third, randomUUID()],
    ])
      expect(await caller.deleteMany({ ids: [first, own!, other!] })).toEqual({ ids: [own] });
    expect((await caller.list({})).total).toBe(0);
    expect((await stranger.caller.list({})).total).toBe(1);
  });

  it('refuses when none is there, alike for a stranger’s', async () => {
    const stranger = await personWith([a]);
    const { caller, ids } = await personWith([a]);
    await caller.deleteMany({ ids });
    for (const none of [ids, stranger.ids, [randomUUID()]])
      expect(await refusalOf(caller.deleteMany({ ids: none }))).toEqual(NOT_FOUND);
    expect((await stranger.caller.list({})).total).toBe(1);
  });

  it('leaves a shared picture with the recipe that stays', async () => {
    const { caller, ids, picture } = await personWith([a, b]);
    const imageId = await picture();
    const shown = await caller.create({ title: 'shown first', imageId });
    const kept = await caller.create({ title: 'shown too', imageId });
    await caller.deleteMany({ ids: [...ids, shown.id] });
    expect((await caller.byId({ id: kept.id })).image?.id).toBe(imageId);
  });

  it('leaves a shared picture with the old versions of the recipe that stays', async () => {
    const { caller, bin, picture } = await personWith([]);
    const imageId = await picture();
    const shown = await caller.create({ title: 'shown first', imageId });
    const kept = await caller.create({ title: 'shown too', imageId });
    await caller.update({ id: kept.id, version: 1, title: 'shown no more' });
    await caller.delete({ id: shown.id });
    expect((await caller.restore({ id: kept.id, version: 1 })).image?.id).toBe(imageId);
    await caller.delete({ id: kept.id });
    await bin.empty();
    expect(await deps.db.selectFrom('photos').select('id').where('id', '=', imageId).execute()).toEqual([]);
  });

  it('takes 1 to 100 ids', async () => {
    const { caller } = await personWith([]);
    for (const ids of [[], Array.from({ length: 101 }, () => randomUUID()), ['x']]) {
      expect(await refusalOf(caller.deleteMany({ ids }))).toMatchObject({ appCode: 'INVALID_INPUT' });
    }
  });
});

describe('tagging many', () => {
  it('adds what is lacking, in the order given, and leaves the rest as it is spelt', async () => {
    const { caller, ids, tagsOf } = await personWith([{ title: 'a', tags: ['Quick'] }, b]);
    await caller.addTags({ ids, tags: [' quick ', 'Zesty', 'zesty', 'autumn'] });
    expect(await tagsOf(ids[0]!)).toEqual(['Quick', 'Zesty', 'autumn']);
    expect(await tagsOf(ids[1]!)).toEqual(['quick', 'Zesty', 'autumn']);
    expect((await caller.list({ tag: 'zesty' })).total).toBe(2);
  });

  it('makes a new version of what it changed alone', async () => {
    const { caller, ids } = await personWith([{ title: 'a', tags: ['quick'] }, b]);
    await caller.addTags({ ids, tags: ['Quick'] });
    expect((await caller.byId({ id: ids[0]! })).version).toBe(1);
    expect((await caller.byId({ id: ids[1]! })).version).toBe(2);
  });

  it('tags none when one is a stranger’s or not there, or would have too many', async () => {
    const stranger = await personWith([a]);
    const full = Array.from({ length: 50 }, (_, n) => `tag ${n}`);
    const { caller, ids, tagsOf } = await personWith([a, { title: 'full', tags: full }]);
    for (const other of [stranger.ids[0]!, randomUUID()]) {
      expect(await refusalOf(caller.addTags({ ids: [ids[0]!, other], tags: ['x'] }))).toEqual(NOT_FOUND);
    }
    expect(await refusalOf(caller.addTags({ ids, tags: ['x'] }))).toEqual({
      appCode: 'INVALID_INPUT',
      message: RECIPE_MESSAGES.tooManyTags,
    });
    expect(await tagsOf(ids[0]!)).toEqual([]);
    expect(await stranger.tagsOf(stranger.ids[0]!)).toEqual([]);
    await caller.addTags({ ids: [ids[1]!], tags: ['TAG 7'] });
  });

  it('lets a picture go with the last version that shows it', async () => {
    const { caller, picture } = await personWith([]);
    const imageId = await picture();
    const { id } = await caller.create({ title: 'a', imageId });
    await caller.update({ id, version: 1, title: 'bare' });
    for (let n = 1; n < RECIPE_LIMITS.versions; n += 1)
      await caller.addTags({ ids: [id], tags: [`tag ${n}`] });
    const kept = () => deps.db.selectFrom('photos').select('id').where('id', '=', imageId).execute();
    expect(await kept()).toHaveLength(1);
    await caller.addTags({ ids: [id], tags: ['one more'] });
    expect(await kept()).toEqual([]);
  });

  it('wants a tag', async () => {
    const { caller, ids } = await personWith([a]);
    expect(await refusalOf(caller.addTags({ ids, tags: [' '] }))).toMatchObject({
      message: RECIPE_MESSAGES.tagRequired,
    });
  });

  it('gives both tags to recipes that are tagged twice at once', async () => {
    const { caller, ids, tagsOf } = await personWith([a, b, c]);
    await Promise.all([
      caller.addTags({ ids, tags: ['one'] }),
      caller.addTags({ ids: [...ids].reverse(), tags: ['two'] }),
    ]);
    for (const id of ids) expect((await tagsOf(id)).sort()).toEqual(['one', 'two']);
  });
});

describe('the tags of one person', () => {
  it('come in pages, the most used first, spellings taken for one', async () => {
    await personWith([{ title: 'a', tags: ['theirs'] }]);
    const { caller } = await personWith([
      { title: 'a', tags: ['Café', 'soup'] },
      { title: 'b', tags: ['Café', 'Winter'] },
      { title: 'c', tags: ['cafe', 'soup'] },
      { title: 'd' },
    ]);
    const first = await caller.tags({ limit: 2 });
    expect(first).toMatchObject({
      items: [
        { tag: 'Café', recipes: 3 },
        { tag: 'soup', recipes: 2 },
      ],
      total: 3,
    });
    expect(await caller.tags({ limit: 2, cursor: first.nextCursor })).toEqual({
      items: [{ tag: 'Winter', recipes: 1 }],
      total: 3,
      nextCursor: null,
    });
    expect(await (await personWith([])).caller.tags({})).toEqual({ items: [], total: 0, nextCursor: null });
  });
});
