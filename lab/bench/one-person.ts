import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { createStorage } from '../../server/src/adapters/storage/create-storage.ts';
import { SESSION_COOKIE } from '../../server/src/auth/cookies.ts';
import { startSession } from '../../server/src/auth/sessions.ts';
import { loadConfig, type Config } from '../../server/src/config.ts';
import { connect, type Db } from '../../server/src/db/db.ts';
import { seedDatabase } from '../../server/src/db/seed/seed.ts';
import { storeImage } from '../../server/src/features/images/store-image.ts';
import { prepareDatabase } from '../../server/src/prepare.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import { startTemporaryPostgres } from '../../server/src/testing/temporary-postgres.ts';
import { ownVaultOf, type UserId, userIdSchema, type VaultId } from '@larder/shared/ids';

const RECIPES = 10;

export interface OnePersonsLarder {
  origin: string;
  /** Signs a browser in as that person. */
  cookie: { name: string; value: string };
  databaseUrl: string;
  /** Of web. */
  pid: number;
  /** The address of a shared recipe with an image. */
  sharedRecipe: string;
  /** Makes another person, who follows that one. */
  makeFollower: () => Promise<{ userId: string; cookie: { name: string; value: string } }>;
}

/** Runs the web server for one person with a few recipes, one of which has an image and is shared. Build the client first. */
export async function withOnePersonsLarder(
  work: (larder: OnePersonsLarder) => Promise<void>,
  recipes = RECIPES,
): Promise<void> {
  const postgres = await startTemporaryPostgres([]);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder-bench-'));
  try {
    const env = {
      ...{ DATABASE_URL: `${postgres.url}/postgres`, DATA_DIR: dataDir },
      LIMIT_WRITTEN_MB_A_MINUTE: '1000',
    };
    const { token, shareId, userId } = await seedOnePerson(loadConfig(env), recipes);
    const web = await startServerProcess('main', { ...env, RATE_LIMIT_FACTOR: '1000' });
    try {
      await work({
        origin: web.url,
        databaseUrl: env.DATABASE_URL,
        pid: web.pid,
        cookie: { name: SESSION_COOKIE, value: token },
        sharedRecipe: `/shared/recipe/${shareId}`,
        makeFollower: () => makeFollower(env.DATABASE_URL, userId),
      });
    } finally {
      await web.stop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function makeFollower(databaseUrl: string, followed: UserId) {
  const userId = userIdSchema.parse(randomUUID());
  const db = connect(databaseUrl, { max: 1 });
  try {
    await db
      .insertInto('users')
      .values({ id: userId, email: `${userId}@example.org`, password_hash: 'unusable' })
      .execute();
    await db
      .insertInto('profiles')
      .values({ user_id: userId, display_name: 'Bob', username: 'bob' })
      .execute();
    await db.insertInto('follows').values({ follower_id: userId, following_id: followed }).execute();
    return { userId, cookie: { name: SESSION_COOKIE, value: await signIn(db, userId) } };
  } finally {
    await db.destroy();
  }
}

async function seedOnePerson(
  config: Config,
  recipes: number,
): Promise<{ token: string; shareId: string; userId: UserId }> {
  await prepareDatabase(config);
  const databaseUrl = config.databaseUrl ?? '';
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { firstUserId } = await seedDatabase(client, {
    users: 1,
    recipes,
    seed: 1,
    passwordHash: 'unusable',
  });
  await client.end();
  const userId = userIdSchema.parse(firstUserId);
  const db = connect(databaseUrl, { max: 1 });
  try {
    return {
      userId,
      token: await signIn(db, userId),
      shareId: await shareWithPicture({ db, config, vaultId: ownVaultOf(userId) }),
    };
  } finally {
    await db.destroy();
  }
}

async function signIn(db: Db, userId: UserId): Promise<string> {
  let token = '';
  const cookies = {
    get: () => undefined,
    set: (_: string, value: string) => void (token = value),
    clear: () => undefined,
  };
  const now = () => new Date();
  await startSession({ db, now, cookies, ip: '127.0.0.1', userAgent: 'bench' }, userId);
  return token;
}

async function shareWithPicture(at: { db: Db; config: Config; vaultId: VaultId }): Promise<string> {
  const { db, config, vaultId } = at;
  const deps = { db, storage: createStorage(config), now: () => new Date() };
  const picture = await storeImage(deps, { vaultId, purpose: 'page', bytes: await busyPicture() });
  const { id } = await db.selectFrom('recipes').select('id').limit(1).executeTakeFirstOrThrow();
  await db.updateTable('recipes').set({ image_id: picture.id }).where('id', '=', id).execute();
  const { share_id: shareId } = await db
    .insertInto('recipe_shares')
    .values({ recipe_id: id, user_id: vaultId })
    .returning('share_id')
    .executeTakeFirstOrThrow();
  return shareId;
}

/** As large as a photograph of food: soft shapes under fine grain. */
export async function busyPicture(width = 1600, height = 1200): Promise<Buffer> {
  const noise = (w: number, h: number, sigma: number) =>
    sharp({
      create: {
        width: w,
        height: h,
        channels: 3,
        background: '#b5651d',
        noise: { type: 'gaussian', mean: 140, sigma },
      },
    });
  const shapes = await noise(24, 18, 90).png().toBuffer();
  const grain = await noise(width / 2, height / 2, 30)
    .png()
    .toBuffer();
  return sharp(shapes)
    .resize(width, height, { kernel: 'cubic' })
    .composite([{ input: await sharp(grain).resize(width, height).png().toBuffer(), blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}
