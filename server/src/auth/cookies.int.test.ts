import { describe, expect, it } from 'vitest';
import type { Viewer } from '../ctx.ts';
import { testPerson } from '../testing/harness.ts';
import { call, signedIn, testWeb, type TestWeb } from '../testing/web.ts';
import { hashPassword } from './passwords.ts';
import { hashToken } from './tokens.ts';

const PASSWORD = 'paprika';
const passwordHash = await hashPassword(PASSWORD);
const web = await testWeb();

async function newPerson({ deps }: TestWeb = web): Promise<Viewer> {
  const person = await testPerson(deps, 'alice');
  const { userId } = person;
  await deps.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  return person;
}

/** What a call tells the browser to clear. */
async function cleared(procedure: string, cookie?: string, input?: unknown, on = web): Promise<unknown> {
  const options = { input, ...(cookie ? { cookie } : {}) };
  return (await call(on.app, procedure, options)).headers['clear-site-data'];
}

async function publicIdOf(cookie: string): Promise<string> {
  const { public_id } = await web.deps.db
    .selectFrom('sessions')
    .select('public_id')
    .where('id', '=', hashToken(cookie.split('=')[1] ?? ''))
    .executeTakeFirstOrThrow();
  return public_id;
}

const ask = (procedure: string, cookie?: string) =>
  web.app.inject({ url: `/trpc/${procedure}`, headers: cookie ? { cookie } : {} });

describe('the cache of a browser is cleared, and nothing else of it,', () => {
  const ways: [string, (cookie: string, person: Viewer) => Promise<unknown>][] = [
    ['by signing out', (cookie) => cleared('auth.signOut', cookie)],
    [
      'with the account',
      (cookie, { email }) => cleared('auth.deleteAccount', cookie, { password: PASSWORD, email }),
    ],
    [
      'where it ends itself among the devices',
      async (cookie) => cleared('auth.endSession', cookie, { id: await publicIdOf(cookie) }),
    ],
    [
      'where another person signs in over the first',
      async (cookie) => {
        const { email } = await newPerson();
        return cleared('auth.signIn', cookie, { email, password: PASSWORD });
      },
    ],
  ];

  it.each(ways)('%s', async (_, end) => {
    const person = await newPerson();
    expect(await end(await signedIn(web.deps, person), person)).toBe('"cache"');
  });

  it.each(['recipes.list', 'auth.session', 'live.changes'])(
    'by the answer of %s that its session has ended',
    async (path) => {
      const cookie = await signedIn(web.deps, await newPerson());
      await web.deps.db.deleteFrom('sessions').execute();
      expect((await ask(path, cookie)).headers['clear-site-data']).toBe('"cache"');
    },
  );
});

describe('the cache stays', () => {
  it('of who is signed in, of a visitor and of a device whose person ends another one', async () => {
    const person = await newPerson();
    const [cookie, other] = [await signedIn(web.deps, person), await signedIn(web.deps, person)];
    for (const answer of [
      await ask('auth.session', cookie),
      await ask('auth.session'),
      await ask('recipes.list'),
    ])
      expect(answer.headers).not.toHaveProperty('clear-site-data');
    expect(await cleared('auth.endSession', cookie, { id: await publicIdOf(other) })).toBeUndefined();
    expect(
      await cleared('auth.signIn', undefined, { email: person.email, password: PASSWORD }),
    ).toBeUndefined();
  });
});

it.each([
  ['https://larder.example', '"cache"'],
  ['http://localhost:3000', '"cache"'],
  ['http://[::1]:3000', '"cache"'],
  ['http://larder.lan', undefined],
  ['http://192.168.1.20:3000', undefined],
])(
  'at %s signing out says %s, as browsers take no such word from an address without TLS',
  async (origin, said) => {
    const at = await testWeb({ PUBLIC_ORIGIN: origin });
    const cookie = await signedIn(at.deps, await newPerson(at));
    const prefix = origin.startsWith('https:') ? '__Host-' : '';
    expect(await cleared('auth.signOut', prefix + cookie, undefined, at)).toBe(said);
  },
);
