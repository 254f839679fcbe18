import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { UserId } from '@larder/shared/ids';

/** The rows of every table at one moment, for comparison and restoring. */
export interface Snapshot {
  /** The tables whose rows differ from the snapshot, of those that were written to since. */
  changes: () => Promise<string[]>;
  /** The same of all tables, whoever wrote to them. */
  differences: () => Promise<string[]>;
  /** Restores the rows of these tables. */
  restore: (tables: readonly string[]) => Promise<void>;
}

interface Table {
  name: string;
  kept: string;
  columns: string;
  /** The tables that hold its rows, where it is partitioned. */
  partitions: readonly string[];
}

/** A partitioned copy of recipes that triggers maintain. It changes with recipes, so it is not compared: reading it is slow. */
const RECIPE_SEARCH = '"public"."recipe_search"';
const RECIPES = '"public"."recipes"';
/** A queue that is used for the first time writes its settings here some time after the answer: no call changes them. */
const QUEUE_SETTINGS = '"bullmq"."meta"';
const NOT_COMPARED = [RECIPE_SEARCH, QUEUE_SETTINGS];

/** Copies every table, the queue's too, into a schema of its own. */
export async function takeSnapshot(db: Db): Promise<Snapshot> {
  const tables = await listTables(db);
  await sql`create schema kept`.execute(db);
  for (const { name, kept } of tables) await sql.raw(`create table ${kept} as table ${name}`).execute(db);
  const compared = tables.filter(({ name }) => !NOT_COMPARED.includes(name));
  const digest = await digestOf(db, compared);
  const writtenTo = await noteWrites(db, compared);
  const all = compared.map(({ name }) => name);
  const before = await digest(all);
  const suspects = new Set<string>();
  const differing = async (names: readonly string[]) => {
    const now = await digest(names);
    return names.filter((name) => now.get(name) !== before.get(name));
  };
  return {
    changes: async () => {
      for (const name of await writtenTo()) suspects.add(name);
      const changed = suspects.size === 0 ? [] : await differing(all.filter((name) => suspects.has(name)));
      suspects.clear();
      for (const name of changed) suspects.add(name);
      return changed;
    },
    differences: () => differing(all),
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
  const { rows } = await sql<{ schema: string; name: string; columns: string; partitions: string[] }>`
    select n.nspname as schema, c.relname as name,
      array(select p.relid::regclass::text from pg_partition_tree(c.oid) p where p.isleaf and p.relid <> c.oid) as partitions,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema)' order by 1, 2`.execute(
    db,
  );
  return rows.map(({ schema, name, columns, partitions }) => ({
    name: `"${schema}"."${name}"`,
    kept: `kept."${schema}.${name}"`,
    columns,
    partitions,
  }));
}

/** Of tables a fingerprint of their rows. Asked thousands of times: a function, since its plans are made once. */
async function digestOf(
  db: Db,
  tables: readonly Table[],
): Promise<(names: readonly string[]) => Promise<Map<string, string | null>>> {
  const parts = tables.map(
    ({ name }) => `if '${name}' = any (names) then
      return query select '${name}', (select sum(hashtextextended(t::text, 0))::text from ${name} t);
    end if;`,
  );
  await sql
    .raw(
      `create function kept.digest(names text[]) returns table (name text, hash text) language plpgsql as $$
       begin ${parts.join('\n')} end $$`,
    )
    .execute(db);
  return async (names) => {
    const { rows } = await sql<{ name: string; hash: string | null }>`
      select * from kept.digest(${names})`.execute(db);
    return new Map(rows.map(({ name, hash }) => [name, hash]));
  };
}

/** Has every statement that writes to a table note its name. @returns what names were noted since the last call. */
async function noteWrites(db: Db, tables: readonly Table[]): Promise<() => Promise<string[]>> {
  const triggers = tables.flatMap(({ name, partitions }) =>
    [name, ...partitions].map(
      (part) => `create trigger zz_noted after insert or update or delete or truncate on ${part}
        for each statement execute function kept.note('${name}');`,
    ),
  );
  await sql
    .raw(
      `create table kept.written (name text not null);
       create function kept.note() returns trigger language plpgsql as $$
       begin insert into kept.written values (tg_argv[0]); return null; end $$;
       ${triggers.join('\n')}`,
    )
    .execute(db);
  return async () => {
    const { rows } = await sql<{ name: string }>`delete from kept.written returning name`.execute(db);
    return rows.map(({ name }) => name);
  };
}
