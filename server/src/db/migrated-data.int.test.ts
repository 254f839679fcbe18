import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseBefore } from '../testing/database-before.ts';

it('migrations keep the counts of visits and remove credentials from the addresses of sources', async () => {
  const { db, migrate } = await databaseBefore('0021');
  await sql`
    with person as (insert into users (email, password_hash) values ('alice@example.org', 'x') returning id),
    pies as (insert into recipes (user_id, title, source_url, social_media_url)
      select id, 'Pie', 'https://user:pass@word@example.com/@pie', 'https://www.tiktok.com/@cook' from person returning id, user_id),
    shares as (insert into recipe_shares (recipe_id, user_id, access_count) select id, user_id, 7 from pies returning share_id),
    visits as (insert into share_visits (share_id, visitor, hour) select share_id, 'v', now() from shares returning 1),
    found as (insert into imports (user_id, kind, input, label, draft)
      select id, 'html', '{"kind": "html", "url": "https://a:b@example.com/"}'::jsonb, 'https://a:b@example.com/',
        '{"title": "Pie", "sourceUrl": "https://a:b@example.com/"}'::jsonb from person
      union all select id, 'text', '{"kind": "text"}', 'write to a@b.example', null from person returning 1)
    select from visits, found`.execute(db);
  await sql`update recipes set title = 'Pie!', version = 2`.execute(db);

  await migrate();

  const { rows } =
    await sql`select r.version, r.source_url, r.social_media_url, v.content ->> 'source_url' as former, s.access_count
    from recipes r join recipe_versions v on v.recipe_id = r.id join recipe_shares s on s.recipe_id = r.id`.execute(
      db,
    );
  expect(rows).toEqual([
    {
      version: 2,
      source_url: 'https://example.com/@pie',
      social_media_url: 'https://www.tiktok.com/@cook',
      former: 'https://example.com/@pie',
      access_count: 7,
    },
  ]);
  const imports = await sql`select input, label, draft from imports order by kind`.execute(db);
  const clean = 'https://example.com/';
  expect(imports.rows).toEqual([
    { input: { kind: 'html', url: clean }, label: clean, draft: { title: 'Pie', sourceUrl: clean } },
    { input: { kind: 'text' }, label: 'write to a@b.example', draft: null },
  ]);
});

it('a difficulty that is not medium, or was not once, counts as stated, and nothing else changes', async () => {
  const { db, migrate } = await databaseBefore('0036');
  const make = (title: string, difficulty: string) =>
    sql`insert into recipes (user_id, title, difficulty) select id, ${title}, ${difficulty} from users`.execute(
      db,
    );
  await sql`insert into users (email, password_hash) values ('alice@example.org', 'x')`.execute(db);
  await make('Easy', 'easy');
  await make('Never said', 'medium');
  await make('Made medium', 'hard');
  await sql`update recipes set difficulty = 'medium', version = 2 where title = 'Made medium'`.execute(db);
  await sql`update recipes set description = 'More', version = 2 where title = 'Never said'`.execute(db);
  const others = () =>
    sql`select title, version, updated_at, stored_bytes from recipes order by title`.execute(db);
  const before = await others();

  await migrate();

  expect(await others()).toEqual(before);
  const { rows } = await sql`select title, difficulty_stated as stated from recipes order by title`.execute(
    db,
  );
  expect(rows).toEqual([
    { title: 'Easy', stated: true },
    { title: 'Made medium', stated: true },
    { title: 'Never said', stated: false },
  ]);
  await sql`update recipes set difficulty = 'hard' where title = 'Never said'`.execute(db);
  const said = await sql`select from recipes where title = 'Never said' and difficulty_stated`.execute(db);
  expect(said.rows).toHaveLength(1);
});

it('apostrophes go from the texts that searches look into, indexed or not', async () => {
  const { db, migrate } = await databaseBefore('0059');
  const { rows: people } = await sql<{ id: string }>`
    insert into users (email, password_hash) values ('alice@example.org', 'x'), ('bob@example.org', 'x') returning id`.execute(
    db,
  );
  for (const { id } of people)
    await sql`insert into recipes (user_id, title, description, ingredients)
      values (${id}, 'Shepherd’s pie', 'It''s Grandma´s', array['1 chef''s knife']), (${id}, 'Plain', '', array['salt'])`.execute(
      db,
    );
  await sql`select index_recipes(${people[0]?.id}::uuid, 1)`.execute(db);

  await migrate();

  const { rows } = await sql`
    select count(*) filter (where s.search_text <> (recipe_search_row(r)).search_text)::int as outdated,
      count(*) filter (where strpos(s.search_text, 'shepherds') > 0 and strpos(s.search_text, 'grandmas') > 0)::int as found
    from recipe_search s join recipes r on r.id = s.recipe_id`.execute(db);
  expect(rows).toEqual([{ outdated: 0, found: 2 }]);
  const places = await sql`
    select r.title, p.block from search_places p join recipes r on r.id = p.recipe_id order by r.title`.execute(
    db,
  );
  expect(places.rows).toEqual([
    { title: 'Plain', block: 0 },
    { title: 'Shepherd’s pie', block: -1 },
  ]);
});

// With recipes it goes in steps, beside programs that run.
it.each([0, 1])('of answers to writes the ids of what was made stay, beside %i recipes', async (recipes) => {
  const { db, migrate } = await databaseBefore('0056');
  const recipe = { json: { id: 'r', title: 'Soup' }, meta: { values: { dateAdded: ['Date'] }, v: 1 } };
  const batch = { json: { batchId: 'b', started: 2 } };
  await sql`
    with person as (insert into users (email, password_hash) values ('alice@example.org', 'x') returning id)
    insert into answered_writes (user_id, id, asked, answered_at, answer)
    select person.id, gen_random_uuid(), '', now(), answer from person, jsonb_array_elements(${JSON.stringify([recipe, batch])}::jsonb) answer`.execute(
    db,
  );
  await sql`insert into recipes (user_id, title) select id, 'Soup' from users limit ${recipes}`.execute(db);

  await migrate();

  const { rows } = await sql`select answer from answered_writes order by answer::text`.execute(db);
  expect(rows).toEqual([{ answer: { json: { batchId: 'b' } } }, { answer: { json: { id: 'r' } } }]);
});

it.each([0, 1])(
  'what was removed from a list counts from the migration on, beside %i recipes',
  async (recipes) => {
    const { db, migrate } = await databaseBefore('0073');
    await sql`
    insert into users (email, password_hash) values ('alice@example.org', 'x')`.execute(db);
    await sql`insert into recipes (user_id, title) select id, 'Soup' from users limit ${recipes}`.execute(db);
    await sql`
    insert into shopping_lists (id, user_id, name, name_stamp, aisle_order_stamp) select id, id, 'Shopping', '', '' from users`.execute(
      db,
    );
    await sql`
    insert into shopping_entries (id, list_id, user_id, language, text, text_stamp, is_ticked, ticked_stamp, is_removed, removed_stamp,
      aisle_stamp, note, note_stamp, created_at)
    select gen_random_uuid(), id, user_id, 'en', 'milk', '', false, '', true, '', '', '', '', now() - interval '1 year'
    from shopping_lists`.execute(db);

    await migrate();

    const { rows } = await sql`
    select removed_at > now() - interval '1 hour' as is_kept from shopping_entries`.execute(db);
    expect(rows).toEqual([{ is_kept: true }]);
  },
);
