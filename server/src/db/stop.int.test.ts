import { randomUUID } from 'node:crypto';
import { userIdSchema, inOwnVault } from '@larder/shared/ids';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { callerOf, testDeps } from '../testing/harness.ts';
import { databaseBefore } from '../testing/database-before.ts';
import { fillLibraryOf0019 } from '../testing/library-of-0019.ts';
import { runs } from '../testing/nightly.ts';
import type { Db } from './db.ts';

const PEOPLE = 4;
/** UPGRADE_RECIPES=1000000 is the full measure; then its time is held, too. */
const RECIPES = Number(process.env.UPGRADE_RECIPES ?? runs(20_000));
const LONGEST_MS = 5 * 60_000;

/** What a program of the version before has open. */
async function formerProgram(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'larder-events' });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  return client;
}

const BEFORE = sql`select l.user_id, l.recipe_id, l.id, l.position, l.added_at
  from playlist_recipes l join playlists p on p.id = l.playlist_id where p.is_favorites`;
const AFTER = sql`select user_id, recipe_id, id, position, added_at from favorites`;

/** Whose favourites are which, in what order, and what else there is. */
async function stateOf(db: Db, favorites: typeof BEFORE) {
  const rows = async (query: typeof BEFORE) => (await query.execute(db)).rows;
  return {
    favorites: await rows(sql`select * from (${favorites}) as f order by user_id, position, id`),
    recipes: await rows(sql`select sum(hashtextextended(r::text, 0)) as all, count(*) from recipes r`),
    versions: await rows(
      sql`select sum(hashtextextended(v::text, 0)) as all, count(*) from recipe_versions v`,
    ),
    collections: await rows(sql`select p.* from playlists p order by id`),
    links: await rows(sql`select l.* from playlist_recipes l join playlists p on p.id = l.playlist_id
      where not p.is_favorites order by l.id`),
    usage: await rows(sql`select user_id, stored_bytes from person_usage order by user_id`),
    counted: await rows(sql`select * from counted_usage() order by user_id`),
    notes: await rows(
      sql`select (select count(*) from recipe_changes) as recipes, (select count(*) from playlist_changes) as playlists`,
    ),
  };
}

it(
  'favourites move to their people while no program of before runs: each heart and its place, and nothing else',
  async () => {
    const earlier = await databaseBefore('0020');
    const client = new pg.Client({ connectionString: earlier.url });
    await client.connect();
    await fillLibraryOf0019(client, { people: PEOPLE, recipes: Math.floor(RECIPES / PEOPLE) });
    await client.query(`with collection as (insert into playlists (user_id, name) select id, 'Pies' from users returning id, user_id)
    insert into playlist_recipes (playlist_id, recipe_id, user_id, position, added_by)
    select c.id, r.id, r.user_id, row_number() over (partition by c.id order by r.id desc), r.user_id
    from recipes r join collection c on c.user_id = r.user_id where abs(hashtext(r.id::text)) % 20 = 2`);
    await client.end();
    await earlier.migrateBefore('0063');
    const before = await stateOf(earlier.db, BEFORE);
    expect(before.favorites.length).toBeGreaterThan(RECIPES / 50);

    const former = await formerProgram(earlier.url);
    const said: string[] = [];
    let isDone = false;
    const migrated = earlier
      .migrateBefore('0064', (line) => void said.push(line))
      .then(() => void (isDone = true));
    await expect
      .poll(() => said)
      .toEqual([expect.stringMatching(/^0063.*waits until .* stopped \(1 connections/)]);
    expect(isDone).toBe(false);
    expect(await stateOf(earlier.db, BEFORE)).toEqual(before);
    await former.end();
    const began = performance.now();
    await migrated;
    if (RECIPES >= 1_000_000) expect(performance.now() - began).toBeLessThan(LONGEST_MS);

    expect(await stateOf(earlier.db, AFTER)).toEqual(before);
    const again = await formerProgram(earlier.url);
    // As a program of before asks when it starts.
    await again.query('create table if not exists schema_migrations (name text primary key)');
    await expect(again.query('select name, sha256 from schema_migrations order by name')).rejects.toThrow(
      'This database belongs to a newer Larder; start that one',
    );
  },
  120_000 + RECIPES * 2,
);

it('a heart in the bin comes back as a favourite of its person', async () => {
  const earlier = await databaseBefore('0063');
  const [id, favorites, other, recipe] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await sql`insert into users (id, email, password_hash) values (${id}, 'alice@example.org', 'x')`.execute(
    earlier.db,
  );
  await sql`insert into profiles (user_id, display_name, username) values (${id}, 'Alice', 'alice')`.execute(
    earlier.db,
  );
  await sql`insert into playlists (id, user_id, name, is_favorites)
    values (${favorites}, ${id}, 'Favorites', true), (${other}, ${id}, 'Pies', false)`.execute(earlier.db);
  await sql`insert into recipes (id, user_id, title) values (${recipe}, ${id}, 'Pie')`.execute(earlier.db);
  await sql`insert into playlist_recipes (playlist_id, recipe_id, user_id, added_by, position)
    values (${favorites}, ${recipe}, ${id}, ${id}, 3), (${other}, ${recipe}, ${id}, ${id}, 1)`.execute(
    earlier.db,
  );
  // As the bin of before wrote it.
  await sql`insert into deleted_items (id, user_id, kind, title, deleted_at, content, image_ids, stored_bytes)
    select r.id, r.user_id, 'recipe', r.title, now(), jsonb_build_object('recipe', to_jsonb(r), 'versions', '[]'::jsonb, 'cookLog', '[]'::jsonb,
      'collections', (select jsonb_agg(to_jsonb(l) order by l.playlist_id) from playlist_recipes l where l.recipe_id = r.id)), '{}', 500
    from recipes r`.execute(earlier.db);
  await sql`delete from recipes`.execute(earlier.db);

  await earlier.migrate();

  const deps = await testDeps(() => ({ db: earlier.db }));
  const userId = userIdSchema.parse(id);
  const about = { email: '', displayName: 'Alice', username: 'alice', profileImageUrl: null, language: null };
  const viewer = { userId, ...inOwnVault(userId), ...about, sessionId: '' };
  await callerOf(deps, viewer).recipes.restoreDeleted({ ids: [recipe] });
  expect(await callerOf(deps, viewer).recipes.byId({ id: recipe })).toMatchObject({ isFavorite: true });
  const places = await sql`select playlist_id, position from collection_links order by position`.execute(
    earlier.db,
  );
  expect(places.rows).toMatchObject([{ playlist_id: other, position: 1 }, { position: 3 }]);
});
