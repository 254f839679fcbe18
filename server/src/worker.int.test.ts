import type { ImportDto } from '@larder/shared/import/schema';
import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStorage } from './adapters/storage/create-storage.ts';
import type { Viewer } from './ctx.ts';
import { storeImage } from './features/images/store-image.ts';
import { callerOf, testPerson } from './testing/harness.ts';
import { importDeps } from './testing/import-deps.ts';
import { PAGE_RECIPE, recipePage } from './testing/printed-page.ts';
import { describeOnBothBackends } from './testing/queue-backends.ts';
import { SITE_RECIPE, startRecipeSite, type RecipeSite } from './testing/recipe-site.ts';
import { unzip } from './testing/unzip.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

const PATIENCE = { timeout: 60_000, interval: 200 };
// A process starts in a second, or in many where the machine has much else to do.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

describeOnBothBackends('the worker process', (store) => {
  let deps: Awaited<ReturnType<typeof importDeps>>;
  let site: RecipeSite;
  let alice: Viewer;
  /** One that a test left at work for the next: to start one costs more than most of what it does here. */
  let spare: ServerProcess | undefined;

  beforeAll(async () => {
    [site, deps] = await Promise.all([startRecipeSite(), importDeps(store().env)]);
    alice = await testPerson(deps, 'alice');
  });
  afterAll(async () => {
    await spare?.stop();
    await Promise.all([site.close(), deps.close()]);
  });

  const imports = () => callerOf(deps, alice).imports;
  const start = (path: string) => imports().start({ kind: 'url', url: site.address(path) });

  const startWorker = () =>
    startServerProcess('worker', {
      DATABASE_URL: deps.databaseUrl,
      DATA_DIR: deps.config.dataDir,
      FETCH_ALLOW_HOSTS: site.host,
      ...store().env,
    });
  async function aWorker(): Promise<ServerProcess> {
    const worker = spare ?? (await startWorker());
    spare = undefined;
    return worker;
  }
  async function ends(id: string): Promise<ImportDto> {
    return vi.waitFor(async () => {
      const item = await imports().get({ id });
      expect(['done', 'failed']).toContain(item.status);
      return item;
    }, PATIENCE);
  }
  async function asked(path: string, times: number): Promise<void> {
    await vi.waitFor(() => expect(site.visits(path)).toBe(times), PATIENCE);
  }
  async function pictures(): Promise<number> {
    return (await deps.db.selectFrom('photos').select('id').where('user_id', '=', alice.vaultId).execute())
      .length;
  }

  describe('a worker that reads a page', () => {
    let worker: ServerProcess;
    beforeAll(async () => (worker = await startWorker()));
    afterAll(() => worker.stop());

    it('makes a draft of the recipe with a stored image', async () => {
      const before = await pictures();
      const { id } = await start('/moved');
      const { draft, status } = await ends(id);
      expect(status).toBe('done');
      expect(draft).toMatchObject({
        title: SITE_RECIPE.name,
        ingredients: SITE_RECIPE.recipeIngredient,
        instructions: SITE_RECIPE.recipeInstructions,
        servings: 4,
        sourceUrl: site.address('/soup'),
      });
      expect(draft?.tags[0]).toBe('URL Import');
      expect(draft?.storedImage).toMatchObject({ width: 900, height: 600 });
      expect(await pictures()).toBe(before + 1);
    });

    it('makes a draft without an image when that cannot be fetched', async () => {
      const { id } = await start('/no-picture');
      expect(await ends(id)).toMatchObject({ status: 'done', draft: { storedImage: null } });
    });

    it.each([
      ['/nothing', 'IMPORT_NO_RECIPE'],
      ['/blocked', 'IMPORT_BLOCKED'],
    ])('says why there is no draft of %s', async (path, appCode) => {
      const { id } = await start(path);
      expect((await ends(id)).error).toMatchObject({ appCode });
    });

    it('refuses a private address that the operator did not allow', async () => {
      const { id } = await imports().start({ kind: 'url', url: 'http://127.0.0.1:9/' });
      expect((await ends(id)).error).toEqual({ appCode: 'IMPORT_NETWORK', message: IMPORT_MESSAGES.network });
    });
  });

  /** Work that a worker cannot finish until it is let go. */
  interface Held {
    hasBegun: () => Promise<unknown>;
    letGo: () => Promise<unknown>;
    isFinished: () => Promise<unknown>;
  }

  async function heldImport(): Promise<Held> {
    const [{ id }, before] = [await start('/kill'), await pictures()];
    expect(await imports().get({ id })).toMatchObject({ status: 'queued', percent: 0 });
    site.hold();
    return {
      hasBegun: () => asked('/kill', 1),
      letGo: () => Promise.resolve(site.release()),
      isFinished: async () => {
        expect(await ends(id)).toMatchObject({ status: 'done', draft: { title: SITE_RECIPE.name } });
        expect(site.visits('/kill')).toBe(2);
        expect(await pictures()).toBe(before + 1);
      },
    };
  }

  async function heldExport(): Promise<Held> {
    const bob = await testPerson(deps, 'bob');
    const as = callerOf(deps, bob);
    await as.recipes.create({ title: 'Pie' });
    const held = await deps.db.startTransaction().execute();
    await sql`lock table playlists in access exclusive mode`.execute(held);
    const { id } = await as.auth.exportData();
    const state = () => as.auth.exportState();
    return {
      hasBegun: () =>
        vi.waitFor(async () => expect(await state()).toMatchObject({ status: 'running' }), PATIENCE),
      letGo: () => held.rollback().execute(),
      isFinished: async () => {
        await vi.waitFor(async () => expect(await state()).toMatchObject({ id, status: 'done' }), PATIENCE);
        const rows = await deps.db
          .selectFrom('exports')
          .selectAll()
          .where('user_id', '=', bob.vaultId)
          .execute();
        expect(rows).toMatchObject([{ id, attempts: 2 }]);
        const file = await createStorage(deps.config).get(`${rows[0]?.storage_key}/0`);
        expect([...(await unzip(file!)).keys()]).toContain('recipes/Pie.json');
      },
    };
  }

  async function heldPhoto(): Promise<Held> {
    const carol = await testPerson(deps, 'carol');
    const as = callerOf(deps, carol).imports;
    const { id: photoId } = await storeImage(deps, {
      vaultId: carol.vaultId,
      purpose: 'photo',
      bytes: await sharp(await recipePage())
        .rotate(90)
        .toBuffer(),
    });
    const held = await deps.db.startTransaction().execute();
    await sql`lock table photo_readings in access exclusive mode`.execute(held);
    const { id } = await as.start({ kind: 'photo', photoIds: [photoId] });
    return {
      hasBegun: () =>
        vi.waitFor(
          async () => expect(await as.get({ id })).toMatchObject({ photos: [{ stage: 'structuring' }] }),
          PATIENCE,
        ),
      letGo: () => held.rollback().execute(),
      isFinished: async () => {
        await vi.waitFor(async () => expect((await as.get({ id })).status).toMatch(/done|failed/), PATIENCE);
        const { draft, photos } = await as.get({ id });
        expect(draft).toMatchObject({ ...PAGE_RECIPE, tags: ['Photo 1'], photos: [{ id: photoId }] });
        expect(photos).toMatchObject([{ photoId, status: 'completed', stage: 'complete' }]);
        const row = await deps.db
          .selectFrom('imports')
          .select(['attempts'])
          .where('id', '=', id)
          .executeTakeFirst();
        expect(row).toEqual({ attempts: 2 });
        // Upright, whichever worker turned it.
        expect(draft?.photos?.[0]).toMatchObject({ width: 1500, height: 900 });
      },
    };
  }

  // Who takes up a lost job is the same for every kind; each queue is tried with imports.
  it.runIf(store().kind === 'redis')(
    'an import whose worker is killed is finished by another, as one draft',
    () => isFinishedByAnother([heldImport]),
  );
  it.runIf(store().kind === 'postgres')(
    'an import, an export and a photo whose worker is killed are finished by another, once each',
    async () => {
      // Apart: the site of the import is given up while a slow machine begins with the photo.
      await isFinishedByAnother([heldImport]);
      await isFinishedByAnother([heldExport, heldPhoto]);
    },
  );

  async function isFinishedByAnother(kinds: (() => Promise<Held>)[]): Promise<void> {
    const all: Held[] = [];
    for (const hold of kinds) all.push(await hold());
    const killed = await aWorker();
    await Promise.all(all.map((work) => work.hasBegun()));
    await killed.kill9();
    for (const work of all) await work.letGo();
    spare = await startWorker();
    await Promise.all(all.map((work) => work.isFinished()));
  }

  it('a worker that is stopped during an import returns it to the queue and exits normally', async () => {
    const worker = await aWorker();
    site.hold();
    const { id } = await start('/stop');
    await asked('/stop', 1);
    expect(await worker.stop()).toBe(0);
    expect(await imports().get({ id })).toMatchObject({ status: 'queued' });
    site.release();
    spare = await startWorker();
    expect(await ends(id)).toMatchObject({ status: 'done' });
  });
});

describe('a worker that cannot start', () => {
  it('says in one line which variable is wrong', async () => {
    await expect(startServerProcess('worker', { WORKER_CONCURRENCY: 'many' })).rejects.toThrow(
      /^Wrong configuration. WORKER_CONCURRENCY/,
    );
  });

  it.each([
    ['DATABASE_URL', {}],
    ['REDIS_URL', { REDIS_URL: 'redis://127.0.0.1:1' }],
  ])('says in one line that its queue cannot be reached and names %s', async (variable, env) => {
    const DATABASE_URL = 'postgres://nobody:secret@127.0.0.1:1/none';
    await expect(startServerProcess('worker', { DATABASE_URL, ...env })).rejects.toThrow(
      `Cannot use the job queue at 127.0.0.1:1. Check ${variable}.`,
    );
  });
});
