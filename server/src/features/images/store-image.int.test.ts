import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { Deps, Viewer } from '../../ctx.ts';
import { testDeps, testPerson } from '../../testing/harness.ts';
import { testImage } from '../../testing/images.ts';
import { imageJson } from './image-row.ts';
import { storeImage } from './store-image.ts';
import { sweepImages } from './sweep.ts';
import { vaultIdSchema } from '@larder/shared/ids';

const HOUR = 60 * 60_000;

let deps: Deps;
let alice: Viewer;
let image: Buffer;

beforeAll(async () => {
  deps = await testDeps(({ config }) => ({ storage: createStorage(config) }));
  alice = await testPerson(deps, 'alice');
  image = await testImage();
});

const store = (vaultId = alice.vaultId) => storeImage(deps, { vaultId, purpose: 'page', bytes: image });
const fileOf = (id: string, suffix = '400.avif') => deps.storage.get(`photos/${id}/${suffix}`);
const photoExists = async (id: string) =>
  (await deps.db.selectFrom('photos').select('id').where('id', '=', id).execute()).length === 1;
const tombstones = () => deps.db.selectFrom('file_tombstones').selectAll().execute();
/** The sweep of a process whose clock is that far ahead. */
const sweepAfter = (hours: number, storage: Storage = deps.storage) =>
  sweepImages({ ...deps, storage, now: () => new Date(Date.now() + hours * HOUR) });

async function newRecipe(owner: Viewer, imageId: string | null = null): Promise<string> {
  const { id } = await deps.db
    .insertInto('recipes')
    .values({ user_id: owner.vaultId, title: 'Soup', image_id: imageId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function newImport(status: string, imageId: string): Promise<string> {
  const { id } = await deps.db
    .insertInto('imports')
    .values({
      user_id: alice.vaultId,
      kind: 'url',
      status,
      input: '{}',
      draft: JSON.stringify({ title: 'Soup', storedImage: { id: imageId } }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('storing an image', () => {
  it('writes every file and one row, and leaves no tombstone', async () => {
    const image = await store();
    expect(image).toMatchObject({ width: 600, height: 400, widths: [400, 600] });
    for (const width of image.widths) {
      for (const format of ['avif', 'webp', 'jpg'])
        expect(await fileOf(image.id, `${width}.${format}`)).not.toBeNull();
    }
    const row = await deps.db
      .selectFrom('photos')
      .selectAll()
      .where('id', '=', image.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      user_id: alice.userId,
      purpose: 'page',
      recipe_id: null,
      storage_key: `photos/${image.id}`,
    });
    expect(await tombstones()).toEqual([]);
  });

  it('is read with a recipe as the same image', async () => {
    const image = await store();
    const recipeId = await newRecipe(alice, image.id);
    const bare = await newRecipe(alice);
    const rows = await deps.db
      .selectFrom('recipes')
      .select((eb) => ['id', imageJson(eb.ref('recipes.image_id')).as('image')])
      .where('id', 'in', [recipeId, bare])
      .execute();
    expect(new Map(rows.map((row) => [row.id, row.image]))).toEqual(
      new Map([
        [recipeId, image],
        [bare, null],
      ]),
    );
  });

  it('leaves nothing behind when the bytes are not an image', async () => {
    const bytes = Buffer.from('<svg/>');
    await expect(storeImage(deps, { vaultId: alice.vaultId, purpose: 'page', bytes })).rejects.toThrow(
      'type',
    );
    expect(await tombstones()).toEqual([]);
  });

  it('deletes the files when the row is refused', async () => {
    const written: string[] = [];
    const storage: Storage = {
      ...deps.storage,
      put: async (key, body, type) => {
        written.push(key);
        await deps.storage.put(key, body, type);
      },
    };
    const nobody = { vaultId: vaultIdSchema.parse(randomUUID()), purpose: 'page' as const, bytes: image };
    await expect(storeImage({ ...deps, storage }, nobody)).rejects.toThrow();
    expect(written).toHaveLength(6);
    for (const key of written) expect(await deps.storage.get(key)).toBeNull();
    expect(await tombstones()).toEqual([]);
  });

  it('leaves its files to the sweep when the process is killed or the storage fails half way', async () => {
    const written: string[] = [];
    const gone = () => Promise.reject(new Error('the store is away'));
    const storage: Storage = {
      ...deps.storage,
      put: async (key, body, type) => {
        if (written.length === 2) return gone();
        written.push(key);
        await deps.storage.put(key, body, type);
      },
      deletePrefix: gone,
    };
    const mine = { vaultId: alice.vaultId, purpose: 'page' as const, bytes: image };
    await expect(storeImage({ ...deps, storage }, mine)).rejects.toThrow('an image could not be stored');
    await sweepAfter(0);
    expect(await deps.storage.get(written[0] ?? '')).not.toBeNull();
    await sweepAfter(2);
    for (const key of written) expect(await deps.storage.get(key)).toBeNull();
    expect(await tombstones()).toEqual([]);
  });
});

describe('the sweep', () => {
  it('deletes the files of a deleted image, and then its tombstone', async () => {
    const image = await store();
    await deps.db.deleteFrom('photos').where('id', '=', image.id).execute();
    expect(await fileOf(image.id)).not.toBeNull();
    await sweepAfter(0);
    expect(await fileOf(image.id)).toBeNull();
    expect(await tombstones()).toEqual([]);
  });

  it('deletes the files of a deleted person', async () => {
    const leaver = await testPerson(deps, 'leaver');
    const image = await store(leaver.vaultId);
    await newRecipe(leaver, image.id);
    await deps.db.deleteFrom('users').where('id', '=', leaver.userId).execute();
    await sweepAfter(0);
    expect(await fileOf(image.id)).toBeNull();
  });

  it('deletes an image that has been unused for a day, not before', async () => {
    const image = await store();
    await sweepAfter(23);
    expect(await photoExists(image.id)).toBe(true);
    await sweepAfter(25);
    expect(await photoExists(image.id)).toBe(false);
    expect(await fileOf(image.id)).toBeNull();
  });

  it('keeps images of recipes, collections, profiles and unsaved drafts', async () => {
    const used = await Promise.all(Array.from({ length: 5 }, () => store()));
    const [main, attached, cover, avatar, draft] = used.map(({ id }) => id) as [
      string,
      string,
      string,
      string,
      string,
    ];
    const recipeId = await newRecipe(alice, main);
    await deps.db.updateTable('photos').set({ recipe_id: recipeId }).where('id', '=', attached).execute();
    await deps.db
      .insertInto('playlists')
      .values({ user_id: alice.vaultId, name: 'Soups', cover_image_id: cover })
      .execute();
    await deps.db
      .updateTable('profiles')
      .set({ profile_image_id: avatar })
      .where('user_id', '=', alice.userId)
      .execute();
    const importId = await newImport('done', draft);
    await sweepAfter(1_000);
    for (const { id } of used) expect(await photoExists(id)).toBe(true);

    await deps.db.updateTable('imports').set({ status: 'dismissed' }).where('id', '=', importId).execute();
    await sweepAfter(1_000);
    expect(await photoExists(draft)).toBe(false);
    expect(await photoExists(main)).toBe(true);
  });

  it('does not delete an image that a recipe begins to use at the same moment', async () => {
    const image = await store();
    await deps.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('recipes')
        .values({ user_id: alice.vaultId, title: 'Late', image_id: image.id })
        .execute();
      await sweepAfter(25);
    });
    await sweepAfter(25);
    expect(await photoExists(image.id)).toBe(true);
  });

  it('continues with the others when one cannot be deleted, and retries that later', async () => {
    const [stuck, free] = [await store(), await store()];
    await deps.db.deleteFrom('photos').where('id', 'in', [stuck.id, free.id]).execute();
    const storage: Storage = {
      ...deps.storage,
      deletePrefix: (key) =>
        key.endsWith(stuck.id) ? Promise.reject(new Error('away')) : deps.storage.deletePrefix(key),
    };
    await sweepAfter(0, storage);
    expect((await tombstones()).map((row) => row.storage_key)).toEqual([`photos/${stuck.id}`]);
    expect(await fileOf(free.id)).toBeNull();
    await sweepAfter(0);
    expect(await fileOf(stuck.id)).toBeNull();
    expect(await tombstones()).toEqual([]);
  });

  it('works through more than one batch, by two processes at once', async () => {
    await sql`insert into photos (user_id, purpose, storage_key, width, height, widths, thumbhash)
      select ${alice.userId}, 'page', 'photos/' || gen_random_uuid(), 400, 400, '{400}', ''
      from generate_series(1, 250)`.execute(deps.db);
    await Promise.all([sweepAfter(25), sweepAfter(25)]);
    await sweepAfter(25);
    const { left } = await deps.db
      .selectFrom('photos')
      .select((eb) => eb.fn.countAll<number>().as('left'))
      .where('thumbhash', '=', '')
      .executeTakeFirstOrThrow();
    expect(left).toBe(0);
    expect(await tombstones()).toEqual([]);
  });
});
