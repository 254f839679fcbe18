import { spawnSync } from 'node:child_process';
import { TOKEN_LIMITS } from '@larder/shared/token/messages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../auth/passwords.ts';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { call, errorOf, signedIn, testWeb } from '../../testing/web.ts';
import { appRouter } from '../../trpc/router.ts';
import { addToken } from './tokens.ts';
import { built } from '../../testing/launched.ts';

const PASSWORD = 'cooking with larder';

const { app, deps, logs } = await testWeb({ RATE_LIMIT_FACTOR: '1000' });
let passwordHash: string;
let alice: Viewer;
let cookie: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  alice = await testPerson(deps, 'alice');
  const { db } = deps;
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', alice.userId).execute();
  cookie = await signedIn(deps, alice);
});

const create = (input: object = {}) =>
  call(app, 'tokens.create', {
    cookie,
    input: { password: PASSWORD, name: 'Kitchen display', mayWrite: false, ...input },
  });

async function tokenOf(person: Viewer, mayWrite: boolean): Promise<{ id: string; authorization: string }> {
  const { id, token } = await addToken(deps.db, person.userId, { name: 'Script', mayWrite });
  return { id, authorization: `Bearer ${token}` };
}

/** As a script asks: no cookie, and nothing of what browsers send. */
const query = (procedure: string, authorization: string, input: unknown = {}) =>
  app.inject({
    url: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`,
    headers: { authorization },
  });
const mutate = (procedure: string, authorization: string, input: unknown = {}) =>
  app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    headers: { authorization, 'content-type': 'application/json' },
    payload: JSON.stringify({ json: input }),
  });

describe('making a token', () => {
  it('asks for the password and shows the token once', async () => {
    expect(errorOf(await create({ password: 'wrong' })).data.appCode).toBe('INVALID_CREDENTIALS');
    const answer = await create();
    const { token } = answer.json<{ result: { data: { json: { token: string } } } }>().result.data.json;
    expect(token).toMatch(/^larder_[\w-]{43}$/);
    const list = await call(app, 'tokens.list', { cookie });
    const page = await callerOf(deps, alice).tokens.list({});
    expect(page).toMatchObject({ total: 1, items: [{ name: 'Kitchen display', mayWrite: false }] });
    expect(list.body).not.toContain(token);
    const rows = await deps.db.selectFrom('access_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice('larder_'.length));
  });

  it.each([{ name: ' ' }, { name: 'x'.repeat(TOKEN_LIMITS.name + 1) }, { mayWrite: 'yes' }, { userId: 'x' }])(
    'refuses %j',
    async (input) => {
      expect(errorOf(await create(input)).data.appCode).toBe('INVALID_INPUT');
      expect((await callerOf(deps, alice).tokens.list({})).total).toBe(0);
    },
  );

  it('gives no more than there may be, also to two who ask at once', async () => {
    const { userId } = alice;
    for (let made = 1; made < TOKEN_LIMITS.tokens; made += 1)
      await addToken(deps.db, userId, { name: `${made}`, mayWrite: false });
    const two = [1, 2].map(() => addToken(deps.db, userId, { name: 'last', mayWrite: false }));
    expect((await Promise.allSettled(two)).map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ]);
    expect(errorOf(await create()).message).toMatch(/up to 20 tokens/);
  });

  it('is listed page by page, newest first', async () => {
    for (const name of ['one', 'two', 'three'])
      await addToken(deps.db, alice.userId, { name, mayWrite: false });
    const { tokens } = callerOf(deps, alice);
    const first = await tokens.list({ limit: 2 });
    const second = await tokens.list({ limit: 2, cursor: first.nextCursor });
    const names = [...first.items, ...second.items].map(({ name }) => name);
    expect(names.sort()).toEqual(['one', 'three', 'two']);
    expect(second.nextCursor).toBeNull();
  });
});

describe('a token', () => {
  it('reads as its owner, without a cookie, and says when it was used', async () => {
    await callerOf(deps, alice).recipes.create({ title: 'Leek soup' });
    const { authorization } = await tokenOf(alice, false);
    const answer = await query('recipes.list', authorization);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Leek soup');
    const { items } = await callerOf(deps, alice).tokens.list({});
    expect(items[0]?.lastUsedAt).toBeInstanceOf(Date);
  });

  it('writes only where it may', async () => {
    const [reading, writing] = [await tokenOf(alice, false), await tokenOf(alice, true)];
    const refused = await mutate('recipes.create', reading.authorization, { title: 'Pie' });
    expect(refused.statusCode).toBe(403);
    expect(errorOf(refused)).toMatchObject({
      message: 'This token may read only.',
      data: { appCode: 'NOT_ALLOWED' },
    });
    expect((await mutate('recipes.create', writing.authorization, { title: 'Pie' })).statusCode).toBe(200);
    expect((await callerOf(deps, alice).recipes.list({})).total).toBe(1);
  });

  it('reaches nothing of another person', async () => {
    const bob = await testPerson(deps, 'bob');
    const { id } = await callerOf(deps, alice).recipes.create({ title: 'Secret stew' });
    const { authorization } = await tokenOf(bob, true);
    expect((await query('recipes.list', authorization)).body).not.toContain('Secret stew');
    expect((await query('recipes.get', authorization, { id })).statusCode).toBe(404);
    const mine = await tokenOf(alice, false);
    expect(await refusalOf(callerOf(deps, bob).tokens.revoke({ id: mine.id }))).toMatchObject({
      appCode: 'NOT_FOUND',
    });
  });

  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
  const forPeople = Object.keys(procedures).filter((name) => /^(auth|exports|tokens)\./.test(name));
  it.each(forPeople)('may not call %s', async (procedure) => {
    const { authorization } = await tokenOf(alice, true);
    const ask = procedures[procedure]?._def.type === 'query' ? query : mutate;
    const answer = await ask(procedure, authorization);
    expect(errorOf(answer).data).toMatchObject({ appCode: 'NOT_ALLOWED', httpStatus: 403 });
  });

  const writes = Object.keys(procedures).filter(
    (name) => procedures[name]?._def.type === 'mutation' && !forPeople.includes(name),
  );
  it.each(writes)('that may only read may not call %s', async (procedure) => {
    const { authorization } = await tokenOf(alice, false);
    expect(errorOf(await mutate(procedure, authorization)).data.appCode).toBe('NOT_ALLOWED');
  });

  it('uploads only where it may write, and downloads no export', async () => {
    const upload = async (mayWrite: boolean) => {
      const { authorization } = await tokenOf(alice, mayWrite);
      return app.inject({ method: 'POST', url: '/api/uploads', headers: { authorization } });
    };
    expect((await upload(false)).statusCode).toBe(403);
    // It gets as far as the form, which is missing.
    expect((await upload(true)).statusCode).toBe(400);
    const { authorization } = await tokenOf(alice, true);
    const download = await app.inject({
      url: '/api/exports/8f14e45f-ceea-467f-a8a4-9f1c1f1d1b1b',
      headers: { authorization },
    });
    expect(download.statusCode).toBe(403);
  });

  it('is refused beside a session cookie', async () => {
    const { authorization } = await tokenOf(alice, true);
    const answer = await app.inject({ url: '/trpc/recipes.list', headers: { authorization, cookie } });
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer).message).toBe('Send a token or a session cookie, not both.');
  });

  it.each(['larder_', 'nonsense', `larder_${'a'.repeat(43)}`, 'a'.repeat(43)])(
    'that is none is refused: %s',
    async (token) => {
      for (const procedure of ['recipes.list', 'auth.session']) {
        const answer = await query(procedure, `Bearer ${token}`);
        expect(answer.statusCode).toBe(401);
        expect(errorOf(answer).message).toBe('This token is not valid or was revoked.');
      }
    },
  );

  it('does not work as a session cookie, nor a session as a token', async () => {
    const { authorization } = await tokenOf(alice, true);
    const [name, session] = cookie.split('=');
    const asCookie = await app.inject({
      url: '/trpc/recipes.list',
      headers: { cookie: `${name}=${authorization.replace('Bearer larder_', '')}` },
    });
    expect(asCookie.statusCode).toBe(401);
    expect((await query('recipes.list', `Bearer larder_${session}`)).statusCode).toBe(401);
  });

  it('ends at once when it is revoked, and when the password changes', async () => {
    const [revoked, left] = [await tokenOf(alice, true), await tokenOf(alice, true)];
    await callerOf(deps, alice).tokens.revoke({ id: revoked.id });
    expect((await query('recipes.list', revoked.authorization)).statusCode).toBe(401);
    expect((await query('recipes.list', left.authorization)).statusCode).toBe(200);
    const input = { currentPassword: PASSWORD, newPassword: 'another password' };
    expect((await call(app, 'auth.changePassword', { cookie, input })).statusCode).toBe(200);
    expect((await query('recipes.list', left.authorization)).statusCode).toBe(401);
  });

  it('goes with the account', async () => {
    const { authorization } = await tokenOf(alice, true);
    await deps.db.deleteFrom('users').where('id', '=', alice.userId).execute();
    expect((await query('recipes.list', authorization)).statusCode).toBe(401);
  });

  it('is not named in the log', async () => {
    const { authorization } = await tokenOf(alice, true);
    expect((await query('nothing.there', authorization)).statusCode).toBe(404);
    expect(logs()).toContain('/trpc/');
    expect(logs()).not.toContain(authorization.slice('Bearer '.length));
  });
});

describe('the limit of calls', () => {
  const GENERAL = 300;
  const statuses = async (calls: number, ask: () => ReturnType<typeof query>) =>
    new Set((await Promise.all(Array.from({ length: calls }, ask))).map(({ statusCode }) => statusCode));

  it('holds for a person with all their tokens and sessions together', async () => {
    const limited = await testWeb();
    const person = await testPerson(limited.deps, 'bob');
    const makeToken = async () => {
      const { token } = await addToken(limited.deps.db, person.userId, { name: 'Script', mayWrite: false });
      return `Bearer ${token}`;
    };
    const [first, second] = [await makeToken(), await makeToken()];
    const ask = (headers: Record<string, string>) =>
      limited.app.inject({ url: '/trpc/photoQuota.usage', headers });
    expect(await statuses(GENERAL, () => ask({ authorization: first }))).toEqual(new Set([200]));
    const session = await signedIn(limited.deps, person);
    for (const [name, value] of [
      ['authorization', first],
      ['authorization', second],
      ['cookie', session],
    ] as const) {
      const refused = await ask({ [name]: value });
      expect([refused.statusCode, errorOf(refused).data.appCode]).toEqual([429, 'RATE_LIMITED']);
    }
  });

  it('holds for an address that tries tokens which are none', async () => {
    const limited = await testWeb();
    const guess = () =>
      limited.app.inject({
        url: '/trpc/photoQuota.usage',
        headers: { authorization: `Bearer larder_${'a'.repeat(43)}` },
      });
    expect(await statuses(GENERAL, guess)).toEqual(new Set([401]));
    expect((await guess()).statusCode).toBe(429);
  });
});

describe('npm run token', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [built('token'), ...args], {
      env: { PATH: process.env.PATH, DATABASE_URL: deps.databaseUrl },
      encoding: 'utf8',
    });

  it('makes a token for a person by their address', async () => {
    const made = run(alice.email.toUpperCase(), '--name', 'Shopping list');
    expect(made.status).toBe(0);
    expect((await query('recipes.list', `Bearer ${made.stdout.trim()}`)).statusCode).toBe(200);
    expect((await callerOf(deps, alice).tokens.list({})).items[0]).toMatchObject({
      name: 'Shopping list',
      mayWrite: false,
    });
  });

  it('says in one line what is wrong', () => {
    expect(run('nobody@example.org').stderr).toBe('Nobody has the address nobody@example.org here.\n');
    expect(run().status).toBe(2);
  });
});
