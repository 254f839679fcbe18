import { expect, it } from 'vitest';
import { createRateLimits } from '../../adapters/rate-limits/rate-limits.ts';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');

async function person(displayName: string, more: Record<string, unknown> = {}): Promise<Viewer> {
  const made = await testPerson(deps, 'someone');
  await deps.db
    .updateTable('profiles')
    .set({ display_name: displayName, ...more })
    .where('user_id', '=', made.userId)
    .execute();
  return made;
}
const search = (query: string, as: Viewer = alice) => callerOf(deps, as).follows.searchUsers({ query });
const names = async (query: string) => (await search(query)).items.map((found) => found.displayName);

it('the search for people finds any part of display name or username, regardless of case and accents', async () => {
  await person('Zoë Ångström', { username: 'Bread.Lover' });
  for (const query of ['zoe', 'ZOË', 'angst', 'zoe ang', '  zoe   angstrom ', 'READ.lov', 'ead.'])
    expect(await names(query)).toEqual(['Zoë Ångström']);
  expect(await names('lover zoe')).toEqual([]);
});

it('the search for people returns what a row shows, and nothing else', async () => {
  const fred = await person('Fredegund');
  await callerOf(deps, fred).follows.follow({ userId: alice.userId });
  expect(await search('fredegund')).toEqual({
    items: [
      {
        id: fred.userId,
        displayName: 'Fredegund',
        username: fred.username,
        profileImageUrl: null,
        isFollowing: false,
        isFollower: false,
        requestSent: false,
        hasPendingRequest: true,
        requestId: expect.any(String) as string,
      },
    ],
    total: 1,
    nextCursor: null,
  });
});

it('the search for people takes signs between and around words for blanks, and an apostrophe for nothing', async () => {
  await person('Siobhán O’Hara', { username: 'Oat.Miller' });
  for (const query of [
    'ohara',
    "o'hara",
    'o´hara',
    'siobhan, ohara',
    'siobhan-o’hara',
    '@oat.miller',
    '"oat" miller!',
  ])
    expect(await names(query)).toEqual(['Siobhán O’Hara']);
  await person('Bo-Li');
  await person('Li Bo');
  expect(await names('bo-li')).toEqual(['Bo-Li', 'Li Bo']);
});

it('the search for people needs three characters', async () => {
  await person('Qx');
  for (const query of ['', 'qx', ' qx ', 'é', '🍕🍕'])
    expect(await search(query)).toEqual({ items: [], total: 0, nextCursor: null });
});

it('the search for people takes %, _ and \\ literally', async () => {
  // No word of it can stand in the random ending of another username.
  await person('pro% butter_milk \\o/ w');
  for (const query of ['pro%', 'ro% butter', 'r_m', ' \\o/', '\\o/'])
    expect(await names(query)).toHaveLength(1);
  for (const query of ['p_o%', '%%%', '___', 'w%w', '\\\\\\', "'; drop table users; --"])
    expect(await names(query)).toEqual([]);
});

it('the search for people omits oneself, closed profiles, people who take no requests, and blocks in either direction', async () => {
  await deps.db
    .updateTable('profiles')
    .set({ display_name: 'Walburga' })
    .where('user_id', '=', alice.userId)
    .execute();
  await person('Walburga closed', { is_profile_public: false });
  await person('Walburga no requests', { allow_friend_requests: false });
  const [blocked, blocker] = [await person('Walburga blocked'), await person('Walburga blocker')];
  await callerOf(deps, alice).follows.block({ userId: blocked.userId });
  await callerOf(deps, blocker).follows.block({ userId: alice.userId });
  expect(await names('walburga')).toEqual([]);
  expect((await search('walburga', blocked)).items.map((found) => found.displayName)).toEqual([
    'Walburga blocker',
  ]);
});

it('the search for people returns at most ten: an equal username first, then usernames and then names that begin with the text', async () => {
  for (let i = 0; i < 12; i += 1) await person(`Uncle Gandalf ${i}`);
  await person('Gandalf the Grey');
  await person('Anna', { username: 'gandalf.b' });
  await person('Zora', { username: 'Gandalf' });
  const found = await names('gandalf');
  expect(found).toHaveLength(10);
  expect(found.slice(0, 3)).toEqual(['Zora', 'Anna', 'Gandalf the Grey']);
});

it('the search for people returns names with markup, emoji and bidi controls unchanged', async () => {
  const name = '<b>Olga</b> 🍲 \u202eagol';
  await person(name);
  for (const query of ['<b>', 'olga</b> 🍲', '\u202eagol', '> 🍲'])
    expect(await names(query)).toEqual([name]);
});

it('the search for people is limited to 30 a minute, and requests to follow to 30 a day', async () => {
  const rateLimits = createRateLimits(deps);
  const [busy, target] = [await testPerson(deps, 'busy'), await testPerson(deps, 'target')];
  const { follows } = callerOf({ ...deps, rateLimits }, busy);
  for (let i = 0; i < 30; i += 1) {
    await follows.searchUsers({ query: 'ab' });
    const { requestId } = await follows.follow({ userId: target.userId });
    await follows.cancel({ requestId: requestId ?? '' });
  }
  for (const [call, atMost] of [
    [(): Promise<unknown> => follows.searchUsers({ query: 'ab' }), 60],
    [(): Promise<unknown> => follows.follow({ userId: target.userId }), 86_400],
  ] as const) {
    const { appCode, message } = await refusalOf(call());
    expect(appCode).toBe('RATE_LIMITED');
    const seconds = Number(/Try again in (\d+) seconds/.exec(message)?.[1]);
    expect(seconds).toBeGreaterThan(atMost / 2);
    expect(seconds).toBeLessThanOrEqual(atMost);
  }
  expect((await callerOf({ ...deps, rateLimits }, alice).follows.searchUsers({ query: 'ab' })).total).toBe(0);
  await rateLimits.close();
});
