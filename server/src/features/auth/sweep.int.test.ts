import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDeps, testPerson } from '../../testing/harness.ts';
import { sweepAccounts } from './sweep.ts';

const NOW = new Date('2031-05-01T12:00:00Z');
const hours = (n: number) => new Date(NOW.getTime() + n * 60 * 60_000);
const deps = await testDeps(() => ({ now: () => NOW }));
const alice = await testPerson(deps, 'alice');
const bob = await testPerson(deps, 'bob');

it('the sweep deletes what has expired and nothing else', async () => {
  const { db } = deps;
  const signup = { email: 'c@example.org', display_name: 'C', password_hash: 'x', code_hash: 'hash' };
  await db
    .insertInto('pending_signups')
    .values([
      { ...signup, cookie_hash: 'old', username: 'old', expires_at: hours(-1), code_expires_at: hours(-2) },
      { ...signup, cookie_hash: 'late', username: 'late', expires_at: hours(1), code_expires_at: hours(-1) },
      { ...signup, cookie_hash: 'new', username: 'new', expires_at: hours(1), code_expires_at: hours(1) },
    ])
    .execute();
  await db
    .insertInto('sessions')
    .values([-1, 1].map((n) => ({ id: `s${n}`, user_id: alice.userId, expires_at: hours(n) })))
    .execute();
  const token = { access_token_hash: 'a', refresh_token_hash: 'b' };
  await db
    .insertInto('password_reset_tokens')
    .values([
      { ...token, user_id: alice.userId, expires_at: hours(-1) },
      { ...token, user_id: bob.userId, expires_at: hours(1) },
    ])
    .execute();
  await db
    .insertInto('rate_limits')
    .values([-1, 1].map((n) => ({ key: `k${n}`, points: 1, expire: hours(n).getTime() })))
    .execute();
  await db
    .insertInto('known_devices')
    .values(
      [-366, -364].map((n) => ({ user_id: bob.userId, device_hash: `d${n}`, last_seen_at: hours(n * 24) })),
    )
    .execute();
  const { id } = await db
    .insertInto('recipes')
    .values({ user_id: alice.vaultId, title: 'Soup' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const share = await db
    .insertInto('recipe_shares')
    .values({ recipe_id: id, user_id: alice.vaultId })
    .returning('share_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('share_visits')
    .values(
      [-73, -24].map((n) => ({
        share_id: share.share_id,
        visitor: 'v',
        day: hours(n).toISOString().slice(0, 10),
      })),
    )
    .execute();

  await sweepAccounts(deps);
  await sweepAccounts(deps);

  const { rows } = await sql<{ left: string }>`
    select 'session ' || id as left from sessions
    union all select 'sign-up ' || username || ' ' || coalesce(code_hash, 'without code') from pending_signups
    union all select 'reset ' || (user_id = ${bob.userId}::uuid) from password_reset_tokens
    union all select 'limit ' || key from rate_limits
    union all select 'device ' || device_hash from known_devices
    union all select 'visit ' || count(*) from share_visits order by 1`.execute(db);
  expect(rows.map((row) => row.left)).toEqual([
    'device d-364',
    'limit k1',
    'reset true',
    'session s1',
    'sign-up late without code',
    'sign-up new hash',
    'visit 1',
  ]);
});
