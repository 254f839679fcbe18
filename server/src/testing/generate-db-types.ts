import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { migrate } from '../db/migrate.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

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
      '*{schema_migrations,recipe_search_*}',
      '--default-schema',
      'public',
      '--numeric-parser',
      'number',
      '--type-mapping',
      JSON.stringify({ int8: 'number' }),
    ],
    { stdio: 'inherit' },
  );
} finally {
  await postgres.stop();
}
