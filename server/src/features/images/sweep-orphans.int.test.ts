import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import type { Deps, Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { testImage } from '../../testing/images.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { storeImage } from './store-image.ts';
import { sweepOrphans, sweepPart } from './sweep-orphans.ts';
import { sweepImages } from './sweep.ts';

const HOUR = 60 * 60_000;

describe.each(['disk', 's3'] as const)('files and rows of images, kept on %s', (kind) => {
  let s3: Awaited<ReturnType<typeof startS3Server>> | undefined;
  let deps: Deps;
  let alice: Viewer;
  let image: Buffer;

  beforeAll(async () => {
    if (kind === 's3') s3 = await startS3Server();
    const env: Record<string, string> = s3
      ? { STORAGE_URL: `s3://S3RVER:S3RVER@${s3.host}/larder-orphans?tls=0` }
      : {};
    deps = await testDeps(({ config }) => ({ storage: createStorage(config) }), env);
    image = await testImage(160, 160);
    alice = await testPerson(deps, 'alice');
  });
  afterAll(() => s3?.stop());

  const store = async () =>
    (await storeImage(deps, { vaultId: alice.vaultId, purpose: 'photo', bytes: image })).id;
  const file = (id: string) => deps.storage.get(`photos/${id}/full.jpg`);
  const rows = async () => (await deps.db.selectFrom('photos').select('id').execute()).map(({ id }) => id);
  const inDays = (days: number) => ({
    ...deps,
    now: () => new Date(Date.now() + 2 * HOUR + days * 24 * HOUR),
  });

  it('are reconciled in a week: files without image and images without files are deleted, the others stay', async () => {
    const [kept, lost, found, fresh] = [await store(), await store(), await store(), await store()];
    await callerOf(deps, alice).recipes.create({ title: 'Pie', photoIds: [kept, lost, found, fresh] });
    const stray = randomUUID();
    const writing = randomUUID();
    const restored = randomUUID();
    for (const id of [stray, writing, restored])
      await deps.storage.put(`photos/${id}/full.jpg`, image, 'image/jpeg');
    await deps.storage.put('photos/2019 summer/full.jpg', image, 'image/jpeg').catch(() => undefined);
    await deps.storage.put('photos/2019/full.jpg', image, 'image/jpeg');
    await deps.db
      .insertInto('file_tombstones')
      .values({ storage_key: `photos/${writing}`, remove_after: new Date(Date.now() + 30 * 24 * HOUR) })
      .execute();
    await deps.storage.deletePrefix(`photos/${lost}`);
    await deps.storage.deletePrefix(`photos/${found}`);
    const sweep = async (days: number) => {
      for (const id of [kept, lost, found, fresh, stray, restored, '2019'])
        await sweepPart(inDays(days), id.slice(0, 2));
      await sweepImages(inDays(days));
    };
    await sweepPart(deps, lost.slice(0, 2));
    expect(await rows()).toHaveLength(4);

    await sweep(0);
    expect(await rows()).toHaveLength(4);
    expect(await file(stray)).not.toBeNull();
    await deps.storage.put(`photos/${found}/full.jpg`, image, 'image/jpeg');
    await deps.db
      .updateTable('photos')
      .set({ storage_key: `photos/${restored}` })
      .where('id', '=', fresh)
      .execute();
    await sweep(1);
    await sweep(8);
    expect((await rows()).sort()).toEqual([kept, found, fresh].sort());
    expect(await file(stray)).toBeNull();
    for (const id of [writing, kept, found, restored, '2019']) expect(await file(id)).not.toBeNull();
    expect(await deps.db.selectFrom('photo_counts').select('photos').execute()).toEqual([{ photos: 3 }]);
  });

  it('are all checked in half a day, and no row is deleted when the storage is a different one', async () => {
    const before = await rows();
    const other = createStorage({
      storageUrl: s3 ? `s3://S3RVER:S3RVER@${s3.host}/larder-other?tls=0` : `${deps.config.storageUrl}-other`,
    });
    const looked: string[] = [];
    const watched = { ...other, folders: (prefix: string) => (looked.push(prefix), other.folders(prefix)) };
    // One start for all: a clock that moves on between two rounds may step over a part.
    const start = Date.now();
    for (let minutes = 120; minutes < 12 * 60; minutes += 2) {
      const now = () => new Date(start + minutes * 60_000);
      await sweepOrphans({ ...deps, storage: watched, now });
    }
    expect(new Set(looked.filter((prefix) => prefix.length === 'photos/00'.length)).size).toBe(256);
    expect(await rows()).toEqual(before);
    const missing = await deps.db
      .selectFrom('photos')
      .select('id')
      .where('files_missing_since', 'is not', null)
      .execute();
    expect(missing).toEqual([]);
  });

  it('are left alone when the database knows none of the images', async () => {
    const other = await testDeps(() => ({ storage: deps.storage }));
    const stray = randomUUID();
    await deps.storage.put(`photos/${stray}/full.jpg`, image, 'image/jpeg');
    await sweepPart({ ...other, now: inDays(0).now }, stray.slice(0, 2));
    expect(await other.db.selectFrom('file_tombstones').select('storage_key').execute()).toEqual([]);
  });
});
