import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, open, rm, chmod } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { buildOnce } from '../../server/src/testing/launched.ts';
import { halfWritten } from './half-written.ts';
import {
  ask,
  mutate,
  query,
  startDrilled,
  Tally,
  timeUntil,
  upload,
  type Answer,
  type DrilledLarder,
} from './drilled-larder.ts';

const size = z
  .object({
    DRILL_DISK_MB: z.coerce.number().int().min(150).default(220),
    DRILL_SAVES: z.coerce.number().int().min(1).default(400),
  })
  .parse(process.env);
/** Once there is space, saving must work again within this time. */
const BACK_MS = 2_000;
const LONG_TEXT = 'Stir until it thickens. '.repeat(300);

/** `npm run drill -- disk-full`: database and files on a small separate disk, which is filled. */
export async function drillDiskFull(): Promise<boolean> {
  if (process.getuid?.() !== 0) {
    console.error('disk-full mounts a small file system: it needs root.');
    return false;
  }
  buildOnce();
  return onSmallDisk(async (disk) => {
    const dataDir = path.join(disk, 'data');
    await mkdir(dataDir);
    const larder = await startDrilled(dataDir, { RATE_LIMIT_FACTOR: '1000' });
    try {
      return await fillAndFree(larder, disk, dataDir);
    } finally {
      await larder.stop();
    }
  });
}

async function onSmallDisk(work: (disk: string) => Promise<boolean>): Promise<boolean> {
  const disk = await mkdtemp(path.join(os.tmpdir(), 'larder-disk-'));
  await chmod(disk, 0o755);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size.DRILL_DISK_MB}m,mode=755`, 'tmpfs', disk]);
  try {
    return await work(disk);
  } finally {
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  }
}

async function fillAndFree(larder: DrilledLarder, disk: string, dataDir: string): Promise<boolean> {
  const before = await useALittle(larder);
  const filler = path.join(disk, 'filler');
  await fill(filler);

  const writes = new Tally();
  const reads = new Tally();
  const withoutWait: Answer[] = [];
  for (let save = 0; save < size.DRILL_SAVES; save += 1) {
    const answers = await writeSomething(larder, before, save);
    for (const [kind, answer] of answers) {
      writes.add(kind, answer);
      if (answer.status === 503 && answer.retryAfter === null) withoutWait.push(answer);
    }
    if (save % 10 === 0) for (const [kind, answer] of await readAll(larder, before)) reads.add(kind, answer);
  }
  const readyWhileFull = await ask(`${larder.origin}/readyz`);
  await rm(filler);
  const back = await timeUntil(
    async () => (await mutate(larder, 'recipes.create', recipe('Back'))).status === 200,
    60_000,
  );
  const ready = await timeUntil(async () => (await ask(`${larder.origin}/readyz`)).status === 200, 60_000);
  const faults = await halfWritten(larder.databaseUrl, path.join(dataDir, 'files'));
  const lines = larder.larder.output().split('\n');

  console.log(`while full, writes: ${writes.text()}`);
  console.log(`while full, reads: ${reads.text()}`);
  console.log(`503 without Retry-After: ${withoutWait.length}; readyz while full: ${readyWhileFull.status}`);
  console.log(`saving again ${inMs(back)} after space, readyz 200 ${inMs(ready)} later`);
  console.log(`log lines about it: ${lines.filter((line) => line.includes('no space is left')).length}`);
  console.log(`half written: ${faults.length === 0 ? 'nothing' : faults.join('; ')}`);
  return (
    writes.count(' 500') + reads.count(' 500') === 0 &&
    writes.count(' 503') > 0 &&
    reads.count(' 200') === reads.count('') &&
    withoutWait.length === 0 &&
    readyWhileFull.status === 503 &&
    back !== undefined &&
    back <= BACK_MS &&
    faults.length === 0
  );
}

interface Before {
  recipeId: string;
  pictureUrl: string;
}

function recipe(title: string, photoIds: string[] = []) {
  return { title, cookingNotes: LONG_TEXT.slice(0, 7_000), ...(photoIds.length > 0 && { photoIds }) };
}

/** Creates what is read while the disk is full. */
async function useALittle(larder: DrilledLarder): Promise<Before> {
  const picture = await upload(larder, 'cover');
  const { photoId, url } = z.object({ photoId: z.string(), url: z.string() }).parse(JSON.parse(picture.body));
  const made = await mutate(larder, 'recipes.create', { ...recipe('Before'), imageId: photoId });
  const { id } = z
    .object({ result: z.object({ data: z.object({ json: z.object({ id: z.string() }) }) }) })
    .parse(JSON.parse(made.body)).result.data.json;
  return { recipeId: id, pictureUrl: url };
}

/** Writes until the disk is full. */
async function fill(filler: string): Promise<void> {
  const file = await open(filler, 'w');
  for (let bytes = 1024 * 1024; bytes >= 1; bytes = Math.floor(bytes / 2)) {
    const chunk = Buffer.alloc(bytes, 1);
    for (;;) {
      const written = await file.write(chunk).catch(() => ({ bytesWritten: 0 }));
      if (written.bytesWritten === 0) break;
    }
  }
  await file.close();
}

async function writeSomething(
  larder: DrilledLarder,
  { recipeId }: Before,
  turn: number,
): Promise<[string, Answer][]> {
  const answers: [string, Answer][] = [
    [
      'create',
      await mutate(larder, 'recipes.create', { ...recipe(`Full ${turn}`), requestId: crypto.randomUUID() }),
    ],
  ];
  if (turn % 4 === 0)
    answers.push([
      'save',
      await mutate(larder, 'recipes.update', {
        ...recipe(`Saved ${turn}`),
        cookingNotes: `${turn} ${LONG_TEXT}`,
        id: recipeId,
        version: await versionOf(larder, recipeId),
      }),
    ]);
  if (turn % 10 === 0) {
    answers.push(['upload', await upload(larder, 'photo')]);
    const text = `${turn} ${LONG_TEXT}`;
    answers.push(['import', await mutate(larder, 'imports.start', { kind: 'text', text })]);
    answers.push([
      'collection',
      await mutate(larder, 'playlists.create', { name: 'Pies', description: text.slice(0, 2_000) }),
    ]);
    answers.push([
      'favorite',
      await mutate(larder, 'recipes.setFavorite', { id: recipeId, isFavorite: turn % 20 === 0 }),
    ]);
  }
  return answers;
}

async function versionOf(larder: DrilledLarder, id: string): Promise<number> {
  const { body } = await query(larder, 'recipes.byId', { id });
  return Number(/"version":(\d+)/.exec(body)?.[1] ?? 1);
}

async function readAll(larder: DrilledLarder, { recipeId, pictureUrl }: Before): Promise<[string, Answer][]> {
  const { origin, cookie } = larder;
  return [
    ['list', await query(larder, 'recipes.list', {})],
    ['search', await query(larder, 'recipes.list', { search: 'thickens' })],
    ['recipe', await query(larder, 'recipes.byId', { id: recipeId })],
    ['collections', await query(larder, 'playlists.list', {})],
    ['picture', await ask(`${origin}${pictureUrl}`, { headers: { cookie } })],
    ['page', await ask(`${origin}/collections`, { headers: { cookie, accept: 'text/html' } })],
  ];
}

function inMs(time: number | undefined): string {
  return time === undefined ? 'never' : `${time.toFixed(0)} ms`;
}
