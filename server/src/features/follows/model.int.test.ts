import {
  canSeePlaylist,
  canSeeRecipe,
  seenOfProfile,
  type PlaylistRelationship,
  type ProfileRelationship,
} from '@larder/shared/visibility';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callerOf, testDeps } from '../../testing/harness.ts';
import { asPerson, history, link, newWorld, personId, take, type World } from '../../testing/model-world.ts';
import { findVisibleImage } from '../images/visible-image.ts';

/** MODEL_RUNS=3000 is the full measure. */
const RUNS = Number(process.env.MODEL_RUNS ?? 30);
const deps = await testDeps();

function standing(world: World, viewer: number, owner: number): ProfileRelationship {
  return {
    isOwner: viewer === owner,
    isFollower: world.follows.has(link(viewer, owner)),
    isBlocked: world.blocks.has(link(owner, viewer)),
    isProfilePublic: !world.closed.has(owner),
  };
}

const orNull = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);
const present = ({ people, gone }: World) => [...people.keys()].filter((index) => !gone.has(index));

/** Compares all that one person is shown of another with what the rules say. */
async function compare(world: World, viewer: number, owner: number): Promise<void> {
  const facts = standing(world, viewer, owner);
  await comparePeople(world, viewer, owner);
  const { userId } = personId(world, owner);
  const caller = asPerson(world, viewer);
  const theirs = world.collections.filter((collection) => collection.owner === owner);
  const standingTo = ({
    level,
    isForChosen,
    chosen,
  }: World['collections'][number]): PlaylistRelationship => ({
    ...facts,
    ...{ privacyLevel: level, isForChosen, isChosen: chosen.has(viewer) },
  });
  const visible = theirs.filter((collection) => canSeePlaylist(standingTo(collection)));
  const seen = seenOfProfile(facts);
  const profile = await orNull(caller.profiles.byId({ userId }));
  const list = await orNull(caller.playlists.ofUser({ userId, limit: 100 }));
  expect([profile === null, list === null]).toEqual(Array(2).fill(seen === 'nothing'));
  if (profile && list) {
    expect(profile.username === null).toBe(seen === 'name');
    const shown = list.items.filter(({ isFavorites }) => !isFavorites).map(({ id }) => id);
    expect(shown.sort()).toEqual(visible.map(({ id }) => id).sort());
    if (seen === 'open' && viewer !== owner) {
      expect(profile.collectionCount).toBe(visible.length);
      expect(profile.recipeCount).toBe(new Set(visible.flatMap(({ recipes }) => [...recipes])).size);
    }
  }
  for (const collection of theirs) {
    const read = await orNull(caller.playlists.byId({ id: collection.id, limit: 100 }));
    expect(read !== null).toBe(visible.includes(collection));
    if (read) expect(read.items.map(({ id }) => id).sort()).toEqual([...collection.recipes].sort());
    const list = [...collection.chosen].map((index) => personId(world, index).userId).sort();
    expect(read && 'sharedWith' in read ? read.sharedWith.sort() : null).toEqual(
      viewer === owner ? list : null,
    );
  }
  const shared = await caller.playlists.sharedWithMe({ limit: 100 });
  const isShared = (one: World['collections'][number]) => one.level === 'limited' && one.chosen.has(viewer);
  expect(
    shared.items
      .filter((item) => item.userId === userId)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(
    visible
      .filter(isShared)
      .map(({ id }) => id)
      .sort(),
  );
  for (const recipe of world.recipes.filter((one) => one.owner === owner)) {
    const holders = theirs.filter(({ recipes }) => recipes.has(recipe.id));
    const standings = holders.map(standingTo);
    const isSeen = canSeeRecipe(viewer === owner, standings);
    const read = await orNull(caller.recipes.byId({ id: recipe.id }));
    expect(read !== null).toBe(isSeen);
    if (viewer !== owner) expect(read?.cookingNotes).toBeUndefined();
    const looking = { photoId: recipe.pictureId, viewer: world.people[viewer]!, shareId: null };
    expect((await findVisibleImage(deps, looking)) !== undefined).toBe(isSeen);
  }
}

/** Their relationship, and the counts of the other that the viewer may see. */
async function comparePeople(world: World, viewer: number, owner: number): Promise<void> {
  const facts = standing(world, viewer, owner);
  const { follows } = asPerson(world, viewer);
  const status = await orNull(follows.status(personId(world, owner)));
  const counts = await orNull(follows.counts(personId(world, owner)));
  const seen = seenOfProfile(facts);
  expect([status === null, counts === null]).toEqual(Array(2).fill(seen === 'nothing'));
  if (!status || !counts) return;
  expect(status).toMatchObject({
    isFollowing: facts.isFollower,
    isFollower: world.follows.has(link(owner, viewer)),
    requestSent: world.requests.has(link(viewer, owner)),
    hasPendingRequest: world.requests.has(link(owner, viewer)),
    isBlocked: world.blocks.has(link(viewer, owner)),
  });
  const ends = [...world.follows].map((one) => one.split('>'));
  const howMany = (end: 0 | 1) =>
    seen === 'open' ? ends.filter((one) => one[end] === String(owner)).length : null;
  expect(counts).toEqual({ followers: howMany(1), following: howMany(0) });
}

async function expectNobody(world: World, viewer: number, owner: number): Promise<void> {
  expect(await orNull(asPerson(world, viewer).profiles.byId(personId(world, owner)))).toBeNull();
}

/** A share link shows its recipe and image to visitors, and nothing after it was revoked. */
async function compareShares(world: World): Promise<void> {
  const anybody = callerOf(deps, null);
  for (const { id, pictureId, shareId } of world.recipes) {
    const looking = { photoId: pictureId, viewer: null, shareId };
    expect((await findVisibleImage(deps, looking)) !== undefined).toBe(shareId !== null);
    if (shareId !== null) expect(await anybody.shares.get({ shareId })).toMatchObject({ recipeId: id });
  }
  for (const shareId of world.deadShares) expect(await orNull(anybody.shares.get({ shareId }))).toBeNull();
}

it(
  `shows everybody what the rules show them, whatever happened before: ${RUNS} histories`,
  { timeout: 3_600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const world = await newWorld(deps);
        for (const given of steps) await take(world, given);
        const looks = present(world).flatMap((viewer) => [
          ...present(world).map((owner) => compare(world, viewer, owner)),
          ...[...world.gone].map((owner) => expectNobody(world, viewer, owner)),
        ]);
        await Promise.all(looks);
        await compareShares(world);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
);
