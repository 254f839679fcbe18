import { randomUUID } from 'node:crypto';
import type { ChangesDto } from '@larder/shared/sync/changes';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DRAFT } from '../testing/import-deps.ts';
import { testLimits } from '../testing/limited-people.ts';
import { answers } from '../trpc/transformer.ts';

const MOST_BYTES = 1_000_000;
const { deps, newPerson, setLimits } = await testLimits();
const { db } = deps;
await setLimits({ storedBytes: 2_000_000_000, writtenBytesAMinute: 2_000_000_000 });
type Person = Awaited<ReturnType<typeof newPerson>>;

/** A recipe whose steps have so many characters; written in JSON, some of them take up to six bytes. */
async function recipeOf({ userId }: Person, size: { lines: number; character: string }): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into recipes (user_id, title, instructions)
    values (${userId}, 'Soup', array_fill(repeat(${size.character}, 3000), array[${size.lines}::int])) returning id`.execute(
    db,
  );
  return rows[0]!.id;
}

type Ask = (cursor: string | undefined) => Promise<ChangesDto<{ id: string }>>;

/** What came, page after page; each was as large as a page may be. */
async function followed(ask: Ask, from?: string): Promise<{ came: string[]; pages: number; cursor: string }> {
  const came: string[] = [];
  let pages = 0;
  for (let cursor = from; ;) {
    const page = await ask(cursor);
    const bytes = Buffer.byteLength(JSON.stringify(answers.serialize(page)));
    if (page.items.length > 1) expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    came.push(...page.items.map(({ id }) => id), ...page.deletedIds);
    pages += 1;
    ({ cursor } = page);
    if (!page.hasMore) return { came, pages, cursor };
  }
}

const recipesOf =
  ({ call }: Person, limit = 100): Ask =>
  (cursor) =>
    call.recipes.changedSince({ cursor, limit });

/** Their ids, the newest first. */
async function largeCollections({ call, userId }: Person): Promise<string[]> {
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1)
    ids.unshift((await call.playlists.create({ name: `Collection ${count}` })).id);
  await db.transaction().execute(async (inside) => {
    // Without what triggers note of each: it takes most of the time.
    await sql`set local session_replication_role = replica`.execute(inside);
    await sql`insert into recipes (user_id, title) select ${userId}, 'Small' from generate_series(1, 3000)`.execute(
      inside,
    );
    await sql`
      insert into playlist_recipes (playlist_id, recipe_id, user_id, added_by, position)
      select l.id, r.id, r.user_id, r.user_id, row_number() over (partition by l.id)
      from recipes r join playlists l on l.user_id = r.user_id where r.user_id = ${userId}`.execute(inside);
  });
  return ids;
}

describe('a page of changes', () => {
  it('ends at 1 MB and goes on with the next recipe, whatever their sizes', async () => {
    const size = fc.record({
      lines: fc.constantFrom(1, 40, 100, 200),
      character: fc.constantFrom('x', '"', 'é', '\u0001'),
    });
    const sizes = fc.array(size, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1, max: 9 }), async (sizes, limit) => {
        const alice = await newPerson();
        const ids: string[] = [];
        for (const size of sizes) ids.unshift(await recipeOf(alice, size));
        const all = await followed(recipesOf(alice, limit));
        expect(all.came).toEqual(ids);

        for (const id of ids) await alice.call.recipes.setFavorite({ id, isFavorite: true });
        await alice.call.recipes.delete({ id: ids[0]! });
        const { came } = await followed(recipesOf(alice, limit), all.cursor);
        expect(new Set(came)).toEqual(new Set(ids));
      }),
      { numRuns: 6 },
    );
  });

  it('holds a hundred ordinary recipes', async () => {
    const alice = await newPerson();
    for (let count = 0; count < 100; count += 1) await recipeOf(alice, { lines: 2, character: 'x' });
    expect((await followed(recipesOf(alice))).pages).toBe(1);
  });

  it('has a recipe that was changed again and again once', async () => {
    const alice = await newPerson();
    const large = await recipeOf(alice, { lines: 200, character: 'x' });
    const other = await recipeOf(alice, { lines: 1, character: 'x' });
    const { cursor } = await followed(recipesOf(alice));
    for (const id of [large, other])
      for (const isFavorite of [true, false, true, false, true])
        await alice.call.recipes.setFavorite({ id, isFavorite });
    const { came, pages } = await followed(recipesOf(alice), cursor);
    expect({ came: came.sort(), pages }).toEqual({ came: [large, other].sort(), pages: 1 });
    // Seven changes are left behind the end of the first page of three.
    expect(new Set((await followed(recipesOf(alice, 3), cursor)).came)).toEqual(new Set([large, other]));
  });

  it('counts the cook log, and what a collection holds', async () => {
    const alice = await newPerson();
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      const id = await recipeOf(alice, { lines: 1, character: 'x' });
      ids.unshift(id);
      await sql`
        insert into cook_log (recipe_id, id, user_id, cooked_on, note, created_at)
        select ${id}, gen_random_uuid(), ${alice.userId}, '2025-03-01', repeat('ß', 2000), now() from generate_series(1, 20)`.execute(
        db,
      );
    }
    const recipes = await followed(recipesOf(alice));
    expect(recipes.came).toEqual(ids);
    expect(recipes.pages).toBeGreaterThan(1);

    const collections = await largeCollections(alice);
    const { call } = alice;
    const changes: Ask = (cursor) => call.playlists.changes({ cursor });
    for (const ask of [changes, ((cursor) => call.playlists.changedSince({ cursor })) as Ask]) {
      const { came, pages, cursor } = await followed(ask);
      expect(came).toEqual(collections);
      expect(pages).toBeGreaterThan(1);
      await sql`update playlists set description = ${randomUUID()} where user_id = ${alice.userId}`.execute(
        db,
      );
      expect(new Set((await followed(ask, cursor)).came)).toEqual(new Set(collections));
    }
  });
});

/** Pages as lists have them, each as large as a page may be. Gives what came and on how many pages. */
async function pagesOf<Item>(
  ask: (cursor?: string) => Promise<{ items: Item[]; nextCursor: string | null }>,
): Promise<{ came: Item[]; pages: number }> {
  const came: Item[] = [];
  for (let pages = 1, cursor: string | undefined; ; pages += 1) {
    const { items, nextCursor } = await ask(cursor);
    const bytes = Buffer.byteLength(JSON.stringify(answers.serialize(items)));
    if (items.length > 1) expect(bytes).toBeLessThanOrEqual(MOST_BYTES + 1_000);
    came.push(...items);
    if (nextCursor === null) return { came, pages };
    cursor = nextCursor;
  }
}

describe('a page of large things', () => {
  const lines = Array.from({ length: 200 }, () => 'x'.repeat(1_000));

  it('holds the drafts of imports that make 1 MB, the newest first', async () => {
    const alice = await newPerson();
    const ids = Array.from({ length: 11 }, () => randomUUID());
    for (const [index, id] of ids.entries())
      await db
        .insertInto('imports')
        .values({
          ...{ id, user_id: alice.vaultId, kind: 'url', status: 'done', stage: 'complete' },
          input: JSON.stringify({ url: 'https://example.org/soup' }),
          draft: JSON.stringify({ ...DRAFT, instructions: lines }),
          created_at: new Date(Date.UTC(2026, 0, 20 - index)),
        })
        .execute();
    const listed = await pagesOf((cursor) => alice.call.imports.list({ cursor }));
    expect(listed.came.map(({ id }) => id)).toEqual(ids);
    expect(listed.pages).toBe(3);
    const ready = await pagesOf((cursor) => alice.call.imports.ready({ cursor }));
    expect(ready.came.map(({ id, steps }) => [id, steps])).toEqual(ids.map((id) => [id, lines.length]));
  });

  it('holds the versions of a recipe that make 1 MB, each with what differs from the one before', async () => {
    const alice = await newPerson();
    const { id } = await alice.call.recipes.create({ title: 'Soup 0', instructions: lines });
    for (let version = 1; version <= 10; version += 1)
      await alice.call.recipes.update({ id, version, title: `Soup ${version}`, instructions: lines });
    const whole = await alice.call.recipes.versions({ id, limit: 1 });
    expect(whole).toMatchObject({ total: 11, items: [{ version: 11 }] });
    const { came, pages } = await pagesOf((cursor) => alice.call.recipes.versions({ id, cursor }));
    expect(came.map(({ version }) => version)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(came.map(({ changedFields }) => changedFields)).toEqual([
      ...Array<string[]>(10).fill(['title']),
      null,
    ]);
    expect(pages).toBeGreaterThan(2);
  });
});
