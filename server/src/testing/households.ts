import type { Deps, Viewer } from '../ctx.ts';

/** A collection made directly in the database, holding the owner's recipes in the order given. */
export async function makeCollection(
  deps: Deps,
  owner: Viewer,
  {
    privacyLevel,
    recipeIds = [],
    name = privacyLevel,
  }: { privacyLevel: string; recipeIds?: string[]; name?: string },
): Promise<string> {
  const { id } = await deps.db
    .insertInto('playlists')
    .values({ user_id: owner.vaultId, name, privacy_level: privacyLevel })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, recipe_id] of recipeIds.entries()) {
    const link = { playlist_id: id, recipe_id, user_id: owner.vaultId, added_by: owner.userId };
    await deps.db
      .insertInto('playlist_recipes')
      .values({ ...link, position: index + 1 })
      .execute();
  }
  return id;
}

export async function makeFollow(deps: Deps, follower: Viewer, followed: Viewer): Promise<void> {
  const row = { follower_id: follower.userId, following_id: followed.userId };
  await deps.db.insertInto('follows').values(row).execute();
}
