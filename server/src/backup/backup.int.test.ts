import { ownVaultOf } from '@larder/shared/ids';
import { hash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../adapters/storage/create-storage.ts';
import { readAccessToken } from '../auth/access-tokens.ts';
import { readSession } from '../auth/sessions.ts';
import { loadConfig } from '../config.ts';
import type { Deps, Viewer } from '../ctx.ts';
import { exportHandler } from '../features/exports/run-export.ts';
import { storeImage } from '../features/images/store-image.ts';
import { sweepImports } from '../features/imports/sweep.ts';
import { addToken } from '../features/tokens/tokens.ts';
import { prepareDatabase } from '../prepare.ts';
import { databaseBefore } from '../testing/database-before.ts';
import { callerOf, ctxOf, testDeps, testPerson } from '../testing/harness.ts';
import { makeCollection, makeFollow } from '../testing/households.ts';
import { testImage } from '../testing/images.ts';
import { newEntry } from '../testing/shopping.ts';
import { startStrictS3Server } from '../testing/strict-s3-server.ts';
import { unzip } from '../testing/unzip.ts';
import { signedIn } from '../testing/web.ts';
import { backUp, type BackupReport } from './back-up.ts';
import { destinationOf, readBackup } from './places.ts';
import { restore } from './restore.ts';
import { openSnapshot } from './snapshot.ts';
import { vaultIdSchema } from '@larder/shared/ids';

type World = Deps & { databaseUrl: string };

const PASSPHRASE = 'a long secret';
/** Beside those of everything: `npm run nightly -- restore` has 10,000, each with a picture of its own. */
const RECIPES = Number(process.env.BACKUP_RECIPES ?? 3);
const RECIPES_OF_ONE = 1_000;
const MOST_MS = 120_000 + RECIPES * 500;
vi.setConfig({ testTimeout: MOST_MS, hookTimeout: MOST_MS });

let folder: string;
let s3: Awaited<ReturnType<typeof startStrictS3Server>>;
let source: World;
let alice: Viewer;
let bob: Viewer;
let writer: Viewer;
let photoId: string;
let recipeId: string;
let shareId: string;
let token: string;
let cookie: string;
let before: string[];
let written: number;
let report: BackupReport;

const jobs = { enqueue: async () => undefined } as unknown as Deps['jobs'];
const world = (env: Record<string, string> = {}): Promise<World> =>
  testDeps(({ config }) => ({ storage: createStorage(config), jobs }), env);
const place = (name = 'larder.backup') => path.join(folder, name);

const restoreInto = (target: World, from = place(), passphrase: string | undefined = undefined) =>
  restore({ ...target, open: () => readBackup(from, folder), passphrase });

/** Every row of what a backup holds, as 'table row'. */
async function rowsOf({ db }: Deps): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relpersistence = 'p'
      and coalesce(obj_description(oid, 'pg_class') not like 'not in backups:%', true) order by 1`.execute(
    db,
  );
  const all: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    all.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return all.sort();
}

/** What the database checks and does by itself. */
async function rulesOf({ db }: Deps): Promise<unknown> {
  const { rows } = await sql`
    select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated as rule
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass::text || ' ' || pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select name || sha256 from applied_migrations order by 1`.execute(db);
  return rows;
}

async function originOf({ db }: Pick<Deps, 'db'>): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from recipe_changes_origin`.execute(db);
  return rows[0]?.id;
}

async function filesBelow(root: string): Promise<Map<string, string>> {
  const files = (await readdir(root, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  );
  const hashes = new Map<string, string>();
  // One after the other: a process may not open fifty thousand at once.
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    hashes.set(path.relative(root, file), hash('sha256', await readFile(file), 'hex'));
  }
  return hashes;
}

const filesOf = (target: World) => filesBelow(new URL(target.config.storageUrl).pathname);

/** Two people with something of everything, and one who will be writing. */
async function fill(): Promise<void> {
  [alice, bob, writer] = [
    await testPerson(source, 'alice'),
    await testPerson(source, 'bob'),
    await testPerson(source, 'writer'),
  ];
  const call = callerOf(source, alice);
  const image = { vaultId: alice.vaultId, purpose: 'photo' as const, bytes: await testImage(900, 700) };
  ({ id: photoId } = await storeImage(source, image));
  ({ id: recipeId } = await call.recipes.create({
    title: 'Soup\twith\\N "tabs"\n',
    ingredients: ['1 onion'],
  }));
  await source.db.updateTable('photos').set({ recipe_id: recipeId }).where('id', '=', photoId).execute();
  await source.db.updateTable('recipes').set({ image_id: photoId }).where('id', '=', recipeId).execute();
  const { version = 1 } = await call.recipes.byId({ id: recipeId });
  await call.recipes.update({
    id: recipeId,
    version,
    title: 'Soup',
    ingredients: ['2 onions', 'größere Möhre 🥕'],
  });
  const { id: binned } = await call.recipes.create({ title: 'Gone' });
  await call.recipes.delete({ id: binned });
  await makeCollection(source, alice, { privacyLevel: 'public', recipeIds: [recipeId] });
  await makeFollow(source, bob, alice);
  await fillShoppingLists();
  ({ shareId } = await call.shares.create({ recipeId }));
  ({ token } = await addToken(source.db, alice.userId, { name: 'Script', mayWrite: true }));
  cookie = await signedIn(source, alice);
  await call.imports.start({ kind: 'url', url: 'https://example.org/soup' });
  await fillWithPictures();
}

/** One that two people share, and one in the bin. */
async function fillShoppingLists(): Promise<void> {
  const { shoppingLists } = callerOf(source, alice);
  const [id, binned] = [randomUUID(), randomUUID()];
  for (const list of [id, binned]) {
    await shoppingLists.create({ id: list, name: 'Saturday' });
    await shoppingLists.put({ id: list, entries: [newEntry({ recipeId }), newEntry()] });
  }
  await shoppingLists.delete({ id: binned });
  await shoppingLists.share({ id, userIds: [bob.userId] });
  await callerOf(source, bob).shoppingLists.accept({ id });
}

/** Noise, which no two have alike, and which is as large as a picture of that size. */
function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const background = '#000';
  return sharp({ create: { width: 480, height: 360, channels: 3, background, noise } })
    .jpeg()
    .toBuffer();
}

async function fillWithPictures(): Promise<void> {
  let cook = await testPerson(source, 'cook');
  for (let made = 0; made < RECIPES; made += 1) {
    if (made > 0 && made % RECIPES_OF_ONE === 0) cook = await testPerson(source, 'cook');
    const bytes = await photograph();
    const { id: imageId } = await storeImage(source, { vaultId: cook.vaultId, purpose: 'cover', bytes });
    await callerOf(source, cook).recipes.create({ title: `Dish ${made}`, ingredients: ['2 eggs'], imageId });
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-backup-'));
  s3 = await startStrictS3Server();
  source = await world({ LIMIT_PICTURES_AN_HOUR: String(60 + RECIPES), LIMIT_WRITTEN_MB_A_MINUTE: '2000' });
  await prepareDatabase(source.config);
  await fill();
  before = await rowsOf(source);
  written = 0;
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      await callerOf(source, writer).recipes.create({ title: `Recipe ${written}` });
      written += 1;
    }
  })();
  const begun = written;
  while (written === begun) await new Promise(setImmediate);
  report = await backUp({ ...source, destination: destinationOf(place(), folder), passphrase: undefined });
  isOver = true;
  await writing;
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup made while people write', () => {
  let restored: World;
  beforeAll(async () => {
    restored = await world();
    await restoreInto(restored);
    await prepareDatabase(restored.config);
  });

  it('gives back every row of those who did not write, and all files', async () => {
    const recipes = await restored.db
      .selectFrom('recipes')
      .select('id')
      .where('user_id', '=', ownVaultOf(writer.userId))
      .execute();
    const ids = [writer.userId, ...recipes.map(({ id }) => id)];
    const ofWriter = (row: string) => ids.some((id) => row.includes(id));
    const rows = await rowsOf(restored);
    expect(rows.filter((row) => !ofWriter(row))).toEqual(before.filter((row) => !ofWriter(row)));
    expect(await filesOf(restored)).toEqual(await filesOf(source));
    expect(report).toMatchObject({ files: (await filesOf(source)).size, deleted: 0, missingCount: 0 });
    expect((await stat(place())).mode & 0o777).toBe(0o600);
  });

  it('shows one moment of those who wrote', async () => {
    const { rows } = await sql<{ recipes: string; counted: string; found: string; highest: number }>`
      select (select count(*) from recipes where user_id = ${writer.userId}) as recipes,
        (select recipes from recipe_counts where user_id = ${writer.userId}) as counted,
        (select count(*) from recipe_search where user_id = ${writer.userId}) as found,
        (select max(substring(title from '[0-9]+')::int) + 1 from recipes where user_id = ${writer.userId}) as highest`.execute(
      restored.db,
    );
    const [{ recipes, counted, found, highest } = { recipes: 0, counted: 0, found: 0, highest: 0 }] = rows;
    expect(Number(recipes)).toBeGreaterThan(0);
    expect(Number(recipes)).toBeLessThanOrEqual(written);
    expect([counted, found, highest].map(Number)).toEqual(Array(3).fill(Number(recipes)));
  });

  it('gives back tables, triggers, constraints and indexes as they are', async () => {
    expect(await rulesOf(restored)).toEqual(await rulesOf(source));
    const stored = async () =>
      (
        await sql<{
          stored_bytes: number;
        }>`select stored_bytes from person_usage where user_id = ${bob.userId}`.execute(restored.db)
      ).rows[0]?.stored_bytes ?? 0;
    const had = await stored();
    await callerOf(restored, bob).recipes.create({ title: 'One more' });
    expect(await stored()).toBeGreaterThan(had);
    const stranger = {
      user_id: vaultIdSchema.parse('a0000000-0000-4000-8000-000000000000'),
      title: 'Nobody',
    };
    await expect(restored.db.insertInto('recipes').values(stranger).execute()).rejects.toThrow(
      /foreign key|users/,
    );
    await prepareDatabase(loadConfig({ DATABASE_URL: restored.databaseUrl, LIMIT_RECIPES: '1' }));
    await expect(callerOf(restored, bob).recipes.create({ title: 'Too many' })).rejects.toThrow();
    await prepareDatabase(restored.config);
  });

  it('gives back what people see: recipe, versions, link, token and bin', async () => {
    const [was, is] = [callerOf(source, alice), callerOf(restored, alice)];
    expect(await is.recipes.byId({ id: recipeId })).toEqual(await was.recipes.byId({ id: recipeId }));
    expect(await is.recipes.versions({ id: recipeId })).toEqual(await was.recipes.versions({ id: recipeId }));
    expect(await is.bin.list({})).toEqual(await was.bin.list({}));
    expect(await callerOf(restored, null).shares.get({ shareId })).toEqual(
      await callerOf(source, null).shares.get({ shareId }),
    );
    expect((await readAccessToken(restored, token))?.userId).toBe(alice.userId);
    const cookies = { get: () => cookie.split('=')[1], set: () => undefined, clear: () => undefined };
    expect(await readSession({ ...ctxOf(restored, null), cookies })).toMatchObject({ userId: alice.userId });
  });

  it('tells no device places of the transactions of another database', async () => {
    const { rows } = await sql`select from entity_changes where part is not null`.execute(source.db);
    expect(rows.length).toBeGreaterThan(0);
    expect((await sql`select from entity_changes where part is not null`.execute(restored.db)).rows).toEqual(
      [],
    );
    expect(await originOf(restored)).not.toBe(await originOf(source));
  });

  it('gives each the same export', async () => {
    const exportOf = async (deps: World) => {
      const { id } = await callerOf(deps, alice).exports.start();
      await exportHandler(deps)({ exportId: id }, { signal: new AbortController().signal, attempt: 1 });
      const row = await deps.db
        .selectFrom('exports')
        .select(['storage_key', 'parts'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const parts = Array.from({ length: row.parts ?? 0 }, (_, part) =>
        deps.storage.get(`${row.storage_key}/${part}`),
      );
      return unzip(Buffer.concat((await Promise.all(parts)).flatMap((part) => part ?? [])));
    };
    expect(await exportOf(restored)).toEqual(await exportOf(source));
  });

  it('sends imports that were waiting again, without the queue', async () => {
    const sent: unknown[] = [];
    const recording = { enqueue: async (_: string, job: unknown) => void sent.push(job) };
    await sweepImports({ ...restored, jobs: recording as unknown as Deps['jobs'] });
    const { rows } = await sql<{ id: string }>`select id from imports where status = 'queued'`.execute(
      source.db,
    );
    expect(sent).toMatchObject(rows.map(({ id }) => ({ importId: id })));
    expect(sent).toHaveLength(1);
  });

  it('goes into an empty Larder only, and leaves another as it is', async () => {
    const had = await rowsOf(restored);
    await expect(restoreInto(restored)).rejects.toThrow('has people already');
    expect(await rowsOf(restored)).toEqual(had);
  });
});

describe('a table', () => {
  it('is in a backup, or says in its comment why not', async () => {
    const { db, databaseUrl } = await world();
    await sql
      .raw(`create table planted (id int); create table planted_too (id int);
      comment on table planted is 'not in backups: is planted'`)
      .execute(db);
    const { rows } = await sql<{ name: string; comment: string | null }>`select relname as name,
        obj_description(oid, 'pg_class') as comment
      from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by 1`.execute(
      db,
    );
    const { rows: numbered } = await sql<{ name: string }>`select distinct attrelid::regclass::text as name
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where atttypid = 'xid8'::regtype and relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
      db,
    );
    const reasonFor = new Map(rows.map(({ name, comment }) => [name, comment]));
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const held = (await openSnapshot(client)).tables.map(({ name }) => name);
    await client.end();
    const isLeftOut = (name: string) => /^not in backups: \w+/.test(reasonFor.get(name) ?? '');
    expect(held).toEqual([...reasonFor.keys()].filter((name) => !isLeftOut(name)));
    expect(held).toContain('planted_too');
    expect(held).not.toContain('planted');
    // Numbers of transactions mean something in their own database alone.
    expect(numbered.map(({ name }) => name)).toContain('entity_changes');
    expect(numbered.filter(({ name }) => held.includes(name))).toEqual([]);
  });
});

describe('a restore', () => {
  it('goes from a folder into a bucket, by way of an encrypted object in one', async () => {
    const bucket = `s3://S3RVER:S3RVER@${s3.host}`;
    const object = `${bucket}/backups/nightly/larder.age?tls=0`;
    await backUp({ ...source, destination: destinationOf(object, folder), passphrase: PASSPHRASE });
    const target = await world({ STORAGE_URL: `${bucket}/files?tls=0` });
    const opened: Readable[] = [];
    const open = async () => {
      const source = await readBackup(object, folder);
      opened.push(source);
      return source;
    };
    await expect(restore({ ...target, open, passphrase: undefined })).rejects.toThrow(
      'set BACKUP_PASSPHRASE',
    );
    await expect(restore({ ...target, open, passphrase: 'another' })).rejects.toThrow('not its passphrase');
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true]);
    await restoreInto(target, object, PASSPHRASE);
    for (const [key, body] of await filesOf(source))
      expect(hash('sha256', (await target.storage.get(key))!, 'hex')).toBe(body);
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
  });

  it('changes nothing when the backup was cut', async () => {
    const target = await world();
    await prepareDatabase(target.config);
    const bytes = await readFile(place());
    for (const share of [0, 0.3, 0.9]) {
      await writeFile(place('cut'), bytes.subarray(0, Math.floor(bytes.length * share)));
      await expect(restoreInto(target, place('cut'))).rejects.toThrow('damaged');
    }
    await expect(filesOf(target)).rejects.toThrow('ENOENT');
    expect(await rowsOf(target)).toEqual([]);
  });

  it('takes a backup of fewer migrations, and brings it up to date', async () => {
    const before = await databaseBefore('0033');
    await sql`insert into users (email, password_hash) values ('old@example.org', 'unusable')`.execute(
      before.db,
    );
    const target = await world();
    await backUp({ ...source, databaseUrl: before.url, destination: destinationOf(place('old'), folder) });
    await restoreInto(target, place('old'));
    await prepareDatabase(target.config);
    expect(await target.db.selectFrom('users').select('email').execute()).toEqual([
      { email: 'old@example.org' },
    ]);
    expect(await rulesOf(target)).toEqual(await rulesOf(source));
  });

  it('passes over what is left out by now and an earlier version still put into its backups', async () => {
    const before = await databaseBefore('0061');
    const names = sql`'00000000-0000-4000-8000-000000000001', pg_current_xact_id(), gen_random_uuid(), gen_random_uuid()`;
    await sql`insert into playlist_recipe_changes values (${names})`.execute(before.db);
    await backUp({ ...source, databaseUrl: before.url, destination: destinationOf(place('placed'), folder) });
    const target = await world();
    await restoreInto(target, place('placed'));
    const { rows } = await sql`select from playlist_recipe_changes union all
      select from recipe_changes_origin where id in (${await originOf(before)})`.execute(target.db);
    expect(rows).toEqual([]);
  });

  it('refuses a backup of more migrations', async () => {
    const later = await world();
    await sql`insert into applied_migrations values ('9999_later.sql', ${'a'.repeat(64)})`.execute(later.db);
    await backUp({ ...later, destination: destinationOf(place('later'), folder) });
    await expect(restoreInto(await world(), place('later'))).rejects.toThrow(/newer Larder .*9999_later/);
  });

  it('leaves what is not of Larder in the database', async () => {
    const target = await world();
    await sql`create table other_program (id int); `.execute(target.db);
    await sql`insert into other_program values (7)`.execute(target.db);
    await restoreInto(target);
    expect((await sql`select id from other_program`.execute(target.db)).rows).toEqual([{ id: 7 }]);
  });
});

describe('files that are not there', () => {
  it('are named when their rows are, and counted when their owner deleted both', async () => {
    const lost = await world();
    const person = await testPerson(lost, 'carol');
    const store = async () =>
      storeImage(lost, { vaultId: person.vaultId, purpose: 'page', bytes: await testImage() });
    const [missing, deleted] = [await store(), await store()];
    await lost.storage.deletePrefix(`photos/${missing.id}`);
    const progress = (text: string) => void (text.startsWith('table photos') && remove());
    const remover = new pg.Client({ connectionString: lost.databaseUrl });
    await remover.connect();
    let removing: Promise<unknown> | undefined;
    const remove = () => {
      removing ??= remover
        .query('delete from photos where id = $1', [deleted.id])
        .then(() => lost.storage.deletePrefix(`photos/${deleted.id}`));
    };
    const storage = {
      ...lost.storage,
      get: async (key: string) => {
        await removing;
        return lost.storage.get(key);
      },
    };
    const found = await backUp({
      ...lost,
      storage,
      destination: destinationOf(place('lost'), folder),
      progress,
    });
    await remover.end();
    expect(found.missing.every((key) => key.startsWith(`photos/${missing.id}/`))).toBe(true);
    expect(found.missingCount).toBeGreaterThan(0);
    expect(found.deleted).toBe(found.missingCount);
    const target = await world();
    await restoreInto(target, place('lost'));
  });

  it('leave no file behind when the backup fails', async () => {
    const storage = { ...source.storage, get: () => Promise.reject(new Error('the disk is gone')) };
    const destination = destinationOf(place('failed'), folder);
    await expect(backUp({ ...source, storage, destination })).rejects.toThrow('the disk is gone');
    expect((await readdir(folder)).filter((name) => name.includes('failed'))).toEqual([]);
  });
});
