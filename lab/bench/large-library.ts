import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { listRecipesInput } from '@larder/shared/recipe/schema';
import pg from 'pg';
import { z } from 'zod';
import { SESSION_COOKIE } from '../../server/src/auth/cookies.ts';
import { readSession, startSession } from '../../server/src/auth/sessions.ts';
import { loadConfig } from '../../server/src/config.ts';
import type { Viewer } from '../../server/src/ctx.ts';
import type { Db } from '../../server/src/db/db.ts';
import { seedDatabase } from '../../server/src/db/seed/seed.ts';
import { listRecipes } from '../../server/src/features/recipes/list-recipes.ts';
import { createShare } from '../../server/src/features/shares/shares.ts';
import { prepareDatabase } from '../../server/src/prepare.ts';
import { startTemporaryPostgres } from '../../server/src/testing/temporary-postgres.ts';
import type { FloorTask } from './floor.ts';
import { UNQUEUED } from './reads.ts';

const RECIPES_OF_ONE = 10_000;
export const size = z
  .object({
    BENCH_RECIPES: z.coerce.number().int().min(1_000).default(1_000_000),
    BENCH_ROUNDS: z.coerce.number().int().min(1).default(3),
    BENCH_SECONDS: z.coerce.number().int().min(1).default(5),
    /** A database that `npm run seed` filled, instead of a temporary one. */
    BENCH_DATABASE_URL: z.string().optional(),
  })
  .parse(process.env);

/** Whom the questions are asked as, and what they are about. */
export interface LargeLibrary {
  viewer: Viewer;
  cookie: string;
  recipeId: string;
  shareId: string;
}

/** With as many recipes as BENCH_RECIPES says, 10,000 of each person. */
export async function startSeededPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const postgres = await startTemporaryPostgres([
    'shared_buffers=512MB',
    'work_mem=8MB',
    'maintenance_work_mem=256MB',
    'max_wal_size=8GB',
  ]);
  const url = `${postgres.url}/postgres`;
  await prepareDatabase(loadConfig({ DATABASE_URL: url }));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const users = Math.max(2, Math.round(size.BENCH_RECIPES / RECIPES_OF_ONE));
  const recipes = Math.round(size.BENCH_RECIPES / users);
  console.log(`Seeding ${users} people with ${recipes} recipes each …`);
  const started = performance.now();
  await seedDatabase(client, { users, recipes, seed: 1, passwordHash: 'unusable', withPhotoRows: true });
  await client.end();
  console.log(`… took ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return { url, stop: postgres.stop };
}

export async function signInFirst(db: Db): Promise<LargeLibrary> {
  const { user_id: userId } = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('username', '=', 'cook1')
    .executeTakeFirstOrThrow();
  let token = '';
  const cookies = {
    get: () => token || undefined,
    set: (_: string, value: string) => void (token = value),
    clear: () => undefined,
  };
  const request = { db, now: () => new Date(), cookies, ip: '127.0.0.1', userAgent: 'bench' };
  await startSession(request, userId);
  const viewer = await readSession(request);
  if (!viewer) throw new Error('The session did not start');
  const { items } = await listRecipes({ ...UNQUEUED, db, viewer }, listRecipesInput.parse({}));
  const recipeId = items[0]?.id ?? '';
  const { shareId } = await createShare({ db, viewer, now: request.now }, recipeId);
  return { viewer, cookie: `${SESSION_COOKIE}=${token}`, recipeId, shareId };
}

/** The baseline in a process of its own. */
export async function startFloor(task: FloorTask): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(path.join(import.meta.dirname, 'floor.ts'), [JSON.stringify(task)], {
    execArgv: ['--import', 'tsx'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', (code) => reject(new Error(`The floor ended with ${code}`)));
  });
  return { url, process: child };
}
