import { paths } from '@larder/shared/paths';
import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import type { SharedRecipeDto } from '@larder/shared/share/schema';
import { shareCredit } from '@larder/shared/share/messages';
import type { UserCtx } from '../../ctx.ts';
import { keepCopy } from '../recipes/copies.ts';
import { getSharedRecipe } from './shared-recipe.ts';

type SaveCtx = Pick<UserCtx, 'db' | 'viewer' | 'now' | 'config' | 'storage' | 'rateLimits' | 'log'>;

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
  return keepCopy(ctx, {
    recipeId: shared.recipeId,
    key: shareId,
    original: shared,
    added: {
      sourceUrl: ctx.config.publicOrigin + paths.sharedRecipe(shareId),
      socialMediaUrl: null,
      cookingNotes: creditedNotes(shared),
    },
  });
}

function creditedNotes({ cookingNotes, creatorName }: SharedRecipeDto): string {
  const credit = shareCredit(creatorName);
  if (cookingNotes === '') return credit;
  return `${cookingNotes.slice(0, RECIPE_LIMITS.notes - credit.length - 2)}\n\n${credit}`;
}
