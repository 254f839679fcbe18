import { randomUUID } from 'node:crypto';
import type { PersonLimits } from '@larder/shared/limits';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../db/db.ts';
import { testLimits } from '../../testing/limited-people.ts';
import type { VaultId } from '@larder/shared/ids';

const { deps, setLimits, storedBytes, countedBytes, leaveRoom, newPerson } = await testLimits();
const soup = { title: 'Soup' };

/** As many statements at once as there are connections; how many were let through. */
async function atOnce(times: number, statement: (run: number) => ReturnType<typeof sql>): Promise<number> {
  const db = connect(deps.databaseUrl, { max: times });
  try {
    const made = await Promise.allSettled(
      Array.from({ length: times }, (_, run) => statement(run).execute(db)),
    );
    return made.filter(({ status }) => status === 'fulfilled').length;
  } finally {
    await db.destroy();
  }
}

beforeEach(() => setLimits({}));

describe('fifty connections at once', () => {
  const CONNECTIONS = 50;

  it('write no more bytes than there is room for', async () => {
    const { vaultId } = await newPerson();
    const insert = () => sql`insert into recipes (user_id, title) values (${vaultId}, ${'x'.repeat(100)})`;
    await insert().execute(deps.db);
    const one = await storedBytes(vaultId);
    await leaveRoom(vaultId, 10 * one + one / 2);
    expect(await atOnce(CONNECTIONS, insert)).toBe(10);
    expect(await storedBytes(vaultId)).toBe(11 * one);
    expect(await countedBytes(vaultId)).toBe(11 * one);
  });

  it.each<[string, Partial<PersonLimits>, (id: VaultId) => ReturnType<typeof sql>]>([
    ['recipes', { recipes: 7 }, (id) => sql`insert into recipes (user_id, title) values (${id}, 'Soup')`],
    [
      'collections',
      { collections: 7 },
      (id) => sql`insert into playlists (user_id, name) values (${id}, 'Pies')`,
    ],
    [
      'pasted pages',
      { pastedPages: 7 },
      (id) => sql`insert into imports (user_id, kind, input, content) values (${id}, 'html', '{}', 'x')`,
    ],
    [
      'covers',
      { picturesAnHour: 7 },
      (id) => sql`insert into photos (user_id, purpose, storage_key, width, height, widths, thumbhash)
        values (${id}, 'cover', ${randomUUID()}, 8, 6, '{8}', 'AA==')`,
    ],
    [
      'megabytes a minute',
      { writtenBytesAMinute: 7 * 1_200 + 1_100 },
      (id) => sql`insert into imports (user_id, kind, input) values (${id}, 'url', '{}')`,
    ],
  ])('create exactly as many %s as are allowed', async (_, limit, insert) => {
    const { vaultId } = await newPerson();
    await setLimits(limit);
    expect(await atOnce(CONNECTIONS, () => insert(vaultId))).toBe(7);
  });

  it('keep the sum right while some add, some save and some delete', async () => {
    const { vaultId, call } = await newPerson();
    const made = await Promise.all(Array.from({ length: 20 }, () => call.recipes.create(soup)));
    await atOnce(CONNECTIONS, (run) => {
      const id = made[run % 20]?.id;
      if (run % 3 === 0) return sql`delete from recipes where id = ${id}`;
      if (run % 3 === 1) return sql`insert into recipes (user_id, title) values (${vaultId}, 'Soup')`;
      return sql`update recipes set version = version + 1, cooking_notes = 'more' where id = ${id}`;
    });
    expect(await storedBytes(vaultId)).toBe(await countedBytes(vaultId));
  });
});

it('the usage of a person equals what their rows take, whatever they did', async () => {
  const step = fc.oneof(
    fc.record({ does: fc.constant('create' as const), length: fc.nat(300) }),
    fc.record({ does: fc.constant('save' as const), which: fc.nat(9), length: fc.nat(300) }),
    fc.record({ does: fc.constant('delete' as const), which: fc.nat(9) }),
    fc.record({ does: fc.constant('favorite' as const), which: fc.nat(9) }),
    fc.record({ does: fc.constant('paste' as const), length: fc.nat(300) }),
    fc.record({ does: fc.constant('dismiss' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { vaultId, call } = await newPerson();
      for (const next of steps) {
        const { items } = await call.recipes.list({});
        const chosen = 'which' in next ? items[next.which % Math.max(1, items.length)] : undefined;
        const cookingNotes = 'length' in next ? 'ß'.repeat(next.length) : '';
        if (next.does === 'create') await call.recipes.create({ ...soup, cookingNotes });
        if (next.does === 'paste') await call.imports.start({ kind: 'text', text: `Soup ${cookingNotes}` });
        if (next.does === 'dismiss') {
          const [first] = (await call.imports.list({})).items;
          if (first) await call.imports.dismiss({ id: first.id });
        }
        if (!chosen) continue;
        const { id } = chosen;
        if (next.does === 'save') {
          const { version = 1 } = await call.recipes.byId({ id });
          await call.recipes.update({ ...soup, id, version, cookingNotes });
        }
        if (next.does === 'favorite') await call.recipes.setFavorite({ id, isFavorite: true });
        if (next.does === 'delete') await call.recipes.delete({ id });
      }
      expect(await storedBytes(vaultId)).toBe(await countedBytes(vaultId));
    }),
    { numRuns: 15 },
  );
});

it('no minute has more writes than allowed, however they are spread', async () => {
  const allowed = 100;
  const write = fc.record({ waits: fc.nat(70), amount: fc.integer({ min: 1, max: 60 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(write, { maxLength: 12 }), async (writes) => {
      let [now, slot, counts]: [number, number, number[]] = [1_000_000, 0, [0, 0, 0]];
      const passed: { at: number; amount: number }[] = [];
      for (const { waits, amount } of writes) {
        now += waits;
        const next = Math.floor(now / 30);
        const { rows } = await sql<{ counts: number[]; sum: number }>`
          select counts, sum_of_counts(counts) as sum
          from counts_after(${counts}::bigint[], ${next - slot}, ${amount}) as counts`.execute(deps.db);
        if ((rows[0]?.sum ?? 0) > allowed) continue;
        [slot, counts] = [next, (rows[0]?.counts ?? []).map(Number)];
        passed.push({ at: now, amount });
      }
      for (const { at } of passed) {
        const within = passed.filter((other) => other.at > at - 60 && other.at <= at);
        expect(within.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(allowed);
      }
    }),
    { numRuns: 100 },
  );
});
