import type { ImportDto } from '@larder/shared/import/schema';
import { PHOTO_MESSAGES, PHOTO_NOTES } from '@larder/shared/photo/messages';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../../ctx.ts';
import type { PhotoPart, PhotoReading, ReadPhoto } from '../../../extraction/photo/photo-reading.ts';
import type { Workers } from '../../../jobs/run.ts';
import { deferred } from '../../../testing/deferred.ts';
import { callerOf, testPerson } from '../../../testing/harness.ts';
import { importDeps, PATIENCE, startReadingPhotos } from '../../../testing/import-deps.ts';
import { testImage } from '../../../testing/images.ts';
import { storeImage } from '../../images/store-image.ts';
import { sweepImages } from '../../images/sweep.ts';

const DAY = 24 * 60 * 60_000;
const BOX = { x: 0.1, y: 0.2, width: 0.5, height: 0.05 };

/** What a photo gives that says this one line; `doubt` makes it a doubtful one. */
function page(
  line: string,
  { title = '', doubt }: { title?: string; doubt?: 'quantity' } = {},
): PhotoReading {
  const evidence: PhotoPart['evidence'] = [
    { field: 'ingredients', index: 0, photo: 0, box: BOX, ...(doubt && { doubt }) },
  ];
  const fields = { title, description: '', ingredients: [line], instructions: [] };
  const numbers = { prepTime: null, cookTime: null, servings: null, difficulty: null };
  if (title) evidence.push({ field: 'title', index: 0, photo: 0, box: BOX });
  return { ok: true, turn: 0, text: line, part: { fields: { ...fields, ...numbers }, evidence } };
}
const hard = (reading: PhotoReading): PhotoReading =>
  reading.ok ? { ...reading, note: 'hardToRead', part: { ...reading.part, isHard: true } } : reading;
const NO_RECIPE: PhotoReading = { ok: false, refusal: 'noRecipe', turn: 0, text: '' };

interface Read {
  isWanted: (() => Promise<boolean>) | undefined;
  isFurtherPage: boolean | undefined;
  signal: AbortSignal;
  answer: (reading: PhotoReading) => void;
  fail: (error: Error) => void;
}

let deps: Awaited<ReturnType<typeof importDeps>>;
let picture: Buffer;
let alice: Viewer;
let reads: Read[];
const running: Workers[] = [];

beforeAll(async () => {
  deps = await importDeps();
  picture = await testImage(200, 300);
});
afterAll(() => deps.close());
beforeEach(async () => {
  reads = [];
  alice = await testPerson(deps, 'alice');
});
afterEach(async () => {
  reads.forEach(({ answer }) => answer(NO_RECIPE));
  await Promise.all(running.splice(0).map((workers) => workers.close()));
  await deps.db.deleteFrom('imports').execute();
});

/** Answers when the test says so. */
const answering: ReadPhoto = (_bytes, { isFurtherPage, signal, isWanted }) => {
  const { promise, resolve, reject } = deferred<PhotoReading>();
  signal.addEventListener('abort', () => reject(new Error('aborted')));
  reads.push({ isFurtherPage, signal, isWanted, answer: resolve, fail: reject });
  return promise;
};
async function work(parts = deps): Promise<Workers> {
  const workers = await startReadingPhotos(parts, answering);
  running.push(workers);
  return workers;
}

const as = (viewer: Viewer) => callerOf(deps, viewer);
async function upload(count: number, viewer = alice): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { id } = await storeImage(deps, { vaultId: viewer.vaultId, purpose: 'photo', bytes: picture });
    ids.push(id);
  }
  return ids;
}
const start = (photoIds: string[]) => as(alice).imports.start({ kind: 'photo', photoIds });
async function begun(count: number): Promise<Read> {
  await vi.waitFor(() => expect(reads).toHaveLength(count), PATIENCE);
  return reads[count - 1]!;
}
function reaches(id: string, state: object): Promise<ImportDto> {
  return vi.waitFor(async () => {
    const item = await as(alice).imports.get({ id });
    expect(item).toMatchObject(state);
    return item;
  }, PATIENCE);
}
const used = async () => (await as(alice).photoQuota.usage()).currentCount;
const stored = (id: string) =>
  deps.db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const exists = async (id: string) =>
  (await deps.db.selectFrom('photos').select('id').where('id', '=', id).execute()).length === 1;

describe('an import of photos', () => {
  it('reads them one after the other and makes one draft, with the place of each line; the recipe keeps them', async () => {
    await work();
    const photoIds = await upload(2);
    const { id, label, photos } = await start(photoIds);
    expect(label).toBe('2 photos');
    expect(photos).toMatchObject([
      // The worker may have begun by now.
      {
        ...{ photoId: photoIds[0], position: 0, image: { width: 200, height: 300 } },
        status: expect.stringMatching(/^(pending|processing)$/) as string,
      },
      { photoId: photoIds[1], position: 1, status: 'pending' },
    ]);
    const first = await begun(1);
    expect(first.isFurtherPage).toBe(false);
    expect(await reaches(id, { status: 'running', stage: 'processing' })).toMatchObject({
      percent: 35,
      photos: [{ status: 'processing', stage: 'processing' }, { status: 'pending' }],
    });
    expect(reads).toHaveLength(1);
    first.answer(hard(page('1 egg', { title: 'Omelette', doubt: 'quantity' })));
    const second = await begun(2);
    expect(second.isFurtherPage).toBe(true);
    second.answer(page('2 onions'));
    const { draft, ...done } = await reaches(id, { status: 'done', stage: 'complete', percent: 100 });
    expect(done.photos).toMatchObject([
      { status: 'completed', stage: 'complete', note: PHOTO_NOTES.hardToRead, isHard: true },
      { status: 'completed', stage: 'complete' },
    ]);
    expect(done.photos?.[1]).not.toHaveProperty('isHard');
    expect(draft).toMatchObject({
      title: 'Omelette',
      ingredients: ['1 egg', '2 onions'],
      tags: ['Photo 1', 'Photo 2'],
      evidence: { title: { source: 'photo', sure: false }, ingredients: { source: 'photo', sure: false } },
      photos: [{ id: photoIds[0] }, { id: photoIds[1] }],
    });
    expect(draft?.evidence).not.toHaveProperty('difficulty');
    expect(draft?.places).toEqual(
      expect.arrayContaining([
        { field: 'ingredients', index: 0, photoId: photoIds[0], box: BOX, reason: 'quantity' },
        { field: 'ingredients', index: 1, photoId: photoIds[1], box: BOX },
      ]),
    );
    const recipe = await as(alice).recipes.create({
      title: 'Omelette',
      source: 'photo',
      photoIds,
      importId: id,
    });
    expect(recipe).toMatchObject({ photoCount: 2, source: 'photo' });
    expect(await as(alice).imports.get({ id })).toMatchObject({ status: 'dismissed' });
    expect(await used()).toBe(2);
  });

  it('reads a photo that is added while others are read; one that is rearranged is not read again', async () => {
    await work();
    const [a = '', b = '', c = ''] = await upload(3);
    const { id } = await start([a]);
    const first = await begun(1);
    await as(alice).imports.setPhotos({ id, photoIds: [a, b] });
    first.answer(page('1 egg'));
    (await begun(2)).answer(page('2 onions'));
    expect((await reaches(id, { status: 'done' })).draft?.ingredients).toEqual(['1 egg', '2 onions']);

    await as(alice).imports.setPhotos({ id, photoIds: [b, a] });
    expect((await reaches(id, { status: 'done' })).draft?.ingredients).toEqual(['2 onions', '1 egg']);

    await as(alice).imports.setPhotos({ id, photoIds: [b, a, c] });
    (await begun(3)).answer(page('3 leeks'));
    expect((await reaches(id, { status: 'done' })).draft?.ingredients).toEqual([
      '2 onions',
      '1 egg',
      '3 leeks',
    ]);

    await as(alice).imports.setPhotos({ id, photoIds: [b, c] });
    const { draft } = await reaches(id, { status: 'done' });
    expect(draft).toMatchObject({ ingredients: ['2 onions', '3 leeks'], tags: ['Photo 1', 'Photo 2'] });
    expect(reads).toHaveLength(3);
    expect([await exists(a), await exists(b), await used()]).toEqual([false, true, 2]);
  });

  it('forgets a photo that is taken out while it is read', async () => {
    await work();
    const [a = '', b = ''] = await upload(2);
    const { id } = await start([a, b]);
    const first = await begun(1);
    expect(await first.isWanted?.()).toBe(true);
    await as(alice).imports.setPhotos({ id, photoIds: [b] });
    expect(await first.isWanted?.()).toBe(false);
    first.answer({ ...page('1 egg'), turn: 1 });
    (await begun(2)).answer(page('2 onions'));
    expect((await reaches(id, { status: 'done' })).draft?.ingredients).toEqual(['2 onions']);
  });

  it('goes on without a photo that gives nothing, and reads that one again when it is retried', async () => {
    await work();
    const [a = '', b = ''] = await upload(2);
    const { id } = await start([a, b]);
    (await begun(1)).answer(NO_RECIPE);
    const second = await begun(2);
    expect(second.isFurtherPage).toBe(false);
    second.answer(page('2 onions'));
    // Once more, as a page of what the other one is.
    const again = await begun(3);
    expect(again.isFurtherPage).toBe(true);
    again.answer(NO_RECIPE);
    expect(await reaches(id, { status: 'done' })).toMatchObject({
      photos: [{ status: 'error', error: PHOTO_MESSAGES.noRecipe }, { status: 'completed' }],
      draft: { ingredients: ['2 onions'], tags: ['Photo 2'], photos: [{ id: b }] },
    });
    await as(alice).imports.retry({ id, photoId: b });
    expect(await as(alice).imports.get({ id })).toMatchObject({ status: 'done' });
    expect(await as(alice).imports.retry({ id, photoId: a })).toMatchObject({
      photos: [{ status: 'pending' }, {}],
    });
    (await begun(4)).answer(page('1 egg'));
    const { draft, photos } = await reaches(id, { status: 'done' });
    expect(draft?.ingredients).toEqual(['1 egg', '2 onions']);
    expect(photos?.[0]).not.toHaveProperty('error');
  });

  it('makes one recipe of a method and its list, also where the method comes first and is none by itself', async () => {
    await work();
    const { id } = await start(await upload(2));
    (await begun(1)).answer(NO_RECIPE);
    (await begun(2)).answer(page('2 onions', { title: 'Onion tart' }));
    (await begun(3)).answer(page('1 egg'));
    expect(await reaches(id, { status: 'done' })).toMatchObject({
      photos: [{ status: 'completed' }, { status: 'completed' }],
      draft: { title: 'Onion tart', ingredients: ['1 egg', '2 onions'] },
    });
  });

  it('fails when no photo gives anything, each with its reason, and reads all again when it is retried', async () => {
    await work();
    const { id } = await start(await upload(3));
    (await begun(1)).answer(NO_RECIPE);
    (await begun(2)).answer({ ok: false, refusal: 'notAPhoto', turn: 0, text: '' });
    (await begun(3)).fail(new Error('the process ended'));
    const errors = [PHOTO_MESSAGES.noRecipe, PHOTO_MESSAGES.unreadable, PHOTO_MESSAGES.processFailed];
    expect(await reaches(id, { status: 'failed' })).toMatchObject({
      error: { appCode: 'IMPORT_NO_RECIPE', message: PHOTO_MESSAGES.noRecipe },
      photos: errors.map((error) => ({ status: 'error', error })),
    });
    await as(alice).imports.retry({ id });
    (await begun(4)).answer(page('1 egg'));
    (await begun(5)).answer(NO_RECIPE);
    (await begun(6)).answer(NO_RECIPE);
    await reaches(id, { status: 'done', draft: { ingredients: ['1 egg'] } });
  });

  it('goes to another worker with what was read when its worker stops', async () => {
    const workers = await work();
    const { id } = await start(await upload(2));
    (await begun(1)).answer(page('1 egg'));
    await begun(2);
    await workers.close({ finishMs: 1, backMs: 5_000 });
    expect(await as(alice).imports.get({ id })).toMatchObject({
      status: 'queued',
      photos: [{ status: 'completed' }, { status: 'pending', stage: 'preparing' }],
    });
    await work();
    (await begun(3)).answer(page('2 onions'));
    await reaches(id, { status: 'done', draft: { ingredients: ['1 egg', '2 onions'] } });
  });

  it('stops at once when it is cancelled, and goes on where it was', async () => {
    await work();
    const { id } = await start(await upload(2));
    (await begun(1)).answer(page('1 egg'));
    const { signal } = await begun(2);
    expect(await as(alice).imports.cancel({ id })).toMatchObject({
      status: 'cancelled',
      photos: [{}, { status: 'pending' }],
    });
    await vi.waitFor(() => expect(signal.aborted).toBe(true), PATIENCE);
    await as(alice).imports.retry({ id });
    (await begun(3)).answer(page('2 onions'));
    await reaches(id, { status: 'done', draft: { ingredients: ['1 egg', '2 onions'] } });
  });
});

describe('a photo that lies on its side', () => {
  it('is shown as it lies, also when the import is cancelled while it is turned', async () => {
    const [a = ''] = await upload(1);
    const { id } = await start([a]);
    const buried = () => deps.db.selectFrom('file_tombstones').select('storage_key').execute();
    const before = await buried();
    let isCancelled = false;
    const put: typeof deps.storage.put = async (...file) => {
      if (!isCancelled) {
        isCancelled = true;
        await as(alice).imports.cancel({ id });
      }
      await deps.storage.put(...file);
    };
    const workers = await work({ ...deps, storage: { ...deps.storage, put } });
    const turnedPage = { ...page('1 egg'), turn: 1 } as const;
    (await begun(1)).answer(turnedPage);
    await vi.waitFor(() => expect(isCancelled).toBe(true), PATIENCE);
    await workers.close();
    const lies = async () => (await as(alice).imports.get({ id })).photos?.map(({ image }) => image);
    expect(await lies()).toMatchObject([{ width: 200, height: 300 }]);
    expect(await stored(a)).toMatchObject({ width: 200, height: 300 });
    expect(await buried()).toEqual(before);

    await work();
    await as(alice).imports.retry({ id });
    (await begun(2)).answer(turnedPage);
    await reaches(id, { status: 'done' });
    expect(await lies()).toMatchObject([{ width: 300, height: 200 }]);
    expect(await stored(a)).toMatchObject({ width: 300, height: 200 });
    const full = await deps.storage.get(`${(await stored(a)).storage_key}/full.jpg`);
    expect(await sharp(full!).metadata()).toMatchObject({ width: 300, height: 200 });
    expect((await sharp(full!).metadata()).exif).toBeUndefined();
  });
});

describe('the photos of an import', () => {
  it('are the person’s own that no recipe holds, one to five, each once', async () => {
    const bob = await testPerson(deps, 'bob');
    const [mine = '', attached = ''] = await upload(2);
    const [his = ''] = await upload(1, bob);
    const cover = await storeImage(deps, { vaultId: alice.vaultId, purpose: 'cover', bytes: picture });
    await as(alice).recipes.create({ title: 'Pie', photoIds: [attached] });
    const missing = { message: PHOTO_MESSAGES.missing };
    for (const photoId of [his, attached, cover.id, '00000000-0000-4000-8000-000000000000']) {
      await expect(start([mine, photoId])).rejects.toMatchObject(missing);
    }
    await expect(start([mine, mine])).rejects.toThrow(PHOTO_MESSAGES.missing);
    await expect(start([])).rejects.toThrow(PHOTO_MESSAGES.noneReady);
    const six = Array.from({ length: 6 }, (_, n) => `00000000-0000-4000-8000-00000000000${n}`);
    await expect(start(six)).rejects.toThrow(PHOTO_MESSAGES.tooManyPhotos);
    const { id } = await start([mine]);
    expect((await start([mine])).id).toBe(id);
    const ofHis = as(bob).imports.setPhotos({ id, photoIds: [his] });
    await expect(ofHis).rejects.toMatchObject({ message: 'Import not found' });
  });

  it('stay as long as the import waits for its person, and go at once when it is dismissed', async () => {
    await work();
    const [read = '', loose = ''] = await upload(2);
    const { id } = await start([read]);
    const tomorrow = { ...deps, now: () => new Date(Date.now() + 2 * DAY) };
    await sweepImages(tomorrow);
    expect([await exists(read), await exists(loose)]).toEqual([true, false]);
    (await begun(1)).answer(page('1 egg'));
    await reaches(id, { status: 'done' });
    await sweepImages(tomorrow);
    expect(await exists(read)).toBe(true);
    await as(alice).imports.dismiss({ id });
    expect([await exists(read), await used()]).toEqual([false, 0]);
  });

  it('are the saved recipe’s, and the others go at once, even while another tab has them read again', async () => {
    const workers = await work();
    const photoIds = await upload(2);
    const { id } = await start(photoIds);
    (await begun(1)).answer(page('100 g flour', { title: 'Bread' }));
    (await begun(2)).answer(NO_RECIPE);
    await reaches(id, { status: 'done' });
    await as(alice).imports.retry({ id, photoId: photoIds[1]! });
    const again = await begun(3);
    const fields = { title: 'Bread', ingredients: ['100 g flour'], instructions: ['Bake.'] };
    await as(alice).recipes.create({ ...fields, photoIds: [photoIds[0]!], importId: id });
    expect(await as(alice).imports.get({ id })).toMatchObject({ status: 'dismissed' });
    expect(await Promise.all(photoIds.map(exists))).toEqual([true, false]);
    expect(await used()).toBe(1);
    again.answer(page('2 eggs'));
    await workers.close();
    expect(await as(alice).imports.get({ id })).toMatchObject({ status: 'dismissed' });
  });

  it('stay when another tab added them meanwhile, as long as there is room', async () => {
    const [first, second, third, ...more] = (await upload(6)) as [string, string, string, ...string[]];
    const { id } = await start([first]);
    await as(alice).imports.setPhotos({ id, photoIds: [first, second], known: [first] });
    const { photos } = await as(alice).imports.setPhotos({ id, photoIds: [third, first], known: [first] });
    expect(photos?.map(({ photoId }) => photoId)).toEqual([third, first, second]);
    await expect(
      as(alice).imports.setPhotos({ id, photoIds: [first, third, ...more], known: [first, third] }),
    ).rejects.toMatchObject({ message: PHOTO_MESSAGES.tooManyPhotos });
    expect(await exists(second)).toBe(true);
    const after = await as(alice).imports.setPhotos({ id, photoIds: [first], known: [third, first, second] });
    expect(after.photos?.map(({ photoId }) => photoId)).toEqual([first]);
    expect(await exists(second)).toBe(false);
  });
});
