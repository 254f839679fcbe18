import { execFile } from 'node:child_process';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isPasswordRight } from '../../auth/passwords.ts';
import type { Deps } from '../../ctx.ts';
import { PROJECT_ROOT } from '../../process/project-root.ts';
import { callerOf, testDeps } from '../../testing/harness.ts';
import { copyCell } from '../copy.ts';
import { seedDatabase, type SeedOptions } from './seed.ts';
import { built } from '../../testing/launched.ts';
import { inOwnVault } from '@larder/shared/ids';

const SIZE: SeedOptions = { users: 4, recipes: 25, seed: 7, passwordHash: 'unusable', withPhotoRows: true };

async function seeded(options: SeedOptions = SIZE) {
  const deps = await testDeps();
  await seed(deps.databaseUrl, options);
  return deps;
}

async function seed(url: string, options: SeedOptions) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await seedDatabase(client, options);
  } finally {
    await client.end();
  }
}

async function contentOf({ db }: Deps): Promise<unknown> {
  const { rows } = await sql`
    select md5(string_agg(r.title || r.ingredients::text || r.instructions::text || r.created_at || p.username, '' order by r.id))
    from recipes r join profiles p using (user_id)`.execute(db);
  return rows;
}

describe('seedDatabase', async () => {
  const deps = await seeded();
  const first = await deps.db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['profiles.user_id as userId', 'email', 'display_name as displayName', 'username'])
    .where('username', '=', 'cook1')
    .executeTakeFirstOrThrow();
  const caller = callerOf(deps, {
    ...first,
    ...inOwnVault(first.userId),
    profileImageUrl: null,
    language: null,
    sessionId: 'test',
  });

  it('gives everybody their recipes, one Favorites and other playlists', async () => {
    const counts = await sql`
      select count(distinct u.id)::int as users, count(r.id)::int as recipes,
        (select count(*)::int from playlists where is_favorites) as favorites
      from users u left join recipes r on r.user_id = u.id`.execute(deps.db);
    expect(counts.rows).toEqual([{ users: 4, recipes: 100, favorites: 4 }]);
    expect((await caller.playlists.list({})).total).toBeGreaterThan(1);
  });

  it('makes recipes that are found as if they had been typed in', async () => {
    const [recipe] = (await caller.recipes.list({})).items;
    const whole = await caller.recipes.byId({ id: recipe?.id ?? '' });
    expect(whole.ingredients.length).toBeGreaterThan(3);
    expect(whole.instructions.join()).not.toMatch(/[{}]/);
    const found = await caller.recipes.list({ search: whole.title, limit: 100 });
    expect(found.items.map((item) => item.id)).toContain(whole.id);
    const search = await sql<{ wrong: number }>`
      select count(*)::int as wrong from recipes r left join recipe_search s on s.recipe_id = r.id
      where s.search_text is distinct from
        recipe_search_text(r.title, r.description, r.ingredients, r.instructions, r.tags, r.cuisine, r.difficulty, r.cooking_notes)`.execute(
      deps.db,
    );
    expect(search.rows).toEqual([{ wrong: 0 }]);
  });

  it('leaves the triggers at work', async () => {
    await caller.recipes.create({ title: 'Typed in afterwards' });
    expect((await caller.recipes.list({ search: 'afterwards' })).total).toBe(1);
  });

  it('makes the same of the same number, and another of another', async () => {
    const original = await contentOf(await seeded());
    expect(await contentOf(await seeded())).toEqual(original);
    expect(await contentOf(await seeded({ ...SIZE, seed: 8 }))).not.toEqual(original);
  });

  it('can be done again beside what is there', async () => {
    const report = await seed(deps.databaseUrl, { ...SIZE, users: 2, recipes: 0 });
    expect(report).toMatchObject({ users: 2, recipes: 0, firstEmail: 'cook5@example.org' });
  });

  it('leaves nothing behind when it fails', async () => {
    const empty = await testDeps();
    await sql`alter table follows rename to gone`.execute(empty.db);
    await expect(seed(empty.databaseUrl, SIZE)).rejects.toThrow(/follows/);
    expect(await empty.db.selectFrom('users').select('id').execute()).toEqual([]);
  });
});

describe('copyCell', () => {
  it('writes what COPY reads back as it was', async () => {
    const { db } = await testDeps();
    const texts = ['a\tb\nc\rd\\e', '"quoted"', '{braces, commas}', '', 'NULL', '\\N', "it's"];
    for (const text of texts) {
      expect(unescapeCopy(copyCell(text))).toBe(text);
    }
    const { rows } = await sql<{
      list: string[];
    }>`select ${unescapeCopy(copyCell(texts))}::text[] as list`.execute(db);
    expect(rows[0]?.list).toEqual(texts);
    expect([copyCell(null), copyCell(3), copyCell(true)]).toEqual(['\\N', '3', 'true']);
  });
});

/** As Postgres reads its text format. */
function unescapeCopy(cell: string): string {
  return cell.replace(/\\([tnr\\])/g, (_, letter: string) => ({ t: '\t', n: '\n', r: '\r' })[letter] ?? '\\');
}

describe('npm run seed', () => {
  const root = PROJECT_ROOT;
  const runSeed = (args: string[], env: Record<string, string>) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const { PATH = '', HOME = '' } = process.env;
      const command = [built('seed'), ...args];
      const child = execFile(
        process.execPath,
        command,
        { cwd: root, env: { PATH, HOME, ...env } },
        (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
      );
    });

  it('fills an empty database, indexed for searches, says how to sign in, and refuses one with people in it', async () => {
    const { db, databaseUrl, config } = await testDeps();
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir };
    const done = await runSeed(['--users', '2', '--recipes', '260'], env);
    expect(done).toMatchObject({ code: 0, err: '' });
    const [, email = '', password = ''] = /Sign in as (\S+) with '(.*)'\./.exec(done.out) ?? [];
    const { password_hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(await isPasswordRight(password_hash, password)).toBe(true);
    const indexed = await sql`select count(*)::int as recipes from search_places where block >= 0`.execute(
      db,
    );
    expect(indexed.rows).toEqual([{ recipes: 520 }]);

    const again = await runSeed(['--users', '2'], env);
    expect(again.code).toBe(1);
    expect(again.err.trim().split('\n')).toEqual([expect.stringContaining('--force')]);
  });

  it.each([
    [['--users', 'many']],
    [['--users', '0']],
    [['--recipes', '-1']],
    [['--cooks', '3']],
    [['now']],
    [['--users', '99999', '--recipes', '99999']],
  ])('refuses %j in one line with exit code 2', async (args) => {
    const { code, out, err } = await runSeed(args, {});
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
