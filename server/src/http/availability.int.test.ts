import { connect as connectTo, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { MESSAGES } from '@larder/shared/errors';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStorage } from '../adapters/storage/create-storage.ts';
import { buildApp } from '../app.ts';
import type { Deps } from '../ctx.ts';
import { connect } from '../db/db.ts';
import { prepareQueue } from '../jobs/backend.ts';
import { createEvents } from '../jobs/events.ts';
import { createJobs } from '../jobs/queue.ts';
import { startMetrics } from '../process/serve-metrics.ts';
import { cuttableProxy, type CuttableProxy } from '../testing/cuttable-proxy.ts';
import { testDeps, testPerson } from '../testing/harness.ts';
import { freePort } from '../testing/free-port.ts';
import { errorOf, signedIn, testClient, testWeb } from '../testing/web.ts';

describe('while the database is away', () => {
  let proxy: CuttableProxy;
  let app: Awaited<ReturnType<typeof buildApp>>;

  beforeAll(async () => {
    const direct = await testDeps();
    await createStorage(direct.config).prepare();
    await prepareQueue(direct.config);
    proxy = await cuttableProxy(direct.databaseUrl);
    const config = { ...direct.config, databaseUrl: proxy.url };
    const deps: Deps = {
      ...direct,
      config,
      db: connect(proxy.url),
      jobs: createJobs(config, pino({ level: 'silent' })),
      storage: createStorage(config),
    };
    app = await buildApp(deps, await testClient());
    return async () => {
      await app.close();
      await deps.jobs.close();
      await deps.db.destroy();
      await proxy.cut();
    };
  });

  const status = async (url: string) =>
    (await app.inject({ url, headers: { accept: 'text/html' } })).statusCode;

  it('web answers 503 everywhere, stays alive and recovers by itself', async () => {
    const session = `/trpc/auth.session`;
    const cookie = { cookie: `larder_session=${'a'.repeat(43)}` };
    expect(await status('/readyz')).toBe(200);
    expect(await status('/')).toBe(200);
    expect((await app.inject({ url: session, headers: cookie })).statusCode).toBe(200);

    await proxy.cut();
    expect(await status('/healthz')).toBe(200);
    expect((await app.inject({ url: '/readyz' })).json()).toMatchObject({
      status: 'unavailable',
      database: false,
      queue: false,
    });
    await vi.waitFor(async () => expect(await status('/')).toBe(503), { timeout: 5_000, interval: 50 });
    const page = await app.inject({ url: '/collections' });
    expect(page.body).toContain(MESSAGES.unavailable);
    expect(page.headers['retry-after']).toBe('5');
    const answer = await app.inject({ url: session, headers: cookie });
    expect(answer.statusCode).toBe(503);
    expect(errorOf(answer)).toMatchObject({
      message: MESSAGES.unavailable,
      data: { appCode: 'UNAVAILABLE' },
    });

    await proxy.mend();
    await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), {
      timeout: 10_000,
      interval: 50,
    });
    await vi.waitFor(async () => expect(await status('/')).toBe(200), { timeout: 5_000, interval: 50 });
    expect((await app.inject({ url: session, headers: cookie })).statusCode).toBe(200);
  });
});

describe('a web process that stops', () => {
  const silent = pino({ level: 'silent' });

  async function listening() {
    const { app, deps } = await testWeb();
    deps.events = createEvents(deps.config, silent);
    onTestFinished(() => deps.events.close());
    await app.listen({ host: '127.0.0.1', port: 0 });
    const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const cookie = await signedIn(deps, await testPerson(deps, 'alice'));
    return { app, deps, origin, headers: { cookie } };
  }

  /** The status of an answer, or why there is none. */
  const ask = (origin: string) =>
    fetch(`${origin}/healthz`).then(
      ({ status }) => status,
      (error: unknown) => (error as { cause: { code?: string } }).cause.code,
    );

  it('is not ready, goes on answering until nobody asks any more, and then accepts no connection', async () => {
    const { app, origin, headers } = await listening();
    const stopped = app.drain(10_000);
    const [ready, answer] = await Promise.all([fetch(`${origin}/readyz`), fetch(`${origin}/`, { headers })]);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: 'unavailable', database: true, stopping: true });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
    await stopped;
    expect(await ask(origin)).toBe('ECONNREFUSED');
  });

  it('answers all whom the system had connected, however long it was held up before', async () => {
    const { app, origin } = await listening();
    const answers = Array.from({ length: 20 }, () => {
      const socket = connectTo(Number(new URL(origin).port), '127.0.0.1');
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      return text(socket);
    });
    await new Promise((resolve) => process.nextTick(resolve)); // The system connects them.
    const stopped = app.drain(10_000);
    const until = performance.now() + 3_000; // longer than it would accept
    while (performance.now() < until);
    for (const answer of await Promise.all(answers)) expect(answer).toContain('200 OK');
    await stopped;
  });

  it('accepts no connection any more after a while, though requests go on, and finishes answers under way', async () => {
    const { app, deps, origin, headers } = await listening();
    const answer = await deps.db.transaction().execute(async (trx) => {
      await sql`lock table playlists in access exclusive mode`.execute(trx);
      const input = encodeURIComponent('{"json":{}}');
      const underWay = fetch(`${origin}/trpc/playlists.list?input=${input}`, { headers });
      const waiting = sql`select 1 from pg_locks l join pg_class c on c.oid = l.relation
        where c.relname = 'playlists' and not l.granted`;
      await vi.waitFor(async () => expect((await waiting.execute(deps.db)).rows).toHaveLength(1));
      const stopped = app.drain(60_000).then(() => app.close());
      // The one that connects in the iteration of the event loop that closes the listener is reset.
      while ((await ask(origin)) === 200) await fetch(`${origin}/favicon.ico`).catch(() => undefined);
      expect(await ask(origin)).toBe('ECONNREFUSED');
      return { underWay, stopped };
    });
    expect((await answer.underWay).status).toBe(200);
    await answer.stopped;
  });

  it('ends event streams without waiting, so that browsers reconnect to another process', async () => {
    const { app, origin, headers } = await listening();
    const stream = await fetch(`${origin}/trpc/imports.progress`, {
      headers: { ...headers, accept: 'text/event-stream' },
    });
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const ended = stream.text().catch(() => 'cut');
    const began = performance.now();
    await app.drain(10_000);
    await app.close();
    await ended;
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

describe('metrics', () => {
  it('are served by route, on a separate port and to this machine only', async () => {
    const metricsPort = await freePort();
    const metrics = await startMetrics({ metricsPort });
    afterAll(() => metrics.close());
    const { app } = await testWeb();
    await app.inject({ url: '/shared/recipe/anything' });
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toContain(
      'larder_http_request_duration_seconds_count{method="GET",route="/shared/recipe/:shareId",status="404"}',
    );
    expect(text).toContain('process_resident_memory_bytes');
    await expect(startMetrics({ metricsPort })).rejects.toThrow(
      `Port ${metricsPort} for metrics cannot be used (EADDRINUSE)`,
    );
  });
});
