import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { AppError } from '../../server/src/errors.ts';
import { runImport } from '../../server/src/features/imports/run-import.ts';
import { draftSource, type SourceReader } from '../../server/src/features/imports/sources/source.ts';
import { startWorkers } from '../../server/src/jobs/run.ts';
import { deferred } from '../../server/src/testing/deferred.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import { startRecipeSite } from '../../server/src/testing/recipe-site.ts';
import { BACKENDS, openImportBench, type Backend } from './imports-setup.ts';

const WARM_UP = 20;
const REPORTS = 200;
const KILLS = 3;
/** How long the launcher waits before it restarts a worker. */
const LAUNCHER_PAUSE_MS = 250;

interface ProgressLatency {
  backend: Backend;
  /** Milliseconds from a worker's report to the event in a client of the web process. */
  p50: number;
  p95: number;
  max: number;
}

interface KillRecovery {
  backend: Backend;
  /** Milliseconds from kill -9 of a worker in mid-import to the finished import, each time. */
  times: number[];
  /** The number of drafts. */
  drafts: number;
}

/** `npm run bench -- imports`: both figures on both backends. */
export async function benchImports(): Promise<void> {
  for (const backend of BACKENDS) {
    const { p50, p95, max } = await measureProgressLatency(backend);
    console.log(
      `imports, queue in ${backend}: progress report -> event in a client: p50 ${p50.toFixed(1)} ms, ` +
        `p95 ${p95.toFixed(1)} ms, max ${max.toFixed(1)} ms (${REPORTS} reports)`,
    );
    const { times, drafts } = await measureKillRecovery(backend);
    const seconds = times.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ');
    console.log(
      `imports, queue in ${backend}: kill -9 in mid-import -> finished: ${seconds}; ` +
        `${drafts} drafts of ${times.length} imports`,
    );
  }
}

/** A job reports stages; a browser's stream from the real web process measures when each arrives. */
async function measureProgressLatency(backend: Backend): Promise<ProgressLatency> {
  const bench = await openImportBench(backend);
  const web = await startServerProcess('main', bench.env);
  const stream = await openStream(web.url, bench.cookie);
  const times: number[] = [];
  const reported = deferred();
  const read: SourceReader = async (_input, { report }) => {
    for (let i = 0; i < WARM_UP + REPORTS; i += 1) {
      const stage = i % 2 === 0 ? 'converting' : 'uploading';
      const began = performance.now();
      await report(stage);
      await stream.hears(stage);
      if (i >= WARM_UP) times.push(performance.now() - began);
    }
    reported.resolve();
    throw new AppError('IMPORT_NO_RECIPE', IMPORT_MESSAGES.noRecipe);
  };
  const idle = async () => undefined;
  const workers = await startWorkers(bench.deps, {
    import: (job, run) => runImport(bench.deps, job, run, draftSource(bench.deps, read, 10 * 60_000)),
    photos: idle,
    export: idle,
    move: idle,
    mail: idle,
    index: idle,
    sweep: idle,
  });
  await bench.startImport('https://example.org/');
  await reported.promise;
  stream.close();
  await Promise.all([workers.close(), web.stop()]);
  await bench.close();
  return { backend, p50: percentile(times, 0.5), p95: percentile(times, 0.95), max: Math.max(...times) };
}

/** Kills the real worker while it waits for a page, starts another as the launcher does, and waits for the draft. */
async function measureKillRecovery(backend: Backend): Promise<KillRecovery> {
  const [bench, site] = await Promise.all([openImportBench(backend), startRecipeSite()]);
  const env = { ...bench.env, FETCH_ALLOW_HOSTS: site.host };
  const times: number[] = [];
  let worker = await startServerProcess('worker', env);
  for (let i = 0; i < KILLS; i += 1) {
    site.hold();
    const id = await bench.startImport(site.address(`/${i}`));
    await until(() => site.visits(`/${i}`) === 1);
    const killed = performance.now();
    await worker.kill9();
    site.release();
    await pause(LAUNCHER_PAUSE_MS);
    worker = await startServerProcess('worker', env);
    await until(async () => (await bench.statusOf(id)) === 'done');
    times.push(performance.now() - killed);
  }
  const { drafts } = await bench.deps.db
    .selectFrom('imports')
    .select((eb) => eb.fn.count<number>('draft').as('drafts'))
    .executeTakeFirstOrThrow();
  await Promise.all([worker.stop(), site.close()]);
  await bench.close();
  return { backend, times, drafts };
}

interface ProgressStream {
  /** Settles when an event with this stage arrives, or has arrived since the last call. */
  hears(stage: string): Promise<void>;
  close(): void;
}

/** The stream as a browser's EventSource opens it. */
async function openStream(origin: string, cookie: string): Promise<ProgressStream> {
  const request = http.get(`${origin}/trpc/imports.progress`, {
    headers: { cookie, accept: 'text/event-stream' },
  });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`The stream answers ${response.statusCode}`);
  const heard: string[] = [];
  let wake = () => undefined as void;
  response.setEncoding('utf8').on('data', (text: string) => {
    for (const [, stage = ''] of text.matchAll(/"stage":"(\w+)"/g)) heard.push(stage);
    wake();
  });
  response.on('error', () => undefined);
  return {
    hears: async (stage) => {
      while (!heard.splice(0).includes(stage)) await new Promise<void>((resolve) => (wake = resolve));
    },
    close: () => request.destroy(),
  };
}

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(10);
}
