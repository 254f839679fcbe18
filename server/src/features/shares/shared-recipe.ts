import { idSchema } from '@larder/shared/list';
import type { ImageDto } from '@larder/shared/recipe/schema';
import type { Difficulty } from '@larder/shared/recipe/messages';
import type { SharedRecipeDto } from '@larder/shared/share/schema';
import { SHARE_MESSAGES } from '@larder/shared/share/messages';
import { sql } from 'kysely';
import type { Ctx } from '../../ctx.ts';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { imageJson } from '../images/image-row.ts';

interface SharedRow {
  id: string;
  title: string;
  description: string;
  image: ImageDto | null;
  ingredients: string[];
  instructions: string[];
  cook_time: number | null;
  prep_time: number | null;
  servings: number | null;
  difficulty: string;
  tags: string[];
  cooking_notes: string;
  created_at: Date;
  display_name: string;
  shared_at: Date;
}

const sharedRecipe = statement<SharedRow, 'shareId'>(
  ['shareId'],
  ({ shareId }) => sql`
    select r.id, r.title, r.description, ${imageJson(sql.ref('r.image_id'))} as image, r.ingredients, r.instructions,
      r.cook_time, r.prep_time, r.servings, r.difficulty, r.tags, r.cooking_notes, r.created_at,
      p.display_name, s.created_at as shared_at
    from recipe_shares s
    join recipes r on r.id = s.recipe_id
    join profiles p on p.user_id = s.user_id
    where s.share_id = ${shareId}`,
);

/**
 * What anybody who holds the link gets to see. Writes nothing: visits are counted by the page (share-visits.ts).
 * @throws SHARE_NOT_FOUND, the same for a link that never was, was mistyped or was taken back.
 */
export async function getSharedRecipe(
  { db }: Pick<Ctx, 'db'>,
  { shareId }: { shareId: string },
): Promise<SharedRecipeDto> {
  if (!idSchema.safeParse(shareId).success) throw sharedRecipeNotFound();
  const [row] = await sharedRecipe(db, { shareId });
  if (!row) throw sharedRecipeNotFound();
  return toSharedRecipeDto(row);
}

function sharedRecipeNotFound(): AppError {
  return new AppError('SHARE_NOT_FOUND', SHARE_MESSAGES.notFound);
}

function toSharedRecipeDto(row: SharedRow): SharedRecipeDto {
  return {
    recipeId: row.id,
    title: row.title,
    description: row.description,
    image: row.image,
    ingredients: row.ingredients,
    instructions: row.instructions,
    cookTime: row.cook_time,
    prepTime: row.prep_time,
    servings: row.servings,
    difficulty: row.difficulty as Difficulty,
    tags: row.tags,
    cookingNotes: row.cooking_notes,
    createdAt: row.created_at,
    creatorName: row.display_name,
    shareCreatedAt: row.shared_at,
  };
}
