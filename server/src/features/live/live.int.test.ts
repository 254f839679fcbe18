import { randomUUID } from 'node:crypto';
import { LIVE_ENTITY_NAMES } from '@larder/shared/sync/live-entities';
import { isTrackedEnvelope } from '@trpc/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Deps, Viewer } from '../../ctx.ts';
import { callerOf, ctxOf, testPerson } from '../../testing/harness.ts';
import { importDeps } from '../../testing/import-deps.ts';
import { makeFollow } from '../../testing/households.ts';
import { newEntry, written } from '../../testing/shopping.ts';
import { watchChanges } from './watch-changes.ts';

let deps: Deps & { close: () => Promise<void> };
let alice: Viewer;
let bob: Viewer;

beforeAll(async () => {
  deps = await importDeps();
  [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
});
afterAll(() => deps.close());

function watch(
  viewer: Viewer,
  using: Deps = deps,
  asked: { withMoves?: boolean; withEntities?: boolean } = {},
) {
  const stream = new AbortController();
  const changes = watchChanges(ctxOf(using, viewer), asked, stream.signal);
  onTestFinished(async () => {
    stream.abort();
    await changes.return();
  });
  return { next: async () => (await changes.next()).value, stop: () => stream.abort() };
}

it('the live stream sends pending requests first and then each change between people', async () => {
  const carol = await testPerson(deps, 'carol');
  const [asBob, asCarol] = [callerOf(deps, bob).follows, callerOf(deps, carol).follows];
  const changes = watch(carol);
  expect(await changes.next()).toEqual({ kind: 'people', pendingRequests: 0 });
  const { requestId } = await asBob.follow({ userId: carol.userId });
  expect(await changes.next()).toEqual({ kind: 'people', pendingRequests: 1 });
  await asCarol.accept({ requestId: requestId ?? '' });
  expect(await changes.next()).toEqual({ kind: 'people', pendingRequests: 0 });
  await asBob.unfollow({ userId: carol.userId });
  expect(await changes.next()).toEqual({ kind: 'people', pendingRequests: 0 });
});

it('the live stream also informs the other person, who was accepted or is no longer a follower', async () => {
  const [dora, eve] = [await testPerson(deps, 'dora'), await testPerson(deps, 'eve')];
  await makeFollow(deps, dora, eve);
  const changes = watch(dora);
  await changes.next();
  await callerOf(deps, eve).follows.block({ userId: dora.userId });
  expect(await changes.next()).toEqual({ kind: 'people', pendingRequests: 0 });
});

it('the live stream informs only the people who are put on a sharing list, taken off it, or on it when the collection stops being limited', async () => {
  const [ann, ben, cid] = [
    await testPerson(deps, 'ann'),
    await testPerson(deps, 'ben'),
    await testPerson(deps, 'cid'),
  ];
  for (const follower of [ben, cid]) await makeFollow(deps, follower, ann);
  const { playlists } = callerOf(deps, ann);
  const [bens, cids] = [watch(ben), watch(cid)];
  await Promise.all([bens.next(), cids.next()]);
  const { id } = await playlists.create({ name: 'x', privacyLevel: 'limited', sharedWith: [ben.userId] });
  expect(await bens.next()).toEqual({ kind: 'people', pendingRequests: 0 });
  await playlists.update({ id, privacyLevel: 'private' });
  expect(await bens.next()).toEqual({ kind: 'people', pendingRequests: 0 });
  await playlists.update({ id, sharedWith: [] });
  expect(await bens.next()).toEqual({ kind: 'people', pendingRequests: 0 });
  // The first that Cid hears of is somebody asking him.
  await callerOf(deps, ann).follows.follow({ userId: cid.userId });
  expect(await cids.next()).toEqual({ kind: 'people', pendingRequests: 1 });
});

it('the live stream contains the changes of imports, with their number as event id', async () => {
  const changes = watch(alice);
  await changes.next();
  const { id } = await callerOf(deps, alice).imports.start({ kind: 'url', url: 'https://example.org/soup' });
  expect(await changes.next()).toMatchObject({ kind: 'import', import: { id, status: 'queued' } });
  const events = (await callerOf(deps, alice).live.changes())[Symbol.asyncIterator]();
  onTestFinished(() => void events.return?.());
  const given = [(await events.next()).value, (await events.next()).value];
  expect(given.filter((event) => isTrackedEnvelope(event as object))).toHaveLength(1);
  expect(given).toContainEqual({ kind: 'people', pendingRequests: 0 });
});

it('the live stream contains the changes of a move where they are asked for', async () => {
  const hal = await testPerson(deps, 'hal');
  const changes = watch(hal, deps, { withMoves: true });
  expect([await changes.next(), await changes.next()]).toEqual(
    expect.arrayContaining([{ kind: 'move', move: null }]),
  );
  const { moves } = callerOf(deps, hal);
  const { id } = await moves.begin({ name: 'library.zip', size: 9 });
  expect(await changes.next()).toMatchObject({ kind: 'move', move: { id, status: 'uploading' } });
  await deps.db.updateTable('moves').set({ percent: 40 }).where('id', '=', id).execute();
  expect(await changes.next()).toMatchObject({ kind: 'move', move: { id, percent: 40 } });
  await moves.cancel({ id });
  expect(await changes.next()).toMatchObject({ kind: 'move' });
});

it('the live stream has nothing of what happens between other people', async () => {
  const [fay, gus] = [await testPerson(deps, 'fay'), await testPerson(deps, 'gus')];
  const changes = watch(fay);
  await changes.next();
  await callerOf(deps, bob).follows.follow({ userId: gus.userId });
  await callerOf(deps, gus).follows.follow({ userId: fay.userId });
  expect(await changes.next()).toEqual({ kind: 'people', pendingRequests: 1 });
});

it('the live stream unsubscribes when it ends', async () => {
  const unsubscribe = vi.fn();
  const events: Deps['events'] = {
    ...deps.events,
    subscribe: (...args) => {
      const stop = deps.events.subscribe(...args);
      return () => {
        stop();
        unsubscribe();
      };
    },
  };
  const changes = watch(alice, { ...deps, events });
  await changes.next();
  changes.stop();
  await vi.waitFor(async () => expect(await changes.next()).toBeUndefined());
  expect(unsubscribe).toHaveBeenCalledTimes(2);
});

/** What comes of live entities: first all of them, then what changed. */
async function hearing(viewer: Viewer) {
  const changes = watch(viewer, deps, { withEntities: true });
  const next = async (): Promise<string> => {
    const change = await changes.next();
    return change?.kind === 'entities' ? change.entity : next();
  };
  const first: string[] = [];
  while (first.length < LIVE_ENTITY_NAMES.length) first.push(await next());
  expect(first.toSorted()).toEqual(LIVE_ENTITY_NAMES.toSorted());
  return next;
}

it('the live stream brings each change of a shopping list to everybody who takes part in it, and to nobody else', async () => {
  const [ida, jon, kim] = [
    await testPerson(deps, 'ida'),
    await testPerson(deps, 'jon'),
    await testPerson(deps, 'kim'),
  ];
  for (const follower of [jon, kim]) await makeFollow(deps, follower, ida);
  const [hers, his, kims] = [await hearing(ida), await hearing(jon), await hearing(kim)];
  const [asIda, asJon, asKim] = [ida, jon, kim].map((viewer) => callerOf(deps, viewer).shoppingLists);
  const id = randomUUID();
  const milk = newEntry();
  await asIda!.create({ id, name: 'Shopping' });
  expect(await hers()).toBe('shoppingList');
  await asIda!.share({ id, userIds: [jon.userId] });
  expect([await hers(), await his()]).toEqual(['shoppingList', 'shoppingList']);
  await asIda!.put({ id, entries: [milk] });
  expect(await hers()).toBe('shoppingEntry');
  // Jon is only invited.
  await asJon!.accept({ id });
  expect(new Set([await his(), await his()])).toEqual(new Set(['shoppingList', 'shoppingEntry']));
  await asJon!.put({ id, entries: [{ ...milk, isTicked: written(true, 1) }] });
  expect([await hers(), await his()]).toEqual(['shoppingEntry', 'shoppingEntry']);
  await asIda!.update({ id, name: written('Saturday', 1) });
  expect(await his()).toBe('shoppingList');
  await asJon!.leave({ id });
  expect(new Set([await his(), await his()])).toEqual(new Set(['shoppingList', 'shoppingEntry']));
  // The first that Kim hears of is a list of her own.
  await asKim!.create({ id: randomUUID(), name: 'Own' });
  expect(await kims()).toBe('shoppingList');
});

it('the database announces the entities that are live, and no others', async () => {
  const { rows } = await sql<{ trigger: string }>`
    select pg_get_triggerdef(oid) as trigger from pg_trigger where tgname = 'entity_changes_announce'`.execute(
    deps.db,
  );
  const named = [...(rows[0]?.trigger ?? '').matchAll(/'(\w+)'::text/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(LIVE_ENTITY_NAMES.toSorted());
});
