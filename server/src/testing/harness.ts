import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { afterAll, inject } from 'vitest';
import { readSession } from '../auth/sessions.ts';
import { loadConfig, type Config } from '../config.ts';
import type { Ctx, Deps, UserCtx, Viewer } from '../ctx.ts';
import { appRouter } from '../trpc/router.ts';
import { createCallerFactory } from '../trpc/trpc.ts';
import { testDatabase } from './database.ts';
import { NO_LIMITS } from './no-limits.ts';
import { inOwnVault } from '@larder/shared/ids';

/** A dependency that this test does not provide: using it fails the test. */
function unavailable<T extends object>(name: string): T {
  return new Proxy({} as T, {
    get(_, property) {
      if (property === 'then' || property === 'close') return undefined;
      throw new Error(`This test did not ask for ${name} (.${String(property)})`);
    },
  });
}

/**
 * The server's dependencies with a database and a data folder for this test file. Others that a test needs are
 * given in `parts`.
 */
export async function testDeps(
  parts: (base: { db: Deps['db']; config: Config; url: string }) => Partial<Deps> = () => ({}),
  env: Record<string, string> = {},
): Promise<Deps & { databaseUrl: string }> {
  const { db, url } = await testDatabase();
  const dataDir = await mkdtemp(path.join(inject('folder'), 'data-'));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const config = loadConfig({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  return {
    config,
    db,
    databaseUrl: url,
    jobs: unavailable('jobs'),
    events: unavailable('events'),
    mailer: unavailable('mailer'),
    storage: unavailable('storage'),
    guardedFetch: unavailable('guardedFetch'),
    rateLimits: NO_LIMITS,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    ...parts({ db, config, url }),
  };
}

/** A person to test as, with an account and a Favorites collection made directly in the database. */
export async function testPerson(deps: Deps, name: string): Promise<Viewer> {
  const username = `${name}.${randomUUID().slice(0, 8)}`;
  const user = await deps.db
    .insertInto('users')
    .values({ email: `${username}@example.org`, password_hash: 'unusable' })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  await deps.db.insertInto('profiles').values({ user_id: user.id, display_name: name, username }).execute();
  return {
    userId: user.id,
    ...inOwnVault(user.id),
    email: user.email,
    displayName: name,
    username,
    profileImageUrl: null,
    language: null,
    sessionId: 'test',
  };
}

export function ctxOf(deps: Deps, viewer: Viewer): UserCtx;
export function ctxOf(deps: Deps, viewer: null): Ctx;
export function ctxOf(deps: Deps, viewer: Viewer | null): Ctx {
  const jar = new Map<string, string>();
  return {
    ...deps,
    viewer,
    ip: '203.0.113.7',
    userAgent: 'test',
    language: 'en',
    requestId: randomUUID(),
    cookies: {
      get: (name) => jar.get(name),
      set: (name, value) => void jar.set(name, value),
      clear: (name) => void jar.delete(name),
    },
  };
}

/**
 * A browser that stores its cookies and is a visitor until it signs in. Each call is made as the person whom
 * its session cookie identifies.
 */
export function testBrowser(deps: Deps, from: Partial<Pick<Ctx, 'ip' | 'userAgent' | 'language'>> = {}) {
  const base = { ...ctxOf(deps, null), ...from };
  const jar = new Map<string, string>();
  const cookies: Ctx['cookies'] = {
    get: (name) => jar.get(name),
    set: (name, value) => void jar.set(name, value),
    clear: (name) => void jar.delete(name),
  };
  const call = async () =>
    createCaller({ ...base, cookies, viewer: await readSession({ ...base, cookies }) });
  return { jar, call };
}

const createCaller = createCallerFactory(appRouter);

/** The typed procedures, called as this person (null: a visitor). */
export function callerOf(deps: Deps, viewer: Viewer | null): ReturnType<typeof createCaller> {
  return createCaller(viewer ? ctxOf(deps, viewer) : ctxOf(deps, null));
}
