import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PERSON_LIMITS } from '@larder/shared/limits';
import { z } from 'zod';
import { buildOnce } from '../../server/src/testing/launched.ts';
import { startTemporaryPostgres } from '../../server/src/testing/temporary-postgres.ts';
import { askDatabase, mutate, startDrilled, Tally, type DrilledLarder } from './drilled-larder.ts';

const size = z
  .object({
    /** How long the account writes as fast as it can; the second part may take twenty times as long. */
    DRILL_SECONDS: z.coerce.number().int().min(5).default(60),
    DRILL_WRITERS: z.coerce.number().int().min(1).default(4),
  })
  .parse(process.env);

/**
 * `npm run drill -- full-account`: one account writes as fast as it can: first at the default limits for a minute, then with
 * the limit of a minute lifted until it is full, and then saves over its recipes.
 */
export async function drillFullAccount(): Promise<boolean> {
  buildOnce();
  const postgres = await startTemporaryPostgres();
  const databaseUrl = `${postgres.url}/postgres`;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder-drill-'));
  try {
    const begin = (env: Record<string, string>) =>
      startDrilled(dataDir, { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', ...env });
    const minute = await run(await begin({}), databaseUrl, { seconds: size.DRILL_SECONDS });
    report('a minute at the default limits', minute);
    const whole = await run(await begin({ LIMIT_WRITTEN_MB_A_MINUTE: '1000000' }), databaseUrl, {
      seconds: 20 * size.DRILL_SECONDS,
      untilFull: true,
    });
    report('a new account until it is full and beyond', whole);
    return (
      minute.grewBy <= PERSON_LIMITS.writtenBytesAMinute &&
      whole.grewBy <= PERSON_LIMITS.storedBytes &&
      minute.tally.count(' 500') + whole.tally.count(' 500') === 0
    );
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Outcome {
  grewBy: number;
  seconds: number;
  charged: number;
  tally: Tally;
}

async function run(
  larder: DrilledLarder,
  databaseUrl: string,
  { seconds, untilFull = false }: { seconds: number; untilFull?: boolean },
): Promise<Outcome> {
  const tally = new Tally();
  const before = await sizeOf(databaseUrl);
  const began = performance.now();
  const over = () => performance.now() - began > seconds * 1_000 || (untilFull && tally.count(' 429') >= 20);
  try {
    const writers = Array.from({ length: size.DRILL_WRITERS }, () => write(larder, tally, over));
    await Promise.all([...writers, untilFull ? sweepUntil(databaseUrl, over) : undefined]);
    const took = (performance.now() - began) / 1_000;
    const [usage] = await askDatabase<{ bytes: number }>(
      databaseUrl,
      `select stored_bytes::float8 as bytes from person_usage where user_id = '${larder.userId}'`,
    );
    return { grewBy: (await sizeOf(databaseUrl)) - before, seconds: took, charged: usage?.bytes ?? 0, tally };
  } finally {
    await larder.stop();
  }
}

/** In operation autovacuum runs many times while this much is written; here vacuum must keep up with the writers. */
async function sweepUntil(databaseUrl: string, over: () => boolean): Promise<void> {
  while (!over()) await askDatabase(databaseUrl, 'vacuum recipes, recipe_versions, recipe_search');
}

/** Recipes as large as they may be, some saved again and again. */
async function write(larder: DrilledLarder, tally: Tally, over: () => boolean): Promise<void> {
  while (!over()) {
    const made = await mutate(larder, 'recipes.create', { ...largest(), requestId: randomUUID() });
    tally.add('create', made);
    const id = /"id":"([0-9a-f-]{36})"/.exec(made.body)?.[1];
    for (let version = 1; id !== undefined && version <= 3 && !over(); version += 1)
      tally.add('save', await mutate(larder, 'recipes.update', { ...largest(), id, version }));
  }
}

function largest() {
  const lines = () => Array.from({ length: 200 }, () => incompressible(1_000));
  return { title: 'Full', ingredients: lines(), instructions: lines(), cookingNotes: incompressible(20_000) };
}

/** Words of random letters beyond ASCII, of three bytes each. */
function incompressible(length: number): string {
  return String.fromCharCode(
    ...Array.from(randomBytes(length), (byte, place) =>
      place % 12 === 11 ? 0x20 : 0x4e00 + byte * 70 + (place % 70),
    ),
  );
}

async function sizeOf(databaseUrl: string): Promise<number> {
  await askDatabase(databaseUrl, 'vacuum');
  const [row] = await askDatabase<{ bytes: number }>(
    databaseUrl,
    'select pg_database_size(current_database())::float8 as bytes',
  );
  return row?.bytes ?? Number.NaN;
}

function report(name: string, { grewBy, seconds, charged, tally }: Outcome): void {
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`${name}: ${seconds.toFixed(0)} s, the database grew by ${mb(grewBy)}, charged ${mb(charged)}`);
  console.log(`  ${tally.text()}`);
}
