import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { PROJECT_ROOT } from '../process/project-root.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = path.join(PROJECT_ROOT, 'migrations');
const OWN = '0020_person_limits.sql';

/** A folder with the migrations before this one, and an empty database. */
async function earlier(): Promise<{ url: string; folder: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larder-migrations-'));
  for (const name of (await readdir(MIGRATIONS)).filter((file) => file < OWN))
    await cp(path.join(MIGRATIONS, name), path.join(folder, name));
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name}`);
  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await rm(folder, { recursive: true, force: true });
  });
  return { url: `${server}/${name}`, folder };
}

it('what people stored before there were limits is counted by the migration that brings them', async () => {
  const { url, folder } = await earlier();
  await migrate(url, folder);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const one = "(select id from users where email = 'alice@example.org')";
  await client.query(`
    insert into users (email, password_hash) values ('alice@example.org', 'x'), ('bob@example.org', 'x');
    insert into recipes (user_id, title, ingredients) values (${one}, 'Soup', '{water,"two leeks"}');
    update recipes set version = 2, title = 'Leek soup';
    insert into playlists (user_id, name) values (${one}, 'Soups');
    insert into playlist_recipes (playlist_id, recipe_id, user_id, position, added_by)
      select p.id, r.id, r.user_id, 1, r.user_id from playlists p, recipes r;
    insert into imports (user_id, kind, input, content) values (${one}, 'html', '{}', '<p>Soup</p>');`);
  await cp(path.join(MIGRATIONS, OWN), path.join(folder, OWN));
  await migrate(url, folder);
  const { rows } = await client.query<{ email: string; stored_bytes: number }>(`
    select email, stored_bytes::int from person_usage join users on users.id = user_id`);
  await client.end();
  // The fixed parts of a recipe, a version, a collection, a place in one and an import, and their text.
  expect(rows.map(({ email }) => email)).toEqual(['alice@example.org']);
  expect(rows[0]?.stored_bytes).toBeGreaterThan(2_000 + 1_000 + 1_000 + 500 + 1_200);
  expect(rows[0]?.stored_bytes).toBeLessThan(6_200);
});
