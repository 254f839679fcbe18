import { randomBytes, randomUUID } from 'node:crypto';
import { MOVE_LIMITS } from '@larder/shared/move/messages';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Deps, Viewer } from '../../ctx.ts';
import { startWorkers, type Workers } from '../../jobs/run.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { testImage } from '../../testing/images.ts';
import { movesOver, movesWeb } from '../../testing/moves.ts';
import { readerProcesses } from '../../testing/reader-processes.ts';
import { refusalOf } from '../../testing/refusals.ts';
import type { TestWeb } from '../../testing/web.ts';
import type { ArchiveFile } from '../exports/zip.ts';
import { zipOf } from '../exports/zip.ts';
import { storeImage } from '../images/store-image.ts';
import { moveHandler } from './run-move.ts';
import { sweepMoves } from './sweep.ts';

const RUN = { signal: new AbortController().signal, attempt: 1 };
// A process starts for each reading.
const PATIENCE = { timeout: 60_000, interval: 200 };

let web: TestWeb;
const { movesOf, sendPart, upload, work, state, movedIn, exported } = movesOver(() => web);
let alice: Viewer;
let bob: Viewer;

beforeAll(async () => {
  web = await movesWeb();
  [alice, bob] = [await testPerson(web.deps, 'alice'), await testPerson(web.deps, 'bob')];
});

const later = (ms: number): Deps => ({ ...web.deps, now: () => new Date(Date.now() + ms) });

async function zipped(files: Record<string, string | Buffer>): Promise<Buffer> {
  async function* all(): AsyncGenerator<ArchiveFile, void> {
    for (const [name, body] of Object.entries({ 'collections.json': '[]', ...files }))
      yield { name, body, date: new Date(0) };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of zipOf(all())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A file of Larder's own form. */
function recipeJson(title: string, more: Record<string, unknown> = {}): string {
  return JSON.stringify({
    '@context': ['https://schema.org', { larder: 'urn:larder:' }],
    '@type': 'Recipe',
    name: title,
    'larder:ingredients': [`1 ${title}`],
    'larder:instructions': ['Cook.'],
    ...more,
  });
}

const recipesNamed = (titles: readonly string[]) =>
  Object.fromEntries(titles.map((title) => [`recipes/${title}.json`, recipeJson(title)]));

async function titlesOf(person: Viewer): Promise<string[]> {
  const { items } = await callerOf(web.deps, person).recipes.list({ limit: 100, sort: 'title' });
  return items.map(({ title }) => title);
}

describe('a library out of Larder’s own export', () => {
  let workers: Workers;
  beforeAll(async () => {
    const idle = async () => undefined;
    const handlers = { import: idle, photos: idle, export: idle, mail: idle, index: idle, sweep: idle };
    workers = await startWorkers(web.deps, { ...handlers, move: moveHandler(web.deps) });
  });
  afterAll(() => workers.close());

  it('comes whole into another account, by a worker: recipes, pictures, collections, favorites', async () => {
    const calls = callerOf(web.deps, alice);
    const image = await storeImage(web.deps, {
      ...{ vaultId: alice.vaultId, purpose: 'cover', bytes: await testImage() },
    });
    const { id: stewId } = await calls.recipes.create({
      title: 'Sunday stew',
      description: 'Slow & good.',
      imageId: image.id,
      tags: ['winter', 'beef, braised'],
      cuisine: ['Irish'],
      ingredients: ['[For the pot]', '1 kg beef', '[To serve]', 'Bread <fresh>'],
      instructions: ['[The day before]', 'Marinate.', '[On the day]', 'Braise for 3 hours.'],
      ...{ prepTime: 30, cookTime: 185, servings: 6, difficulty: 'hard' },
      cookingNotes: 'Mother adds\na splash of port. ',
      sourceUrl: 'https://example.org/stew?a=1&b=2',
      socialMediaUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    });
    const day = { cookedOn: '2026-02-01', note: 'Less salt.' };
    await calls.recipes.logCooked({ id: stewId, entryId: randomUUID(), ...day });
    const stew = await calls.recipes.byId({ id: stewId });
    const plain = await calls.recipes.create({ title: 'Toast' });
    await calls.recipes.setFavorite({ id: stew.id, isFavorite: true });
    const { id: collection } = await calls.playlists.create({ name: 'Winter nights' });
    await calls.playlists.addRecipes({ id: collection, recipeIds: [plain.id, stew.id] });

    const id = await upload(bob, await exported(alice));
    await vi.waitFor(async () => expect((await state(bob)).status).toBe('ready'), PATIENCE);
    expect(await state(bob)).toMatchObject({
      format: 'Larder',
      preview: { recipes: 2, duplicates: 0, failed: 0, favorites: 1, collections: 1, morePictures: 0 },
    });
    expect(await titlesOf(bob)).toEqual([]);
    await movesOf(bob).start({ id });
    await vi.waitFor(async () => expect((await state(bob)).status).toBe('done'), PATIENCE);
    expect(await state(bob)).toMatchObject({
      moved: 2,
      skipped: 0,
      failed: 0,
      percent: 100,
      lostPictures: 0,
    });

    const { items } = await callerOf(web.deps, bob).recipes.list({ favoritesOnly: true });
    const arrived = await callerOf(web.deps, bob).recipes.byId({ id: items[0]!.id });
    const { image: before, ...own } = stew as RecipeDto;
    const same = Object.keys(own).filter(
      (name) => !['id', 'userId', 'dateModified', 'source', 'isFavorite'].includes(name),
    ) as (keyof typeof own)[];
    for (const name of same) expect([name, arrived[name as never]]).toEqual([name, own[name]]);
    const { items: cooked } = await callerOf(web.deps, bob).recipes.cookLog({ id: arrived.id });
    expect(cooked).toMatchObject([day]);
    expect(arrived.image).toMatchObject({ width: before!.width, height: before!.height });
    const lists = await callerOf(web.deps, bob).playlists.list({});
    expect(lists.items.map(({ name }) => name)).toContain('Winter nights');
  });
});

it('is indexed for searches when it is in: none has to look through what was moved', async () => {
  const dora = await testPerson(web.deps, 'dora');
  const titles = Array.from({ length: 300 }, (_, index) => `Dish ${index}`);
  expect(await movedIn(dora, await zipped(recipesNamed(titles)))).toMatchObject({
    status: 'done',
    moved: 300,
  });
  const { rows } = await sql`select count(*)::int as indexed from search_places
    where user_id = ${dora.userId} and block >= 0`.execute(web.deps.db);
  expect(rows).toEqual([{ indexed: 300 }]);
});

describe('a collection of an export', () => {
  const titles = ['A', 'B', 'C'];
  const opened = (name: string, privacyLevel: string, held: readonly string[]) => ({
    ...{ name, privacyLevel, recipes: held.map((title) => ({ file: `recipes/${title}.json` })) },
  });
  const filed = (...list: object[]) =>
    zipped({ ...recipesNamed(titles), 'collections.json': JSON.stringify(list) });
  async function seenBy(person: Viewer) {
    const { items } = await callerOf(web.deps, person).playlists.list({});
    return items.map(({ name, privacyLevel, recipeCount }) => [name, privacyLevel, recipeCount]).toSorted();
  }

  it('is seen by no more people than in its file, also beside one of its name', async () => {
    const person = await testPerson(web.deps, 'mona');
    const { playlists } = callerOf(web.deps, person);
    for (const name of ['Winter', 'Summer'])
      await playlists.create({ name, description: 'Mine', privacyLevel: 'followers_only' });
    const files = await filed(
      opened('winter', 'private', ['A', 'B']),
      opened('Summer', 'public', ['B']),
      opened('Twice', 'public', ['A']),
      opened('twice', 'followers_only', ['C']),
      opened('Some', 'limited', ['A']),
      opened('New', 'whoever', []),
    );
    const id = await upload(person, files);
    await work(id);
    expect((await state(person)).preview).toMatchObject({ collections: 5, openCollections: 2 });
    await movesOf(person).start({ id });
    await work(id);
    expect(await seenBy(person)).toEqual([
      ['New', 'private', 0],
      ['Some', 'private', 1],
      ['Summer', 'followers_only', 1],
      ['Twice', 'followers_only', 2],
      ['Winter', 'followers_only', 0],
      ['winter', 'private', 2],
    ]);
    const { items } = await playlists.list({});
    expect(items.find(({ name }) => name === 'Summer')).toMatchObject({ description: 'Mine' });
    await movesOf(person).undo({ id });
    await work(id);
    expect((await seenBy(person)).map(([name]) => name)).toEqual(['Summer', 'Winter']);
  });

  it('keeps its order beside what was in it, and is made once by a worker that is killed', async () => {
    const person = await testPerson(web.deps, 'nora');
    const { playlists, recipes } = callerOf(web.deps, person);
    const { id: before } = await recipes.create({ title: 'Before' });
    const { id: listId } = await playlists.create({ name: 'Winter' });
    await playlists.addRecipes({ id: listId, recipeIds: [before] });
    const list = [
      opened('Winter', 'private', ['C', 'A', 'B']),
      { ...opened('New', 'public', ['B', 'A']), cover: 'pictures/New #1.jpg' },
    ];
    const pictures = { 'pictures/New #1.jpg': await testImage() };
    const files = { ...recipesNamed(titles), ...pictures, 'collections.json': JSON.stringify(list) };
    const id = await upload(person, await zipped(files));
    await work(id);
    await movesOf(person).start({ id });
    // All recipes are there when storing the cover ends it.
    const put = () => Promise.reject(new Error('killed'));
    const dying: Deps = {
      ...web.deps,
      storage: Object.assign(Object.create(web.deps.storage) as Deps['storage'], { put }),
    };
    await expect(moveHandler(dying)({ moveId: id }, RUN)).rejects.toThrow();
    await work(id);
    expect(await state(person)).toMatchObject({ status: 'done', moved: 3, failed: 0 });
    expect(await seenBy(person)).toEqual([
      ['New', 'public', 2],
      ['Winter', 'private', 4],
    ]);
    const { items } = await playlists.list({});
    const { id: newId, coverImage } = items.find(({ name }) => name === 'New')!;
    expect(coverImage).not.toBeNull();
    const orderOf = async (of: string) => (await playlists.byId({ id: of })).items.map(({ title }) => title);
    expect([await orderOf(newId), await orderOf(listId)]).toEqual([
      ['B', 'A'],
      ['Before', 'C', 'A', 'B'],
    ]);
  });
});

describe('the file of a move', () => {
  it('is sent in parts, in any order and again after a break, and is read when it is whole', async () => {
    const person = await testPerson(web.deps, 'carol');
    const bytes = await zipped({
      ...recipesNamed(['Soup']),
      'pictures/big.bin': Buffer.alloc(0),
    });
    const filler = Buffer.alloc(MOVE_LIMITS.partBytes, 1);
    // Zips are found from their end: what stands before does no harm.
    const whole = Buffer.concat([filler, bytes]);
    const { id } = await movesOf(person).begin({ name: 'big.zip', size: whole.length });
    expect((await sendPart(person, id, 1, bytes)).json()).toEqual({ parts: [1] });
    expect(await movesOf(person).begin({ name: 'big.zip', size: whole.length })).toMatchObject({
      id,
      parts: [1],
    });
    expect((await sendPart(person, id, 1, bytes)).json()).toEqual({ parts: [1] });
    expect((await sendPart(person, id, 0, filler.subarray(1))).statusCode).toBe(400);
    expect((await sendPart(person, id, 2, bytes)).statusCode).toBe(400);
    expect((await sendPart(bob, id, 0, filler)).statusCode).toBe(404);
    expect((await state(person)).status).toBe('uploading');
    expect((await sendPart(person, id, 0, filler)).json()).toEqual({ parts: [0, 1] });
    expect((await state(person)).status).toBe('queued');
  });

  it('begins anew in small parts where larger ones are refused on the way, and is read from these', async () => {
    const person = await testPerson(web.deps, 'clara');
    const { partBytes, smallPartBytes } = MOVE_LIMITS;
    const whole = await zipped({ ...recipesNamed(['Soup']), 'more.bin': randomBytes(partBytes + 1) });
    const file = { name: 'big.zip', size: whole.length };
    const { id } = await movesOf(person).begin(file);
    await sendPart(person, id, 0, whole.subarray(0, partBytes));
    const begun = await movesOf(person).begin({ ...file, inSmallParts: true });
    expect(begun).toMatchObject({ id, partBytes: smallPartBytes, parts: [] });
    expect((await sendPart(person, id, 1, whole.subarray(partBytes))).statusCode).toBe(400);
    const parts = Array.from({ length: Math.ceil(whole.length / smallPartBytes) }, (_, part) => part);
    for (const part of parts) {
      const bytes = whole.subarray(part * smallPartBytes, (part + 1) * smallPartBytes);
      expect((await sendPart(person, id, part, bytes)).statusCode).toBe(201);
      // Another time it goes on in these.
      expect(
        await movesOf(person)
          .begin(file)
          .catch(() => 'whole'),
      ).toEqual(part === parts.length - 1 ? 'whole' : expect.objectContaining({ partBytes: smallPartBytes }));
    }
    await work(id);
    expect(await state(person)).toMatchObject({ status: 'ready', preview: { recipes: 1 } });
  });

  it('is one at a time for a person, and at most 2 GB', async () => {
    const person = await testPerson(web.deps, 'dora');
    await movesOf(person).begin({ name: 'a.zip', size: 10 });
    const refused = await refusalOf(movesOf(person).begin({ name: 'b.zip', size: 10 }));
    expect(refused).toMatchObject({ appCode: 'MOVE_UNDER_WAY' });
    const tooLarge = await refusalOf(movesOf(bob).begin({ name: 'a.zip', size: MOVE_LIMITS.bytes + 1 }));
    expect(tooLarge).toMatchObject({ appCode: 'INVALID_INPUT' });
  });

  it('goes with a move that is cancelled, or not begun within a day', async () => {
    const person = await testPerson(web.deps, 'emil');
    const buried = () =>
      web.deps.db
        .selectFrom('file_tombstones')
        .innerJoin('moves', 'moves.storage_key', 'file_tombstones.storage_key')
        .select('remove_after')
        .where('user_id', '=', person.vaultId)
        .orderBy('moves.created_at', 'desc')
        .executeTakeFirstOrThrow();
    const first = await upload(person, await zipped(recipesNamed(['Soup'])));
    expect((await buried()).remove_after.getTime()).toBeGreaterThan(Date.now());
    expect(await movesOf(person).cancel({ id: first })).toMatchObject({
      status: 'cancelled',
      undoUntil: null,
    });
    expect((await buried()).remove_after.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    await work(first);
    expect((await state(person)).status).toBe('cancelled');
    const second = await upload(person, await zipped(recipesNamed(['Soup'])));
    await work(second);
    await sweepMoves(web.deps);
    expect((await state(person)).status).toBe('ready');
    await sweepMoves(later(MOVE_LIMITS.keptHours * 3_600_000 + 1_000));
    expect((await state(person)).status).toBe('cancelled');
  });

  it('is read in another process, which a cancelled move kills in the midst of its work', async () => {
    const person = await testPerson(web.deps, 'quentin');
    const page = `<body>${'<p>1 kg of this, 2 tbsp of that, stirred</p>'.repeat(100_000)}</body>`;
    const id = await upload(person, Buffer.from(page), 'slow.html');
    const reading = moveHandler(web.deps)({ moveId: id }, RUN);
    await vi.waitFor(async () => expect(await readerProcesses()).toHaveLength(1), PATIENCE);
    await movesOf(person).cancel({ id });
    await reading;
    await vi.waitFor(async () => expect(await readerProcesses()).toEqual([]), PATIENCE);
    expect(await state(person)).toMatchObject({ status: 'cancelled', moved: 0 });
  });

  it('goes back to the queue when its worker stops, which kills the process', async () => {
    const person = await testPerson(web.deps, 'rosa');
    const id = await upload(person, await zipped(recipesNamed(['Soup'])));
    const stopping = new AbortController();
    const reading = moveHandler(web.deps)({ moveId: id }, { signal: stopping.signal, attempt: 1 });
    await vi.waitFor(async () => expect(await readerProcesses()).toHaveLength(1), PATIENCE);
    stopping.abort(new Error('stopping'));
    await expect(reading).rejects.toThrow('stopping');
    await vi.waitFor(async () => expect(await readerProcesses()).toEqual([]), PATIENCE);
    expect((await state(person)).status).toBe('queued');
    await movesOf(person).cancel({ id });
  });

  it.each([
    ['no zip and no format', Buffer.from('hello'), 'unknown-format'],
    ['an export without recipes', { 'collections.json': '[]' }, 'no-recipes'],
    ['a trap behind a recipe', { ...recipesNamed(['A']), 'recipes/b.json': '['.repeat(200) }, 'too-deep'],
  ])('that is %s fails with a reason and keeps nothing', async (_, given, problem) => {
    const person = await testPerson(web.deps, 'fred');
    const id = await upload(person, Buffer.isBuffer(given) ? given : await zipped(given));
    await work(id);
    expect(await state(person)).toMatchObject({ status: 'failed', problem });
    expect(await titlesOf(person)).toEqual([]);
  });
});

describe('moving in', () => {
  it('leaves out what the library has, by address and by title with ingredients, unless both are wanted', async () => {
    const person = await testPerson(web.deps, 'gina');
    const { recipes } = callerOf(web.deps, person);
    await recipes.create({ title: 'Mine', sourceUrl: 'https://www.example.org/soup/' });
    await recipes.create({ title: 'Stew', ingredients: ['1 Stew'] });
    await recipes.create({ title: 'Toast', ingredients: ['other bread'] });
    const files = await zipped({
      ...recipesNamed(['Stew', 'Toast']),
      'recipes/Soup.json': recipeJson('Soup', { 'larder:sourceUrl': 'http://example.org/soup' }),
    });
    const id = await upload(person, files);
    await work(id);
    expect((await state(person)).preview).toMatchObject({
      ...{ recipes: 3, duplicates: 2 },
      fields: [
        { field: 'title', recipes: 3 },
        { field: 'ingredients', recipes: 3 },
        { field: 'instructions', recipes: 3 },
        { field: 'sourceUrl', recipes: 1 },
      ],
    });
    await movesOf(person).start({ id });
    await work(id);
    expect(await state(person)).toMatchObject({ moved: 1, skipped: 2, failed: 0 });
    expect(await titlesOf(person)).toEqual(['Mine', 'Stew', 'Toast', 'Toast']);
    expect(await movedIn(person, files, true)).toMatchObject({ moved: 3, skipped: 0 });
  });

  it('lists what cannot be read with its reason, page by page, and brings the rest', async () => {
    const person = await testPerson(web.deps, 'hugo');
    const { id, moved, failed } = await movedIn(
      person,
      await zipped({
        'recipes/a.json': '{ broken',
        ...recipesNamed(['Soup']),
        'recipes/b.json': recipeJson('  '),
        'recipes/c.json': recipeJson('Long', { 'larder:cookingNotes': 'x'.repeat(20_001) }),
      }),
    );
    expect([moved, failed]).toEqual([1, 3]);
    const first = await movesOf(person).failures({ id, limit: 2 });
    expect(first).toMatchObject({
      total: 3,
      items: [
        { entry: 'recipes/a.json', reason: 'unreadable' },
        { entry: 'recipes/b.json', reason: 'no-title' },
      ],
    });
    const { items } = await movesOf(person).failures({ id, cursor: first.nextCursor });
    expect(items.map(({ title, reason }) => [title, reason])).toEqual([['Long', 'too-long']]);
  });

  it('goes on after its worker was killed, and doubles nothing when it runs twice', async () => {
    const person = await testPerson(web.deps, 'ines');
    const titles = Array.from({ length: 130 }, (_, index) => `Soup ${String(index).padStart(3, '0')}`);
    const id = await upload(person, await zipped(recipesNamed(titles)));
    await work(id);
    await movesOf(person).start({ id });
    const dying = new AbortController();
    let reads = 0;
    const deps: Deps = {
      ...web.deps,
      now: () => {
        // Some batches on, its process ends.
        if ((reads += 1) > 140) dying.abort(new Error('killed'));
        return new Date();
      },
    };
    await expect(moveHandler(deps)({ moveId: id }, { signal: dying.signal, attempt: 1 })).rejects.toThrow(
      'killed',
    );
    const part = await state(person);
    expect(part.moved).toBeGreaterThan(0);
    expect(part.moved).toBeLessThan(130);
    await Promise.all([work(id), work(id)]);
    await work(id);
    expect(await state(person)).toMatchObject({ status: 'done', moved: 130, failed: 0 });
    const { total } = await callerOf(web.deps, person).recipes.list({});
    expect(total).toBe(130);
  });

  it('fails the recipes for which there is no room, and may write more than a person a minute', async () => {
    const person = await testPerson(web.deps, 'jana');
    await web.deps.db.updateTable('person_limits').set({ recipes: 2, written_bytes_a_minute: 10 }).execute();
    try {
      const { id, moved, failed } = await movedIn(person, await zipped(recipesNamed(['A', 'B', 'C'])));
      expect([moved, failed]).toEqual([2, 1]);
      expect((await movesOf(person).failures({ id })).items).toMatchObject([
        { title: 'C', reason: 'no-room' },
      ]);
    } finally {
      await web.deps.db
        .updateTable('person_limits')
        .set({ recipes: 20_000, written_bytes_a_minute: 20_000_000 })
        .execute();
    }
  });

  it('brings further pictures into a gallery of at most 12, which an export has again', async () => {
    const [person, other] = [await testPerson(web.deps, 'olga'), await testPerson(web.deps, 'paul')];
    const address = (name: string) => `../pictures/${name}.jpg`;
    const gallery = Array.from({ length: 14 }, (_, index) => address(`${index}`));
    const image = [address('cover'), ...gallery, address('page')];
    const sizes = image.map((name, index) => [name.slice(3), 400 + 10 * index] as const);
    const pictures = await Promise.all(sizes.map(async ([name, side]) => [name, await testImage(side, 400)]));
    const files = {
      'recipes/Soup.json': recipeJson('Soup', { image, 'larder:cover': image[0], 'larder:gallery': gallery }),
      // Of a program that knows no galleries, and of one whose recipe has no cover.
      'recipes/Old.json': recipeJson('Old', { image: [address('cover'), address('page')] }),
      'recipes/Bare.json': recipeJson('Bare', {
        image: [gallery[0]],
        'larder:cover': null,
        'larder:gallery': [gallery[0]],
      }),
      ...(Object.fromEntries(pictures) as Record<string, Buffer>),
      'pictures/3.jpg': 'no picture',
    };
    const id = await upload(person, await zipped(files));
    await work(id);
    expect((await state(person)).preview).toMatchObject({ galleryPictures: 13, morePictures: 4 });
    await movesOf(person).start({ id });
    await work(id);
    expect(await state(person)).toMatchObject({ moved: 3, lostPictures: 1 });
    const seen = async (by: Viewer) => {
      const { items } = await callerOf(web.deps, by).recipes.list({ sort: 'title' });
      const whole = await Promise.all(
        items.map(({ id: one }) => callerOf(web.deps, by).recipes.byId({ id: one })),
      );
      return whole.map(({ title, image: cover, gallery: row }) => [
        title,
        cover?.width,
        ...row.map(({ width }) => width),
      ]);
    };
    const widths = [410, 420, 430, 450, 460, 470, 480, 490, 500, 510, 520];
    expect(await seen(person)).toEqual([
      ['Bare', undefined, 410],
      ['Old', 400],
      ['Soup', 400, ...widths],
    ]);
    expect((await callerOf(web.deps, person).photoQuota.usage()).currentCount).toBe(0);
    expect(await movedIn(other, await exported(person))).toMatchObject({ moved: 3, lostPictures: 0 });
    expect(await seen(other)).toEqual(await seen(person));
  });

  it('brings a recipe without a picture that is none, and says so', async () => {
    const person = await testPerson(web.deps, 'kurt');
    const files = await zipped({
      'recipes/Soup.json': recipeJson('Soup', { image: ['../pictures/Soup.jpg'] }),
      'pictures/Soup.jpg': '<script>no picture</script>',
    });
    expect(await movedIn(person, files)).toMatchObject({ moved: 1, failed: 0, lostPictures: 1 });
  });

  it('can be undone for a week: what was changed since stays, and empty collections go', async () => {
    const person = await testPerson(web.deps, 'lena');
    const calls = callerOf(web.deps, person);
    await calls.recipes.create({ title: 'Before' });
    const collections = JSON.stringify([
      { name: 'Brought', recipes: [{ file: 'recipes/A.json' }] },
      { name: 'Mixed', recipes: [{ file: 'recipes/B.json' }] },
    ]);
    const files = await zipped({ ...recipesNamed(['A', 'B', 'C']), 'collections.json': collections });
    const { id } = await movedIn(person, files);
    const { items } = await calls.recipes.list({ search: '1 B' });
    const { id: changed } = items[0]!;
    await calls.recipes.update({ id: changed, version: 1, title: 'B, my way' });
    const tooLate = callerOf(later(MOVE_LIMITS.undoDays * 24 * 3_600_000 + 1_000), person).moves.undo({ id });
    expect(await refusalOf(tooLate)).toMatchObject({ appCode: 'MOVE_NOT_NOW' });
    expect(await refusalOf(movesOf(bob).undo({ id }))).toMatchObject({ appCode: 'MOVE_NOT_FOUND' });
    await movesOf(person).undo({ id });
    await work(id);
    expect(await state(person)).toMatchObject({ status: 'undone', moved: 1, undoUntil: null });
    expect(await titlesOf(person)).toEqual(['B, my way', 'Before']);
    const { items: lists } = await calls.playlists.list({});
    expect(lists.map(({ name }) => name)).toContain('Mixed');
    expect(lists.map(({ name }) => name)).not.toContain('Brought');
    expect((await movedIn(person, files)).moved).toBe(3);
  });
});
