import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { deferred } from '../../testing/deferred.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';

const deps = await testDeps();
let alice: Viewer;
let bob: Viewer;
let carol: Viewer;

beforeEach(async () => {
  [alice, bob, carol] = [
    await testPerson(deps, 'alice'),
    await testPerson(deps, 'bob'),
    await testPerson(deps, 'carol'),
  ];
});

const as = (viewer: Viewer) => callerOf(deps, viewer).follows;
const setProfile = (of: Viewer, values: Record<string, boolean>) =>
  deps.db.updateTable('profiles').set(values).where('user_id', '=', of.userId).execute();
const deleteAccount = (of: Viewer) => deps.db.deleteFrom('users').where('id', '=', of.userId).execute();

/** The id of the request that `from` sends to `to`. */
async function ask(from: Viewer, to: Viewer): Promise<string> {
  const { requestId } = await as(from).follow({ userId: to.userId });
  if (requestId === null) throw new Error('The request has no id');
  return requestId;
}
async function makeFollower(follower: Viewer, of: Viewer): Promise<void> {
  await as(of).accept({ requestId: await ask(follower, of) });
}
/** Holds the lock that changes between two people wait for; `waiting` tells how many do. */
async function holdPair(a: Viewer, b: Viewer) {
  const key = `pair:${[a.userId, b.userId].sort().join(':')}`;
  const held = deferred<void>();
  const end = deferred<void>();
  const holding = deps.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
    held.resolve();
    await end.promise;
  });
  await held.promise;
  return {
    waiting: async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_locks
        where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(deps.db);
      return rows[0]?.waiting;
    },
    release: async () => {
      end.resolve();
      await holding;
    },
  };
}
const statusOf = async (viewer: Viewer, other: Viewer) =>
  (await as(viewer).status({ userId: other.userId })).status;

const NOT_FOUND = { appCode: 'USER_NOT_FOUND', message: 'User profile not found' };
const REQUEST_GONE = {
  accept: 'Follow request not found or you are not authorized to accept it',
  decline: 'Failed to decline follow request',
  cancel: 'Failed to cancel follow request',
};

describe('following by consent', () => {
  it('waits until the other person accepts, and does not change whom they follow', async () => {
    const sent = await as(bob).follow({ userId: alice.userId });
    expect(sent).toMatchObject({ status: 'requested', requestSent: true, isFollowing: false });
    expect(await statusOf(alice, bob)).toBe('pending');
    const requestId = sent.requestId ?? '';
    expect(await as(alice).accept({ requestId })).toMatchObject({
      status: 'none',
      isFollower: true,
      isFollowing: false,
    });
    expect(await statusOf(bob, alice)).toBe('following');
    expect(await as(alice).counts({ userId: alice.userId })).toEqual({ followers: 1, following: 0 });
    expect(await as(alice).counts({ userId: bob.userId })).toEqual({ followers: 0, following: 1 });
    expect((await as(alice).receivedRequests({})).total).toBe(0);
    expect((await as(bob).sentRequests({})).total).toBe(0);
  });

  it('can be declined and then requested again', async () => {
    const requestId = await ask(bob, alice);
    expect(await as(alice).decline({ requestId })).toMatchObject({ status: 'none', requestId: null });
    expect(await statusOf(bob, alice)).toBe('none');
    expect(await as(bob).follow({ userId: alice.userId })).toMatchObject({ status: 'requested', requestId });
    expect((await as(alice).receivedRequests({})).items).toMatchObject([
      { id: requestId, status: 'pending' },
    ]);
  });

  it('can be cancelled while it is pending, which deletes the request', async () => {
    const requestId = await ask(bob, alice);
    await as(bob).cancel({ requestId });
    const left = await deps.db
      .selectFrom('follow_requests')
      .select('id')
      .where('id', '=', requestId)
      .execute();
    expect(left).toEqual([]);
    expect(await statusOf(bob, alice)).toBe('none');
  });

  it('is requested once, and not from a person one follows already', async () => {
    await ask(bob, alice);
    expect(await refusalOf(as(bob).follow({ userId: alice.userId }))).toEqual({
      appCode: 'FOLLOW_REQUEST_EXISTS',
      message: 'A follow request already exists',
    });
    await makeFollower(carol, alice);
    expect(await refusalOf(as(carol).follow({ userId: alice.userId }))).toEqual({
      appCode: 'FOLLOW_EXISTS',
      message: 'You are already following this user',
    });
  });

  it('is requested in both directions independently', async () => {
    const toAlice = await ask(bob, alice);
    const toBob = await ask(alice, bob);
    expect(await as(alice).status({ userId: bob.userId })).toMatchObject({
      status: 'requested',
      hasPendingRequest: true,
    });
    await as(alice).accept({ requestId: toAlice });
    expect(await statusOf(alice, bob)).toBe('requested');
    await as(bob).decline({ requestId: toBob });
    expect([await statusOf(alice, bob), await statusOf(bob, alice)]).toEqual(['none', 'following']);
  });

  it('can be ended by either person, and requested again', async () => {
    await makeFollower(bob, alice);
    await makeFollower(carol, alice);
    await as(bob).unfollow({ userId: alice.userId });
    await as(alice).removeFollower({ userId: carol.userId });
    expect((await as(alice).followers({})).total).toBe(0);
    expect(await as(bob).unfollow({ userId: alice.userId })).toEqual({ userId: alice.userId });
    expect(await as(bob).unfollow({ userId: randomUUID() })).toBeDefined();
    expect(await as(bob).follow({ userId: alice.userId })).toMatchObject({ status: 'requested' });
  });

  it('is requested once by two concurrent calls, of which the other learns that it has been sent already', async () => {
    const lock = await holdPair(alice, bob);
    const answers = [1, 2].map(() => as(bob).follow({ userId: alice.userId }));
    const settled = Promise.allSettled(answers);
    await vi.waitUntil(async () => (await lock.waiting()) === 2, { timeout: 20_000 });
    await lock.release();
    const refused = answers[(await settled).findIndex(({ status }) => status === 'rejected')];
    if (refused === undefined) throw new Error('Both calls sent a request');
    expect(await refusalOf(refused)).toEqual({
      appCode: 'FOLLOW_REQUEST_EXISTS',
      message: 'A follow request has already been sent to this user',
    });
    expect((await as(alice).receivedRequests({})).total).toBe(1);
  });

  it.each(['accept', 'decline', 'cancel'] as const)(
    'gives the same answer and changes nothing when %s comes twice, from the wrong person or without a request',
    async (answer) => {
      const gone = { appCode: 'FOLLOW_REQUEST_NOT_FOUND', message: REQUEST_GONE[answer] };
      const requestId = await ask(bob, alice);
      const right = answer === 'cancel' ? bob : alice;
      const before = await deps.db.selectFrom('follow_requests').selectAll().execute();
      for (const wrong of [answer === 'cancel' ? alice : bob, carol])
        expect(await refusalOf(as(wrong)[answer]({ requestId }))).toEqual(gone);
      expect(await deps.db.selectFrom('follow_requests').selectAll().execute()).toEqual(before);
      await as(right)[answer]({ requestId });
      expect(await refusalOf(as(right)[answer]({ requestId }))).toEqual(gone);
      expect(await refusalOf(as(right)[answer]({ requestId: randomUUID() }))).toEqual(gone);
    },
  );

  it('is refused for oneself, for an unknown or deleted person, and for one who takes no requests', async () => {
    expect(await refusalOf(as(alice).follow({ userId: alice.userId.toUpperCase() }))).toEqual({
      appCode: 'FOLLOW_SELF',
      message: 'You cannot follow yourself',
    });
    expect(await refusalOf(as(alice).follow({ userId: randomUUID() }))).toEqual(NOT_FOUND);
    expect((await as(alice).status({ userId: bob.userId })).takesRequests).toBe(true);
    await setProfile(bob, { allow_friend_requests: false });
    expect((await as(alice).status({ userId: bob.userId })).takesRequests).toBe(false);
    expect(await refusalOf(as(alice).follow({ userId: bob.userId }))).toEqual(NOT_FOUND);
    await deleteAccount(carol);
    expect(await refusalOf(as(alice).follow({ userId: carol.userId }))).toEqual(NOT_FOUND);
    expect((await as(alice).sentRequests({})).total).toBe(0);
  });

  it('may be requested from a profile that shows only its name to strangers', async () => {
    await setProfile(alice, { is_profile_public: false });
    expect(await as(bob).follow({ userId: alice.userId })).toMatchObject({ status: 'requested' });
  });

  it('is guarded by the database: no follow of oneself or twice, no two requests in one direction', async () => {
    const follow = { follower_id: bob.userId, following_id: alice.userId };
    const insertFollow = (row: typeof follow) => deps.db.insertInto('follows').values(row).execute();
    const insertRequest = (from: Viewer, to: Viewer) =>
      deps.db
        .insertInto('follow_requests')
        .values({ from_user_id: from.userId, to_user_id: to.userId })
        .execute();
    await insertFollow(follow);
    await insertRequest(bob, carol);
    await expect(insertFollow(follow)).rejects.toThrow('follows_pkey');
    await expect(insertFollow({ ...follow, following_id: bob.userId })).rejects.toThrow('follows_not_self');
    await expect(insertRequest(bob, carol)).rejects.toThrow('follow_requests_once');
    await expect(insertRequest(bob, bob)).rejects.toThrow('follow_requests_not_self');
  });

  it('gives the same answer for a person deleted at that moment and one who does not exist', async () => {
    const answers = await Promise.allSettled([
      as(bob).follow({ userId: alice.userId }),
      deleteAccount(alice),
    ]);
    expect(answers[1]?.status).toBe('fulfilled');
    expect(await refusalOf(as(bob).follow({ userId: alice.userId }))).toEqual(NOT_FOUND);
    await deleteAccount(bob);
    expect((await refusalOf(as(bob).follow({ userId: carol.userId }))).appCode).toBe('NOT_AUTHENTICATED');
  });

  it('needs a signed-in person', async () => {
    const anon = callerOf(deps, null).follows;
    expect(await refusalOf(anon.follow({ userId: alice.userId }))).toEqual({
      appCode: 'NOT_AUTHENTICATED',
      message: 'User not authenticated',
    });
  });
});

describe('blocking', () => {
  it('ends everything between two people, and hides the blocker from the blocked', async () => {
    await makeFollower(bob, alice);
    await makeFollower(alice, bob);
    await as(alice).block({ userId: bob.userId });
    expect((await as(alice).followers({})).total + (await as(alice).following({})).total).toBe(0);
    for (const call of [as(bob).status, as(bob).counts]) {
      const gone = await refusalOf(call({ userId: randomUUID() }));
      expect(gone).toEqual({ appCode: 'USER_NOT_FOUND', message: 'User not found' });
      expect(await refusalOf(call({ userId: alice.userId }))).toEqual(gone);
    }
    expect(await refusalOf(as(bob).follow({ userId: alice.userId }))).toEqual(NOT_FOUND);
    expect(await refusalOf(as(bob).block({ userId: alice.userId }))).toEqual(NOT_FOUND);
    expect(await refusalOf(as(alice).follow({ userId: bob.userId }))).toEqual(NOT_FOUND);
    expect(await as(alice).status({ userId: bob.userId })).toMatchObject({ status: 'none', isBlocked: true });
  });

  it('deletes requests in both directions, also of a person who has just sent one', async () => {
    const requestId = await ask(bob, alice);
    await ask(alice, bob);
    await as(alice).block({ userId: bob.userId });
    expect((await refusalOf(as(alice).accept({ requestId }))).message).toBe(REQUEST_GONE.accept);
    expect((await as(bob).receivedRequests({})).total).toBe(0);
  });

  it('is listed, and can be undone, which restores nothing', async () => {
    await makeFollower(bob, alice);
    await as(alice).block({ userId: bob.userId });
    await as(alice).block({ userId: bob.userId });
    await as(alice).block({ userId: carol.userId });
    const { items, total } = await as(alice).blocked({});
    expect(items.map(({ userId }) => userId).sort()).toEqual([bob.userId, carol.userId].sort());
    expect(total).toBe(2);
    expect((await as(bob).blocked({})).total).toBe(0);
    await as(bob).unblock({ userId: alice.userId });
    expect((await as(alice).blocked({})).total).toBe(2);
    await as(alice).unblock({ userId: bob.userId });
    expect(await statusOf(bob, alice)).toBe('none');
    expect(await as(bob).follow({ userId: alice.userId })).toMatchObject({ status: 'requested' });
  });

  it('is refused for oneself and for unknown people', async () => {
    expect(await refusalOf(as(alice).block({ userId: alice.userId }))).toEqual({
      appCode: 'NOT_ALLOWED',
      message: 'You cannot block yourself',
    });
    expect(await refusalOf(as(alice).block({ userId: randomUUID() }))).toEqual(NOT_FOUND);
  });
});

describe('lists of people', () => {
  it('contain one’s own people, newest first, in pages of any size', async () => {
    const fans = await Promise.all(Array.from({ length: 5 }, (_, i) => testPerson(deps, `fan${i}`)));
    for (const [day, fan] of fans.entries())
      await deps.db
        .insertInto('follows')
        .values({
          follower_id: fan.userId,
          following_id: alice.userId,
          created_at: new Date(Date.UTC(2024, 1, 1 + Math.floor(day / 2))),
        })
        .execute();
    const whole = (await as(alice).followers({})).items.map((row) => row.followerId);
    expect(new Set(whole)).toEqual(new Set(fans.map((fan) => fan.userId)));
    for (const limit of [1, 2, 3]) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await as(alice).followers({ limit, cursor });
        expect(page.total).toBe(5);
        seen.push(...page.items.map((row) => row.followerId));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen).toEqual(whole);
    }
    expect((await as(bob).followers({})).total).toBe(0);
  });

  it('find followers by words of their name and username, without case and accents, page by page', async () => {
    const names = ['Zoë Brown', 'Joe Brown', 'Zoe Black', '100% Joe'];
    const fans = await Promise.all(names.map((name) => testPerson(deps, name.replaceAll(/[^A-Za-z]/g, ''))));
    for (const [index, fan] of fans.entries()) {
      const values = { display_name: names[index]! };
      await deps.db.updateTable('profiles').set(values).where('user_id', '=', fan.userId).execute();
      await makeFollower(fan, alice);
    }
    await deps.db
      .updateTable('profiles')
      .set({ display_name: 'Zoe Stranger' })
      .where('user_id', '=', bob.userId)
      .execute();
    const found = async (search: string) =>
      (await as(alice).followers({ search })).items.map(({ follower }) => follower.displayName).sort();
    expect(await found('ZOE')).toEqual(['Zoe Black', 'Zoë Brown']);
    expect(await found(' brown  zo ')).toEqual(['Zoë Brown']);
    expect(await found(fans[1]!.username)).toEqual(['Joe Brown']);
    expect(await found('%')).toEqual(['100% Joe']);
    expect([await found('nobody'), (await found('')).length]).toEqual([[], 4]);
    const first = await as(alice).followers({ search: 'brown', limit: 1 });
    const rest = await as(alice).followers({ search: 'brown', limit: 1, cursor: first.nextCursor });
    expect([first.total, rest.total, rest.nextCursor]).toEqual([2, 2, null]);
    expect([...first.items, ...rest.items].map(({ followerId }) => followerId).sort()).toEqual(
      [fans[0]!.userId, fans[1]!.userId].sort(),
    );
  });

  it('show the name of each person and their relationship to the viewer', async () => {
    await makeFollower(bob, alice);
    await ask(alice, bob);
    await makeFollower(alice, carol);
    const names = ({ displayName, username, profileImageUrl }: Viewer) => ({
      displayName,
      username,
      profileImageUrl,
    });
    expect((await as(alice).followers({})).items).toEqual([
      {
        id: expect.any(String) as string,
        followerId: bob.userId,
        follower: names(bob),
        createdAt: expect.any(Date) as Date,
        isFollowing: false,
        isFollower: true,
        requestSent: true,
        hasPendingRequest: false,
      },
    ]);
    expect((await as(alice).following({})).items).toMatchObject([
      { followingId: carol.userId, following: names(carol), isFollowing: true },
    ]);
    const request = {
      fromUserId: alice.userId,
      toUserId: bob.userId,
      fromUser: names(alice),
      toUser: names(bob),
      status: 'pending',
    };
    expect((await as(alice).sentRequests({})).items).toMatchObject([request]);
    expect((await as(bob).receivedRequests({})).items).toMatchObject([request]);
  });
});

describe('counts', () => {
  const hidden = { followers: null, following: null };

  it('are visible only if the profile shows its statistics, and to strangers only if it is public', async () => {
    await makeFollower(bob, alice);
    await setProfile(alice, { is_profile_public: false });
    expect(await as(carol).counts({ userId: alice.userId })).toEqual(hidden);
    expect(await as(bob).counts({ userId: alice.userId })).toEqual({ followers: 1, following: 0 });
    await setProfile(alice, { show_statistics: false });
    expect(await as(bob).counts({ userId: alice.userId })).toEqual(hidden);
    expect(await as(alice).counts({ userId: alice.userId })).toEqual({ followers: 1, following: 0 });
  });
});
