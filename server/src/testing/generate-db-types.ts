import { execFileSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

/**
 * Which columns hold the id of a person, and which that of a vault. `user_id` is a person's where it refers to `users` itself; content refers
 * to `vaults`, or to content.
 */
async function idColumns(url: string): Promise<Record<string, string>> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string; type: string }>(
    `select table_name || '.' || column_name as name, case
       when column_name = 'vault_id' or column_name = 'user_id' and not exists (
         select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
         where conrelid = table_name::regclass and contype = 'f' and confrelid = 'users'::regclass and attname = column_name)
       then 'VaultId' else 'UserId' end || case when is_nullable = 'YES' and table_type = 'BASE TABLE' then ' | null' else '' end as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name ~ '^(vault|user|follower|following|blocker|blocked|from_user|to_user)_id$'`,
  );
  await client.end();
  const columns = rows.map(({ name, type }): [string, string] => [name, type]);
  return {
    ...Object.fromEntries(columns),
    'users.id': 'Generated<UserId>',
    'vaults.id': 'Generated<VaultId>',
    'meal_plan_entries.day': 'Day | null',
  };
}

// `npm run db:types`: writes db/types.ts from what the migrations make of an empty database.
const root = path.resolve(import.meta.dirname, '../../..');
const postgres = await startTemporaryPostgres();
try {
  const url = `${postgres.url}/postgres`;
  await migrate(url, path.join(root, 'migrations'));
  execFileSync(
    path.join(root, 'node_modules/.bin/kysely-codegen'),
    [
      '--dialect',
      'postgres',
      '--url',
      url,
      '--out-file',
      path.join(root, 'server/src/db/types.ts'),
      '--exclude-pattern',
      '*{schema_migrations,applied_migrations,recipe_search_*,recipe_changes,playlist_changes,playlist_recipe_changes}',
      '--default-schema',
      'public',
      '--numeric-parser',
      'number',
      '--type-mapping',
      JSON.stringify({ int8: 'number', date: 'string' }),
      '--custom-imports',
      JSON.stringify({
        UserId: '@larder/shared/ids',
        VaultId: '@larder/shared/ids',
        Day: '@larder/shared/day/day',
      }),
      '--overrides',
      JSON.stringify({ columns: await idColumns(url) }),
    ],
    { stdio: 'inherit' },
  );
} finally {
  await postgres.stop();
}
