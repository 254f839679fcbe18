import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { callInput } from '@larder/shared/call-input';
import type { FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { buildApp } from '../../server/src/app.ts';
import { hashPassword } from '../../server/src/auth/passwords.ts';
import { loadConfig } from '../../server/src/config.ts';
import { closeDeps, createDeps } from '../../server/src/create-deps.ts';
import type { Deps } from '../../server/src/ctx.ts';
import type { Db } from '../../server/src/db/db.ts';
import { seedDatabase } from '../../server/src/db/seed/seed.ts';
import { prepareDatabase } from '../../server/src/prepare.ts';
import { startTemporaryPostgres } from '../../server/src/testing/temporary-postgres.ts';
import { PASSWORD } from './accounts-setup.ts';
import { cpuOf, median, printTable } from './measure.ts';

const ROUNDS = 5;
const CALLS = 400;

interface Variant {
  name: string;
  app: FastifyInstance;
  db: Db;
}

/** One call in CPU milliseconds: of this process, and of the database's connections. */
interface Cost {
  web: number;
  postgres: number;
}

/**
 * `npm run bench -- plain`: what the performance that was made by hand takes off a whole call, beside the plain way (ADR 014). Web runs in
 * this process; the variants take turns in five rounds, and CPU time does not depend on what else the machine does.
 */
export async function benchPlain(): Promise<void> {
  const postgres = await startTemporaryPostgres();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder-bench-'));
  const databaseUrl = `${postgres.url}/postgres`;
  const config = loadConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'silent',
  });
  await prepareDatabase(config);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await seedDatabase(client, {
    users: 2,
    recipes: 2_000,
    seed: 1,
    passwordHash: await hashPassword(PASSWORD),
    withPhotoRows: false,
  });
  await client.end();

  const deps = createDeps(config, 'web');
  const plainDb = new Kysely<never>({
    dialect: new PostgresDialect({
      pool: new pg.Pool({ connectionString: databaseUrl, application_name: 'larder-plain' }),
    }),
  }) as unknown as Db;
  const variants: Variant[] = [
    await variant('as it is', deps),
    await variant('statements not prepared', { ...deps, db: plainDb }),
    await variant('each call counted in the store', { ...deps, rateLimits: storeOnly(deps) }),
  ];
  try {
    await compare(variants);
  } finally {
    for (const { app } of variants) await app.close();
    await plainDb.destroy();
    await closeDeps(deps);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function variant(name: string, deps: Deps): Promise<Variant> {
  return { name, app: await buildApp(deps), db: deps.db };
}

/** The general limit as rate-limiter-flexible does it alone: one statement per call. */
function storeOnly({ db, rateLimits }: Deps): Deps['rateLimits'] {
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await db.executeQuery({
      sql: text,
      parameters: values,
      query: { kind: 'RawNode' },
    } as never);
    return { rows, rowCount: rows.length };
  };
  const store = new RateLimiterPostgres({
    storeClient: { query },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'plain',
    points: 1_000_000_000,
    duration: 60,
  });
  return {
    ...rateLimits,
    consume: async (_limit, key, points = 1) => void (await store.consume([key].flat().join('\n'), points)),
  };
}

async function compare(variants: readonly Variant[]): Promise<void> {
  const rows = [['CPU of a call, ms', 'web', 'Postgres', 'both', 'as it is costs less by']];
  for (const [name, ask] of await callsOf(variants[0]!)) {
    const costs = new Map<string, Cost[]>(variants.map((one) => [one.name, []]));
    for (const one of variants) await costOf(one, ask);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const one of variants) costs.get(one.name)?.push(await costOf(one, ask));
    }
    const totals = variants.map((one) => middle(costs.get(one.name) ?? []));
    for (const [index, { web, postgres }] of totals.entries()) {
      const both = web + postgres;
      const base = totals[0]!.web + totals[0]!.postgres;
      rows.push([
        `${name}, ${variants[index]!.name}`,
        ...[web, postgres, both].map((ms) => ms.toFixed(3)),
        index === 0 ? '' : `${(((both - base) / both) * 100).toFixed(0)} %`,
      ]);
    }
  }
  printTable('made by hand, and the plain way', rows);
}

type Ask = (app: FastifyInstance) => Promise<unknown>;

/** The calls that are made most: the list, one recipe, a shared one, and the page of that. */
async function callsOf({ app, db }: Variant): Promise<[string, Ask][]> {
  const { rows } = await sql<{ email: string; id: string }>`
    select lower(u.email) as email, r.id from users u join recipes r on r.user_id = u.id limit 1`.execute(db);
  const { email, id } = rows[0]!;
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const mutate = (name: string, input: unknown, cookie = '') =>
    app.inject({
      method: 'POST',
      url: `/trpc/${name}`,
      headers: { ...headers, cookie },
      payload: JSON.stringify(callInput.serialize(input)),
    });
  const signedIn = await mutate('auth.signIn', { email, password: PASSWORD });
  const cookie = signedIn.cookies.map((one) => `${one.name}=${one.value}`).join('; ');
  const shared = await mutate('shares.create', { recipeId: id }, cookie);
  const shareId = /"shareId":"([^"]+)"/.exec(shared.body)?.[1];
  const query = (name: string, input: unknown, as: string): Ask => {
    const url = `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(callInput.serialize(input)))}`;
    return async (to) => {
      const { statusCode, body } = await to.inject({ url, headers: { ...headers, cookie: as } });
      if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${body}`);
    };
  };
  return [
    ['list of 24', query('recipes.list', { limit: 24 }, cookie)],
    ['one recipe', query('recipes.byId', { id }, cookie)],
    ['shared recipe', query('shares.get', { shareId }, '')],
  ];
}

async function costOf({ app, db }: Variant, ask: Ask): Promise<Cost> {
  const pids = await connectionsOf(db);
  const before = process.cpuUsage();
  const ticks = await cpuOf(pids);
  for (let n = 0; n < CALLS; n += 1) await ask(app);
  const { user, system } = process.cpuUsage(before);
  return {
    web: (user + system) / 1_000 / CALLS,
    postgres: ((await cpuOf(pids)) - ticks) / CALLS,
  };
}

async function connectionsOf(db: Db): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where backend_type = 'client backend'`.execute(db);
  return rows.map(({ pid }) => pid);
}

function middle(costs: readonly Cost[]): Cost {
  return {
    web: median(costs.map(({ web }) => web)),
    postgres: median(costs.map(({ postgres }) => postgres)),
  };
}
