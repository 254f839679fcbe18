import type { ImageDto, RecipeDto } from '@larder/shared/recipe/schema';
import type { Difficulty } from '@larder/shared/recipe/messages';
import type { SeenRecipeDto } from '@larder/shared/recipe/seen-recipe';
import { sql } from 'kysely';
import { recipeVisibleTo } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { imageJson } from '../images/image-row.ts';
import { recipeNotFound } from './errors.ts';
import { findRecipe } from './recipes.ts';

type SeenCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

interface SeenRow {
  id: string;
  title: string;
  description: string;
  image: ImageDto | null;
  source_url: string | null;
  social_media_url: string | null;
  tags: string[];
  ingredients: string[];
  instructions: string[];
  prep_time: number | null;
  cook_time: number | null;
  servings: number | null;
  difficulty: string;
  user_id: string;
  display_name: string;
}

/**
 * The viewer's own recipe with everything on it, or what they may see of somebody else's.
 * @throws RECIPE_NOT_FOUND
 */
export async function readRecipe(ctx: SeenCtx, id: string): Promise<RecipeDto | SeenRecipeDto> {
  return (await findRecipe(ctx, id)) ?? getSeenRecipe(ctx, id);
}

/** @throws RECIPE_NOT_FOUND unless the viewer may see the recipe at this moment. */
export async function getSeenRecipe({ db, viewer }: SeenCtx, id: string): Promise<SeenRecipeDto> {
  const { rows } = await sql<SeenRow>`
    select r.id, r.title, r.description, ${imageJson(sql.ref('r.image_id'))} as image, r.source_url, r.social_media_url, r.tags,
      r.ingredients, r.instructions, r.prep_time, r.cook_time, r.servings, r.difficulty, r.user_id, p.display_name
    from recipes r join profiles p on p.user_id = r.user_id
    where r.id = ${id} and ${recipeVisibleTo(viewer, 'r')}`.execute(db);
  if (!rows[0]) throw recipeNotFound();
  return toSeenRecipeDto(rows[0]);
}

function toSeenRecipeDto(row: SeenRow): SeenRecipeDto {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    image: row.image,
    sourceUrl: row.source_url,
    socialMediaUrl: row.social_media_url,
    tags: row.tags,
    ingredients: row.ingredients,
    instructions: row.instructions,
    prepTime: row.prep_time,
    cookTime: row.cook_time,
    servings: row.servings,
    // Held by a check constraint of the table.
    difficulty: row.difficulty as Difficulty,
    ownerId: row.user_id,
    ownerName: row.display_name,
  };
}
