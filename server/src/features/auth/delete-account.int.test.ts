import { AUTH_MESSAGES } from '@larder/shared/auth/schema';
import { ACCOUNT_MESSAGES } from '@larder/shared/account/messages';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import type { Deps, Viewer } from '../../ctx.ts';
import { SESSION_COOKIE } from '../../auth/cookies.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { answerErrors } from '../../http/error-answer.ts';
import { callerOf, ctxOf, testBrowser, testPerson } from '../../testing/harness.ts';
import { DRAFT, importDeps, PATIENCE, startReading } from '../../testing/import-deps.ts';
import { testImage } from '../../testing/images.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { storeImage } from '../images/store-image.ts';
import { sweepImages } from '../images/sweep.ts';
import { createVisitCounter } from '../shares/share-visits.ts';

const PASSWORD = 'paprika & thyme';

let deps: Deps & { close: () => Promise<void> };
let passwordHash: string;
let picture: Buffer;

beforeAll(async () => {
  const base = await importDeps();
  deps = { ...base, storage: createStorage(base.config) };
  passwordHash = await hashPassword(PASSWORD);
  picture = await testImage();
});
afterAll(() => deps.close());

async function newPerson(name = 'alice'): Promise<Viewer> {
  const person = await testPerson(deps, name);
  await deps.db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', person.userId)
    .execute();
  return person;
}

async function browserOf({ email }: Viewer) {
  const browser = testBrowser(deps);
  await (await browser.call()).auth.signIn({ email: email.toLowerCase(), password: PASSWORD });
  return browser;
}

const page = { kind: 'url', url: 'https://example.org/soup' } as const;
const storeFor = ({ vaultId }: Viewer) => storeImage(deps, { vaultId, purpose: 'cover', bytes: picture });
const deleteAs = (person: Viewer, password = PASSWORD, email = person.email) =>
  callerOf(deps, person).auth.deleteAccount({ password, email });
const userExists = async ({ userId }: Viewer) =>
  (await deps.db.selectFrom('users').select('id').where('id', '=', userId).execute()).length === 1;

/** A person with something in every place that can hold something. */
async function withEverything(friend: Viewer) {
  const person = await newPerson();
  const as = callerOf(deps, person);
  const cover = await storeFor(person);
  const loose = await storeFor(person);
  const { id: recipeId } = await as.recipes.create({ title: 'Pie', imageId: cover.id });
  await as.recipes.create({ title: 'Soup' });
  const { shareId } = await as.shares.create({ recipeId });
  const visits = createVisitCounter(deps);
  visits.count(ctxOf(deps, friend), shareId);
  await visits.flush();
  await as.recipes.setFavorite({ id: recipeId, isFavorite: true });
  await as.imports.start(page);
  const ids = { from: person.userId, to: friend.userId };
  await deps.db
    .insertInto('follows')
    .values([
      { follower_id: ids.from, following_id: ids.to },
      { follower_id: ids.to, following_id: ids.from },
    ])
    .execute();
  await deps.db
    .insertInto('follow_requests')
    .values([
      { from_user_id: ids.from, to_user_id: ids.to },
      { from_user_id: ids.to, to_user_id: ids.from },
    ])
    .execute();
  await deps.db
    .insertInto('blocks')
    .values([
      { blocker_id: ids.from, blocked_id: ids.to },
      { blocker_id: ids.to, blocked_id: ids.from },
    ])
    .execute();
  await deps.db
    .insertInto('password_reset_tokens')
    .values({
      user_id: person.userId,
      access_token_hash: 'a',
      refresh_token_hash: 'b',
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute();
  return { person, shareId, pictures: [cover.id, loose.id] };
}

/** Every table with a row that names one of these, whatever the column. */
async function tablesNaming(...ids: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(deps.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ has: boolean }>`select exists (
      select from ${sql.table(name)} t, unnest(${ids}::text[]) wanted(needle) where position(needle in t::text) > 0) as has`.execute(
      deps.db,
    );
    if (rows[0]?.has) found.push(name);
  }
  return found.sort();
}

describe('the summary of what will be deleted', () => {
  it('counts only one’s own things', async () => {
    const friend = await newPerson('bob');
    const { person } = await withEverything(friend);
    expect(await callerOf(deps, person).auth.deletionInfo()).toEqual({
      recipes: 2,
      collections: 1,
      photos: 2,
      shares: 1,
    });
    expect(await callerOf(deps, friend).auth.deletionInfo()).toEqual({
      recipes: 0,
      collections: 0,
      photos: 0,
      shares: 0,
    });
  });
});

describe('the password check', () => {
  it('tells whether it is the password of the account, and changes nothing', async () => {
    const alice = await newPerson();
    const { auth } = callerOf(deps, alice);
    await auth.verifyPassword({ password: PASSWORD });
    expect(await refusalOf(auth.verifyPassword({ password: `${PASSWORD} ` }))).toEqual({
      appCode: 'INVALID_CREDENTIALS',
      message: 'Incorrect password',
    });
    expect(await refusalOf(auth.verifyPassword({ password: '' }))).toEqual({
      appCode: 'INVALID_INPUT',
      message: AUTH_MESSAGES.passwordRequired,
    });
    expect(await userExists(alice)).toBe(true);
  });

  it('counts with the sign-ins of the address, so that a stolen session guesses no faster', async () => {
    const alice = await newPerson();
    const counted: unknown[] = [];
    const rateLimits = {
      ...deps.rateLimits,
      consume: async (...call: unknown[]) => void counted.push(call),
    };
    const { auth } = callerOf({ ...deps, rateLimits }, alice);
    const expected = [
      ['signInIp', '203.0.113.7'],
      ['signIn', [alice.email, alice.sessionId]],
      ['signIn', [alice.email, '203.0.113.7']],
    ];
    await auth.verifyPassword({ password: 'wrong' }).catch(() => undefined);
    expect(counted.splice(0)).toEqual(expected);
    await auth.deleteAccount({ password: 'wrong', email: alice.email }).catch(() => undefined);
    expect(counted).toEqual(expected);
  });
});

describe('deleting the account', () => {
  it('needs the right password and the exact email, and does nothing without them', async () => {
    const alice = await newPerson();
    const wrongPassword = { appCode: 'INVALID_CREDENTIALS', message: ACCOUNT_MESSAGES.passwordWrong };
    expect(await refusalOf(deleteAs(alice, 'wrong'))).toEqual(wrongPassword);
    for (const email of [alice.email.toUpperCase(), ` ${alice.email}`, '', 'bob@example.org']) {
      expect(await refusalOf(deleteAs(alice, PASSWORD, email))).toEqual({
        appCode: 'INVALID_INPUT',
        message: `Please type "${alice.email}" to confirm`,
      });
    }
    expect(await userExists(alice)).toBe(true);
  });

  it('deletes everything of the person and nothing of other people', async () => {
    const friend = await newPerson('bob');
    const asFriend = callerOf(deps, friend);
    await asFriend.recipes.create({ title: 'Bread' });
    const { person, shareId, pictures } = await withEverything(friend);
    const browser = await browserOf(person);
    expect((await tablesNaming(person.userId)).length).toBeGreaterThan(10);

    await (await browser.call()).auth.deleteAccount({ password: PASSWORD, email: person.email });

    expect(await tablesNaming(person.userId, person.email, person.username, shareId)).toEqual([]);
    expect(await refusalOf(callerOf(deps, null).shares.get({ shareId }))).toMatchObject({
      appCode: 'SHARE_NOT_FOUND',
    });
    await sweepImages({ ...deps, now: () => new Date(Date.now() + 1_000) });
    for (const id of pictures) expect(await deps.storage.get(`photos/${id}/400.avif`)).toBeNull();
    expect((await asFriend.recipes.list({})).total).toBe(1);
  });

  it('signs the person out everywhere', async () => {
    const alice = await newPerson();
    const [here, elsewhere] = [await browserOf(alice), await browserOf(alice)];
    await (await here.call()).auth.deleteAccount({ password: PASSWORD, email: alice.email });
    expect(here.jar.has(SESSION_COOKIE)).toBe(false);
    const other = await elsewhere.call();
    expect(await other.auth.session()).toBeNull();
    expect(await refusalOf(other.recipes.list({}))).toMatchObject({ appCode: 'NOT_AUTHENTICATED' });
  });

  it('makes a call that began before it fail as unauthenticated and store nothing', async () => {
    const alice = await newPerson();
    const before = callerOf(deps, alice);
    await deleteAs(alice);
    for (const late of [
      () => before.recipes.create({ title: 'Too late' }),
      () => before.imports.start(page),
      () => before.profiles.me(),
      () => before.auth.verifyPassword({ password: PASSWORD }),
      () => deleteAs(alice),
    ])
      expect(await refusalOf(late())).toMatchObject({ appCode: 'NOT_AUTHENTICATED' });
    await expect(storeFor(alice)).rejects.toThrow();
    expect(await tablesNaming(alice.userId)).toEqual([]);
  });

  it('makes an upload that ends after it fail as unauthenticated', async () => {
    const alice = await newPerson();
    const app = Fastify();
    answerErrors(app);
    app.post('/api/pictures', () => storeFor(alice));
    expect((await app.inject({ method: 'POST', url: '/api/pictures' })).statusCode).toBe(200);
    await deleteAs(alice);
    const late = await app.inject({ method: 'POST', url: '/api/pictures' });
    expect([late.statusCode, late.json()]).toEqual([
      401,
      { error: { appCode: 'NOT_AUTHENTICATED', message: 'User not authenticated' } },
    ]);
    expect(await tablesNaming(alice.userId)).toEqual([]);
    await app.close();
  });

  it('is done once when requested twice at the same moment, even while recipes are being saved', async () => {
    const alice = await newPerson();
    const as = callerOf(deps, alice);
    const ids = await Promise.all([1, 2, 3, 4].map((n) => as.recipes.create({ title: `Pie ${n}` })));
    const writes = ids.flatMap(({ id }) => [
      as.recipes.setFavorite({ id, isFavorite: true }).catch(() => undefined),
      as.recipes.create({ title: 'One more' }).catch(() => undefined),
    ]);
    const answers = await Promise.allSettled([deleteAs(alice), ...writes, deleteAs(alice)]);
    expect(answers.at(0)?.status === 'fulfilled' || answers.at(-1)?.status === 'fulfilled').toBe(true);
    expect(await tablesNaming(alice.userId)).toEqual([]);
  });

  it('frees the address and the username for a new account', async () => {
    const alice = await newPerson();
    const { email, username } = alice;
    await deleteAs(alice);
    const again = { email, username, displayName: 'Alice', password: PASSWORD };
    await (await testBrowser(deps).call()).auth.signUp(again);
    const rows = await deps.db.selectFrom('pending_signups').selectAll().where('email', '=', email).execute();
    expect(rows).toMatchObject([{ username }]);
  });

  it('cancels a running import, which stores nothing afterwards', async () => {
    const alice = await newPerson();
    let reading: (() => void) | undefined;
    const isReading = new Promise<void>((resolve) => (reading = resolve));
    let stopped: unknown;
    const workers = await startReading(deps, async (_, { signal, vaultId }) => {
      // Imports of the people of other tests may still wait.
      if (vaultId !== alice.vaultId) return DRAFT;
      reading?.();
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      stopped = signal.reason;
      // What it had in hand comes too late.
      await storeImage(deps, { vaultId, purpose: 'page', bytes: picture }).catch(() => undefined);
      return DRAFT;
    });
    await callerOf(deps, alice).imports.start(page);
    await isReading;
    await deleteAs(alice);
    await expect.poll(() => stopped, PATIENCE).toMatchObject({ name: 'Error' });
    await workers.close();
    expect(await tablesNaming(alice.userId)).toEqual([]);
  });
});
