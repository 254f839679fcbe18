import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { UserId } from '@larder/shared/ids';

/** The rows of every table at one moment, for comparison and restoring. */
export interface Snapshot {
  /** The tables whose rows differ from the snapshot. */
  changes: () => Promise<string[]>;
  /** Restores the rows of these tables. */
  restore: (tables: readonly string[]) => Promise<void>;
}

interface Table {
  name: string;
  kept: string;
  columns: string;
}

/** A partitioned copy of recipes that triggers maintain. It changes with recipes, so it is not compared: reading it is slow. */
const RECIPE_SEARCH = '"public"."recipe_search"';
const RECIPES = '"public"."recipes"';

/** Copies every table, the queue's too, into a schema of its own. */
export async function takeSnapshot(db: Db): Promise<Snapshot> {
  const tables = await listTables(db);
  await sql`create schema kept`.execute(db);
  for (const { name, kept } of tables) await sql.raw(`create table ${kept} as table ${name}`).execute(db);
  const digest = await digestOf(db, tables);
  const before = await digest();
  return {
    changes: async () => {
      const now = await digest();
      return tables.map(({ name }) => name).filter((name) => now.get(name) !== before.get(name));
    },
    restore: async (names) => {
      if (names.length === 0) return;
      const isChanged = (name: string) => names.includes(name === RECIPE_SEARCH ? RECIPES : name);
      const changed = tables.filter(({ name }) => isChanged(name));
      const statements = changed.map(
        ({ name, kept, columns }) => `delete from ${name};
          insert into ${name} (${columns}) overriding system value select ${columns} from ${kept};`,
      );
      // Without triggers and foreign keys: the restored rows are consistent.
      await sql
        .raw(`begin; set local session_replication_role = replica; ${statements.join('\n')} commit;`)
        .execute(db);
    },
  };
}

/**
 * Of each table a fingerprint of the rows that the person owns. Entries of sharing lists and people of shopping lists, their size and the
 * note that a collection changed are left out: they go, or come, with the end of a follow, which the follower may end.
 */
export async function fingerprintsOf(db: Db, userId: UserId): Promise<Map<string, string | null>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' and table_name !~ '^recipe_search|^search_|^(playlist_shared_with|shopping_list_members|meal_plan_members|playlist_changes|person_usage)$' order by 1`.execute(
    db,
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as part from ${name} t where user_id = '${userId}'`,
  );
  const { rows } = await sql<{
    name: string;
    part: string | null;
  }>`${sql.raw(parts.join(' union all '))}`.execute(db);
  return new Map(rows.map(({ name, part }) => [name, part]));
}

async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<{ schema: string; name: string; columns: string }>`
    select n.nspname as schema, c.relname as name,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema)' order by 1, 2`.execute(
    db,
  );
  return rows.map(({ schema, name, columns }) => ({
    name: `"${schema}"."${name}"`,
    kept: `kept."${schema}.${name}"`,
    columns,
  }));
}

/** Of each table a fingerprint of its rows. Asked thousands of times: a function, since its plan is made once. */
async function digestOf(
  db: Db,
  tables: readonly Table[],
): Promise<() => Promise<Map<string, string | null>>> {
  const parts = tables
    .filter(({ name }) => name !== RECIPE_SEARCH)
    .map(({ name }) => `select '${name}', (select sum(hashtextextended(t::text, 0))::text from ${name} t)`);
  await sql
    .raw(
      `create function kept.digest() returns table (name text, hash text) language plpgsql as $$
       begin return query ${parts.join(' union all ')}; end $$`,
    )
    .execute(db);
  return async () => {
    const { rows } = await sql<{ name: string; hash: string | null }>`select * from kept.digest()`.execute(
      db,
    );
    return new Map(rows.map(({ name, hash }) => [name, hash]));
  };
}
