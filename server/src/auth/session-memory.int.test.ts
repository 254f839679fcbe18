import { sql } from 'kysely';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import type { Viewer } from '../ctx.ts';
import { testPerson } from '../testing/harness.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { call, signedIn, testClient, testWeb } from '../testing/web.ts';
import { hashPassword } from './passwords.ts';
import { forgottenEverywhere, REMEMBERING, rememberSessions, type KnownSession } from './session-memory.ts';
import type { UserId } from '@larder/shared/ids';

const PASSWORD = 'paprika';
const { deps } = await testWeb();
const passwordHash = await hashPassword(PASSWORD);

/** Two processes that remember: one here, with a hand in it, and one of its own. */
const here = rememberSessions(deps.config, deps.log);
const app = await buildApp(deps, await testClient(), here.readThrough);
const there = await startServerProcess('main', {
  DATABASE_URL: deps.databaseUrl,
  DATA_DIR: await temporaryFolder('larder-memory-'),
});
await here.ready;
afterAll(async () => {
  await app.close();
  await Promise.all([here.close(), there.stop()]);
});

async function newPerson(): Promise<Viewer> {
  const person = await testPerson(deps, 'alice');
  const { userId } = person;
  await deps.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  return person;
}

async function isSignedInThere(cookie: string): Promise<boolean> {
  const { status } = await fetch(`${there.url}/trpc/profiles.usage`, { headers: { cookie } });
  expect([200, 401]).toContain(status);
  return status === 200;
}

async function askHere(procedure: string, cookie: string, input?: unknown): Promise<void> {
  expect(await call(app, procedure, { input, cookie })).toMatchObject({ statusCode: 200 });
}

describe('a session that ended in one process', () => {
  const ends: [string, (own: string, other: string, person: Viewer) => Promise<void>][] = [
    ['by signing out', (own) => askHere('auth.signOut', own)],
    ['on another device', (_, other) => askHere('auth.endOtherSessions', other)],
    [
      'with a new password',
      (_, other) =>
        askHere('auth.changePassword', other, { currentPassword: PASSWORD, newPassword: 'saffron!' }),
    ],
    [
      'with its account',
      (_, other, { email }) => askHere('auth.deleteAccount', other, { password: PASSWORD, email }),
    ],
  ];

  it.each(ends)('%s, has ended in every process when that is answered', async (_, end) => {
    for (let round = 0; round < 3; round += 1) {
      const person = await newPerson();
      const own = await signedIn(deps, person);
      const other = await signedIn(deps, person);
      expect(await isSignedInThere(own)).toBe(true);
      await end(own, other, person);
      expect(await isSignedInThere(own)).toBe(false);
    }
  });

  it('is not missed by calls that never stop', async () => {
    const cookie = await signedIn(deps, await newPerson());
    let isOver = false;
    let accepted = 0;
    const busy = Array.from({ length: 4 }, async () => {
      while (!isOver) accepted += (await isSignedInThere(cookie)) ? 1 : 0;
    });
    while (accepted < 20) await isSignedInThere(cookie);
    await askHere('auth.signOut', cookie);
    expect(await isSignedInThere(cookie)).toBe(false);
    isOver = true;
    await Promise.all(busy);
    expect(await isSignedInThere(cookie)).toBe(false);
  });
});

it('what a person changes of themselves is seen in every process', async () => {
  const cookie = await signedIn(deps, await newPerson());
  const languageThere = async () =>
    (await fetch(`${there.url}/trpc/auth.session`, { headers: { cookie } })).text();
  expect(await languageThere()).not.toContain('"de"');
  await askHere('auth.setLanguage', cookie, { language: 'de' });
  expect(await languageThere()).toContain('"de"');
});

describe('the memory of sessions', () => {
  async function newMemory() {
    const memory = rememberSessions(deps.config, deps.log);
    onTestFinished(() => memory.close());
    await memory.ready;
    const userId = (await newPerson()).userId;
    let reads = 0;
    const found = { session: {}, user: { id: userId } } as unknown as KnownSession;
    const read = () => memory.readThrough('id', async () => ((reads += 1), found));
    return { memory, userId, found, read, reads: () => reads };
  }
  const change = (userId: UserId) => sql`select pg_notify('sessions_changed', ${userId})`.execute(deps.db);

  it('asks once, and again after a change of the person alone', async () => {
    const { userId, read, reads } = await newMemory();
    await read();
    await read();
    expect(reads()).toBe(1);
    await change((await newPerson()).userId);
    await forgottenEverywhere(deps.db);
    const before = reads();
    await change(userId);
    await forgottenEverywhere(deps.db);
    await read();
    expect(reads()).toBe(before + 1);
  });

  it('does not keep what was read before a change and arrived after it', async () => {
    const { memory, userId, found, read, reads } = await newMemory();
    await memory.readThrough('id', async () => {
      await change(userId);
      await forgottenEverywhere(deps.db);
      return found;
    });
    await read();
    expect(reads()).toBe(1);
  });

  it('remembers nothing while its connection is lost', async () => {
    const { read, reads } = await newMemory();
    await read();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'larder-events'`.execute(
      deps.db,
    );
    await expect.poll(async () => (await read(), reads())).toBeGreaterThan(1);
  });

  it('does not hold up a change for long when a process hangs', async () => {
    await deps.db.connection().execute(async (hanging) => {
      await sql`select pg_advisory_lock_shared(${REMEMBERING})`.execute(hanging);
      await forgottenEverywhere(deps.db);
      await sql`select pg_advisory_unlock_shared(${REMEMBERING})`.execute(hanging);
    });
  });
});
