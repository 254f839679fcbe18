import { beforeAll, describe, expect, it } from 'vitest';
import type { Deps, Viewer } from '../../ctx.ts';
import { connect } from '../../db/db.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';

/** RACE_ROUNDS=200 is the full measure; `npm test` runs fewer. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 3);
const CONNECTIONS = 50;

const base = await testDeps();
const db = connect(base.databaseUrl, { max: CONNECTIONS, applicationName: 'larder-races' });
const deps: Deps = { ...base, db };
beforeAll(() => () => db.destroy());

const as = (viewer: Viewer) => callerOf(deps, viewer).follows;
const many = <T>(call: () => Promise<T>) => Array.from({ length: CONNECTIONS / 2 }, call);
const succeeded = (answers: PromiseSettledResult<unknown>[]) =>
  answers.filter(({ status }) => status === 'fulfilled').length;

/** Concurrent calls fail only with the documented errors. */
function expectRefusals(answers: PromiseSettledResult<unknown>[], codes: string[]): void {
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(codes).toContain((answer.reason as { cause?: { appCode?: string } }).cause?.appCode);
}

async function between(a: Viewer, b: Viewer) {
  const pair = [a.userId, b.userId];
  const inPair = {
    follower: ['follower_id', 'following_id'],
    request: ['from_user_id', 'to_user_id'],
  } as const;
  const follows = await db
    .selectFrom('follows')
    .select('follower_id')
    .where(inPair.follower[0], 'in', pair)
    .where(inPair.follower[1], 'in', pair)
    .execute();
  const requests = await db
    .selectFrom('follow_requests')
    .select('status')
    .where(inPair.request[0], 'in', pair)
    .where(inPair.request[1], 'in', pair)
    .execute();
  return { follows: follows.length, requests: requests.map(({ status }) => status).sort() };
}

async function ask(from: Viewer, to: Viewer): Promise<string> {
  return (await as(from).follow({ userId: to.userId })).requestId ?? '';
}

describe(`at the same moment, ${CONNECTIONS} connections, ${ROUNDS} rounds`, { timeout: 600_000 }, () => {
  async function rounds(play: (alice: Viewer, bob: Viewer) => Promise<void>): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1)
      await play(await testPerson(deps, 'alice'), await testPerson(deps, 'bob'));
  }

  it('only one of many requests is sent', () =>
    rounds(async (alice, bob) => {
      const answers = await Promise.allSettled(many(() => as(bob).follow({ userId: alice.userId })));
      expect(succeeded(answers)).toBe(1);
      expectRefusals(answers, ['FOLLOW_REQUEST_EXISTS']);
      expect(await between(alice, bob)).toEqual({ follows: 0, requests: ['pending'] });
    }));

  it('only one of many acceptances succeeds', () =>
    rounds(async (alice, bob) => {
      const requestId = await ask(bob, alice);
      const answers = await Promise.allSettled(many(() => as(alice).accept({ requestId })));
      expect(succeeded(answers)).toBe(1);
      expectRefusals(answers, ['FOLLOW_REQUEST_NOT_FOUND']);
      expect(await between(alice, bob)).toEqual({ follows: 1, requests: ['accepted'] });
    }));

  it('a request is either accepted or cancelled', () =>
    rounds(async (alice, bob) => {
      const requestId = await ask(bob, alice);
      const accepts = many(() => as(alice).accept({ requestId }));
      const cancels = many(() => as(bob).cancel({ requestId }));
      const [accepted, cancelled] = await Promise.all([
        Promise.allSettled(accepts),
        Promise.allSettled(cancels),
      ]);
      expect(succeeded(accepted) + succeeded(cancelled)).toBe(1);
      expectRefusals([...accepted, ...cancelled], ['FOLLOW_REQUEST_NOT_FOUND']);
      const wasAccepted = succeeded(accepted) === 1;
      expect(await between(alice, bob)).toEqual(
        wasAccepted ? { follows: 1, requests: ['accepted'] } : { follows: 0, requests: [] },
      );
    }));

  it('two people can follow each other', () =>
    rounds(async (alice, bob) => {
      const asked = await Promise.allSettled([
        ...many(() => as(bob).follow({ userId: alice.userId })),
        ...many(() => as(alice).follow({ userId: bob.userId })),
      ]);
      expect(succeeded(asked)).toBe(2);
      const [toAlice, toBob] = await Promise.all(
        [alice, bob].map(async (who) => (await as(who).receivedRequests({})).items[0]?.id ?? ''),
      );
      const accepted = await Promise.allSettled([
        ...many(() => as(alice).accept({ requestId: toAlice ?? '' })),
        ...many(() => as(bob).accept({ requestId: toBob ?? '' })),
      ]);
      expect(succeeded(accepted)).toBe(2);
      expectRefusals([...asked, ...accepted], ['FOLLOW_REQUEST_EXISTS', 'FOLLOW_REQUEST_NOT_FOUND']);
      expect(await between(alice, bob)).toEqual({ follows: 2, requests: ['accepted', 'accepted'] });
    }));

  it('an acceptance and an unfollow leave a follow or none, and no pending request', () =>
    rounds(async (alice, bob) => {
      const requestId = await ask(bob, alice);
      const answers = await Promise.allSettled([
        as(alice).accept({ requestId }),
        ...many(() => as(bob).unfollow({ userId: alice.userId })),
        as(alice).removeFollower({ userId: bob.userId }),
      ]);
      expect(succeeded(answers)).toBe(answers.length);
      const left = await between(alice, bob);
      expect([0, 1]).toContain(left.follows);
      expect(left.requests).toEqual(['accepted']);
    }));

  it('a block leaves no follow and no request', () =>
    rounds(async (alice, bob) => {
      const requestId = await ask(bob, alice);
      const answers = await Promise.allSettled([
        ...many(() => as(alice).accept({ requestId })),
        as(alice).block({ userId: bob.userId }),
        ...many(() => as(bob).follow({ userId: alice.userId })),
        as(alice).follow({ userId: bob.userId }),
      ]);
      expectRefusals(answers, [
        ...['FOLLOW_REQUEST_NOT_FOUND', 'FOLLOW_REQUEST_EXISTS', 'FOLLOW_EXISTS', 'USER_NOT_FOUND'],
      ]);
      expect(await between(alice, bob)).toEqual({ follows: 0, requests: [] });
    }));

  it('an account can be deleted without deadlocks or errors', () =>
    rounds(async (alice, bob) => {
      const requestId = await ask(bob, alice);
      const answers = await Promise.allSettled([
        as(alice).accept({ requestId }),
        as(bob).unfollow({ userId: alice.userId }),
        db.deleteFrom('users').where('id', '=', bob.userId).execute(),
        as(alice).block({ userId: bob.userId }),
      ]);
      expect(answers[2]?.status).toBe('fulfilled');
      expectRefusals(answers, ['FOLLOW_REQUEST_NOT_FOUND', 'USER_NOT_FOUND', 'NOT_AUTHENTICATED']);
      expect(await between(alice, bob)).toEqual({ follows: 0, requests: [] });
    }));
});
