import { spawn } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createPhotoReader, type PhotoReader } from '../src/adapters/photo-reader/photo-reader.ts';
import { PROJECT_ROOT } from '../src/process/project-root.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { openImportBench } from './imports-setup.ts';
import { median, percentile } from './measure.ts';

const PHOTOS = path.resolve(PROJECT_ROOT, '../shared/data/photos');
const SKETCH = path.resolve(PROJECT_ROOT, '../shared/design/photo-reading-sketch.mjs');
/** The formats that both can read; the sketch decodes no HEIC. */
const READABLE = /\.(?:jpg|png|webp)$/;
const ROUNDS = 3;
const LIST = encodeURIComponent(JSON.stringify({ json: { limit: 50 } }));
/** 20 a second for ten seconds. */
const LISTS = 200;
const LIST_MS = 50;
const signal = new AbortController().signal;

/** `npm run bench -- photos`: time and memory of the reader beside the sketch, and what a second reader adds. */
export async function benchPhotos(): Promise<void> {
  const files = (await readdir(PHOTOS).catch(() => [])).filter((file) => READABLE.test(file)).sort();
  if (files.length === 0) return console.log(`photos: nothing to measure, ${PHOTOS} has no photos`);
  const photos = await Promise.all(files.map((file) => readFile(path.join(PHOTOS, file))));
  const readable = await keepReadable(files, photos);
  await compareWithSketch(readable);
  await compareTwoReaders(readable.map(({ bytes }) => bytes));
  await compareAnswers(readable.map(({ bytes }) => bytes));
}

interface Photo {
  file: string;
  bytes: Buffer;
}

async function keepReadable(files: readonly string[], photos: readonly Buffer[]): Promise<Photo[]> {
  const reader = createPhotoReader({ ocrThreads: 2 });
  const kept: Photo[] = [];
  for (const [index, bytes] of photos.entries()) {
    const reading = await reader.read(bytes, { signal });
    if (reading.ok) kept.push({ file: path.join(PHOTOS, files[index] ?? ''), bytes });
  }
  console.log(
    `photos: ${kept.length} recipes of ${files.length} files; the process that read them took ${await peakMb()} MB at most`,
  );
  await reader.close();
  return kept;
}

/** Measured alternately, so that other processes affect both. */
async function compareWithSketch(photos: readonly Photo[]): Promise<void> {
  const sketch = await startSketch();
  const reader = createPhotoReader({ ocrThreads: 2 });
  const times: { ours: number[]; sketch: number[] } = { ours: [], sketch: [] };
  await timeAll(
    reader,
    photos.slice(0, 1).map(({ bytes }) => bytes),
  );
  await sketch.read(photos.slice(0, 1));
  for (let round = 0; round < ROUNDS; round++) {
    times.ours.push(
      await timeAll(
        reader,
        photos.map(({ bytes }) => bytes),
      ),
    );
    times.sketch.push(await sketch.read(photos));
  }
  await Promise.all([reader.close(), sketch.close()]);
  const [ours, theirs] = [median(times.ours) / photos.length, median(times.sketch) / photos.length];
  console.log(
    `photos: ${ours.toFixed(0)} ms a photo, the sketch ${theirs.toFixed(0)} ms: ${(ours / theirs).toFixed(2)} x its time`,
  );
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
  await Promise.all(readers.map((reader) => reader.close()));
  console.log(`photos: two readers of one thread read ${median(ratios).toFixed(2)} x as much as one`);
}

/** The time of recipe lists while photos are read beside the web process, and while none are. */
async function compareAnswers(photos: readonly Buffer[]): Promise<void> {
  const bench = await openImportBench('postgres');
  await sql`insert into recipes (user_id, title) select id, 'Recipe ' || n from users, generate_series(1, 500) as n`.execute(
    bench.deps.db,
  );
  const web = await startServerProcess('main', { ...bench.env, RATE_LIMIT_FACTOR: '100' });
  const reader = createPhotoReader({ ocrThreads: 2 });
  const ask = () => askLists(`${web.url}/trpc/recipes.list?input=${LIST}`, bench.cookie);
  await ask();
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const idle = await ask();
    const reading = new AbortController();
    const work = readUntil(reader, photos, reading.signal);
    const busy = await ask();
    reading.abort();
    await work;
    ratios.push(busy / idle);
  }
  await Promise.all([reader.close(), web.stop()]);
  await bench.close();
  const median95 = median(ratios).toFixed(2);
  console.log(
    `photos: p95 of recipes.list at 20 a second while photos are read is ${median95} x that at rest`,
  );
}

/** Calls at a steady pace without waiting for answers; returns the p95 in milliseconds. */
async function askLists(url: string, cookie: string): Promise<number> {
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
  return percentile(times, 95);
}

async function readUntil(reader: PhotoReader, photos: readonly Buffer[], done: AbortSignal): Promise<void> {
  for (let turn = 0; !done.aborted; turn++) await reader.read(photos[turn % photos.length]!, { signal });
}

async function timeAll(reader: PhotoReader, photos: readonly Buffer[]): Promise<number> {
  const started = performance.now();
  for (const bytes of photos) await reader.read(bytes, { signal });
  return performance.now() - started;
}

/** The peak memory of the child processes. */
async function peakMb(): Promise<number> {
  const statuses = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')),
  );
  const own = statuses.filter((status) => status.includes(`PPid:\t${process.pid}\n`));
  const peaks = own.map((status) => Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
  return Math.round(Math.max(...peaks) / 1_000);
}

const DRIVER = `
import sharp from 'sharp';
import { createInterface } from 'node:readline';
import { PP } from './sketch.mjs';
const reader = await PP.create({ threads: 2 });
for await (const line of createInterface({ input: process.stdin })) {
  const started = performance.now();
  for (const file of JSON.parse(line)) {
    const { data, info } = await sharp(file).rotate().flatten({ background: '#fff' })
      .resize(2048, 2048, { fit: 'inside', withoutEnlargement: true }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    await reader.read({ data, width: info.width, height: info.height });
  }
  console.log(performance.now() - started);
}`;

/** Starts the sketch in a separate process, with the settings it was measured with. */
async function startSketch() {
  const folder = await mkdtemp(path.join(tmpdir(), 'larder-bench-'));
  await copyFile(SKETCH, path.join(folder, 'sketch.mjs'));
  await writeFile(path.join(folder, 'driver.mjs'), DRIVER);
  await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const child = spawn(process.execPath, ['driver.mjs'], {
    cwd: folder,
    env: { SPIN0: '1', B: '1', MASK: '1', FRAC: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return {
    read: (photos: readonly Photo[]) =>
      new Promise<number>((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`The sketch ended (${code}).`)));
        child.stdout.once('data', (line: Buffer) => resolve(Number(line.toString())));
        child.stdin.write(`${JSON.stringify(photos.map(({ file }) => file))}\n`);
      }),
    close: async () => {
      child.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
