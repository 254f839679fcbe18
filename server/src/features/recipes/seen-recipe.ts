import { pick } from '@larder/shared/pick';
import { SEEN_FIELDS, type FieldThat } from '@larder/shared/recipe/fields';
import type { ImageDto } from '@larder/shared/recipe/image';
import type { RecipeContent, RecipeDto } from '@larder/shared/recipe/schema';
import type { SeenRecipeDto } from '@larder/shared/recipe/seen-recipe';
import { sql } from 'kysely';
import { recipeVisibleTo } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { fixed } from '../../db/fixed.ts';
import { recipeNotFound } from './errors.ts';
import { photosJson } from '../images/image-row.ts';
import { contentColumns } from './recipe-row.ts';
import { findRecipe } from './recipes.ts';
import type { VaultId } from '@larder/shared/ids';

type SeenCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

interface SeenRow extends Pick<RecipeContent, FieldThat<'isSeen'>> {
  id: string;
  user_id: VaultId;
  display_name: string;
  gallery: ImageDto[];
}

const columns = fixed(sql`r.id, ${contentColumns(SEEN_FIELDS, 'r')}, r.user_id, p.display_name,
  ${photosJson(sql.ref('r.id'), 'gallery')} as gallery`);

/**
 * The viewer's own recipe with everything on it, or what they may see of another person's.
 * @throws RECIPE_NOT_FOUND
 */
export async function readRecipe(ctx: SeenCtx, id: string): Promise<RecipeDto | SeenRecipeDto> {
  return (await findRecipe(ctx, id)) ?? getSeenRecipe(ctx, id);
}

/** @throws RECIPE_NOT_FOUND unless the viewer may see the recipe at this moment. */
export async function getSeenRecipe({ db, viewer }: SeenCtx, id: string): Promise<SeenRecipeDto> {
  const { rows } = await sql<SeenRow>`
    select ${columns}
    from recipes r join profiles p on p.user_id = r.user_id
    where r.id = ${id} and ${recipeVisibleTo(viewer, 'r')}`.execute(db);
  const [row] = rows;
  if (!row) throw recipeNotFound();
  const { gallery, user_id: ownerId, display_name: ownerName } = row;
  return { id: row.id, ...pick(row, SEEN_FIELDS), gallery, ownerId, ownerName };
}
