import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';
import { listVersions, restoreVersion } from './versions.ts';
import { inOwnVault, type UserId } from '@larder/shared/ids';

const SAVES = RECIPE_LIMITS.versions + 2;
/** What a version of the old schema looked like, with everything that JSON has to write in another way. */
const FIRST = {
  title: 'Grandma’s "pie" \\ 1/2',
  description: 'Line one\nline two\ttab',
  sourceUrl: 'https://example.org/?a=1&b="2"',
  socialMediaUrl: null,
  tags: ['süß', 'a,b', '{c}', 'null', ''],
  ingredients: ['[Dough]', '1 "cup" of\nflour', '🥧'],
  instructions: [],
  prepTime: 0,
  cookTime: null,
  servings: 10_000,
  difficulty: 'hard',
  cookingNotes: ' as typed \n',
};

it('keeps every version of a recipe when versions become JSON, and charges the same for it', async () => {
  const { db, migrate } = await databaseBefore('0028');
  const { rows } = await sql<{ recipe: string; person: UserId; picture: string }>`
    with person as (insert into users (email, password_hash) values ('alice@example.org', 'x') returning id),
    profile as (insert into profiles (user_id, display_name, username) select id, 'Alice', 'alice' from person),
    picture as (insert into photos (user_id, purpose, storage_key, width, height, widths, thumbhash)
      select id, 'cover', 'k', 8, 6, '{8}', '' from person returning id, user_id),
    pie as (insert into recipes (user_id, image_id, title, description, source_url, tags, ingredients, instructions, prep_time,
        servings, difficulty, cooking_notes, enhanced_fields)
      select user_id, id, ${FIRST.title}, ${FIRST.description}, ${FIRST.sourceUrl}, ${FIRST.tags}, ${FIRST.ingredients},
        ${FIRST.instructions}, ${FIRST.prepTime}, ${FIRST.servings}, ${FIRST.difficulty}, ${FIRST.cookingNotes}, '{title,tags}'
      from picture returning id)
    select pie.id as recipe, picture.user_id as person, picture.id as picture from pie, picture`.execute(db);
  const { recipe: id, person, picture } = rows[0]!;
  await sql`update recipes set version = 2, title = 'Bare', description = '', image_id = null, source_url = null, tags = '{}',
    ingredients = '{}', prep_time = null, servings = null, difficulty = 'easy', cooking_notes = '', enhanced_fields = '{}'`.execute(
    db,
  );
  const charged = sql<{ version: number; stored_bytes: number }>`
    select version, stored_bytes from recipe_versions order by version`;
  const used = sql<{ used: number; counted: number }>`
    select u.stored_bytes as used, c.stored_bytes as counted from person_usage u join counted_usage() c using (user_id)`;
  const before = [(await charged.execute(db)).rows, (await used.execute(db)).rows];

  await migrate();

  expect([(await charged.execute(db)).rows, (await used.execute(db)).rows]).toEqual(before);
  const about = {
    email: 'alice@example.org',
    displayName: 'Alice',
    username: 'alice',
    profileImageUrl: null,
    language: null,
  };
  const ctx = {
    db,
    viewer: { userId: person, ...inOwnVault(person), sessionId: '', ...about },
    now: () => new Date(),
  };
  const { items } = await listVersions(ctx, { id, limit: 100 });
  expect(items.map(({ content }) => content.title)).toEqual(['Bare', FIRST.title]);
  expect(items[1]?.content).toMatchObject({ ...FIRST, image: { id: picture } });
  const restored = await restoreVersion(ctx, { id, version: 1 });
  expect(restored).toMatchObject({
    ...FIRST,
    image: { id: picture },
    enhancedFields: ['title', 'tags'],
    version: 3,
  });
  for (let version = 4; version <= SAVES; version += 1)
    await sql`update recipes set version = ${version}`.execute(db);
  expect((await charged.execute(db)).rows).toHaveLength(RECIPE_LIMITS.versions);
  const [usage] = (await used.execute(db)).rows;
  expect(usage?.used).toBe(usage?.counted);
  await sql`delete from users`.execute(db);
  expect((await charged.execute(db)).rows).toEqual([]);
});

it('keeps a field in versions that was added to recipes after the trigger was written', async () => {
  const { db, migrate } = await databaseBefore('9999');
  await migrate();
  await sql`alter table recipes add column region text not null default 'Tuscany'`.execute(db);
  await sql`insert into users (email, password_hash) values ('alice@example.org', 'x')`.execute(db);
  await sql`insert into recipes (user_id, title, region) select id, 'Pie', 'Umbria' from users`.execute(db);
  await sql`update recipes set version = 2, region = 'Lazio'`.execute(db);
  const { rows } = await sql`select content ->> 'region' as region from recipe_versions`.execute(db);
  expect(rows).toEqual([{ region: 'Umbria' }]);
});
