import { randomUUID } from 'node:crypto';
import { PRIVACY_LEVELS, type PrivacyLevel } from '@larder/shared/playlist/messages';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Deps, Viewer } from '../ctx.ts';
import { callerOf, testPerson } from './harness.ts';
import { makeCollection } from './households.ts';

interface Collection {
  id: string;
  owner: number;
  level: PrivacyLevel;
  recipes: Set<string>;
  /** There is a sharing list, which may have become empty. */
  isForChosen: boolean;
  chosen: Set<number>;
}

/** The expected state by the rules: people and collections by their index, links as 'from>to'. */
export interface World {
  deps: Deps;
  people: Viewer[];
  collections: Collection[];
  recipes: { id: string; owner: number; pictureId: string; shareId: string | null }[];
  follows: Set<string>;
  requests: Map<string, string>;
  blocks: Set<string>;
  closed: Set<number>;
  /** Who has deleted their account. */
  gone: Set<number>;
  /** Share links that were revoked or whose recipe was deleted. */
  deadShares: string[];
}

const PEOPLE = ['alice', 'bob', 'carol'];
const person = fc.nat(PEOPLE.length - 1);
const pick = fc.nat(20);
const level = fc.constantFrom(...PRIVACY_LEVELS);

const step = fc.oneof(
  fc.record({ do: fc.constant('collect' as const), a: person, level }),
  fc.record({ do: fc.constantFrom('cook' as const, 'close' as const), a: person }),
  fc.record({ do: fc.constant('move' as const), n: pick, m: pick }),
  fc.record({ do: fc.constant('level' as const), n: pick, level }),
  fc.record({
    do: fc.constant('choose' as const),
    n: pick,
    people: fc.uniqueArray(person, { maxLength: 2 }),
  }),
  fc.record({ do: fc.constantFrom('ask' as const, 'accept' as const), a: person, b: person }),
  fc.record({ do: fc.constantFrom('decline' as const, 'cancel' as const), a: person, b: person }),
  fc.record({ do: fc.constantFrom('unfollow' as const, 'removeFollower' as const), a: person, b: person }),
  fc.record({ do: fc.constantFrom('block' as const, 'unblock' as const), a: person, b: person }),
  fc.record({ do: fc.constantFrom('share' as const, 'revoke' as const, 'delete' as const), n: pick }),
  fc.record({ do: fc.constant('scrap' as const), n: pick, withRecipes: fc.boolean() }),
);
/** Sometimes a person deletes their account, as their last step, since there is less to see afterwards. */
const leave = fc.record({ do: fc.constant('leave' as const), a: person });

type StepOf<A> = A extends fc.Arbitrary<infer T> ? T : never;
type Step = StepOf<typeof step> | StepOf<typeof leave>;
type Take<Kind extends Step['do']> = (world: World, given: Extract<Step, { do: Kind }>) => Promise<void>;

const PAIRS = PEOPLE.flatMap((_, a) => PEOPLE.map((__, b) => ({ a, b }))).filter(({ a, b }) => a !== b);
/** Some people follow others who have limited a collection to one of them, which random steps seldom produce. */
const beginning = fc.subarray(PAIRS).map((pairs): Step[] => {
  const following = pairs.flatMap(({ a, b }): Step[] => [
    { do: 'ask', a, b },
    { do: 'accept', a: b, b: a },
  ]);
  const limiting = [...new Map(pairs.map(({ a, b }) => [b, a]))].flatMap(([owner, follower], n): Step[] => [
    { do: 'collect', a: owner, level: 'limited' },
    { do: 'choose', n, people: [follower] },
  ]);
  return [...following, ...limiting];
});

export const history = fc
  .tuple(
    fc.option(beginning, { freq: 1, nil: [] }),
    fc.array(step, { minLength: 8, maxLength: 30 }),
    fc.option(leave, { freq: 4 }),
    fc.array(step),
  )
  .map(([start, before, left, after]): Step[] =>
    left ? [...start, ...before, left, ...after] : [...start, ...before],
  );

export async function newWorld(deps: Deps): Promise<World> {
  return {
    deps,
    people: await Promise.all(PEOPLE.map((name) => testPerson(deps, name))),
    collections: [],
    recipes: [],
    follows: new Set(),
    requests: new Map(),
    blocks: new Set(),
    closed: new Set(),
    gone: new Set(),
    deadShares: [],
  };
}

export const link = (from: number, to: number) => `${from}>${to}`;
export const asPerson = ({ deps, people }: World, index: number) => callerOf(deps, people[index]!);
export const personId = ({ people }: World, index: number) => ({ userId: people[index]!.userId });

/** Takes the step in the product and in the model; one that the rules refuse changes neither. */
export async function take(world: World, given: Step): Promise<void> {
  const isActing = 'a' in given && world.gone.has(given.a);
  if (!isActing) await (moves[given.do] as Take<Step['do']>)(world, given);
}

const moves: { [Kind in Step['do']]: Take<Kind> } = {
  collect: async (world, { a, level: privacyLevel }) => {
    const id = await makeCollection(world.deps, world.people[a]!, { privacyLevel });
    const list = { isForChosen: false, chosen: new Set<number>() };
    world.collections.push({ id, owner: a, level: privacyLevel, recipes: new Set(), ...list });
  },
  cook: async (world, { a }) => {
    const pictureId = await makeImage(world.deps, world.people[a]!);
    const { id } = await asPerson(world, a).recipes.create({ title: 'Pie', imageId: pictureId });
    world.recipes.push({ id, owner: a, pictureId, shareId: null });
  },
  close: async (world, { a }) => {
    const isProfilePublic = world.closed.has(a);
    const { displayName, username } = world.people[a]!;
    await asPerson(world, a).profiles.update({ displayName, username, isProfilePublic });
    if (!world.closed.delete(a)) world.closed.add(a);
  },
  level: async (world, { n, level: privacyLevel }) => {
    const collection = oneOf(world.collections, n);
    if (!collection) return;
    await asPerson(world, collection.owner).playlists.update({ id: collection.id, privacyLevel });
    collection.level = privacyLevel;
  },
  choose: async (world, { n, people }) => {
    const collection = oneOf(world.collections, n);
    if (!collection) return;
    const { id, owner } = collection;
    const sharedWith = people.map((index) => personId(world, index).userId);
    const isDone = await isTaken(asPerson(world, owner).playlists.update({ id, sharedWith }));
    expect(isDone).toBe(people.every((index) => world.follows.has(link(index, owner))));
    if (isDone) Object.assign(collection, { isForChosen: people.length > 0, chosen: new Set(people) });
  },
  move: async (world, { n, m }) => {
    const [collection, recipe] = [oneOf(world.collections, n), oneOf(world.recipes, m)];
    if (!collection || !recipe) return;
    const isIn = collection.recipes.has(recipe.id);
    const change = { id: collection.id, recipeIds: [recipe.id] };
    const { playlists } = asPerson(world, collection.owner);
    const isDone = await isTaken(isIn ? playlists.removeRecipes(change) : playlists.addRecipes(change));
    expect(isDone).toBe(collection.owner === recipe.owner);
    if (isDone && !collection.recipes.delete(recipe.id)) collection.recipes.add(recipe.id);
  },
  share: async (world, { n }) => {
    const recipe = oneOf(world.recipes, n);
    if (!recipe) return;
    const { shareId } = await asPerson(world, recipe.owner).shares.create({ recipeId: recipe.id });
    recipe.shareId = shareId;
  },
  revoke: async (world, { n }) => {
    const recipe = oneOf(world.recipes, n);
    if (!recipe?.shareId) return;
    await asPerson(world, recipe.owner).shares.revoke({ shareId: recipe.shareId });
    world.deadShares.push(recipe.shareId);
    recipe.shareId = null;
  },
  delete: async (world, { n }) => {
    const recipe = oneOf(world.recipes, n);
    if (!recipe) return;
    await asPerson(world, recipe.owner).recipes.delete({ id: recipe.id });
    forgetRecipes(world, (one) => one === recipe);
  },
  scrap: async (world, { n, withRecipes }) => {
    const collection = oneOf(world.collections, n);
    if (!collection) return;
    const given = { id: collection.id, withRecipes, confirmName: collection.level };
    // makeCollection names a collection by its first level; only a large one needs the name.
    const isDone = await isTaken(asPerson(world, collection.owner).playlists.delete(given));
    expect(isDone || collection.recipes.size > 5).toBe(true);
    if (!isDone) return;
    world.collections = world.collections.filter((one) => one !== collection);
    if (withRecipes) forgetRecipes(world, ({ id }) => collection.recipes.has(id));
  },
  ask: async (world, { a, b }) => {
    const [there, back] = [link(a, b), link(b, a)];
    const { requestId } = await asPerson(world, a)
      .follows.follow(personId(world, b))
      .catch(() => ({ requestId: null }));
    const isBlocked = world.blocks.has(there) || world.blocks.has(back);
    const isKnown = world.follows.has(there) || world.requests.has(there);
    expect(requestId !== null).toBe(a !== b && !isBlocked && !isKnown && !world.gone.has(b));
    if (requestId !== null) world.requests.set(there, requestId);
  },
  accept: async (world, { a, b }) => {
    const requestId = world.requests.get(link(b, a));
    if (requestId === undefined) return;
    await asPerson(world, a).follows.accept({ requestId });
    world.requests.delete(link(b, a));
    world.follows.add(link(b, a));
  },
  decline: async (world, { a, b }) => {
    const requestId = world.requests.get(link(b, a));
    if (requestId === undefined) return;
    expect(await isTaken(asPerson(world, b).follows.decline({ requestId }))).toBe(false);
    await asPerson(world, a).follows.decline({ requestId });
    world.requests.delete(link(b, a));
  },
  cancel: async (world, { a, b }) => {
    const requestId = world.requests.get(link(a, b));
    if (requestId === undefined) return;
    expect(await isTaken(asPerson(world, b).follows.cancel({ requestId }))).toBe(false);
    await asPerson(world, a).follows.cancel({ requestId });
    world.requests.delete(link(a, b));
  },
  unfollow: async (world, { a, b }) => {
    await asPerson(world, a).follows.unfollow(personId(world, b));
    unlink(world, (one) => one === link(a, b), 'follows');
  },
  removeFollower: async (world, { a, b }) => {
    await asPerson(world, a).follows.removeFollower(personId(world, b));
    unlink(world, (one) => one === link(b, a), 'follows');
  },
  block: async (world, { a, b }) => {
    const [there, back] = [link(a, b), link(b, a)];
    const isDone = await isTaken(asPerson(world, a).follows.block(personId(world, b)));
    expect(isDone).toBe(a !== b && !world.blocks.has(back) && !world.gone.has(b));
    if (!isDone) return;
    world.blocks.add(there);
    unlink(world, (one) => one === there || one === back);
  },
  unblock: async (world, { a, b }) => {
    await asPerson(world, a).follows.unblock(personId(world, b));
    world.blocks.delete(link(a, b));
  },
  leave: async (world, { a }) => {
    await world.deps.db.deleteFrom('users').where('id', '=', personId(world, a).userId).execute();
    world.gone.add(a);
    world.collections = world.collections.filter(({ owner }) => owner !== a);
    forgetRecipes(world, ({ owner }) => owner === a);
    const isTheirs = (one: string) => one.split('>').includes(String(a));
    unlink(world, isTheirs);
    for (const one of [...world.blocks].filter(isTheirs)) world.blocks.delete(one);
  },
};

function oneOf<T>(items: readonly T[], n: number): T | undefined {
  return items[n % Math.max(1, items.length)];
}

function isTaken(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    () => false,
  );
}

/** Removes follows, with their entries on sharing lists, and requests too unless `what` is given. */
function unlink(world: World, isOver: (link: string) => boolean, what?: 'follows'): void {
  for (const one of [...world.follows].filter(isOver)) {
    world.follows.delete(one);
    for (const { owner, chosen } of world.collections)
      for (const index of chosen) if (link(index, owner) === one) chosen.delete(index);
  }
  if (what === 'follows') return;
  for (const one of [...world.requests.keys()].filter(isOver)) world.requests.delete(one);
}

function forgetRecipes(world: World, isGone: (recipe: World['recipes'][number]) => boolean): void {
  for (const { id, shareId } of world.recipes.filter(isGone)) {
    if (shareId !== null) world.deadShares.push(shareId);
    for (const { recipes } of world.collections) recipes.delete(id);
  }
  world.recipes = world.recipes.filter((recipe) => !isGone(recipe));
}

/** The row of an image, without files. */
export async function makeImage(
  deps: Deps,
  { vaultId }: Viewer,
  purpose: 'cover' | 'photo' | 'avatar' | 'gallery' | 'result' = 'cover',
): Promise<string> {
  const { id } = await deps.db
    .insertInto('photos')
    .values({
      user_id: vaultId,
      purpose,
      storage_key: `photos/${randomUUID()}`,
      width: 320,
      height: 200,
      widths: [320],
      thumbhash: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
