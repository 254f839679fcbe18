import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newAccessToken } from '../auth/access-tokens.ts';
import type { Viewer } from '../ctx.ts';
import { storeImage } from '../features/images/store-image.ts';
import { freePort } from '../testing/free-port.ts';
import { callerOf, testPerson } from '../testing/harness.ts';
import { testImage } from '../testing/images.ts';
import { importDeps } from '../testing/import-deps.ts';
import { buildOnce, launch, type Launched } from '../testing/launched.ts';
import { NIGHTLY } from '../testing/nightly.ts';
import { describeOnBothBackends } from '../testing/queue-backends.ts';
import { startRecipeSite } from '../testing/recipe-site.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { startTraceCollector, type CollectedSpan, type TraceCollector } from '../testing/trace-collector.ts';
import { PROJECT_ROOT } from './project-root.ts';

// The built programs, as an operator starts them, with a collector beside them.

const PATIENCE = { timeout: 60_000, interval: 20 };
const CALLER = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
const SECRET = 'canary.7461';

beforeAll(buildOnce);

/** A database with a person, who calls a Larder with a token, and a site to import from. */
async function prepare(env: Record<string, string>) {
  const [deps, site] = await Promise.all([importDeps(env), startRecipeSite()]);
  const alice = await testPerson(deps, SECRET);
  const { token, tokenHash } = newAccessToken();
  await deps.db
    .insertInto('access_tokens')
    .values({ user_id: alice.userId, name: SECRET, token_hash: tokenHash, may_write: true })
    .execute();
  const settings = {
    DATABASE_URL: deps.databaseUrl,
    DATA_DIR: deps.config.dataDir,
    FETCH_ALLOW_HOSTS: site.host,
    ...env,
  };
  const callAt =
    (origin: string) =>
    (procedure: string, input: unknown, headers: Record<string, string> = {}) =>
      fetch(`${origin}/trpc/${procedure}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ json: input }),
      });
  return { deps, site, alice, token, settings, callAt };
}

/** The whole of Larder over such a database. */
async function startLarder(env: Record<string, string>) {
  const prepared = await prepare(env);
  const larder = launch({ ...prepared.settings, PORT: String(await freePort()) });
  const origin = await larder.ready;
  return { ...prepared, larder, origin, call: prepared.callAt(origin) };
}

describeOnBothBackends('a trace', (store) => {
  let collector: TraceCollector;
  let larder: Awaited<ReturnType<typeof startLarder>>;
  let spans: CollectedSpan[];
  const asked: Record<string, string> = {};
  // How a photo is read is the same for every queue, and reading takes long.
  const readsPhotos = NIGHTLY || store().kind === 'postgres';

  // All is asked first; what is not sent by then is sent when Larder stops.
  beforeAll(async () => {
    collector = await startTraceCollector();
    larder = await startLarder({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      ...store().env,
    });
    const { deps, site, call, alice, origin } = larder;
    const traceparent = `00-${CALLER.traceId}-${CALLER.spanId}-01`;
    const url = `${site.address('/soup')}?${SECRET}`;
    const started = await call('imports.start', { kind: 'url', url }, { traceparent });
    asked.answered = started.headers.get('server-timing') ?? '';
    const urls = [1, 2, 3, 4, 5].map((page) => `${site.address(`/page-${page}`)}?${SECRET}`);
    await call('imports.startMany', { urls });
    if (readsPhotos) asked.photo = traceOf(await startPhotos(larder));
    asked.refused = traceOf(await call('imports.retry', { id: randomUUID() }));
    const [email, password] = [alice.email, `${SECRET} is long enough`];
    await call('auth.signIn', { email, password }, { authorization: '' });
    await call('recipes.create', { title: SECRET, ingredients: [SECRET] });
    const search = encodeURIComponent(JSON.stringify({ json: { search: SECRET } }));
    await fetch(`${origin}/trpc/recipes.list?input=${search}`, {
      headers: { authorization: `Bearer ${larder.token}`, tracestate: `a=${SECRET}`, baggage: `a=${SECRET}` },
    });
    await fetch(`${origin}/${SECRET}?${SECRET}`);
    await vi.waitFor(async () => {
      const { items } = await callerOf(deps, alice).imports.list({});
      expect(items.filter(({ status }) => ['done', 'failed'].includes(status))).toHaveLength(
        readsPhotos ? 7 : 6,
      );
    }, PATIENCE);
    await stop(larder.larder);
    spans = collector.spans();
  });
  afterAll(async () => {
    await Promise.all([collector.close(), larder.site.close(), larder.deps.close()]);
  });

  const named = (name: string, traceId?: string) =>
    spans.filter((span) => span.name === name && (traceId === undefined || span.traceId === traceId));
  const parentOf = ({ parentSpanId }: CollectedSpan) => spans.find(({ spanId }) => spanId === parentSpanId);
  const path = (span: CollectedSpan | undefined): string[] =>
    span ? [...path(parentOf(span)), `${span.service} ${span.name}`] : [];

  it('goes from the request of a caller who has begun it to the stages of the job', () => {
    const { traceId } = CALLER;
    const [request] = named('POST /trpc/:path', traceId);
    expect(request).toMatchObject({
      parentSpanId: CALLER.spanId,
      attributes: { 'http.route': '/trpc/:path', 'http.response.status_code': 200 },
    });
    expect(asked.answered).toBe(`traceparent;desc="00-${traceId}-${request?.spanId}-01"`);
    const call = ['larder-web POST /trpc/:path', 'larder-web procedure imports.start'];
    const job = [...call, 'larder-worker job import'];
    const pathsTo = (name: string) => named(name, traceId).map(path);
    expect(pathsTo('procedure imports.start')).toEqual([call]);
    expect(pathsTo('send import')).toContainEqual([...call, 'larder-web send import']);
    // On a busy machine a job that waited long is sent again, and finds its work done.
    expect(new Set(pathsTo('job import').map(String))).toEqual(new Set([String(job)]));
    expect(pathsTo('sql insert')).toContainEqual([...call, 'larder-web sql insert']);
    for (const name of [
      'fetch page',
      'fetch image',
      'storage put',
      'stage uploading',
      'stage processing',
      'sql update',
    ])
      expect(pathsTo(name)).toContainEqual([...job, `larder-worker ${name}`]);
    expect(named('job import', traceId).map(({ attributes }) => attributes)).toContainEqual(
      expect.objectContaining({
        'larder.queue': 'import',
        'larder.attempt': 1,
        'larder.outcome': 'ok',
        'larder.import.outcome': 'ok',
      }),
    );
    expect(named('fetch page', traceId)[0]?.attributes).toEqual({
      'larder.what': 'page',
      'larder.outcome': 'ok',
      'server.address': '127.0.0.1',
    });
  });

  it('is that of the call that asked for an import, also where its slot came free in another', () => {
    const [call] = named('procedure imports.startMany');
    const jobs = named('job import', call?.traceId);
    expect(jobs.length).toBeGreaterThanOrEqual(5);
    for (const { parentSpanId } of jobs) expect(parentSpanId).toBe(call?.spanId);
  });

  it.runIf(readsPhotos)('has the reading of each photo', () => {
    const [read] = named('stage processing', asked.photo);
    expect(path(read).slice(1)).toEqual([
      'larder-web procedure imports.start',
      'larder-worker job photos',
      'larder-worker stage processing',
    ]);
  });

  it('says how a call failed, and whose fault that was', () => {
    expect(named('procedure imports.retry', asked.refused)).toMatchObject([
      { attributes: { 'larder.outcome': 'IMPORT_NOT_FOUND' }, isFailure: false },
    ]);
  });

  it('holds statements without their values, and nothing of a person', () => {
    const statements = spans.flatMap(({ attributes }) => attributes['db.query.text'] ?? []);
    expect(statements).toContainEqual(expect.stringMatching(/^insert into "imports" .*\$1/));
    const { alice, token, deps, site } = larder;
    const secrets = [SECRET, alice.userId, token, deps.config.dataDir, site.host, '/soup'];
    for (const { headers, body } of collector.sent())
      for (const secret of secrets) expect(headers + body.toString()).not.toContain(secret);
  });

  it('is begun by web where nobody has, and never by a probe', async () => {
    const [call] = named('procedure imports.startMany');
    expect(call && parentOf(call)).toMatchObject({ name: 'POST /trpc/:path', parentSpanId: undefined });
    expect(spans.filter(({ name }) => /healthz|readyz/.test(name))).toEqual([]);
  });
});

async function startPhotos({
  deps,
  alice,
  call,
}: { deps: Parameters<typeof storeImage>[0]; alice: Viewer } & Pick<
  Awaited<ReturnType<typeof startLarder>>,
  'call'
>) {
  const { vaultId } = alice;
  const { id } = await storeImage(deps, { vaultId, purpose: 'photo', bytes: await testImage() });
  return call('imports.start', { kind: 'photo', photoIds: [id] });
}

function traceOf(answer: Response): string {
  return /00-([\da-f]{32})-/.exec(answer.headers.get('server-timing') ?? '')?.[1] ?? 'none';
}

async function stop(larder: Launched): Promise<void> {
  larder.kill('SIGTERM');
  expect(await larder.ended).toBe(0);
}

describe('OpenTelemetry', () => {
  it('sends protobuf to the address for traces, and as many traces as its sampler lets through', async () => {
    const collector = await startTraceCollector();
    afterAll(() => collector.close());
    const { deps, site, settings, callAt } = await prepare({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/here`,
      OTEL_SERVICE_NAME: 'kitchen',
    });
    for (const OTEL_TRACES_SAMPLER of ['always_off', 'always_on']) {
      const web = await startServerProcess('main', { ...settings, OTEL_TRACES_SAMPLER });
      expect((await callAt(web.url)('recipes.create', { title: 'Soup' })).status).toBe(200);
      expect(await web.stop()).toBe(0);
      expect(collector.sent().length > 0).toBe(OTEL_TRACES_SAMPLER === 'always_on');
    }
    await Promise.all([site.close(), deps.close()]);
    expect(collector.sent().map(({ path }) => path)).toContain('/here');
    const sent = collector.sent().map(({ headers, body }) => headers + body.toString('latin1'));
    expect(sent.join()).toMatch(/application\/x-protobuf.*kitchen.*procedure recipes\.create/s);
  });

  it('holds up nobody where the collector is away, and says so once', async () => {
    const { larder, call, site, deps } = await startLarder({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      OTEL_EXPORTER_OTLP_TIMEOUT: '100',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    });
    const lines = () =>
      larder
        .output()
        .split('\n')
        .filter((line) => line.includes('traces could not be sent'));
    const said = () => lines().filter((line) => line.includes('"role":"web"')).length;
    expect((await call('recipes.create', { title: 'Soup' })).status).toBe(200);
    await vi.waitFor(() => expect(said()).toBe(1), PATIENCE);
    expect((await call('recipes.create', { title: 'Soup' })).status).toBe(200);
    await stop(larder);
    expect(said()).toBe(1);
    await Promise.all([site.close(), deps.close()]);
  });

  it('is not loaded without an address to send to', () => {
    const load = (env: Record<string, string>, modules = '') =>
      spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', modules + LOAD], {
        cwd: path.join(PROJECT_ROOT, 'server/src'),
        env: { PATH: process.env.PATH, ...env },
        encoding: 'utf8',
      }).stdout.trim();
    expect(load({}, ALL_OF_LARDER)).toBe('0');
    expect(load({ OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toBe('0');
    expect(Number(load({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }))).toBeGreaterThan(10);
  });
});

/** Counts the files of OpenTelemetry that a program with all parts of Larder has loaded, but for its interfaces, which prom-client loads. */
const ALL_OF_LARDER =
  "await Promise.all([import('./app.ts'), import('./jobs/run.ts'), import('./features/imports/run-import.ts')]);";
const LOAD = `
import { createRequire } from 'node:module';
const { loadConfig } = await import('./config.ts');
const { startTracing } = await import('./process/tracing.ts');
await startTracing(loadConfig(), 'web', console);
const loaded = Object.keys(createRequire(process.cwd() + '/x.js').cache);
console.log(loaded.filter((file) => /@opentelemetry\\/(?!api\\/)/.test(file)).length);
process.exit();`;
