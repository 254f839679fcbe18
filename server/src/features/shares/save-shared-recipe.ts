import { createHash } from 'node:crypto';
import { paths } from '@larder/shared/paths';
import { RECIPE_LIMITS } from '@larder/shared/recipe';
import { shareCredit, type SharedRecipeDto } from '@larder/shared/share';
import { sql } from 'kysely';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { copyPicture } from '../photos/pictures.ts';
import { createRecipe } from '../recipes/recipes.ts';
import { getSharedRecipe } from './shared-recipe.ts';

type SaveCtx = Pick<UserCtx, 'db' | 'viewer' | 'now' | 'config' | 'storage'>;

/**
 * Makes a copy of the recipe behind a link that is the viewer's own: it has what the link shows, says who shared it, and
 * stays when the link is taken back. Saving again gives the same copy; saving one's own recipe gives that.
 * @throws SHARE_NOT_FOUND
 */
export async function saveSharedRecipe(
  ctx: SaveCtx,
  { shareId }: { shareId: string },
): Promise<{ recipeId: string }> {
  const shared = await getSharedRecipe(ctx, { shareId });
  const copyId = idOfCopy(ctx.viewer.userId, shareId);
  const kept = await ctx.db
    .selectFrom('recipes')
    .select('id')
    .where('id', 'in', [copyId, shared.recipeId])
    .where(ownedBy(ctx.viewer, 'recipes'))
    .orderBy(sql`id = ${copyId}`, 'desc')
    .executeTakeFirst();
  if (kept) return { recipeId: kept.id };

  const { userId } = ctx.viewer;
  const image = shared.image && (await copyPicture(ctx, { photoId: shared.image.id, userId }));
  const { title, description, tags, ingredients, instructions } = shared;
  const { prepTime, cookTime, servings, difficulty } = shared;
  const copy = await createRecipe(ctx, {
    ...{ title, description, tags, ingredients, instructions, prepTime, cookTime, servings, difficulty },
    imageId: image?.id ?? null,
    source: 'url',
    sourceUrl: ctx.config.publicOrigin + paths.sharedRecipe(shareId),
    socialMediaUrl: null,
    cookingNotes: creditedNotes(shared),
    requestId: copyId,
  });
  return { recipeId: copy.id };
}

function creditedNotes({ cookingNotes, creatorName }: SharedRecipeDto): string {
  const credit = shareCredit(creatorName);
  if (cookingNotes === '') return credit;
  return `${cookingNotes.slice(0, RECIPE_LIMITS.notes - credit.length - 2)}\n\n${credit}`;
}

/** One id for each person and link, so that two clicks at once make one copy. */
function idOfCopy(userId: string, shareId: string): string {
  const hex = createHash('sha256').update(`${userId} ${shareId.toLowerCase()}`).digest('hex');
  const [a, b, c, d, e] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
