import { randomUUID } from 'node:crypto';
import type { EntityName } from '@larder/shared/sync/entities';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownedBy } from '../access.ts';
import type { Deps, Viewer } from '../ctx.ts';
import { callerOf, ctxOf, testDeps, testPerson } from '../testing/harness.ts';
import { settled } from '../testing/settled.ts';
import { changedSince, sweepChanges, type StreamSpec } from './changed-since.ts';

interface ListRow {
  id: string;
  name: string;
}

/** A list that others can be in, as features with shared things will have them. */
const LISTS: StreamSpec<ListRow, string> = {
  entity: 'list' as EntityName,
  table: 'test_lists',
  alias: 'l',
  visibleTo: (viewer, l) => sql`(${ownedBy(viewer, l)} or exists (
    select from test_list_members m where m.list_id = ${sql.ref(`${l}.id`)} and m.user_id = ${viewer.userId}))`,
  columns: () => sql`l.id, l.name`,
  bytes: () => sql<number>`100`,
  toDto: ({ name }) => name,
};
const TABLES = `
  create table test_lists (id uuid primary key, user_id uuid not null references vaults on delete cascade, name text not null,
    created_at timestamptz not null default clock_timestamp());
  create table test_list_members (list_id uuid references test_lists on delete cascade, user_id uuid references users on delete cascade,
    primary key (list_id, user_id));
  create or replace view entity_viewers as select 'list'::text as entity, list_id as id, user_id from test_list_members;
  create trigger added after insert on test_lists referencing new table as changed
    for each statement execute function note_change('list');
  create trigger changed after update on test_lists referencing new table as changed
    for each statement execute function note_change('list');
  create trigger removed after delete on test_lists referencing old table as changed
    for each statement execute function note_change('list');
  create trigger added after insert on test_list_members referencing new table as changed
    for each statement execute function note_change('list', 'list_id', 'user');
  create trigger removed after delete on test_list_members referencing old table as changed
    for each statement execute function note_change('list', 'list_id', 'user');`;

let deps: Deps;
let alice: Viewer;
let bob: Viewer;

beforeAll(async () => {
  deps = await testDeps();
  await sql.raw(TABLES).execute(deps.db);
});
beforeEach(async () => {
  [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
});

/** What a device of the person hears, each time it asks. */
function deviceOf(viewer: Viewer, limit = 100) {
  let cursor: string | undefined;
  return async () => {
    await settled(deps.db);
    const heard = { items: [] as string[], gone: [] as string[] };
    for (let hasMore = true; hasMore;) {
      const page = await changedSince(ctxOf(deps, viewer), { cursor, limit }, LISTS);
      heard.items.push(...page.items);
      heard.gone.push(...page.deletedIds);
      ({ cursor, hasMore } = page);
    }
    return heard;
  };
}
const listOf = async (viewer: Viewer, name: string) => {
  const id = randomUUID();
  await sql`insert into test_lists (id, user_id, name) values (${id}, ${viewer.vaultId}, ${name})`.execute(
    deps.db,
  );
  return id;
};
const rename = (id: string, name: string) =>
  sql`update test_lists set name = ${name} where id = ${id}`.execute(deps.db);
const share = (id: string, { userId }: Viewer) =>
  sql`insert into test_list_members values (${id}, ${userId})`.execute(deps.db);
const unshare = (id: string, { userId }: Viewer) =>
  sql`delete from test_list_members where list_id = ${id} and user_id = ${userId}`.execute(deps.db);

describe('what a device hears of something that is shared', () => {
  it('is what its person sees, from when they see it until they see it no more', async () => {
    const [shopping, secret] = [await listOf(alice, 'Shopping'), await listOf(alice, 'Secret')];
    const device = deviceOf(bob);
    expect(await device()).toEqual({ items: [], gone: [] });
    await share(shopping, bob);
    expect(await device()).toEqual({ items: ['Shopping'], gone: [] });
    await rename(shopping, 'Saturday');
    await rename(secret, 'Still secret');
    expect(await device()).toEqual({ items: ['Saturday'], gone: [] });
    await unshare(shopping, bob);
    await rename(shopping, 'Sunday');
    expect(await device()).toEqual({ items: [], gone: [shopping] });
    await rename(shopping, 'Monday');
    expect(await device()).toEqual({ items: [], gone: [] });
  });

  it('ends for everybody with what is deleted, and with the account that owns it', async () => {
    const [shopping, party] = [await listOf(alice, 'Shopping'), await listOf(alice, 'Party')];
    for (const id of [shopping, party]) await share(id, bob);
    const [hers, his] = [deviceOf(alice), deviceOf(bob)];
    expect(await hers()).toEqual({ items: ['Party', 'Shopping'], gone: [] });
    expect(await his()).toEqual({ items: ['Party', 'Shopping'], gone: [] });
    await sql`delete from test_lists where id = ${shopping}`.execute(deps.db);
    expect(await hers()).toEqual({ items: [], gone: [shopping] });
    expect(await his()).toEqual({ items: [], gone: [shopping] });
    await deps.db.deleteFrom('users').where('id', '=', alice.userId).execute();
    expect(await his()).toEqual({ items: [], gone: [party] });
  });

  it('comes whole through pages of one, with things of its own between', async () => {
    const device = deviceOf(bob, 1);
    await device();
    const shopping = await listOf(alice, 'Shopping');
    await listOf(bob, 'Mine');
    await share(shopping, bob);
    for (let count = 0; count < 5; count += 1) await listOf(alice, `Other ${count}`);
    await rename(shopping, 'Saturday');
    const { items, gone } = await device();
    expect(new Set(items)).toEqual(new Set(['Mine', 'Saturday']));
    expect(gone).toEqual([]);
  });
});

describe('two people of one vault', () => {
  it('hear of each other’s recipes, and each of their own hearts, cook log and ticks alone', async () => {
    const { db } = deps;
    await db
      .insertInto('vault_members')
      .values({ vault_id: alice.vaultId, user_id: bob.userId, role: 'editor' })
      .execute();
    const inHers = { ...bob, vaultId: alice.vaultId, role: 'editor' as const };
    const [hers, his] = [callerOf(deps, alice).recipes, callerOf(deps, inHers).recipes];
    const { id } = await hers.create({ title: 'Pie', ingredients: ['2 apples'] });
    let [herCursor, hisCursor] = ['', ''];
    const heard = async () => {
      await settled(db);
      const [here, there] = [
        await hers.changedSince(herCursor ? { cursor: herCursor } : {}),
        await his.changedSince(hisCursor ? { cursor: hisCursor } : {}),
      ];
      [herCursor, hisCursor] = [here.cursor, there.cursor];
      return [here, there].map(({ items }) => items.map(({ title, isFavorite }) => [title, isFavorite]));
    };
    expect(await heard()).toEqual([[['Pie', false]], [['Pie', false]]]);
    await hers.setFavorite({ id, isFavorite: true });
    expect(await heard()).toEqual([[['Pie', true]], []]);
    await his.logCooked({ id, entryId: randomUUID(), cookedOn: '2026-01-01', note: '' });
    // When it was cooked last stands in the recipe, which is of both.
    expect(await heard()).toEqual([[['Pie', true]], [['Pie', false]]]);
    await hers.tick({ id, ticks: [{ place: 0, line: '2 apples', isTicked: true, at: Date.now() }] });
    expect(await heard()).toEqual([[['Pie', true]], []]);
  });
});

it('a change that a later one made needless is removed, of a vault, of a person and of a part', async () => {
  const noted = async () =>
    (
      await sql<{ count: number }>`select count(*)::int as count from entity_changes
        where ${alice.userId} in (vault_id, user_id)`.execute(deps.db)
    ).rows[0]?.count;
  const { recipes, playlists } = callerOf(deps, alice);
  const { id } = await recipes.create({ title: 'Pie' });
  const { id: playlistId } = await playlists.create({ name: 'Pies' });
  await playlists.makeFavorites();
  await sweepChanges(deps);
  const atFirst = (await noted()) ?? 0;
  for (const isFavorite of [true, false, true]) await recipes.setFavorite({ id, isFavorite });
  await playlists.addRecipes({ id: playlistId, recipeIds: [id] });
  await playlists.removeRecipes({ id: playlistId, recipeIds: [id] });
  expect(await noted()).toBeGreaterThan(atFirst + 5);
  await sweepChanges(deps);
  // One for the heart, and one for the place in the collection.
  expect(await noted()).toBe(atFirst + 2);
});
