import { PRIVACY_LEVELS } from '@larder/shared/playlist/messages';
import { canSeePlaylist, canSeeRecipe, type PlaylistRelationship } from '@larder/shared/visibility';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ownedBy, playlistVisibleTo, recipeVisibleTo } from './access.ts';
import type { Deps, Viewer } from './ctx.ts';
import { testDeps, testPerson } from './testing/harness.ts';

const BOOLEANS = [false, true];
/** Nobody was chosen, others were, the viewer was; and a list that does not count. Only followers can stand on one. */
const LISTS = BOOLEANS.flatMap((isForChosen) => BOOLEANS.map((isChosen) => ({ isForChosen, isChosen })));

async function setStanding(
  deps: Deps,
  owner: Viewer,
  viewer: Viewer,
  standing: PlaylistRelationship,
): Promise<void> {
  await deps.db.deleteFrom('follows').execute();
  await deps.db.deleteFrom('blocks').execute();
  await deps.db
    .updateTable('profiles')
    .set({ is_profile_public: standing.isProfilePublic })
    .where('user_id', '=', owner.userId)
    .execute();
  if (standing.isFollower) {
    await deps.db
      .insertInto('follows')
      .values({ follower_id: viewer.userId, following_id: owner.userId })
      .execute();
  }
  await deps.db.updateTable('playlists').set({ is_for_chosen: standing.isForChosen }).execute();
  if (standing.isChosen) {
    await sql`insert into playlist_shared_with (playlist_id, user_id, follower_id)
      select id, user_id, ${viewer.userId} from playlists where user_id = ${owner.userId}`.execute(deps.db);
  }
  if (standing.isBlocked) {
    await deps.db
      .insertInto('blocks')
      .values({ blocker_id: owner.userId, blocked_id: viewer.userId })
      .execute();
  }
}

async function makePlaylist(deps: Deps, owner: Viewer, privacyLevel: string): Promise<string> {
  const row = { user_id: owner.vaultId, name: privacyLevel, privacy_level: privacyLevel };
  return (await deps.db.insertInto('playlists').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

async function makeHeldRecipe(deps: Deps, owner: Viewer, playlistIds: string[]): Promise<string> {
  const recipe = await deps.db
    .insertInto('recipes')
    .values({ user_id: owner.vaultId, title: 'Pie' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const playlist_id of playlistIds) {
    await deps.db
      .insertInto('playlist_recipes')
      .values({
        playlist_id,
        recipe_id: recipe.id,
        user_id: owner.vaultId,
        added_by: owner.userId,
        position: 1,
      })
      .execute();
  }
  return recipe.id;
}

async function sees(
  deps: Deps,
  table: 'playlists' | 'recipes',
  id: string,
  viewer: Viewer | null,
): Promise<boolean> {
  const rule = table === 'playlists' ? playlistVisibleTo(viewer) : recipeVisibleTo(viewer);
  return (
    (await deps.db.selectFrom(table).select('id').where('id', '=', id).where(rule).execute()).length === 1
  );
}

const standings = PRIVACY_LEVELS.flatMap((privacyLevel) =>
  BOOLEANS.flatMap((isFollower) =>
    BOOLEANS.flatMap((isBlocked) =>
      BOOLEANS.flatMap((isProfilePublic) =>
        LISTS.filter(({ isChosen }) => isFollower || !isChosen).map((list): PlaylistRelationship => ({
          ...{ privacyLevel, isOwner: false, isFollower, isBlocked, isProfilePublic },
          ...list,
        })),
      ),
    ),
  ),
);

describe('the access rules in SQL', async () => {
  const deps = await testDeps();
  const alice = await testPerson(deps, 'alice');
  const bob = await testPerson(deps, 'bob');
  const playlists = new Map<string, string>();
  for (const level of PRIVACY_LEVELS) playlists.set(level, await makePlaylist(deps, alice, level));

  it.each(standings)('give the same answer as the pure rule for %j', async (standing) => {
    const playlist = playlists.get(standing.privacyLevel) ?? '';
    const recipe = await makeHeldRecipe(deps, alice, [playlist]);
    await setStanding(deps, alice, bob, standing);

    expect(await sees(deps, 'playlists', playlist, bob)).toBe(canSeePlaylist(standing));
    expect(await sees(deps, 'recipes', recipe, bob)).toBe(canSeeRecipe(false, [standing]));
    expect(await sees(deps, 'playlists', playlist, alice)).toBe(
      canSeePlaylist({ ...standing, isOwner: true }),
    );
    expect(await sees(deps, 'recipes', recipe, alice)).toBe(true);
    expect(await sees(deps, 'playlists', playlist, null)).toBe(false);
    expect(await sees(deps, 'recipes', recipe, null)).toBe(false);
  });

  it('show a recipe through any playlist that holds it, and no other recipe through that', async () => {
    await setStanding(deps, alice, bob, {
      privacyLevel: 'public',
      isOwner: false,
      isFollower: false,
      isBlocked: false,
      isProfilePublic: true,
      isForChosen: false,
      isChosen: false,
    });
    const both = await makeHeldRecipe(deps, alice, [
      playlists.get('private') ?? '',
      playlists.get('public') ?? '',
    ]);
    const hidden = await makeHeldRecipe(deps, alice, [playlists.get('private') ?? '']);
    const loose = await makeHeldRecipe(deps, alice, []);
    expect(await sees(deps, 'recipes', both, bob)).toBe(true);
    expect(await sees(deps, 'recipes', hidden, bob)).toBe(false);
    expect(await sees(deps, 'recipes', loose, bob)).toBe(false);
  });

  it('refuse a row on the sharing list for a person who does not follow the owner', async () => {
    const playlist = await makePlaylist(deps, alice, 'limited');
    await deps.db.deleteFrom('follows').execute();
    const named = { playlist_id: playlist, user_id: alice.vaultId, follower_id: bob.userId };
    const naming = deps.db.insertInto('playlist_shared_with').values(named).execute();
    await expect(naming).rejects.toThrow('playlist_shared_with_follow_fkey');
    expect(await sees(deps, 'playlists', playlist, bob)).toBe(false);
  });

  it('do not show a stranger’s recipe to a person who puts it into their own playlist', async () => {
    const recipe = await makeHeldRecipe(deps, alice, []);
    const mine = await makePlaylist(deps, bob, 'public');
    const link = {
      playlist_id: mine,
      recipe_id: recipe,
      user_id: bob.vaultId,
      added_by: bob.userId,
      position: 1,
    };
    await expect(deps.db.insertInto('playlist_recipes').values(link).execute()).rejects.toThrow(
      /foreign key/,
    );
    expect(await sees(deps, 'recipes', recipe, bob)).toBe(false);
  });

  it('count rows with the viewer’s id as owned, and none for a visitor', async () => {
    const recipe = await makeHeldRecipe(deps, alice, []);
    const owned = (viewer: Viewer | null) =>
      deps.db
        .selectFrom('recipes')
        .select('id')
        .where('id', '=', recipe)
        .where(ownedBy(viewer, 'recipes'))
        .execute();
    expect(await owned(alice)).toHaveLength(1);
    expect(await owned(bob)).toHaveLength(0);
    expect(await owned(null)).toHaveLength(0);
  });
});
