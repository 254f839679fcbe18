import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { MOVE_LIMITS } from '@larder/shared/move/messages';
import type { MoveDto } from '@larder/shared/move/schema';
import pg from 'pg';
import superjson, { type SuperJSONResult } from 'superjson';
import { parseProcessMessage } from '../../server/src/process/lifecycle.ts';
import { PROJECT_ROOT } from '../../server/src/process/project-root.ts';
import { zipped } from '../../server/src/testing/zipped.ts';
import { openImportBench } from './imports-setup.ts';
import { percentile, printTable } from './measure.ts';
import { busyPicture } from './one-person.ts';

const BARE = 5_000;
const PICTURED = 200;
/** A library of ten years: 5,000 recipes in a file of 1 GB. */
const WHOLE = 5_000;
const SHARED_PHOTO = [1_000, 750] as const;
/** Photographs of a phone, of which no two are alike. */
const PHOTO = [3_000, 2_250] as const;
const PHOTOS = 20;
const LIST_EVERY_MS = 50;
const QUIET_LISTS = 100;
/** As the launcher starts its processes. */
const HEAP = '--max-semi-space-size=4';
const POOLS = '2';

/**
 * `npm run bench -- moves`: libraries of Paprika moved in by the built web and worker: recipes a second, the most memory of
 * the worker, and how long the person's list takes meanwhile. Linux; build first.
 */
export async function benchMoves(): Promise<void> {
  const photos = await Promise.all(Array.from({ length: PHOTOS }, () => busyPicture(...PHOTO)));
  printMoves([
    await move('without pictures', await library(BARE, [])),
    await move('with a picture each', await library(PICTURED, photos)),
  ]);
}

/** `npm run bench -- whole-move`: the same for a file of 1 GB, which takes an hour on two cores. */
export async function benchWholeMove(): Promise<void> {
  const photos = await Promise.all(Array.from({ length: PHOTOS }, () => busyPicture(...SHARED_PHOTO)));
  printMoves([await move('with a picture each', await library(WHOLE, photos))]);
}

function printMoves(rows: string[][]): void {
  printTable('A library of Paprika', [
    [
      ...['', 'recipes', 'file', 'read', 'moved', 'bare inserts', 'worker before', 'at most'],
      ...['list meanwhile (95th of 100)', 'afterwards', 'ratio', 'search meanwhile', 'afterwards', 'ratio'],
    ],
    ...rows,
  ]);
}

interface Library {
  recipes: number;
  bytes: Buffer;
}

async function library(recipes: number, photos: readonly Buffer[]): Promise<Library> {
  const files: Record<string, Buffer> = {};
  for (let n = 0; n < recipes; n += 1)
    files[`Dish ${n}.paprikarecipe`] = gzipSync(recipeJson(n, photos[n % photos.length]));
  return { recipes, bytes: await zipped(files) };
}

function recipeJson(n: number, photo: Buffer | undefined): string {
  const [data] = photo ? [photo.toString('base64')] : [null];
  return JSON.stringify({
    ...{ uid: `${n}`, name: `Dish ${n} with plums`, description: 'For the week of plums.' },
    ingredients: Array.from({ length: 9 }, (_, line) => `${line + n} g of ingredient ${line}`).join('\n'),
    directions: Array.from({ length: 6 }, (_, step) => `Stir ${step} with a spoon.`).join('\n\n'),
    ...{ servings: '4', rating: 3, difficulty: 'Easy', notes: 'Freezes well.', categories: ['Cakes'] },
    ...{ created: '2014-09-07 18:06:46', prep_time: '30 min', cook_time: '45 min', on_favorites: n % 2 },
    ...{ source: 'plums.example', source_url: `https://plums.example/${n}`, photo_data: data },
  });
}

async function move(name: string, { recipes, bytes }: Library): Promise<string[]> {
  const bench = await openImportBench('postgres');
  const env = { ...bench.env, RATE_LIMIT_FACTOR: '100000', LIMIT_STORED_MB: '100000' };
  const web = await startBuilt('main', env);
  const worker = await startBuilt('worker', env);
  try {
    const larder = { origin: web.url, cookie: bench.cookie };
    const before = await memoryOf(worker.pid, 'VmRSS');
    const read = await timed(() => uploaded(larder, bytes));
    const listed = listing(larder);
    const moved = await timed(() => movedIn(larder));
    const meanwhile = await listed.ended();
    // In the same library: a search takes longer in a large one than in an empty one.
    const quiet: Asked[] = [];
    for (let n = 0; n < QUIET_LISTS; n += 1) quiet.push(await timesOfAsking(larder));
    const peak = await memoryOf(worker.pid, 'VmHWM');
    const bare = await timed(() => bareInserts(bench.env.DATABASE_URL ?? ''));
    return [
      ...[name, String(recipes), `${(bytes.length / 1e6).toFixed(0)} MB`],
      ...[
        `${(recipes / read).toFixed(0)}/s`,
        `${(recipes / moved).toFixed(0)}/s`,
        `${(recipes / bare).toFixed(0)}/s`,
      ],
      ...[`${before.toFixed(0)} MB`, `${peak.toFixed(0)} MB`],
      ...slowerBy(meanwhile, quiet, 'list'),
      ...slowerBy(meanwhile, quiet, 'search'),
    ];
  } finally {
    await worker.stop();
    await web.stop();
    await bench.close();
  }
}

/** The machine's floor: the rows that were moved in written again one by one, by bare pg into a table with the same indexes. */
async function bareInserts(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create table bare_recipes (like recipes including indexes)');
  const { rows } = await client.query<{ id: string }>('select id from recipes');
  for (const { id } of rows)
    await client.query({
      ...{ name: 'bare', text: 'insert into bare_recipes select * from recipes where id = $1' },
      values: [id],
    });
  await client.end();
}

export interface Larder {
  origin: string;
  cookie: string;
}

/** Sends the whole file and waits until it has been read. */
async function uploaded(larder: Larder, bytes: Buffer): Promise<void> {
  await sendFile(larder, 'a.paprikarecipes', bytes);
  await reached(larder, 'ready');
}

/** Sends the whole file, which a worker then begins to read; gives the id of the move. */
export async function sendFile(larder: Larder, name: string, bytes: Buffer): Promise<string> {
  const { id } = await call<MoveDto>(larder, 'moves.begin', { name, size: bytes.length });
  for (let part = 0; part * MOVE_LIMITS.partBytes < bytes.length; part += 1) {
    const body = new Uint8Array(
      bytes.subarray(part * MOVE_LIMITS.partBytes, (part + 1) * MOVE_LIMITS.partBytes),
    );
    const headers = {
      cookie: larder.cookie,
      'content-type': 'application/octet-stream',
      origin: larder.origin,
    };
    const url = `${larder.origin}/api/moves?move=${id}&part=${part}`;
    const answer = await fetch(url, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`Part ${part}: ${answer.status} ${await answer.text()}`);
  }
  return id;
}

async function movedIn(larder: Larder): Promise<void> {
  const { id } = await call<MoveDto>(larder, 'moves.state');
  await call(larder, 'moves.start', { id, addsDuplicates: false });
  await reached(larder, 'done');
}

async function reached(larder: Larder, wanted: MoveDto['status']): Promise<void> {
  for (;;) {
    const { status } = await call<MoveDto>(larder, 'moves.state');
    if (status === wanted) return;
    if (status === 'failed' || status === 'cancelled') throw new Error(`The move is ${status}`);
    await pause(100);
  }
}

/** Asks for the list again and again, until told to end. */
function listing(larder: Larder) {
  let goesOn = true;
  const times: Asked[] = [];
  const done = (async () => {
    while (goesOn) {
      times.push(await timesOfAsking(larder));
      await pause(LIST_EVERY_MS);
    }
  })();
  return {
    ended: async () => {
      goesOn = false;
      await done;
      return times;
    },
  };
}

/** In milliseconds. */
interface Asked {
  list: number;
  search: number;
}

async function timesOfAsking(larder: Larder): Promise<Asked> {
  const began = performance.now();
  await call(larder, 'recipes.list', { limit: 24 });
  const listed = performance.now();
  await call(larder, 'recipes.list', { limit: 24, search: 'plums spoon' });
  return { list: listed - began, search: performance.now() - listed };
}

function slowerBy(meanwhile: readonly Asked[], quiet: readonly Asked[], what: keyof Asked): string[] {
  const at95 = (times: readonly Asked[]) =>
    percentile(
      times.map((one) => one[what]),
      95,
    );
  const [busy, rest] = [at95(meanwhile), at95(quiet)];
  return [`${busy.toFixed(1)} ms`, `${rest.toFixed(1)} ms`, (busy / rest).toFixed(1)];
}

const QUERIES = new Set(['moves.state', 'recipes.list']);

export async function call<Answer>(
  { origin, cookie }: Larder,
  procedure: string,
  input?: object,
): Promise<Answer> {
  const given = JSON.stringify(superjson.serialize(input));
  const url = `${origin}/trpc/${procedure}`;
  const answer = QUERIES.has(procedure)
    ? await fetch(`${url}?input=${encodeURIComponent(given)}`, { headers: { cookie } })
    : await fetch(url, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: given,
      });
  if (!answer.ok) throw new Error(`${procedure}: ${answer.status} ${await answer.text()}`);
  const { result } = (await answer.json()) as { result: { data: SuperJSONResult } };
  return superjson.deserialize(result.data);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

/** In MB. */
async function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024;
}

export async function startBuilt(entry: 'main' | 'worker', env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = fork(path.join(PROJECT_ROOT, 'server/dist', `${entry}.js`), {
    env: { PATH, HOME, MALLOC_ARENA_MAX: POOLS, LOG_LEVEL: 'silent', PORT: '0', ...env },
    execArgv: [HEAP],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (value) => {
      const message = parseProcessMessage(value);
      if (message?.type === 'ready') resolve(message.url ?? '');
      if (message?.type === 'failed') reject(new Error(message.message));
    });
    void exited.then(() => reject(new Error(`${entry} ended before it served`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { pid: child.pid ?? 0, url, stop };
}
