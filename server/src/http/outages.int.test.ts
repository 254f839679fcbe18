import { MESSAGES } from '@larder/shared/errors';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRateLimits } from '../adapters/rate-limits/rate-limits.ts';
import { buildApp } from '../app.ts';
import type { Deps, Viewer } from '../ctx.ts';
import { connect } from '../db/db.ts';
import { isOutage, ImageNotStoredError } from '../errors.ts';
import { cuttableProxy, type CuttableProxy } from '../testing/cuttable-proxy.ts';
import { testPerson } from '../testing/harness.ts';
import { call, errorOf, signedIn, testClient, testWeb, type TestWeb } from '../testing/web.ts';

const web = await testWeb();
let alice: Viewer;
let cookie: string;
beforeAll(async () => {
  alice = await testPerson(web.deps, 'alice');
  cookie = await signedIn(web.deps, alice);
});

async function uploadOf(purpose: string) {
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#b5651d' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('purpose', purpose);
  body.append('file', new Blob([new Uint8Array(picture)]), 'a.png');
  const request = new Request('http://larder.test', { method: 'POST', body });
  return {
    method: 'POST' as const,
    url: '/api/uploads',
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': request.headers.get('content-type')!,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}

/** Longer than anything takes here, shorter than a test may take. */
const PATIENCE_MS = 5_000;

const isFullDisk = (line: string) => line.includes('no space is left to write to');
const fullDiskLines = ({ logs }: TestWeb) => logs().split('\n').filter(isFullDisk).length;

describe('while the disk of the database is full', () => {
  const TABLES = ['recipes', 'playlists', 'imports', 'photos', 'file_tombstones', 'sessions', 'write_probes'];

  async function fill(): Promise<void> {
    // What Postgres itself throws when a table cannot grow.
    await sql`create or replace function no_space() returns trigger language plpgsql as $$
      begin
        raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
      end $$`.execute(web.deps.db);
    for (const table of TABLES)
      await sql`create trigger no_space before insert or update on ${sql.table(table)}
        for each row execute function no_space()`.execute(web.deps.db);
  }
  afterEach(async () => {
    for (const table of TABLES)
      await sql`drop trigger if exists no_space on ${sql.table(table)}`.execute(web.deps.db);
  });

  it('saves and uploads get 503 with a time to retry, reading works, and everything recovers afterwards', async () => {
    const { app } = web;
    const made = await call(app, 'recipes.create', { cookie, input: { title: 'Soup' } });
    expect(made.statusCode).toBe(200);
    await fill();
    const answers = [
      await call(app, 'recipes.create', { cookie, input: { title: 'Cake' } }),
      await call(app, 'playlists.create', { cookie, input: { name: 'Pies' } }),
      await call(app, 'imports.start', { cookie, input: { kind: 'text', text: 'Soup' } }),
      await app.inject(await uploadOf('cover')),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.body).toContain(MESSAGES.unavailable);
    }
    expect(errorOf(answers[0]!)).toMatchObject({ data: { appCode: 'UNAVAILABLE' } });
    expect((await app.inject({ url: '/readyz' })).json()).toMatchObject({ database: true, room: false });
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);

    // A session that would be extended now is read all the same.
    await sql`alter table sessions disable trigger no_space`.execute(web.deps.db);
    await sql`update sessions set last_seen_at = now() - interval '2 hours'`.execute(web.deps.db);
    await sql`alter table sessions enable trigger no_space`.execute(web.deps.db);
    const list = await app.inject({
      url: `/trpc/recipes.list?input=${encodeURIComponent('{"json":{}}')}`,
      headers: { cookie },
    });
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain('Soup');
  });

  it('is logged once, however many calls fail', async () => {
    await fill();
    for (let left = 30; left > 0; left -= 1)
      expect((await call(web.app, 'recipes.create', { cookie, input: { title: 'Cake' } })).statusCode).toBe(
        503,
      );
    expect(fullDiskLines(web)).toBe(1);
  });
});

describe('a connection to the database that is lost', () => {
  let proxy: CuttableProxy;
  let deps: Deps;
  let app: Awaited<ReturnType<typeof buildApp>>;

  beforeAll(async () => {
    proxy = await cuttableProxy(web.deps.databaseUrl);
    const db = connect(proxy.url, { max: 4, answerWithinMs: PATIENCE_MS });
    const { config, log } = web.deps;
    deps = { ...web.deps, db, rateLimits: createRateLimits({ config, db, log }) };
    app = await buildApp(deps, await testClient());
    return async () => {
      await app.close();
      await deps.rateLimits.close();
      await db.destroy();
      await proxy.cut();
    };
  });

  it('gives 503 and never 500, for calls, uploads, images and pages', async () => {
    const statuses = new Map<number, number>();
    const input = encodeURIComponent('{"json":{}}');
    const asked = async () => [
      call(app, 'recipes.create', { cookie, input: { title: 'Cake' } }),
      call(app, 'recipes.setFavorite', { cookie, input: { id: crypto.randomUUID(), isFavorite: true } }),
      call(app, 'auth.signIn', { input: { email: 'a@example.org', password: 'secret' } }),
      app.inject({ url: `/trpc/recipes.list?input=${input}`, headers: { cookie } }),
      app.inject({ url: `/images/${crypto.randomUUID()}/320.webp`, headers: { cookie } }),
      app.inject({ url: `/shared/recipe/${crypto.randomUUID()}`, headers: { accept: 'text/html' } }),
      app.inject(await uploadOf('cover')),
    ];
    for (let round = 0; round < 12; round += 1) {
      // Every second time while statements wait for a lock, so that they are lost half way.
      const held = round % 2 === 0 ? await web.deps.db.startTransaction().execute() : undefined;
      if (held) await sql`lock table recipes, photos, playlists in access exclusive mode`.execute(held);
      const calls = await asked();
      if (held) await untilWaiting();
      await proxy.cut();
      await held?.rollback().execute();
      for (const answer of await Promise.all(calls)) {
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        if (answer.statusCode === 503) expect(answer.headers['retry-after']).toBeDefined();
      }
      await proxy.mend();
    }
    expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(statuses.get(503)).toBeGreaterThan(12);
    expect((await call(app, 'recipes.create', { cookie, input: { title: 'Soup' } })).statusCode).toBe(200);
  });

  it('is answered with 503 when the database is silent, and served again once it speaks', async () => {
    proxy.slow(60_000);
    const input = encodeURIComponent('{"json":{}}');
    const answers = await Promise.all([
      app.inject({ url: `/trpc/recipes.list?input=${input}`, headers: { cookie } }),
      call(app, 'recipes.create', { cookie, input: { title: 'Cake' } }),
      call(app, 'recipes.delete', { cookie, input: { ids: [crypto.randomUUID()] } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    proxy.slow(0);
    await vi.waitFor(async () =>
      expect((await call(app, 'recipes.create', { cookie, input: { title: 'Pie' } })).statusCode).toBe(200),
    );
  });

  async function untilWaiting(): Promise<void> {
    for (;;) {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(web.deps.db);
      if (rows.length > 0) return;
    }
  }
});

describe('an outage', () => {
  const failure = (parts: object, message = 'x') => Object.assign(new Error(message), parts);

  it.each<[string, unknown]>([
    ['a full disk of the database', failure({ code: '53100' })],
    ['too many connections', failure({ code: '53300' })],
    ['a database that shuts down', failure({ code: '57P01' })],
    ['a broken connection', failure({ code: '08006' })],
    ['a reset connection', failure({ code: 'ECONNRESET' })],
    [
      'a client after its connection',
      failure({}, 'Client has encountered a connection error and is not queryable'),
    ],
    ['a closed client', failure({}, 'Client was closed and is not queryable')],
    ['a full folder', failure({ code: 'ENOSPC' })],
    ['a used up quota', new ImageNotStoredError(failure({ code: 'EDQUOT' }))],
    ['a bucket without room', new ImageNotStoredError(failure({ $metadata: { httpStatusCode: 507 } }))],
    ['a bucket that is away', new ImageNotStoredError(failure({ code: 'ECONNREFUSED' }))],
  ])('is %s', (_, error) => {
    expect(isOutage(error)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['a violated constraint', failure({ code: '23505' })],
    ['a statement that is wrong', failure({ code: '42601' })],
    ['a folder that may not be written to', new ImageNotStoredError(failure({ code: 'EACCES' }))],
    [
      'a bucket that does not know us',
      new ImageNotStoredError(failure({ $metadata: { httpStatusCode: 403 } })),
    ],
    ['anything else that is thrown', 'x'],
  ])('is not %s', (_, error) => {
    expect(isOutage(error)).toBe(false);
  });
});
