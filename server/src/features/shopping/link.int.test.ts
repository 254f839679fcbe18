import { randomUUID } from 'node:crypto';
import { SHOPPING_MESSAGES } from '@larder/shared/shopping/messages';
import { beforeEach, expect, it } from 'vitest';
import { callerOf } from '../../testing/harness.ts';
import { testLimits } from '../../testing/limited-people.ts';
import { makeFollow } from '../../testing/households.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { settled } from '../../testing/settled.ts';
import { newEntry, written } from '../../testing/shopping.ts';

const { deps, setLimits, storedBytes, countedBytes, newPerson } = await testLimits();
const visitor = callerOf(deps, null).shoppingLists;
const notFound = { appCode: 'SHOPPING_LIST_NOT_FOUND', message: SHOPPING_MESSAGES.notFound };

let lists: Awaited<ReturnType<typeof newPerson>>['call']['shoppingLists'];
let alice: Awaited<ReturnType<typeof newPerson>>;
let id: string;
beforeEach(async () => {
  await setLimits({});
  alice = await newPerson();
  lists = alice.call.shoppingLists;
  id = (await lists.create({ id: randomUUID(), name: 'Party' })).id;
});

it('whoever has the link reads what is on the list, as it changes, and nothing else', async () => {
  const [milk, eggs] = [newEntry({ note: written('fresh', 1) }), newEntry({ text: written('eggs') })];
  const removed = newEntry({ text: written('secret'), isRemoved: written(true, 1) });
  await lists.put({ id, entries: [milk, eggs, removed] });
  const { shareId } = await lists.createLink({ id });
  expect(await lists.createLink({ id })).toEqual({ shareId });
  const first = await visitor.shared({ shareId });
  expect(first.list).toEqual({
    ...{ name: 'Party', ownerName: 'alice', aisleOrder: [] },
    entries: [
      { id: milk.id, language: 'en', text: 'milk', isTicked: false, aisle: null, note: 'fresh' },
      { id: eggs.id, language: 'en', text: 'eggs', isTicked: false, aisle: null, note: '' },
    ],
  });
  // What is the same is not sent again; whatever changes is.
  let { version } = first;
  const market = { id: randomUUID(), name: written('Market', 1), aisleOrder: written(['fish' as const], 1) };
  const changes = [
    () => lists.put({ id, entries: [{ ...milk, isTicked: written(true, 2) }] }),
    () => lists.update({ id, name: written('Feast', 2) }),
    () => lists.update({ id, store: written(market.id, 1), stores: [market] }),
    () => lists.put({ id, entries: [{ ...eggs, isRemoved: written(true, 2) }] }),
  ];
  for (const change of changes) {
    expect(await visitor.shared({ shareId, version })).toEqual({ version, list: null });
    await change();
    const answer = await visitor.shared({ shareId, version });
    expect(answer.list).not.toBeNull();
    ({ version } = answer);
  }
  expect((await visitor.shared({ shareId })).list).toMatchObject({
    ...{ name: 'Feast', aisleOrder: ['fish'] },
    entries: [{ text: 'milk', isTicked: true }],
  });
  expect(await storedBytes(alice.vaultId)).toBe(await countedBytes(alice.vaultId));
});

it('everybody in the list sees that it has a link, and whoever was invited does not', async () => {
  const [bob, carol] = [await newPerson(), await newPerson()];
  for (const person of [bob, carol]) await makeFollow(deps, person, alice);
  await lists.share({ id, userIds: [bob.userId, carol.userId] });
  await bob.call.shoppingLists.accept({ id });
  await settled(deps.db);
  const { cursor } = await bob.call.shoppingLists.changes({});
  await lists.createLink({ id });
  const seenBy = async ({ call }: typeof bob) => (await call.shoppingLists.byId({ id })).isLinked;
  expect(await Promise.all([alice, bob, carol].map(seenBy))).toEqual([true, true, false]);
  await settled(deps.db);
  const heard = await bob.call.shoppingLists.changes({ cursor });
  expect(heard.items).toMatchObject([{ id, isLinked: true }]);
  await lists.revokeLink({ id });
  await settled(deps.db);
  expect((await bob.call.shoppingLists.changes({ cursor: heard.cursor })).items).toMatchObject([
    { id, isLinked: false },
  ]);
});

it('pages that ask for a list count against a limit of their own, and leave shared recipes theirs', async () => {
  const counted: unknown[] = [];
  const limited = {
    ...deps,
    rateLimits: { ...deps.rateLimits, consume: async (...call: unknown[]) => void counted.push(call) },
  };
  await refusalOf(callerOf(limited, null).shoppingLists.shared({ shareId: randomUUID() }));
  expect(counted).toEqual([['sharedList', '203.0.113.7']]);
});

it('a link that was revoked leads nowhere at the next answer, like one that never was', async () => {
  const { shareId } = await lists.createLink({ id });
  const { version } = await visitor.shared({ shareId });
  await lists.revokeLink({ id });
  for (const asked of [{ shareId }, { shareId, version }, { shareId: randomUUID() }, { shareId: 'x' }])
    expect(await refusalOf(visitor.shared(asked))).toEqual(notFound);
  expect(await lists.link({ id })).toBeNull();
  const { shareId: another } = await lists.createLink({ id });
  expect(another).not.toBe(shareId);
  // Nor does that of a list that was deleted, when the list is restored.
  await lists.delete({ id });
  await lists.restoreDeleted({ id });
  expect(await refusalOf(visitor.shared({ shareId: another }))).toEqual(notFound);
});
