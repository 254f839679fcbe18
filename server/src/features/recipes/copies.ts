import { createHash } from 'node:crypto';
import { paths } from '@larder/shared/paths';
import { pick } from '@larder/shared/pick';
import { formatIn } from '@larder/shared/messages/format';
import { COPIED_FIELDS, type FieldThat } from '@larder/shared/recipe/fields';
import type { CreateRecipeInput, RecipeContent, RecipeDto } from '@larder/shared/recipe/schema';
import { sql } from 'kysely';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { messagesIn } from '../../messages/messages-in.ts';
import { copyImage } from '../images/store-image.ts';
import { copyGallery } from './gallery.ts';
import { createRecipe } from './recipes.ts';
import { getSeenRecipe } from './seen-recipe.ts';
import type { VaultId } from '@larder/shared/ids';

type CopyCtx = Pick<UserCtx, 'db' | 'viewer' | 'now' | 'config' | 'storage' | 'rateLimits' | 'log'>;
type Original = Pick<RecipeContent, FieldThat<'isSeen'> & FieldThat<'isShared'>> & Pick<RecipeDto, 'gallery'>;

interface CopyOf {
  recipeId: string;
  /** What the copy is of, to the person who saves: the same again is the same copy. */
  key: string;
  original: Original;
  /** Links and notes of the copy, with the credit. */
  added: Pick<CreateRecipeInput, 'sourceUrl' | 'socialMediaUrl' | 'cookingNotes'>;
}

interface Saved {
  recipeId: string;
}

/**
 * Makes a copy of a recipe in another person's collection that is the viewer's own: it has what they see of it, says whose
 * it is, and stays when they may see the original no longer. One's own recipe is given as it is.
 * @throws RECIPE_NOT_FOUND unless the viewer may see the recipe.
 */
export async function saveCopy(
  { language, ...ctx }: CopyCtx & Pick<UserCtx, 'language'>,
  id: string,
): Promise<Saved> {
  const seen = await getSeenRecipe(ctx, id);
  const { publicOrigin } = ctx.config;
  const profileUrl = publicOrigin + paths.userProfile(seen.ownerId);
  return keepCopy(ctx, {
    recipeId: seen.id,
    key: seen.id,
    original: seen,
    added: {
      sourceUrl: seen.sourceUrl ?? profileUrl,
      socialMediaUrl: seen.socialMediaUrl,
      cookingNotes: formatIn(language, messagesIn(language).credits.copy, {
        ownerName: seen.ownerName,
        profileUrl,
      }),
    },
  });
}

/** The viewer's copy: the one they have, else a new one with pictures of its own. Of their own recipe, that itself. */
export async function keepCopy(ctx: CopyCtx, { recipeId, key, original, added }: CopyOf): Promise<Saved> {
  const requestId = idOfCopy(ctx.viewer.vaultId, key);
  const kept = await findKept(ctx, { recipeId, requestId });
  if (kept) return kept;

  await ctx.rateLimits.consume('copySave', ctx.viewer.userId);
  const image =
    original.image && (await copyImage(ctx, { photoId: original.image.id, vaultId: ctx.viewer.vaultId }));
  const { image: _image, ...copied } = pick(original, COPIED_FIELDS);
  try {
    const copy = await createRecipe(ctx, {
      ...copied,
      ...added,
      imageId: image?.id ?? null,
      source: 'url',
      requestId,
    });
    await copyGallery(ctx, copy.id, original.gallery);
    return { recipeId: copy.id };
  } catch (error) {
    // Two clicks at once: the other one's copy, with its own picture, is as good.
    const made = error instanceof AppError && error.appCode === 'RECIPE_CHANGED';
    const other = made ? await findKept(ctx, { recipeId, requestId }) : undefined;
    if (other) return other;
    throw error;
  }
}

async function findKept(
  { db, viewer }: CopyCtx,
  { recipeId, requestId }: { recipeId: string; requestId: string },
): Promise<Saved | undefined> {
  const kept = await db
    .selectFrom('recipes')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', recipeId), eb('request_id', '=', requestId)]))
    .where(ownedBy(viewer, 'recipes'))
    .orderBy(sql`request_id = ${requestId}`, 'desc')
    .executeTakeFirst();
  return kept && { recipeId: kept.id };
}

/** One id for each person and original, so that two clicks at once make one copy. */
function idOfCopy(vaultId: VaultId, key: string): string {
  const hex = createHash('sha256').update(`${vaultId} ${key.toLowerCase()}`).digest('hex');
  const [a, b, c, d, e] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
