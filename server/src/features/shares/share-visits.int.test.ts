import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../../ctx.ts';
import { callerOf, ctxOf, testDeps, testPerson } from '../../testing/harness.ts';
import { createVisitCounter } from './share-visits.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');
const bob = await testPerson(deps, 'bob');
const asAlice = callerOf(deps, alice);
let shareId = '';
let recipeId = '';

beforeEach(async () => {
  await deps.db.deleteFrom('share_visit_keys').execute();
  recipeId = (await asAlice.recipes.create({ title: 'Pie' })).id;
  shareId = (await asAlice.shares.create({ recipeId })).shareId;
});

const visitor = (changes: Partial<Ctx> = {}): Ctx => ({
  ...ctxOf(deps, null),
  now: () => new Date('2025-05-05T10:20:00Z'),
  ...changes,
});
async function visit(who: Ctx, { shareId }: { shareId: string }, times = 1): Promise<void> {
  const visits = createVisitCounter(who);
  for (let n = 0; n < times; n += 1) visits.count(who, shareId);
  await visits.flush();
}
const share = async () => asAlice.shares.forRecipe({ recipeId });

describe('the counter of visits', () => {
  it('counts a visitor once a day, however often and however quickly they come', async () => {
    await Promise.all([1, 2, 3, 4].map(() => visit(visitor(), { shareId })));
    await visit(visitor({ now: () => new Date('2025-05-05T23:59:59Z') }), { shareId });
    expect(await share()).toMatchObject({ accessCount: 1, lastAccessedAt: new Date('2025-05-05T10:20:00Z') });
    await visit(visitor({ now: () => new Date('2025-05-06T00:00:00Z') }), { shareId });
    expect(await share()).toMatchObject({ accessCount: 2, lastAccessedAt: new Date('2025-05-06T00:00:00Z') });
  });

  it('tells visitors apart by IPv4 address or IPv6 /64, whatever their browser and whoever is signed in', async () => {
    const comeFrom = async (ip: string, userAgent: string | null = 'test') =>
      visit(visitor({ ip, userAgent, viewer: userAgent === null ? bob : null }), { shareId });
    for (const userAgent of ['one', 'another', null]) await comeFrom('203.0.113.7', userAgent);
    await comeFrom('::ffff:203.0.113.7');
    expect((await share())?.accessCount).toBe(1);
    await comeFrom('203.0.113.8');
    for (const ip of ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:0db8:0001:0002::']) await comeFrom(ip);
    expect((await share())?.accessCount).toBe(3);
    await comeFrom('2001:db8:1:3::1');
    expect((await share())?.accessCount).toBe(4);
  });

  it('does not count the owner', async () => {
    await visit(visitor({ viewer: alice }), { shareId });
    expect(await share()).toMatchObject({ accessCount: 0, lastAccessedAt: null });
  });

  it('keeps no address, and forgets the key of the day before', async () => {
    const keys = () => deps.db.selectFrom('share_visit_keys').selectAll().execute();
    await visit(visitor(), { shareId });
    const [first] = await keys();
    await visit(visitor({ now: () => new Date('2025-05-06T00:00:01Z') }), { shareId });
    const after = await keys();
    expect(after).toHaveLength(1);
    expect(after[0]?.key).not.toEqual(first?.key);
    const visits = await deps.db.selectFrom('share_visits').select('visitor').execute();
    expect(JSON.stringify(visits)).not.toContain('203.0.113');
  });

  it('counts what many visitors saw together, each of the shares for itself', async () => {
    const { shareId: other } = await asAlice.shares.create({
      recipeId: (await asAlice.recipes.create({ title: 'Soup' })).id,
    });
    const visits = createVisitCounter(deps);
    for (let n = 0; n < 300; n += 1)
      visits.count(visitor({ ip: `203.0.113.${n % 100}` }), n < 150 ? shareId : other);
    visits.count(visitor({ viewer: alice }), shareId);
    await Promise.all([visits.flush(), visits.flush()]);
    expect((await share())?.accessCount).toBe(100);
    const { access_count } = await deps.db
      .selectFrom('recipe_shares')
      .select('access_count')
      .where('share_id', '=', other)
      .executeTakeFirstOrThrow();
    expect(access_count).toBe(100);
  });

  it('keeps what it could not write, until the database takes it', async () => {
    const visits = createVisitCounter(deps);
    await sql`alter table share_visits rename to share_visits_away`.execute(deps.db);
    visits.count(visitor(), shareId);
    await visits.flush();
    await sql`alter table share_visits_away rename to share_visits`.execute(deps.db);
    await visits.flush();
    expect((await share())?.accessCount).toBe(1);
  });

  it('takes unknown and malformed links, and a database that is away, without a word', async () => {
    await deps.db.deleteFrom('recipe_shares').where('share_id', '=', shareId).execute();
    await visit(visitor(), { shareId });
    await visit(visitor(), { shareId: "x'; drop table users" });
    const { db: gone } = await testDeps();
    await gone.destroy();
    await visit(visitor({ db: gone }), { shareId });
  });
});
