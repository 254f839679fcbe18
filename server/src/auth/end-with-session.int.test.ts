import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import type { Viewer } from '../ctx.ts';
import { createEvents } from '../jobs/events.ts';
import { writeParts } from '../features/exports/parts.ts';
import { addToken } from '../features/tokens/tokens.ts';
import { callerOf, testPerson } from '../testing/harness.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { call, signedIn, testClient, testWeb } from '../testing/web.ts';
import { appRouter } from '../trpc/router.ts';
import { hashPassword } from './passwords.ts';
import { sweepSessions } from './sessions.ts';
import { hashToken } from './tokens.ts';

const PASSWORD = 'paprika';
const PATIENCE = { timeout: 30_000, interval: 20 };
const { deps } = await testWeb();
const passwordHash = await hashPassword(PASSWORD);
deps.events = createEvents(deps.config, pino({ level: 'silent' }));

/** The web that ends sessions is here; streams are open at this one and at another process. */
const app = await buildApp(deps, await testClient());
await app.listen({ host: '127.0.0.1', port: 0 });
const here = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const there = await startServerProcess('main', {
  DATABASE_URL: deps.databaseUrl,
  DATA_DIR: await temporaryFolder('larder-streams-'),
});
await deps.events.ready;
afterAll(async () => {
  await app.close();
  await Promise.all([deps.events.close(), there.stop()]);
});

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
const SUBSCRIPTIONS = Object.keys(procedures).filter(
  (path) => procedures[path]?._def.type === 'subscription',
);

let alice: Viewer;
beforeEach(async () => {
  alice = await testPerson(deps, 'alice');
  const { userId } = alice;
  await deps.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
});

interface Stream {
  heard: () => string;
  isOpen: () => boolean;
}

async function openStream(
  headers: Record<string, string>,
  path = 'live.changes',
  at = there.url,
): Promise<Stream> {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const response = await fetch(`${at}/trpc/${path}`, { headers, signal: over.signal });
  expect(response.status).toBe(200);
  let [text, isOpen] = ['', true];
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  };
  void read()
    .catch(() => undefined)
    .finally(() => (isOpen = false));
  await expect.poll(() => text, PATIENCE).toContain('event: connected');
  return { heard: () => text, isOpen: () => isOpen };
}

const ended = (stream: Stream) => expect.poll(stream.isOpen, PATIENCE).toBe(false);

/** A new import is told of on this stream; its id. */
async function isTold(stream: Stream): Promise<string> {
  const { id } = await callerOf(deps, alice).imports.start({ kind: 'url', url: 'https://example.org/soup' });
  await expect.poll(stream.heard, PATIENCE).toContain(id);
  await callerOf(deps, alice).imports.cancel({ id });
  return id;
}

async function ask(procedure: string, cookie: string, input?: unknown): Promise<void> {
  expect(await call(app, procedure, { input, cookie })).toMatchObject({ statusCode: 200 });
}

const sessionOf = (cookie: string) => hashToken(cookie.split('=')[1] ?? '');

async function newToken() {
  const { id, token } = await addToken(deps.db, alice.userId, { name: 'Display', mayWrite: false });
  return { id, headers: { authorization: `Bearer ${token}` } };
}

it.each(SUBSCRIPTIONS)(
  'signing out ends %s of that session alone, and nothing more is told on it',
  async (path) => {
    const [own, other] = [await signedIn(deps, alice), await signedIn(deps, alice)];
    const token = await newToken();
    const mine = await openStream({ cookie: own }, path);
    const others = [await openStream({ cookie: other }, path), await openStream(token.headers, path)];
    await ask('auth.signOut', own);
    await ended(mine);
    for (const stream of others) expect(mine.heard()).not.toContain(await isTold(stream));
    for (const stream of others) expect(stream.isOpen()).toBe(true);
  },
);

it('a device that is ended from another loses its stream, and one that is not keeps it', async () => {
  const [own, other] = [await signedIn(deps, alice), await signedIn(deps, alice)];
  const [mine, theirs] = [await openStream({ cookie: own }), await openStream({ cookie: other })];
  const { public_id } = await deps.db
    .selectFrom('sessions')
    .select('public_id')
    .where('id', '=', sessionOf(other))
    .executeTakeFirstOrThrow();
  await ask('auth.endSession', own, { id: public_id });
  await ended(theirs);
  expect(theirs.heard()).not.toContain(await isTold(mine));
  const again = await openStream({ cookie: await signedIn(deps, alice) });
  await ask('auth.endOtherSessions', own);
  await ended(again);
  await isTold(mine);
});

it('a revoked token loses its stream, and another token keeps it', async () => {
  const [revoked, left] = [await newToken(), await newToken()];
  const [mine, others] = [await openStream(revoked.headers), await openStream(left.headers)];
  await ask('tokens.revoke', await signedIn(deps, alice), { id: revoked.id });
  await ended(mine);
  expect(mine.heard()).not.toContain(await isTold(others));
});

describe('all streams of a person, and no other person’s, end', () => {
  const ways: [string, (cookie: string) => Promise<void>][] = [
    [
      'with a new password',
      (cookie) => ask('auth.changePassword', cookie, { currentPassword: PASSWORD, newPassword: 'saffron!' }),
    ],
    [
      'with the account',
      (cookie) => ask('auth.deleteAccount', cookie, { password: PASSWORD, email: alice.email }),
    ],
  ];

  it.each(ways)('%s', async (_, end) => {
    const bobs = await openStream({ cookie: await signedIn(deps, await testPerson(deps, 'bob')) });
    const cookie = await signedIn(deps, alice);
    const all = [
      await openStream({ cookie }),
      await openStream({ cookie: await signedIn(deps, alice) }),
      await openStream((await newToken()).headers, 'live.changes', here),
    ];
    await end(cookie);
    for (const stream of all) await ended(stream);
    expect(bobs.isOpen()).toBe(true);
  });
});

it('an expired session loses its stream when its time is over, and when it is swept', async () => {
  const cookies = [await signedIn(deps, alice), await signedIn(deps, alice)];
  const soon = sql<Date>`now() + interval '2 seconds'`;
  await deps.db
    .updateTable('sessions')
    .set({ expires_at: soon })
    .where('user_id', '=', alice.userId)
    .execute();
  await ended(await openStream({ cookie: cookies[0]! }));
  await deps.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() + 30_000) })
    .execute();
  const swept = await openStream({ cookie: cookies[1]! });
  await sweepSessions({ ...deps, now: () => new Date(Date.now() + 60_000) });
  await ended(swept);
});

it('a session that ended while this process could not be notified loses its stream afterwards', async () => {
  const [own, other] = [await signedIn(deps, alice), await signedIn(deps, alice)];
  const [mine, theirs] = [
    await openStream({ cookie: own }, 'live.changes', here),
    await openStream({ cookie: other }, 'live.changes', here),
  ];
  await deps.db.transaction().execute(async (trx) => {
    // Ended without a word, as to a process whose connection was lost meanwhile.
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx
      .deleteFrom('sessions')
      .where('user_id', '=', alice.userId)
      .where('id', '=', sessionOf(own))
      .execute();
  });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'larder-events' and datname = current_database()`.execute(deps.db);
  await ended(mine);
  await isTold(theirs);
});

it('a download is cut off as a stream is, and that of another session comes whole', async () => {
  const [own, other] = [await signedIn(deps, alice), await signedIn(deps, alice)];
  const id = await addExport();
  const download = (cookie: string) => fetch(`${here}/api/exports/${id}`, { headers: { cookie } });
  // More than connections take in advance: both are under way until they are read.
  const [mine, others] = [await download(own), await download(other)];
  await ask('auth.signOut', own);
  await expect(mine.arrayBuffer()).rejects.toThrow();
  expect((await others.arrayBuffer()).byteLength).toBe(BYTES);
});
const BYTES = 32 * 1024 * 1024;

async function addExport(): Promise<string> {
  const stored = await writeParts(deps, 'exports/large', Readable.from([Buffer.alloc(BYTES)]));
  const times = { finished_at: new Date(), expires_at: new Date(Date.now() + 60_000) };
  const { id } = await deps.db
    .insertInto('exports')
    .values({ user_id: alice.vaultId, storage_key: 'exports/large', status: 'done', ...stored, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
