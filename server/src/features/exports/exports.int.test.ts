import type { ExportDto } from '@larder/shared/export/schema';
import { EXPORT_MESSAGES } from '@larder/shared/export/messages';
import { decodeHTML } from 'entities';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRateLimits } from '../../adapters/rate-limits/rate-limits.ts';
import type { Deps, Viewer } from '../../ctx.ts';
import { extractPage } from '../../extraction/page/extract-page.ts';
import { createEvents } from '../../jobs/events.ts';
import { startWorkers, type Workers } from '../../jobs/run.ts';
import { callerOf, ctxOf, testPerson } from '../../testing/harness.ts';
import { makeFollow } from '../../testing/households.ts';
import { testImage } from '../../testing/images.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { startStrictS3Server } from '../../testing/strict-s3-server.ts';
import { unzip } from '../../testing/unzip.ts';
import { signedIn, testWeb, type TestWeb } from '../../testing/web.ts';
import { deleteAccount } from '../auth/delete-account.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { storeImage } from '../images/store-image.ts';
import { sweepImages } from '../images/sweep.ts';
import { LeaseEnded } from '../../jobs/lease.ts';
import { acquireExport, completeExport, reportProgress } from './lease.ts';
import { startExport } from './exports.ts';
import { exportHandler } from './run-export.ts';
import { sweepExports } from './sweep.ts';

const PATIENCE = { timeout: 30_000, interval: 20 };
const HOUR = 3_600_000;
const RUN = { signal: new AbortController().signal, attempt: 1 };

let s3: Awaited<ReturnType<typeof startStrictS3Server>>;
let web: TestWeb;
let alice: Viewer;

beforeAll(async () => {
  s3 = await startStrictS3Server();
  web = await webWithEvents();
  alice = await testPerson(web.deps, 'alice');
});
afterAll(() => s3.stop());

/** A download hears of the end of its session. */
async function webWithEvents(env: Record<string, string> = {}): Promise<TestWeb> {
  const made = await testWeb(env);
  made.deps.events = createEvents(made.deps.config, made.deps.log);
  afterAll(() => made.deps.events.close());
  return made;
}

const idle = async () => undefined;
const later = (deps: Deps, ms: number): Deps => ({ ...deps, now: () => new Date(Date.now() + ms) });
const pack = (deps: Deps, exportId: string) => exportHandler(deps)({ exportId }, RUN);

/** Starts an export as its owner and packs it here and now. */
async function packed(deps: Deps, person: Viewer): Promise<ExportDto> {
  const { id } = await callerOf(deps, person).exports.start();
  await pack(deps, id);
  const state = await callerOf(deps, person).exports.state();
  expect(state).toMatchObject({ id, status: 'done', stage: 'complete', percent: 100, error: null });
  return state!;
}

async function fetchAs({ app, deps }: TestWeb, person: Viewer | null, id: string) {
  const headers = person ? { cookie: await signedIn(deps, person) } : {};
  return app.inject({ url: `/api/exports/${id}`, headers });
}

async function filesOf(on: TestWeb, person: Viewer): Promise<Map<string, Buffer>> {
  const { id, size } = await packed(on.deps, person);
  const answer = await fetchAs(on, person, id);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.length).toBe(size);
  return unzip(answer.rawPayload);
}

const jsonOf = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)?.toString() ?? '') as Record<string, unknown>;
const textOf = (files: Map<string, Buffer>, name: string) => files.get(name)?.toString() ?? '';

async function collect(
  deps: Deps,
  person: Viewer,
  { name, recipeIds = [], privacy = 'private' }: { name: string; recipeIds?: string[]; privacy?: string },
): Promise<string> {
  const { id } = await deps.db
    .insertInto('playlists')
    .values({ user_id: person.vaultId, name, description: `All of ${name}`, privacy_level: privacy })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, recipe_id] of recipeIds.entries()) {
    const ids = { playlist_id: id, recipe_id, user_id: person.vaultId, added_by: person.userId };
    await deps.db
      .insertInto('playlist_recipes')
      .values({ ...ids, position: index + 1 })
      .execute();
  }
  return id;
}

const STEW = {
  title: 'Sunday stew',
  description: 'Slow & good.',
  tags: ['winter', 'beef, braised'],
  ingredients: ['[For the pot]', '1 kg beef', '3 carrots', '[To serve]', 'Bread <fresh>'],
  instructions: ['[The day before]', 'Marinate the beef.', '[On the day]', 'Braise for 3 hours.'],
  prepTime: 30,
  cookTime: 185,
  servings: 6,
  difficulty: 'hard',
  cookingNotes: 'Mother adds\na splash of port.',
  sourceUrl: 'https://example.org/stew?a=1&b=2',
} as const;

describe.each(['disk', 's3'])('an export, stored on %s', (kind) => {
  let on: TestWeb;
  let workers: Workers;
  beforeAll(async () => {
    const env = kind === 's3' ? { STORAGE_URL: `s3://S3RVER:S3RVER@${s3.host}/larder-exports?tls=0` } : {};
    on = await webWithEvents(env as Record<string, string>);
    const handlers = {
      import: idle,
      photos: idle,
      export: exportHandler(on.deps),
      move: idle,
      mail: idle,
      index: idle,
      sweep: idle,
    };
    workers = await startWorkers(on.deps, handlers);
  });
  afterAll(() => workers.close());

  it('is packed by a worker and holds everything: recipes, pictures, collections, a cookbook', async () => {
    const { deps } = on;
    const person = await testPerson(deps, 'alice');
    await deps.db
      .updateTable('profiles')
      .set({ display_name: 'Alice <b>' })
      .where('user_id', '=', person.userId)
      .execute();
    const as = callerOf(deps, person);
    const bytes = await testImage(1_000, 700);
    const cover = await storeImage(deps, { vaultId: person.vaultId, purpose: 'cover', bytes });
    const { id: stew } = await as.recipes.create({
      ...STEW,
      tags: [...STEW.tags],
      ingredients: [...STEW.ingredients],
      instructions: [...STEW.instructions],
      imageId: cover.id,
    });
    const { id: pie } = await as.recipes.create({ title: 'Apple pie' });
    await as.recipes.setFavorite({ id: stew, isFavorite: true });
    await as.recipes.logCooked({ id: stew, entryId: pie, cookedOn: '2025-03-09', note: 'For <nine>' });
    const sundays = { name: 'Sundays', recipeIds: [pie, stew], privacy: 'limited' };
    const sundaysId = await collect(deps, person, sundays);
    const guest = await testPerson(deps, 'GuestOfHonour');
    await makeFollow(deps, guest, person);
    await as.playlists.update({ id: sundaysId, sharedWith: [guest.userId] });
    const other = await testPerson(deps, 'bob');
    await callerOf(deps, other).recipes.create({ title: 'Not hers' });

    const begun = await as.exports.start();
    expect(begun).toMatchObject({ status: 'queued', percent: 0, size: null, expiresAt: null });
    const done = await vi.waitFor(async () => {
      const state = await as.exports.state();
      expect(state?.status).toBe('done');
      return state!;
    }, PATIENCE);
    expect(done.id).toBe(begun.id);
    const files = await unzip((await fetchAs(on, person, done.id)).rawPayload);

    expect([...files.keys()].sort()).toEqual([
      'README.txt',
      'collections.json',
      'cookbook/collections/Favorites.html',
      'cookbook/collections/Sundays.html',
      'cookbook/recipes/Apple pie.html',
      'cookbook/recipes/Sunday stew.html',
      'food-rules.json',
      'index.html',
      'meal-plan.json',
      'pictures/Sunday stew.jpg',
      'recipe-links.json',
      'recipes/Apple pie.json',
      'recipes/Sunday stew.json',
      'saved-weeks.json',
      'shopping-lists.json',
      'smart-collections.json',
    ]);
    expect(files.get('pictures/Sunday stew.jpg')).toEqual(
      await deps.storage.get(`photos/${cover.id}/1000.jpg`),
    );
    expect(jsonOf(files, 'recipes/Sunday stew.json')).toMatchObject({
      '@type': 'Recipe',
      name: STEW.title,
      image: ['../pictures/Sunday%20stew.jpg'],
      totalTime: 'PT215M',
      isBasedOn: [STEW.sourceUrl],
      'larder:ingredients': STEW.ingredients,
      'larder:instructions': STEW.instructions,
      'larder:tags': STEW.tags,
      'larder:cookingNotes': STEW.cookingNotes,
      'larder:isFavorite': true,
      'larder:cookLog': [{ cookedOn: '2025-03-09', note: 'For <nine>' }],
    });
    expect(jsonOf(files, 'collections.json')).toMatchObject([
      { name: 'Favorites', isFavorites: true, recipes: [{ title: STEW.title }] },
      {
        ...{
          name: 'Sundays',
          description: 'All of Sundays',
          privacyLevel: 'limited',
          isFavorites: false,
        },
        recipes: [
          { title: 'Apple pie', file: 'recipes/Apple pie.json' },
          { title: 'Sunday stew', file: 'recipes/Sunday stew.json' },
        ],
      },
    ]);
    // A file is passed on: it says that a collection is limited, and not to whom.
    const everything = [...files.values()].join('\n');
    for (const secret of [guest.userId, guest.username, guest.displayName])
      expect(everything).not.toContain(secret);
    const page = textOf(files, 'cookbook/recipes/Sunday stew.html').replace(/>\s+</g, '><');
    expect(page).toContain('<li dir="auto">Bread &lt;fresh&gt;</li>');
    expect(page).toContain('<h3 dir="auto">On the day</h3><ol start="2">');
    expect(page).toContain('src="../../pictures/Sunday%20stew.jpg"');
    expect(page).toContain('Prep 30 min · Cook 3 h 5 min · Serves 6 · Hard · ♥ Favorite');
    expect(page).toContain('Mother adds\na splash of port.');
    expect(page).toContain('<dt>March 9, 2025</dt><dd dir="auto">For &lt;nine&gt;</dd>');
    expect(page).toContain('href="https://example.org/stew?a=1&amp;b=2"');
    expect(textOf(files, 'index.html')).toContain('The recipes of Alice &lt;b&gt;');
    for (const [name, body] of files)
      if (name.endsWith('.html'))
        expect(body.toString()).not.toMatch(/<script|<link|url\(|@import|src="(?!\.\.\/\.\.\/pictures\/)/);
  });
});

describe('a cookbook', () => {
  it('is packed for another program with every recipe, under a name that it knows', async () => {
    const person = await testPerson(web.deps, 'paul');
    const caller = callerOf(web.deps, person);
    for (const title of ['Soup', 'Stew', 'Bread'])
      await caller.recipes.create({
        title,
        ingredients: ['[Dough]', '500 g flour'],
        instructions: ['Bake.'],
      });
    for (const [format, ending, files] of [
      ['paprika', /^attachment; filename="larder-[-\d]+\.paprikarecipes"$/, 3],
      ['mealie', /^attachment; filename="larder-[-\d]+-mealie\.zip"$/, 3],
    ] as const) {
      const { id } = await caller.exports.start({ format });
      await pack(web.deps, id);
      expect(await caller.exports.state()).toMatchObject({ id, format, status: 'done' });
      const answer = await fetchAs(web, person, id);
      expect(answer.headers['content-disposition']).toMatch(ending);
      expect((await unzip(answer.rawPayload)).size).toBe(files);
    }
  });

  it('is in the language in which it was asked for, and its favorites are called so', async () => {
    const person = await testPerson(web.deps, 'greta');
    const caller = callerOf(web.deps, person);
    await caller.recipes.create({ title: 'Ärpelsuppe', prepTime: 70, servings: 2 });
    await web.deps.db
      .insertInto('playlists')
      .values({ user_id: person.vaultId, name: 'Favorites', description: '', is_favorites: true })
      .execute();
    const { id } = await startExport({ ...ctxOf(web.deps, person), language: 'de' }, { format: 'larder' });
    await pack(web.deps, id);
    const files = await unzip((await fetchAs(web, person, id)).rawPayload);
    expect(textOf(files, 'index.html')).toContain('<html lang="de">');
    expect(textOf(files, 'index.html')).toContain('Die Rezepte von greta');
    expect(textOf(files, 'index.html')).toContain('Favoriten');
    expect(textOf(files, 'index.html')).toMatch(/1 Rezept, zusammengestellt am \d+\. /);
    expect(textOf(files, 'README.txt')).toContain('Das sind deine Rezepte aus Larder.');
    expect(textOf(files, 'cookbook/recipes/Ärpelsuppe.html')).toContain(
      'Vorbereitung 1 Std. 10 Min. · Für 2</p>',
    );
  });
});

describe('a recipe that leaves', () => {
  it('can be read again as it was', async () => {
    const person = await testPerson(web.deps, 'carol');
    const { id } = await callerOf(web.deps, person).recipes.create({
      ...STEW,
      tags: ['winter'],
      ingredients: ['1 kg beef', '3 carrots', 'Bread & butter'],
      instructions: [...STEW.instructions],
    });
    const files = await filesOf(web, person);
    const json = textOf(files, 'recipes/Sunday stew.json').replaceAll('<', '\\u003c');
    const reading = extractPage(
      `<script type="application/ld+json">${json}</script>`,
      'https://example.org/',
    );
    const recipe = await callerOf(web.deps, person).recipes.byId({ id });
    expect(reading).toMatchObject({ ok: true });
    const { title, description, ingredients, instructions, prepTime, cookTime, servings } = recipe;
    expect('draft' in reading && reading.draft).toMatchObject({
      title,
      description,
      ingredients,
      instructions,
      prepTime,
      cookTime,
      servings,
    });
  });

  it('has a file of its own whatever its title', async () => {
    const person = await testPerson(web.deps, 'dora');
    const as = callerOf(web.deps, person);
    const titles = [
      '../../../etc/passwd',
      'a/b\\c',
      '..',
      'CON',
      '🍲 עדשים',
      '\u202eevil.exe',
      'x'.repeat(200),
      'ü'.repeat(200),
      'Soup',
      'soup',
      'Soup',
      '<script>alert(1)</script> "q" &amp; \'s\'',
      '50% #1?',
    ];
    for (const title of titles) await as.recipes.create({ title });
    await collect(web.deps, person, { name: '../Favorites' });
    await collect(web.deps, person, { name: 'favorites' });
    const files = await filesOf(web, person);
    const names = [...files.keys()].filter((name) => name.startsWith('recipes/'));
    expect(names).toHaveLength(titles.length);
    expect(names.map((name) => (jsonOf(files, name) as { name: string }).name)).toEqual(titles);
    expect([...files.keys()].filter((name) => name.startsWith('cookbook/collections/'))).toHaveLength(2);
    const links = [...textOf(files, 'index.html').matchAll(/href="(cookbook[^"]*)"/g)].map(([, link = '']) =>
      decodeURIComponent(decodeHTML(link)),
    );
    expect(links).toHaveLength(titles.length + 2);
    for (const link of links) expect(files.has(link)).toBe(true);
    for (const [name, body] of files)
      if (name.endsWith('.html')) expect(body.toString()).not.toContain('<script');
  });

  it('leaves a picture out whose files are gone', async () => {
    const person = await testPerson(web.deps, 'erin');
    const { deps } = web;
    const cover = await storeImage(deps, {
      vaultId: person.vaultId,
      purpose: 'cover',
      bytes: await testImage(),
    });
    await callerOf(deps, person).recipes.create({ title: 'Pie', imageId: cover.id });
    await deps.storage.deletePrefix(`photos/${cover.id}`);
    const files = await filesOf(web, person);
    expect(jsonOf(files, 'recipes/Pie.json')).not.toHaveProperty('image');
    expect([...files.keys()].some((name) => name.startsWith('pictures/'))).toBe(false);
  });
});

describe('the file', () => {
  it('is for its owner alone: another person’s, a missing and a malformed id are answered alike', async () => {
    const { id } = await packed(web.deps, alice);
    const mine = await fetchAs(web, alice, id);
    expect(mine.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="larder-${new Date().toISOString().slice(0, 10)}.zip"`,
    });
    const bob = await testPerson(web.deps, 'bob');
    const expected = { error: { appCode: 'EXPORT_NOT_FOUND', message: EXPORT_MESSAGES.gone } };
    for (const wanted of [id, alice.userId, 'nonsense', '%2e%2e', "' or 1=1"]) {
      const answer = await fetchAs(web, bob, encodeURIComponent(wanted));
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(expected);
      expect(answer.headers['cache-control']).toContain('no-store');
    }
    expect((await fetchAs(web, null, id)).statusCode).toBe(401);
    expect(await callerOf(web.deps, bob).exports.state()).toBeNull();
  });

  it('can be fetched for a day, then it goes', async () => {
    const person = await testPerson(web.deps, 'fay');
    const { id, expiresAt } = await packed(web.deps, person);
    expect(expiresAt!.getTime() - Date.now()).toBeGreaterThan(23.9 * HOUR);
    const { storage_key: key } = await web.deps.db
      .selectFrom('exports')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const sweep = async (deps: Deps) => {
      await sweepExports(deps);
      await sweepImages(deps);
    };
    await sweep(later(web.deps, 23.9 * HOUR));
    expect((await fetchAs(web, person, id)).statusCode).toBe(200);
    const nextDay = later(web.deps, 24.1 * HOUR);
    expect(await callerOf(nextDay, person).exports.state()).toBeNull();
    await sweep(nextDay);
    expect((await fetchAs(web, person, id)).statusCode).toBe(404);
    expect(await web.deps.storage.get(`${key}/0`)).toBeNull();
  });

  it('goes when a newer one is there, and with its owner', async () => {
    const { deps } = web;
    const person = await testPerson(deps, 'gail');
    const first = await packed(deps, person);
    const second = await packed(deps, person);
    expect((await fetchAs(web, person, first.id)).statusCode).toBe(404);
    const { storage_key: key } = await deps.db
      .selectFrom('exports')
      .select('storage_key')
      .where('id', '=', second.id)
      .executeTakeFirstOrThrow();
    const password = 'paprika & thyme';
    await deps.db
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', person.userId)
      .execute();
    await deleteAccount(ctxOf(deps, person), { password, email: person.email });
    await sweepImages(later(deps, 1_000));
    expect(await deps.storage.get(`${key}/0`)).toBeNull();
    expect(await deps.db.selectFrom('exports').select('id').where('id', '=', second.id).execute()).toEqual(
      [],
    );
  });
});

describe('starting', () => {
  it('begins one at a time, however often it is asked for', async () => {
    const person = await testPerson(web.deps, 'hana');
    const begin = () => callerOf(web.deps, person).exports.start();
    const begun = await Promise.all([begin(), begin(), begin(), begin()]);
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect((await begin()).id).toBe(begun[0]?.id);
    await pack(web.deps, begun[0].id);
    expect((await begin()).id).not.toBe(begun[0]?.id);
  });

  it('is limited, with the seconds to wait; looking at one that runs is not', async () => {
    const deps = { ...web.deps, rateLimits: createRateLimits(web.deps) };
    const person = await testPerson(deps, 'ines');
    const as = callerOf(deps, person);
    for (let times = 0; times < 5; times += 1) await packed(deps, person);
    const refusal = await as.exports.start().catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS', cause: { appCode: 'RATE_LIMITED' } });
    expect((refusal as { cause: { retryAfter: number } }).cause.retryAfter).toBeGreaterThan(3_500);
    expect(await as.exports.state()).toMatchObject({ status: 'done' });
  });

  it('without a queue it waits for the sweep', async () => {
    const person = await testPerson(web.deps, 'jill');
    const away = { ...web.deps.jobs, enqueue: () => Promise.reject(new Error('away')) };
    const { id, status } = await callerOf({ ...web.deps, jobs: away }, person).exports.start();
    expect(status).toBe('queued');
    const sent: unknown[] = [];
    const back = { ...web.deps.jobs, enqueue: async (...job: unknown[]) => void sent.push(job) };
    await sweepExports({ ...web.deps, jobs: back });
    expect(sent).toContainEqual(['export', { exportId: id }, { jobId: `export-${id}` }]);
  });
});

describe('a worker', () => {
  const begin = async (name: string) => {
    const person = await testPerson(web.deps, name);
    await callerOf(web.deps, person).recipes.create({ title: 'Pie' });
    const { id } = await callerOf(web.deps, person).exports.start();
    return { person, id, state: () => callerOf(web.deps, person).exports.state() };
  };
  const tombstones = () =>
    web.deps.db
      .selectFrom('file_tombstones')
      .select('storage_key')
      .where('storage_key', 'like', 'exports/%')
      .execute();

  it('that was taken for dead changes nothing any more, and what it wrote is removed', async () => {
    const { id, state } = await begin('kate');
    const dead = (await acquireExport(web.deps, id))!;
    await web.deps.storage.put(`${dead.storageKey}/0`, Buffer.from('half'), 'application/zip');
    await pack(web.deps, id);
    await expect(reportProgress(web.deps, dead, { stage: 'recipes', percent: 3 })).rejects.toThrow(
      LeaseEnded,
    );
    await expect(completeExport(web.deps, dead, { parts: 1, size: 4 })).rejects.toThrow(LeaseEnded);
    expect(await state()).toMatchObject({ status: 'done', percent: 100 });
    await sweepImages(later(web.deps, 2 * HOUR));
    expect(await web.deps.storage.get(`${dead.storageKey}/0`)).toBeNull();
    await pack(web.deps, id);
    expect(await state()).toMatchObject({ id, status: 'done' });
  });

  it('tries again what goes wrong, then tells it, and leaves no files; it can be begun anew', async () => {
    const { id, state, person } = await begin('lena');
    const written: string[] = [];
    const storage = {
      ...web.deps.storage,
      put: async (key: string) => {
        written.push(key);
        throw new Error('The disk is full');
      },
    };
    const attempt = (number: number) =>
      exportHandler({ ...web.deps, storage })({ exportId: id }, { ...RUN, attempt: number });
    await expect(attempt(1)).rejects.toThrow('The disk is full');
    expect(await state()).toMatchObject({ status: 'running' });
    await expect(attempt(2)).rejects.toThrow('The disk is full');
    await attempt(3);
    expect(await state()).toMatchObject({ id, status: 'failed', error: EXPORT_MESSAGES.failed });
    expect(written).toHaveLength(3);
    const left = await tombstones();
    for (const key of written) expect(left).not.toContainEqual({ storage_key: key.replace('/0', '') });
    await sweepExports(web.deps);
    expect(await state()).toMatchObject({ status: 'failed' });
    expect((await packed(web.deps, person)).id).not.toBe(id);
  });

  it('that is asked to stop releases the export', async () => {
    const { id, state } = await begin('mona');
    const signal = AbortSignal.abort(new Error('stopping'));
    await expect(exportHandler(web.deps)({ exportId: id }, { signal, attempt: 1 })).rejects.toThrow(
      'stopping',
    );
    expect(await state()).toMatchObject({ id, status: 'queued', percent: 0 });
  });

  it('brings nothing back of a person who has left', async () => {
    const { id, person } = await begin('nora');
    const before = await tombstones();
    const storage = {
      ...web.deps.storage,
      put: async (key: string, body: Buffer, type: string) => {
        await web.deps.storage.put(key, body, type);
        await web.deps.db.deleteFrom('users').where('id', '=', person.userId).execute();
      },
    };
    await exportHandler({ ...web.deps, storage })({ exportId: id }, RUN);
    expect(await web.deps.db.selectFrom('exports').select('id').where('id', '=', id).execute()).toEqual([]);
    expect(await tombstones()).toEqual(before);
  });

  it('that is gone for good is replaced by the sweep, five times', async () => {
    const { id, state } = await begin('olga');
    const sent: unknown[] = [];
    const jobs = {
      ...web.deps.jobs,
      enqueue: async (_: string, payload: unknown) => void sent.push(payload),
    };
    const sweepAt = (ms: number) => sweepExports(later({ ...web.deps, jobs }, ms));
    await acquireExport(web.deps, id);
    await sweepAt(60_000);
    expect(sent).not.toContainEqual({ exportId: id });
    await sweepAt(6 * 60_000);
    expect(sent).toContainEqual({ exportId: id });
    for (let times = 1; times < 5; times += 1) await acquireExport(web.deps, id);
    await sweepAt(6 * 60_000);
    expect(await state()).toMatchObject({ status: 'failed' });
  });

  it('packs recipes page by page, each once, and tells how far it is', async () => {
    const person = await testPerson(web.deps, 'petra');
    const rows = Array.from({ length: 330 }, (_, index) => ({
      user_id: person.vaultId,
      title: `Recipe ${index}`,
      created_at: new Date(Math.floor(index / 7) * 1_000),
    }));
    await web.deps.db.insertInto('recipes').values(rows).execute();
    const { id } = await callerOf(web.deps, person).exports.start();
    const seen: number[] = [];
    const now = () => new Date();
    const watched: Deps = {
      ...web.deps,
      now,
      storage: {
        ...web.deps.storage,
        put: async (key, body, type) => {
          seen.push((await callerOf(web.deps, person).exports.state())!.percent);
          await web.deps.storage.put(key, body, type);
        },
      },
    };
    await pack(watched, id);
    expect(seen.at(-1)).toBe(95);
    const files = await unzip((await fetchAs(web, person, id)).rawPayload);
    expect([...files.keys()].filter((name) => name.startsWith('recipes/'))).toHaveLength(330);
  });
});

it('an export needs a person who is signed in', async () => {
  expect(await refusalOf(callerOf(web.deps, null).exports.start())).toMatchObject({
    appCode: 'NOT_AUTHENTICATED',
  });
});
