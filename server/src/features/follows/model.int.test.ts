import { PRIVACY_LEVELS } from '@larder/shared/playlist';
import {
  canSeePlaylist,
  canSeeRecipe,
  seenOfProfile,
  type PlaylistStanding,
} from '@larder/shared/visibility';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { makeCollection } from '../../testing/households.ts';

/** MODEL_RUNS=300 or 3000 is the full measure; `npm test` runs fewer. */
const RUNS = Number(process.env.MODEL_RUNS ?? 300);
const PEOPLE = ['alice', 'bob', 'carol'];
const deps = await testDeps();

/** What is so, by the rules alone: people and collections by their place in a list, links as 'from>to'. */
interface World {
  people: Viewer[];
  collections: { id: string; owner: number; level: string; recipes: Set<string> }[];
  recipes: { id: string; owner: number; shareId: string | null }[];
  follows: Set<string>;
  requests: Map<string, string>;
  blocks: Set<string>;
  closed: Set<number>;
}

const person = fc.nat(PEOPLE.length - 1);
const pick = fc.nat(20);
const step = fc.oneof(
  fc.record({ do: fc.constant('collect' as const), a: person, level: fc.constantFrom(...PRIVACY_LEVELS) }),
  fc.record({ do: fc.constant('cook' as const), a: person }),
  fc.record({ do: fc.constant('move' as const), n: pick, m: pick }),
  fc.record({ do: fc.constant('level' as const), n: pick, level: fc.constantFrom(...PRIVACY_LEVELS) }),
  fc.record({ do: fc.constantFrom('ask', 'accept', 'unfollow', 'block', 'unblock'), a: person, b: person }),
  fc.record({ do: fc.constantFrom('share', 'revoke', 'delete'), n: pick }),
  fc.record({ do: fc.constant('close' as const), a: person }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const link = (from: number, to: number) => `${from}>${to}`;

/** Does the step in the product and in the world; one that the rules refuse is done in neither. */
async function take(world: World, given: Step): Promise<void> {
  const { people, collections, recipes, follows, requests, blocks } = world;
  const as = (index: number) => callerOf(deps, people[index]!);
  const idOf = (index: number) => ({ userId: people[index]!.userId });
  const done = (call: Promise<unknown>) =>
    call.then(
      () => true,
      () => false,
    );
  if (given.do === 'collect') {
    const id = await makeCollection(deps, people[given.a]!, { privacyLevel: given.level });
    collections.push({ id, owner: given.a, level: given.level, recipes: new Set() });
  } else if (given.do === 'cook') {
    const { id } = await as(given.a).recipes.create({ title: 'Pie' });
    recipes.push({ id, owner: given.a, shareId: null });
  } else if (given.do === 'close') {
    await deps.db
      .updateTable('profiles')
      .set({ is_profile_public: world.closed.has(given.a) })
      .where('user_id', '=', idOf(given.a).userId)
      .execute();
    if (!world.closed.delete(given.a)) world.closed.add(given.a);
  } else if (given.do === 'level') {
    const collection = collections[given.n % Math.max(1, collections.length)];
    if (!collection) return;
    const values = { privacy_level: given.level };
    await deps.db.updateTable('playlists').set(values).where('id', '=', collection.id).execute();
    collection.level = given.level;
  } else if (given.do === 'move') {
    const collection = collections[given.n % Math.max(1, collections.length)];
    const recipe = recipes[given.m % Math.max(1, recipes.length)];
    if (!collection || !recipe) return;
    const isIn = collection.recipes.has(recipe.id);
    const change = { id: collection.id, recipeIds: [recipe.id] };
    const { playlists } = as(collection.owner);
    const isDone = await done(isIn ? playlists.removeRecipes(change) : playlists.addRecipes(change));
    expect(isDone).toBe(collection.owner === recipe.owner);
    if (isDone && !collection.recipes.delete(recipe.id)) collection.recipes.add(recipe.id);
  } else if ('n' in given) {
    const index = given.n % Math.max(1, recipes.length);
    const recipe = recipes[index];
    if (!recipe) return;
    const caller = as(recipe.owner);
    if (given.do === 'share') recipe.shareId = (await caller.shares.create({ recipeId: recipe.id })).shareId;
    if (given.do === 'revoke' && recipe.shareId) {
      await caller.shares.revoke({ shareId: recipe.shareId });
      recipe.shareId = null;
    }
    if (given.do === 'delete') {
      await caller.recipes.delete({ id: recipe.id });
      recipes.splice(index, 1);
      for (const collection of collections) collection.recipes.delete(recipe.id);
    }
  } else {
    const { a, b } = given;
    const [there, back] = [link(a, b), link(b, a)];
    const isBetween = (links: Set<string>) => links.has(there) || links.has(back);
    if (given.do === 'ask') {
      const asked = await as(a)
        .follows.follow(idOf(b))
        .then(
          ({ requestId }) => requestId,
          () => null,
        );
      const may = a !== b && !isBetween(blocks) && !follows.has(there) && !requests.has(there);
      expect(asked !== null).toBe(may);
      if (asked !== null) requests.set(there, asked);
    } else if (given.do === 'accept') {
      const requestId = requests.get(back);
      if (requestId === undefined) return;
      await as(a).follows.accept({ requestId });
      requests.delete(back);
      follows.add(back);
    } else if (given.do === 'unfollow') {
      await as(a).follows.unfollow(idOf(b));
      follows.delete(there);
    } else if (given.do === 'unblock') {
      await as(a).follows.unblock(idOf(b));
      blocks.delete(there);
    } else {
      const isDone = await done(as(a).follows.block(idOf(b)));
      expect(isDone).toBe(a !== b && !blocks.has(back));
      if (!isDone) return;
      blocks.add(there);
      for (const gone of [there, back]) {
        follows.delete(gone);
        requests.delete(gone);
      }
    }
  }
}

function standing(world: World, viewer: number, owner: number): Omit<PlaylistStanding, 'privacyLevel'> {
  return {
    isOwner: viewer === owner,
    isFollower: world.follows.has(link(viewer, owner)),
    isBlocked: world.blocks.has(link(owner, viewer)),
    isProfilePublic: !world.closed.has(owner),
  };
}

/** Compares all that one person is shown of another with what the rules say. */
async function compare(world: World, viewer: number, owner: number): Promise<void> {
  const caller = callerOf(deps, world.people[viewer]!);
  const { userId } = world.people[owner]!;
  const facts = standing(world, viewer, owner);
  const theirs = world.collections.filter((collection) => collection.owner === owner);
  const visible = theirs.filter(({ level }) => canSeePlaylist({ ...facts, privacyLevel: level }));
  const seen = seenOfProfile(facts);
  const profile = await caller.profiles.byId({ userId }).catch(() => null);
  const list = await caller.playlists.ofUser({ userId, limit: 100 }).catch(() => null);
  expect(profile === null).toBe(seen === 'nothing');
  expect(list === null).toBe(seen === 'nothing');
  if (profile && list) {
    expect(profile.username === null).toBe(seen === 'name');
    const shown = list.items.filter(({ isFavorites }) => !isFavorites).map(({ id }) => id);
    expect(shown.sort()).toEqual(visible.map(({ id }) => id).sort());
    if (seen === 'open' && viewer !== owner) {
      expect(profile.collectionCount).toBe(visible.length);
      expect(profile.recipeCount).toBe(new Set(visible.flatMap(({ recipes }) => [...recipes])).size);
    }
  }
  for (const recipe of world.recipes.filter((one) => one.owner === owner)) {
    const holders = theirs.filter(({ recipes }) => recipes.has(recipe.id));
    const standings = holders.map(({ level }) => ({ ...facts, privacyLevel: level }));
    const read = await caller.recipes.byId({ id: recipe.id }).catch(() => null);
    expect(read !== null).toBe(canSeeRecipe(viewer === owner, standings));
    if (viewer !== owner) expect(read?.cookingNotes).toBeUndefined();
  }
}

it(
  `shows everybody what the rules show them, whatever happened before: ${RUNS} histories`,
  { timeout: 1_200_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
        const people = await Promise.all(PEOPLE.map((name) => testPerson(deps, name)));
        const world: World = {
          people,
          collections: [],
          recipes: [],
          follows: new Set(),
          requests: new Map(),
          blocks: new Set(),
          closed: new Set(),
        };
        for (const given of steps) await take(world, given);
        for (const viewer of PEOPLE.keys())
          for (const owner of PEOPLE.keys()) await compare(world, viewer, owner);
        for (const { id, shareId } of world.recipes.filter((recipe) => recipe.shareId !== null))
          expect(await callerOf(deps, null).shares.get({ shareId: shareId ?? '' })).toMatchObject({
            recipeId: id,
          });
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
);
