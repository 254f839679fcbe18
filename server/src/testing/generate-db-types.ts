import { execFileSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

/** Whose rows belong to a vault; all other ids of people say who somebody is. */
const CONTENT = [
  ...['recipes', 'recipe_versions', 'recipe_shares', 'recipe_counts', 'recipe_changes'],
  ...[
    'playlists',
    'playlist_recipes',
    'collection_links',
    'playlist_changes',
    'playlist_recipe_changes',
    'playlist_shared_with',
  ],
  ...['photos', 'photo_readings', 'imports', 'moves', 'move_items', 'exports', 'deleted_items'],
  ...[
    'recipe_search',
    'search_blocks',
    'search_dictionary',
    'search_letters',
    'search_places',
    'search_words',
  ],
  'person_usage',
];

const PEOPLE_AND_VAULTS = /^(vault|user|follower|following|blocker|blocked|from_user|to_user)_id$/;

/** Which columns hold the id of a person, and which that of a vault. */
async function idColumns(url: string): Promise<Record<string, string>> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  );
  await client.end();
  const columns = rows
    .filter(({ column_name }) => PEOPLE_AND_VAULTS.test(column_name))
    .map(({ table_name, column_name }): [string, string] => {
      const isVaults =
        column_name === 'vault_id' || (column_name === 'user_id' && CONTENT.includes(table_name));
      return [`${table_name}.${column_name}`, isVaults ? 'VaultId' : 'UserId'];
    });
  return {
    ...Object.fromEntries(columns),
    'users.id': 'Generated<UserId>',
    'vaults.id': 'Generated<VaultId>',
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
      '*{schema_migrations,applied_migrations,recipe_search_*}',
      '--default-schema',
      'public',
      '--numeric-parser',
      'number',
      '--type-mapping',
      JSON.stringify({ int8: 'number' }),
      '--custom-imports',
      JSON.stringify({ UserId: '@larder/shared/ids', VaultId: '@larder/shared/ids' }),
      '--overrides',
      JSON.stringify({ columns: await idColumns(url) }),
    ],
    { stdio: 'inherit' },
  );
} finally {
  await postgres.stop();
}
