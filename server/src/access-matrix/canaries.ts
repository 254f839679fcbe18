import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { UserId } from '@larder/shared/ids';

/** A text that is in one field of one row only. */
const CANARY = /canary\.([a-z_]+)\.([a-z_]+)\.([0-9a-f]{12})/g;

export interface FoundCanary {
  /** 'recipes.title' */
  field: string;
  /** The row's name, from `rowOf`. */
  row: string;
}

/** The name of a row in its canaries. */
export const rowOf = (id: string): string => id.replaceAll('-', '').slice(0, 12);

export function canariesIn(text: string): FoundCanary[] {
  return [...text.matchAll(CANARY)].map(([, table, column, row]) => ({
    field: `${table}.${column}`,
    row: row!,
  }));
}

/** Constants, keys and hashes, which no person wrote. Storage keys are checked separately (`secretKeys`). */
const NOT_USER_TEXT = [
  ...[
    'exports.format',
    'exports.language',
    'exports.stage',
    'exports.status',
    'exports.storage_key',
    'imports.kind',
    'imports.language',
    'imports.stage',
    'imports.status',
    'imports.trace_parent',
  ],
  ...['photos.purpose', 'photos.storage_key', 'playlists.privacy_level', 'sessions.id'],
  'access_tokens.token_hash',
  ...['deleted_items.kind', 'food_rules.kind', 'food_rules.language'],
  ...['language', 'status', 'task', 'stage', 'storage_key', 'format', 'problem', 'preview'].map(
    (name) => `moves.${name}`,
  ),
  ...['move_items.state', 'move_items.reason'],
  'entity_changes.entity',
  'entity_viewers.entity',
  'vault_members.role',
  ...['name_stamp', 'aisle_order', 'aisle_order_stamp', 'store_stamp'].map(
    (name) => `shopping_lists.${name}`,
  ),
  ...['name_stamp', 'aisle_order', 'aisle_order_stamp'].map((name) => `shopping_stores.${name}`),
  ...['language', 'text_stamp', 'ticked_stamp', 'removed_stamp', 'aisle', 'aisle_stamp', 'note_stamp'].map(
    (name) => `shopping_entries.${name}`,
  ),
  // Amounts alone.
  'recipes.nutrition',
  ...['meal_plan_entries.meal', 'meal_plan_feeds.token_hash', 'meal_plan_feeds.language'],
  // The time is one of the clock; what is in a saved week is in the row of its name.
  ...['meal_plan_entries.time_of_day', 'meal_plan_weeks.meals'],
  ...['day', 'meal', 'text', 'servings', 'note', 'removed', 'cook', 'time'].map(
    (name) => `meal_plan_entries.${name}_stamp`,
  ),
  ...['recipes.difficulty', 'recipes.source', 'users.language', 'users.signup_language'],
];
/** JSON of a form of its own, which a canary must not break. */
const VERSIONS = 'recipe_versions.content';
const DELETED = 'deleted_items.content';
const DRAFTS = ['input', 'draft', 'error', 'content', 'label', 'photos'].map((column) => `imports.${column}`);
/** Derived tables: the search copies of recipes, readings of photos, which answers contain as the draft, and answers themselves. */
const DERIVED = /^(recipe_search|search_|photo_readings|answered_writes)/;

interface Field {
  table: string;
  column: string;
  type: string;
  /** The column that identifies the rows of the table. */
  key: string;
}

/** Writes a canary into every text field of every row of the person, in all tables; returns the fields. */
export async function writeCanaries(db: Db, userId: UserId): Promise<string[]> {
  await db.insertInto('known_devices').values({ user_id: userId, device_hash: 'd' }).execute();
  await db
    .insertInto('password_reset_tokens')
    .values({ user_id: userId, access_token_hash: 'a', refresh_token_hash: 'r', expires_at: new Date() })
    .execute();
  await markImports(db, userId);
  await markVersions(db, userId);
  const fields = (await writtenFields(db)).filter(
    ({ table, column }) => ![...DRAFTS, VERSIONS, DELETED].includes(`${table}.${column}`),
  );
  for (const field of fields) {
    const { table, column, key } = field;
    const owner = table === 'users' ? 'id' : 'user_id';
    await sql
      .raw(
        `update ${table} set ${column} = ${valueOf(field)} where ${owner} = '${userId}' and ${key} is not null`,
      )
      .execute(db);
  }
  // A link is of the words of its line, which are others now.
  await sql`update recipe_links k set line_hash = md5(r.ingredients[1])::uuid from recipes r
    where r.id = k.recipe_id and r.user_id = ${userId}`.execute(db);
  return [...fields.map(({ table, column }) => `${table}.${column}`), VERSIONS, ...DRAFTS.slice(0, -1)];
}

function valueOf({ table, column, type, key }: Field): string {
  const mark = `'canary.${table}.${column}.' || left(replace(${key}::text, '-', ''), 12)`;
  if (type === 'ARRAY') return `array[${mark}]`;
  // A filter of recipes: what is searched for in it was typed.
  if (type === 'jsonb') return `jsonb_build_object('search', ${mark})`;
  if (column.endsWith('_url')) return `'https://a.example/' || ${mark}`;
  return mark;
}

async function writtenFields(db: Db): Promise<Field[]> {
  const { rows } = await sql<Field>`
    select c.table_name as table, c.column_name as column, c.data_type as type,
      (select k.column_name from information_schema.columns k
        where k.table_schema = 'public' and k.table_name = c.table_name
          and k.column_name in ('id', 'recipe_id', 'user_id', 'public_id')
        order by c.table_name = 'sessions' and k.column_name = 'public_id' desc,
          array_position(array['id', 'recipe_id', 'user_id', 'public_id'], k.column_name::text) limit 1) as key
    from information_schema.columns c
    where c.table_schema = 'public' and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'character varying', 'ARRAY', 'json', 'jsonb')
      and (c.data_type <> 'ARRAY' or c.udt_name = '_text')
      and (c.table_name = 'users' or exists (select from information_schema.columns o
        where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'user_id'))
    order by 1, 2`.execute(db);
  return rows.filter(
    ({ table, column }) => !DERIVED.test(table) && !NOT_USER_TEXT.includes(`${table}.${column}`),
  );
}

/** Imports hold JSON of a certain shape, which a canary must not break. */
async function markImports(db: Db, userId: UserId): Promise<void> {
  const mark = (column: string) =>
    sql`'canary.imports.' || ${column}::text || '.' || left(replace(id::text, '-', ''), 12)`;
  await sql`update imports set
      input = jsonb_build_object('kind', 'url', 'url', 'https://a.example/' || ${mark('input')}),
      error = jsonb_build_object('appCode', 'IMPORT_TIMEOUT', 'message', ${mark('error')}),
      draft = jsonb_set(draft, '{title}', to_jsonb(${mark('draft')})),
      content = case when content is not null then ${mark('content')} end,
      label = case when label is not null then ${mark('label')} end
    where user_id = ${userId}`.execute(db);
}

/** Every text that a version holds, but for words of ours. */
async function markVersions(db: Db, userId: UserId): Promise<void> {
  const mark = sql`'canary.recipe_versions.content.' || left(replace(recipe_id::text, '-', ''), 12)`;
  await sql`update recipe_versions set content = (
      select jsonb_object_agg(key, case
        when key in ('difficulty', 'enhanced_fields') then value
        when key like '%_url' then to_jsonb('https://a.example/' || ${mark})
        when jsonb_typeof(value) = 'string' then to_jsonb(${mark})
        when jsonb_typeof(value) = 'array' then jsonb_build_array(${mark})
        else value end)
      from jsonb_each(content))
    where user_id = ${userId}`.execute(db);
}

/** Storage keys, session ids and hashes of tokens, which no answer may contain. */
export async function secretKeys(db: Db, userId: UserId): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select storage_key as key from photos where user_id = ${userId}
    union all select storage_key from exports where user_id = ${userId}
    union all select token_hash from access_tokens where user_id = ${userId}
    union all select token_hash from meal_plan_feeds where user_id = ${userId}
    union all select storage_key from moves where user_id = ${userId}
    union all select id from sessions where user_id = ${userId}`.execute(db);
  return rows.map(({ key }) => key);
}
