import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Deps, Viewer } from '../ctx.ts';
import { testDeps, testPerson } from '../testing/harness.ts';
import { createEvents, type Events } from './events.ts';

const PATIENCE = { timeout: 10_000, interval: 10 };

let deps: Deps;
let alice: Viewer;
let bob: Viewer;
let events: Events;

beforeAll(async () => {
  deps = await testDeps();
  [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
  events = createEvents(deps.config, deps.log);
  await events.ready;
  return () => events.close();
});

async function addImport(db: Deps['db'], { vaultId }: Viewer): Promise<string> {
  const { id } = await db
    .insertInto('imports')
    .values({
      user_id: vaultId,
      kind: 'url',
      input: JSON.stringify({ kind: 'url', url: 'https://example.org/' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it('wakes those who follow a person’s imports for each change of them, and no other listener', async () => {
  const [forAlice, forBob] = [vi.fn(), vi.fn()];
  const stops = [
    events.subscribe('imports', alice.userId, forAlice),
    events.subscribe('imports', bob.userId, forBob),
  ];
  const first = await addImport(deps.db, alice);
  const second = await addImport(deps.db, bob);
  await vi.waitFor(() => expect(forBob).toHaveBeenCalledWith(second), PATIENCE);
  expect(forAlice.mock.calls).toEqual([[first]]);
  expect(forBob.mock.calls).toEqual([[second]]);
  stops.forEach((stop) => stop());
});

it('says nothing of a change that was rolled back', async () => {
  const listener = vi.fn();
  const stop = events.subscribe('imports', alice.userId, listener);
  const rolledBack = deps.db.transaction().execute(async (trx) => {
    await addImport(trx, alice);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  const kept = await addImport(deps.db, alice);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledWith(kept), PATIENCE);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

it('numbers and dates every change of a row', async () => {
  const id = await addImport(deps.db, alice);
  const read = () =>
    deps.db
      .selectFrom('imports')
      .select(['seq', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const before = await read();
  await deps.db.updateTable('imports').set({ stage: 'converting' }).where('id', '=', id).execute();
  const after = await read();
  expect(after.seq).toBeGreaterThan(before.seq);
  expect(after.updated_at.getTime()).toBeGreaterThanOrEqual(before.updated_at.getTime());
});

it('does not call a listener that has left', async () => {
  const [gone, stays] = [vi.fn(), vi.fn()];
  events.subscribe('imports', alice.userId, gone)();
  const stop = events.subscribe('imports', alice.userId, stays);
  const id = await addImport(deps.db, alice);
  await vi.waitFor(() => expect(stays).toHaveBeenCalledWith(id), PATIENCE);
  expect(gone).not.toHaveBeenCalled();
  stop();
});

it('listens again after its connection was lost, and says that anything may have changed', async () => {
  const listener = vi.fn();
  const stop = events.subscribe('imports', alice.userId, listener);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'larder-events'`.execute(deps.db);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledWith(null), PATIENCE);
  const id = await addImport(deps.db, alice);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledWith(id), PATIENCE);
  stop();
});
