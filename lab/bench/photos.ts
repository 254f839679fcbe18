import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { createPhotoReader, type PhotoReader } from '../../server/src/adapters/photo-reader/photo-reader.ts';
import { PROJECT_ROOT } from '../../server/src/process/project-root.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import { openImportBench } from './imports-setup.ts';
import { median, percentile, printTable } from './measure.ts';

const run = promisify(execFile);
const PHOTOS = path.resolve(PROJECT_ROOT, '../shared/data/photos');
/** The formats that both readers know well. */
const READABLE = /\.(?:jpg|png|webp)$/;
/** The reader before it decided letters by language: what a page may cost is set against it. */
const BASELINE = { commit: 'ac4b0ae', reader: 'server/src/adapters' };
const READER = 'server/src/adapters/photo-reader';
/** As many photos are read again and again beside other work. */
const FEW = 6;
const ROUNDS = 3;
const LIST = encodeURIComponent(JSON.stringify({ json: { limit: 50 } }));
/** 20 a second for ten seconds. */
const LISTS = 200;
const LIST_MS = 50;
const signal = new AbortController().signal;

interface Photo {
  name: string;
  bytes: Buffer;
}

/** `npm run bench -- photos`: time and memory of the reader beside an older one, and what two readers at once do. Linux. */
export async function benchPhotos(): Promise<void> {
  const files = (await readdir(PHOTOS).catch(() => [])).filter((file) => READABLE.test(file)).sort();
  if (files.length === 0) return console.log(`photos: nothing to measure, ${PHOTOS} has no photos`);
  const photos = await Promise.all(
    files.map(async (name) => ({ name, bytes: await readFile(path.join(PHOTOS, name)) })),
  );
  const read = await compareWithBaseline(photos);
  const few = Array.from({ length: FEW }, (_, at) => read[Math.floor((at * read.length) / FEW)]!.bytes);
  await compareTwoReaders(few);
  await compareAnswers(few);
}

interface Times {
  photo: Photo;
  now: number;
  before: number;
  isHard: boolean;
}

/** Each photo is read by both readers in turn, so that other processes affect both. Returns the photos that hold recipes. */
async function compareWithBaseline(photos: readonly Photo[]): Promise<Photo[]> {
  const folder = await checkOut(BASELINE.commit);
  const older = (await import(path.join(folder, BASELINE.reader, 'photo-reader.ts'))) as {
    createPhotoReader: typeof createPhotoReader;
  };
  const readers = {
    now: createPhotoReader({ ocrThreads: 2 }),
    before: older.createPhotoReader({ ocrThreads: 2 }),
  };
  await Promise.all(Object.values(readers).map((reader) => timeAll(reader, [photos[0]!.bytes])));
  const times: Times[] = [];
  for (const photo of photos) {
    const reading = await readers.now.read(photo.bytes, { signal });
    if (!reading.ok) continue;
    const before = await fasterOfTwo(readers.before, photo);
    const now = await fasterOfTwo(readers.now, photo);
    times.push({ photo, now, before, isHard: reading.part.isHard === true });
  }
  const memory = {
    now: await peakMb(path.join(PROJECT_ROOT, READER)),
    before: await peakMb(path.join(folder, BASELINE.reader)),
  };
  await Promise.all(Object.values(readers).map((reader) => reader.close()));
  await rm(folder, { recursive: true, force: true });
  printTimes(times, memory);
  return times.map(({ photo }) => photo);
}

function printTimes(times: readonly Times[], memory: Record<'now' | 'before', number>): void {
  const row = (name: string, some: readonly Times[]) => {
    const [now, before] = [median(some.map((time) => time.now)), median(some.map((time) => time.before))];
    return [name, seconds(before), seconds(now), (now / before).toFixed(2)];
  };
  const slowest = times.toSorted((a, b) => b.now - b.before - (a.now - a.before))[0]!;
  printTable(`photos: ${times.length} with recipes, seconds a photo`, [
    ['', BASELINE.commit, 'now', 'ratio'],
    row('median', times),
    row(
      'median of those hard to read',
      times.filter(({ isHard }) => isHard),
    ),
    row(`most added: ${slowest.photo.name}`, [slowest]),
    [
      'memory of the reading process, MB at most',
      `${memory.before}`,
      `${memory.now}`,
      (memory.now / memory.before).toFixed(2),
    ],
  ]);
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** The sources of an older state of the project, with the packages of this one. */
async function checkOut(commit: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'larder-baseline-'));
  await run('sh', ['-c', 'git archive "$0" package.json server shared | tar -x -C "$1"', commit, folder], {
    cwd: PROJECT_ROOT,
  });
  const packages = path.join(PROJECT_ROOT, 'node_modules');
  const links = (await readdir(packages)).filter((name) => name !== '@larder' && !name.startsWith('.'));
  await mkdir(path.join(folder, 'node_modules/@larder'), { recursive: true });
  for (const name of links) await symlink(path.join(packages, name), path.join(folder, 'node_modules', name));
  await symlink(path.join(folder, 'shared'), path.join(folder, 'node_modules/@larder/shared'));
  return folder;
}

async function compareTwoReaders(photos: readonly Buffer[]): Promise<void> {
  const readers = [createPhotoReader({ ocrThreads: 1 }), createPhotoReader({ ocrThreads: 1 })] as const;
  await Promise.all(readers.map((reader) => timeAll(reader, photos.slice(0, 1))));
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await timeAll(readers[0], photos);
    const started = performance.now();
    await Promise.all(readers.map((reader) => timeAll(reader, photos)));
    ratios.push((2 * alone) / (performance.now() - started));
  }
  const share = await shareOfOneThread();
  await Promise.all(readers.map((reader) => reader.close()));
  console.log(
    `photos: two readers of one thread read ${median(ratios).toFixed(2)} x as much as one; ` +
      `${(100 * share).toFixed(0)} % of what one computes is on its first thread, so ${(2 * share).toFixed(2)} x is the most`,
  );
}

/** The time of recipe lists while photos are read beside the web process, and while none are. */
async function compareAnswers(photos: readonly Buffer[]): Promise<void> {
  const bench = await openImportBench('postgres');
  await sql`insert into recipes (user_id, title) select id, 'Recipe ' || n from users, generate_series(1, 500) as n`.execute(
    bench.deps.db,
  );
  const web = await startServerProcess('main', { ...bench.env, RATE_LIMIT_FACTOR: '100' });
  const readers = [createPhotoReader({ ocrThreads: 1 }), createPhotoReader({ ocrThreads: 1 })];
  await Promise.all(readers.map((reader) => timeAll(reader, photos.slice(0, 1))));
  const ask = () => askLists(`${web.url}/trpc/recipes.list?input=${LIST}`, bench.cookie);
  await ask();
  const ratios: ListTimes[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const idle = await ask();
    const reading = new AbortController();
    const work = Promise.all(readers.map((reader) => readUntil(reader, photos, reading.signal)));
    const busy = await ask();
    reading.abort();
    await work;
    ratios.push({ p50: busy.p50 / idle.p50, p95: busy.p95 / idle.p95 });
  }
  await Promise.all([...readers.map((reader) => reader.close()), web.stop()]);
  await bench.close();
  const middle = (key: keyof ListTimes) => median(ratios.map((times) => times[key])).toFixed(2);
  console.log(
    `photos: recipes.list at 20 a second while two photos are read takes ${middle('p50')} x its time at rest (p95: ${middle('p95')} x)`,
  );
}

interface ListTimes {
  p50: number;
  p95: number;
}

/** Calls at a steady pace without waiting for answers; in milliseconds. */
async function askLists(url: string, cookie: string): Promise<ListTimes> {
  const times = await Promise.all(
    Array.from({ length: LISTS }, async (_, turn) => {
      await sleep(turn * LIST_MS);
      const started = performance.now();
      const response = await fetch(url, { headers: { cookie } });
      await response.text();
      if (!response.ok) throw new Error(`recipes.list answered ${response.status}`);
      return performance.now() - started;
    }),
  );
  return { p50: median(times), p95: percentile(times, 95) };
}

async function readUntil(reader: PhotoReader, photos: readonly Buffer[], done: AbortSignal): Promise<void> {
  for (let turn = 0; !done.aborted; turn++) await reader.read(photos[turn % photos.length]!, { signal });
}

/** What else the machine does only adds. */
async function fasterOfTwo(reader: PhotoReader, { bytes }: Photo): Promise<number> {
  return Math.min(await timeAll(reader, [bytes]), await timeAll(reader, [bytes]));
}

async function timeAll(reader: PhotoReader, photos: readonly Buffer[]): Promise<number> {
  const started = performance.now();
  for (const bytes of photos) await reader.read(bytes, { signal });
  return performance.now() - started;
}

/** The peak memory of the child process that reads photos with the sources in a folder. */
async function peakMb(folder: string): Promise<number> {
  const status = await readFile(`/proc/${await readingProcess(folder)}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_000);
}

/** How much of what a reading process of one thread computes stands on that thread; other work on the machine does not count. */
async function shareOfOneThread(): Promise<number> {
  const pid = await readingProcess(path.join(PROJECT_ROOT, READER));
  const [own, all] = await Promise.all([cpuTicks(`${pid}/task/${pid}`), cpuTicks(pid)]);
  return own / all;
}

async function cpuTicks(task: string): Promise<number> {
  const stat = await readFile(`/proc/${task}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user ?? 0) + (system ?? 0);
}

/** The first child process that reads photos with the sources in a folder. */
async function readingProcess(folder: string): Promise<string> {
  const entry = path.join(folder, 'photo-process.ts');
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [status, command] = await Promise.all(
      ['status', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
    );
    if (status!.includes(`PPid:\t${process.pid}\n`) && command!.includes(entry)) return pid;
  }
  throw new Error(`No process reads photos with ${entry}.`);
}
