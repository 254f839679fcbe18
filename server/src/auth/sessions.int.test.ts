import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import type { Cookies } from '../ctx.ts';
import { ctxOf, testDeps, testPerson } from '../testing/harness.ts';
import { requestCookies, SESSION_COOKIE } from './cookies.ts';
import { endOtherSessions, endSession, readSession, startSession, sweepSessions } from './sessions.ts';
import { hashToken } from './tokens.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const START = new Date('2031-05-01T08:00:00Z').getTime();

let time = START;
const deps = await testDeps(() => ({ now: () => new Date(time) }));
const alice = await testPerson(deps, 'alice');

beforeEach(async () => {
  time = START;
  await deps.db.deleteFrom('sessions').execute();
});

/** A browser signed in as alice, with a record of the cookies it was given. */
async function signedIn(from: { ip?: string; userAgent?: string } = {}) {
  const jar = new Map<string, string>();
  const ages: number[] = [];
  const cookies: Cookies = {
    get: (name) => jar.get(name),
    set: (name, value, { maxAgeSeconds }) => {
      jar.set(name, value);
      ages.push(maxAgeSeconds);
    },
    clear: (name) => void jar.delete(name),
  };
  const ctx = { ...ctxOf(deps, null), ...from, cookies };
  await startSession(ctx, alice.userId);
  return { ctx, jar, ages, token: jar.get(SESSION_COOKIE) ?? '' };
}

const rows = () => deps.db.selectFrom('sessions').selectAll().execute();

it('readSession finds the person by the cookie, of which only a hash is stored', async () => {
  const { ctx, token } = await signedIn();
  expect(await readSession(ctx)).toEqual({ ...alice, sessionId: hashToken(token) });
  const stored = JSON.stringify(await rows());
  expect(stored).toContain(hashToken(token));
  expect(stored).not.toContain(token);
});

it('readSession finds no person without a cookie, with a made-up one or with the stored hash', async () => {
  const { ctx, jar, token } = await signedIn();
  for (const value of ['', 'nonsense', 'A'.repeat(43), hashToken(token)]) {
    jar.set(SESSION_COOKIE, value);
    expect(await readSession(ctx)).toBeNull();
  }
});

it('startSession gives a new token and ends the session that the browser had', async () => {
  const { ctx, jar, token } = await signedIn();
  await startSession(ctx, alice.userId);
  expect(jar.get(SESSION_COOKIE)).not.toBe(token);
  expect(await rows()).toHaveLength(1);
  jar.set(SESSION_COOKIE, token);
  expect(await readSession(ctx)).toBeNull();
});

it('readSession writes nothing within an hour and then extends the session to 30 days from now', async () => {
  const { ctx, ages } = await signedIn();
  time = START + HOUR - 1;
  await readSession(ctx);
  expect((await rows())[0]).toMatchObject({
    expires_at: new Date(START + 30 * DAY),
    last_seen_at: new Date(START),
  });
  expect(ages).toHaveLength(1);
  time = START + 14 * DAY;
  await readSession(ctx);
  expect((await rows())[0]).toMatchObject({
    expires_at: new Date(START + 44 * DAY),
    last_seen_at: new Date(time),
  });
  expect(ages).toEqual([30 * 24 * 3600, 30 * 24 * 3600]);
});

it('a session that is used every 29 days lasts for 90 days and no longer', async () => {
  const { ctx, ages } = await signedIn();
  for (const day of [29, 58, 87]) {
    time = START + day * DAY;
    expect(await readSession(ctx), `day ${day}`).not.toBeNull();
  }
  expect((await rows())[0]?.expires_at).toEqual(new Date(START + 90 * DAY));
  expect(ages.at(-1)).toBe(3 * 24 * 3600);
  // Lucia compares with a clock that runs on meanwhile.
  time = START + 90 * DAY - HOUR;
  expect(await readSession(ctx)).not.toBeNull();
  time = START + 90 * DAY;
  expect(await readSession(ctx)).toBeNull();
});

it('a session ends after 30 days without use, and the sweep deletes its row', async () => {
  const { ctx } = await signedIn();
  time = START + 30 * DAY;
  expect(await readSession(ctx)).toBeNull();
  await signedIn();
  time += 30 * DAY;
  await signedIn();
  await sweepSessions(deps);
  expect(await rows()).toHaveLength(1);
});

it('endSession ends the session of this browser, endOtherSessions all others', async () => {
  const [here, there, elsewhere] = [await signedIn(), await signedIn(), await signedIn()];
  await endSession(here.ctx);
  expect(here.jar.has(SESSION_COOKIE)).toBe(false);
  const viewer = await readSession(there.ctx);
  expect(viewer).not.toBeNull();
  if (viewer) await endOtherSessions(deps, viewer);
  expect(await readSession(there.ctx)).not.toBeNull();
  expect(await readSession(elsewhere.ctx)).toBeNull();
});

it('startSession cuts a long user agent and address', async () => {
  await signedIn({ userAgent: 'x'.repeat(5000), ip: 'f'.repeat(200) });
  const [row] = await rows();
  expect(row?.user_agent).toHaveLength(300);
  expect(row?.ip).toHaveLength(45);
});

it.each([
  ['http://127.0.0.1:3000', 'larder_session=v; Max-Age=60; Path=/; HttpOnly; SameSite=Lax'],
  ['https://larder.example', '__Host-larder_session=v; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax'],
])('cookies have the attributes for %s', async (origin, expected) => {
  const config = loadConfig({ PUBLIC_ORIGIN: origin });
  const app = Fastify();
  await app.register(cookie);
  app.get('/', async (request, reply) => {
    const cookies = requestCookies(config, request, reply);
    const before = cookies.get(SESSION_COOKIE) ?? null;
    cookies.set(SESSION_COOKIE, 'v', { maxAgeSeconds: 60.9 });
    return { before };
  });
  const [name] = expected.split('=');
  const answer = await app.inject({ url: '/', headers: { cookie: `${name}=old` } });
  expect(answer.headers['set-cookie']).toBe(expected);
  expect(answer.json()).toEqual({ before: 'old' });
  await app.close();
});
