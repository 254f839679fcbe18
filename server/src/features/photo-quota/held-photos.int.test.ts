import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import type { PhotoReading, ReadPhoto } from '../../extraction/photo/photo-reading.ts';
import { deferred } from '../../testing/deferred.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { importDeps, PATIENCE, startReadingPhotos } from '../../testing/import-deps.ts';
import { testImage } from '../../testing/images.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { storeImage } from '../images/store-image.ts';
import { sweepImages } from '../images/sweep.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOTHING = { count: 0, inImports: 0, untilSaved: 0, firstFreeAt: null, lastFreeAt: null };
const RACE_ROUNDS = Number(process.env.RACE_ROUNDS ?? 5);

let deps: Awaited<ReturnType<typeof importDeps>>;
let picture: Buffer;
let alice: Viewer;
let bob: Viewer;

beforeAll(async () => {
  deps = await importDeps();
  picture = await testImage(200, 300);
});
afterAll(() => deps.close());
beforeEach(async () => {
  await deps.db.deleteFrom('imports').execute();
  [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
});

const as = (viewer: Viewer) => callerOf(deps, viewer);
async function upload(
  count: number,
  purpose: 'photo' | 'cover' = 'photo',
  viewer = alice,
): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1)
    ids.push((await storeImage(deps, { vaultId: viewer.vaultId, purpose, bytes: picture })).id);
  return ids;
}
const storedAt = (id: string, at: Date) =>
  deps.db.updateTable('photos').set({ created_at: at }).where('id', '=', id).execute();
const start = (photoIds: string[], viewer = alice) => as(viewer).imports.start({ kind: 'photo', photoIds });
/** As a worker leaves an import. */
const endAs = (status: 'done' | 'failed', id: string) =>
  deps.db
    .updateTable('imports')
    .set({ status, error: JSON.stringify({ appCode: 'IMPORT_NO_RECIPE', message: 'None' }) })
    .where('id', '=', id)
    .returning('updated_at')
    .executeTakeFirstOrThrow();
const statusOf = async (id: string) => (await as(alice).imports.get({ id })).status;
const used = async (viewer = alice) => (await as(viewer).photoQuota.usage()).currentCount;

describe('places held by photos of no recipe', () => {
  it('are told with when they come free: an upload after a day, those of a failed import a week after it', async () => {
    const [first = '', second = '', third = ''] = await upload(3);
    const [early, late] = [new Date(Date.now() - DAY_MS / 2), new Date(Date.now() - DAY_MS / 4)];
    await storedAt(first, early);
    await storedAt(second, late);
    const afterADay = (at: Date) => new Date(at.getTime() + DAY_MS);
    await as(alice).recipes.create({ title: 'Saved', photoIds: [third] });
    expect(await as(alice).photoQuota.held({})).toEqual({
      count: 2,
      inImports: 0,
      untilSaved: 0,
      firstFreeAt: afterADay(early),
      lastFreeAt: afterADay(late),
    });
    const { id } = await start([second]);
    const { updated_at: failedAt } = await endAs('failed', id);
    expect(await as(alice).photoQuota.held({})).toEqual({
      count: 2,
      inImports: 1,
      untilSaved: 0,
      firstFreeAt: afterADay(early),
      lastFreeAt: new Date(failedAt.getTime() + 7 * DAY_MS),
    });
  });

  it('are free when they were told to be', async () => {
    const [id = ''] = await upload(1);
    const { firstFreeAt } = await as(alice).photoQuota.held({});
    await sweepImages({ ...deps, now: () => new Date(firstFreeAt!.getTime() - 1_000) });
    expect(await used()).toBe(1);
    await sweepImages({ ...deps, now: () => new Date(firstFreeAt!.getTime() + 1_000) });
    expect(await used()).toBe(0);
    expect(await deps.db.selectFrom('photos').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  it('of an import that is read or waits with its draft stay until it is saved or discarded', async () => {
    const [queued = '', done = ''] = await upload(2);
    await start([queued]);
    await endAs('done', (await start([done])).id);
    expect(await as(alice).photoQuota.held({})).toEqual({
      ...NOTHING,
      count: 2,
      inImports: 2,
      untilSaved: 2,
    });
  });

  it('are none of a recipe, of a picture that is shown, of a cover, or of another person', async () => {
    const [saved = '', shown = ''] = await upload(2);
    const [cover = ''] = await upload(1, 'cover');
    await upload(1, 'photo', bob);
    await as(alice).recipes.create({ title: 'Saved', photoIds: [saved], imageId: cover });
    await as(alice).recipes.create({ title: 'With a picture', imageId: shown });
    expect(await as(alice).photoQuota.held({})).toEqual(NOTHING);
    expect(await as(bob).photoQuota.held({})).toMatchObject({ count: 1 });
    expect(await used()).toBe(2);
  });

  it('leave out what the screen that asks works with, and the import that reads it', async () => {
    const [open = '', alsoOpen = '', other = '', loose = ''] = await upload(4);
    await start([open, alsoOpen]);
    await start([other]);
    expect(await as(alice).photoQuota.held({ exceptPhotoIds: [open] })).toMatchObject({
      count: 2,
      inImports: 1,
    });
    expect(await as(alice).photoQuota.held({ exceptPhotoIds: [open, loose] })).toMatchObject({ count: 1 });
  });
});

describe('discarding them', () => {
  it('gives the places back at once, puts the imports away, and touches nothing else', async () => {
    const [loose = '', read = '', saved = ''] = await upload(3);
    const { id } = await start([read]);
    const recipe = await as(alice).recipes.create({ title: 'Saved', photoIds: [saved] });
    await upload(2, 'photo', bob);
    const ofBob = await start(await upload(1, 'photo', bob), bob);
    expect(await as(alice).photoQuota.discardHeld({})).toMatchObject({ currentCount: 1, isAtLimit: false });
    expect(await as(alice).photoQuota.held({})).toEqual(NOTHING);
    expect(await statusOf(id)).toBe('dismissed');
    expect((await as(alice).recipes.byId({ id: recipe.id })).photoCount).toBe(1);
    const left = await deps.db
      .selectFrom('photos')
      .select('id')
      .where('id', 'in', [loose, read, saved])
      .execute();
    expect(left).toEqual([{ id: saved }]);
    expect(await used(bob)).toBe(3);
    expect((await as(bob).imports.get({ id: ofBob.id })).status).not.toBe('dismissed');
    expect(await as(alice).photoQuota.discardHeld({})).toMatchObject({ currentCount: 1 });
  });

  it('leads out of the limit: at 30 held places 30 photos may be uploaded again', async () => {
    await upload(30);
    expect(await as(alice).photoQuota.check({ count: 1 })).toMatchObject({ isAllowed: false });
    await as(alice).photoQuota.discardHeld({});
    expect(await as(alice).photoQuota.check({ count: 30 })).toMatchObject({ isAllowed: true });
  });

  it('keeps what the screen that asks works with', async () => {
    const [open = '', alsoOpen = '', other = ''] = await upload(3);
    const [kept, gone] = [await start([open, alsoOpen]), await start([other])];
    expect(await as(alice).photoQuota.discardHeld({ exceptPhotoIds: [alsoOpen] })).toMatchObject({
      currentCount: 2,
    });
    expect(await statusOf(kept.id)).not.toBe('dismissed');
    expect(await statusOf(gone.id)).toBe('dismissed');
  });

  it('wants somebody signed in, and known fields', async () => {
    const { photoQuota } = callerOf(deps, null);
    expect((await refusalOf(photoQuota.held({}))).appCode).toBe('NOT_AUTHENTICATED');
    expect((await refusalOf(photoQuota.discardHeld({}))).appCode).toBe('NOT_AUTHENTICATED');
    const foreign = { userId: bob.userId } as object;
    expect((await refusalOf(as(alice).photoQuota.discardHeld(foreign))).appCode).toBe('INVALID_INPUT');
  });

  it('stops the worker that reads one of them: its draft never appears', async () => {
    const begun = deferred<AbortSignal>();
    const readPhoto: ReadPhoto = (_bytes, { signal }) => {
      const { promise, reject } = deferred<PhotoReading>();
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      begun.resolve(signal);
      return promise;
    };
    const workers = await startReadingPhotos(deps, readPhoto);
    try {
      const { id } = await start(await upload(2));
      const signal = await begun.promise;
      await as(alice).photoQuota.discardHeld({});
      await vi.waitFor(() => expect(signal.aborted).toBe(true), PATIENCE);
      expect(await as(alice).imports.get({ id })).toMatchObject({ status: 'dismissed' });
      expect(await used()).toBe(0);
    } finally {
      await workers.close();
    }
  });

  it('against a worker that finishes at the same moment, leaves neither a draft nor a place', async () => {
    const answers: (() => void)[] = [];
    const evidence = [{ field: 'ingredients', index: 0, photo: 0, box: { x: 0, y: 0, width: 1, height: 1 } }];
    const fields = { title: 'Omelette', description: '', ingredients: ['1 egg'], instructions: [] };
    const numbers = { prepTime: null, cookTime: null, servings: null, difficulty: null };
    const reading = { ok: true, turn: 0, text: '', part: { fields: { ...fields, ...numbers }, evidence } };
    const workers = await startReadingPhotos(deps, () => {
      const { promise, resolve } = deferred<PhotoReading>();
      answers.push(() => resolve(reading as PhotoReading));
      return promise;
    });
    try {
      for (let round = 1; round <= RACE_ROUNDS; round += 1) {
        const { id } = await start(await upload(1));
        await vi.waitFor(() => expect(answers).toHaveLength(round), PATIENCE);
        answers[round - 1]?.();
        await as(alice).photoQuota.discardHeld({});
        expect(await as(alice).imports.get({ id })).toMatchObject({ status: 'dismissed' });
        expect(await used()).toBe(0);
      }
    } finally {
      await workers.close();
    }
  });

  it('against a recipe that is saved at the same moment, leaves it whole or refuses it', async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const photoIds = await upload(3);
      const { id: importId } = await start(photoIds.slice(0, 2));
      const before = await used();
      const [saved] = await Promise.allSettled([
        as(alice).recipes.create({ title: 'Omelette', photoIds, ...(round % 2 === 0 && { importId }) }),
        as(alice).photoQuota.discardHeld({}),
        as(alice).photoQuota.discardHeld({}),
        sweepImages({ ...deps, now: () => new Date(Date.now() + 2 * DAY_MS) }),
      ]);
      if (saved.status === 'fulfilled') {
        expect(saved.value.photoCount).toBe(3);
        expect(await used()).toBe(before);
      } else {
        const refusal = await refusalOf(Promise.reject(saved.reason as Error));
        expect(refusal).toMatchObject({ appCode: 'INVALID_INPUT', message: PHOTO_MESSAGES.missing });
      }
      await as(alice).photoQuota.discardHeld({});
      expect(await as(alice).photoQuota.held({})).toEqual(NOTHING);
    }
  });
});
