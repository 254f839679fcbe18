import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../../ctx.ts';
import { callerOf, ctxOf, testDeps, testPerson } from '../../testing/harness.ts';
import { countShareVisit } from './share-visits.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');
const bob = await testPerson(deps, 'bob');
const asAlice = callerOf(deps, alice);
let shareId = '';
let recipeId = '';

beforeEach(async () => {
  recipeId = (await asAlice.recipes.create({ title: 'Pie' })).id;
  shareId = (await asAlice.shares.create({ recipeId })).shareId;
});

const visitor = (changes: Partial<Ctx> = {}): Ctx => ({
  ...ctxOf(deps, null),
  now: () => new Date('2025-05-05T10:20:00Z'),
  ...changes,
});
const share = async () => asAlice.shares.forRecipe({ recipeId });

describe('countShareVisit', () => {
  it('counts a visitor once an hour, however often and however quickly they come', async () => {
    await Promise.all([1, 2, 3, 4].map(() => countShareVisit(visitor(), { shareId })));
    await countShareVisit(visitor({ now: () => new Date('2025-05-05T10:59:59Z') }), { shareId });
    expect(await share()).toMatchObject({ accessCount: 1, lastAccessedAt: new Date('2025-05-05T10:20:00Z') });
    await countShareVisit(visitor({ now: () => new Date('2025-05-05T11:00:00Z') }), { shareId });
    expect(await share()).toMatchObject({ accessCount: 2, lastAccessedAt: new Date('2025-05-05T11:00:00Z') });
  });

  it('tells visitors apart by address and browser', async () => {
    await countShareVisit(visitor(), { shareId });
    await countShareVisit(visitor({ ip: '203.0.113.8' }), { shareId });
    await countShareVisit(visitor({ userAgent: 'another' }), { shareId });
    await countShareVisit(visitor({ userAgent: null, viewer: bob }), { shareId });
    expect((await share())?.accessCount).toBe(4);
  });

  it('does not count the owner', async () => {
    await countShareVisit(visitor({ viewer: alice }), { shareId });
    expect(await share()).toMatchObject({ accessCount: 0, lastAccessedAt: null });
  });

  it('keeps no address, and forgets the key of the day before', async () => {
    const keys = () => deps.db.selectFrom('share_visit_keys').selectAll().execute();
    await countShareVisit(visitor(), { shareId });
    const [first] = await keys();
    await countShareVisit(visitor({ now: () => new Date('2025-05-06T00:00:01Z') }), { shareId });
    const after = await keys();
    expect(after).toHaveLength(1);
    expect(after[0]?.key).not.toEqual(first?.key);
    const visits = await deps.db.selectFrom('share_visits').select('visitor').execute();
    expect(JSON.stringify(visits)).not.toContain('203.0.113');
  });

  it('takes unknown and malformed links, and a database that is away, without a word', async () => {
    await deps.db.deleteFrom('recipe_shares').where('share_id', '=', shareId).execute();
    await countShareVisit(visitor(), { shareId });
    await countShareVisit(visitor(), { shareId: "x'; drop table users" });
    const { db: gone } = await testDeps();
    await gone.destroy();
    await countShareVisit(visitor({ db: gone }), { shareId });
  });
});
