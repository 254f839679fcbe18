import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { PROJECT_ROOT } from '../process/project-root.ts';
import { testDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = path.join(PROJECT_ROOT, 'migrations');

/** A database as it was before a migration. */
async function databaseBefore(name: string) {
  const { db, url } = await testDatabase('template0');
  const earlier = await mkdtemp(path.join(os.tmpdir(), 'larder-migrations-'));
  onTestFinished(() => rm(earlier, { recursive: true, force: true }));
  await cp(MIGRATIONS, earlier, {
    recursive: true,
    filter: (file) => !file.endsWith('.sql') || path.basename(file) < name,
  });
  await migrate(url, earlier);
  return { db, url };
}

it('keeps the counts of visits and takes names and passwords out of the addresses of sources', async () => {
  const { db, url } = await databaseBefore('0021');
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

  await migrate(url, MIGRATIONS);

  const { rows } =
    await sql`select r.version, r.source_url, r.social_media_url, v.source_url as former, s.access_count
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
