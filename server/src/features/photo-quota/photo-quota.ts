import type { Page, PageInput } from '@larder/shared/list';
import {
  photoUsage,
  type PhotoCheckDto,
  type PhotoRecipeDto,
  type PhotoStatsDto,
  type PhotoUsageDto,
} from '@larder/shared/photo/schema';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { sql } from 'kysely';
import type { Ctx, UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import type { UserId } from '@larder/shared/ids';

type QuotaCtx = Pick<UserCtx, 'db' | 'viewer'>;

const MOST_PHOTOS: ListOrder = { column: 'photo_count', direction: 'desc', kind: 'number' };

/** How many photos the viewer has, attached to a recipe or not. */
export async function usageOf({ db, viewer }: QuotaCtx): Promise<PhotoUsageDto> {
  return photoUsage(await countOf(db, viewer.userId));
}

/** Whether `count` photos more would be taken now. Only the upload itself decides. */
export async function checkPhotos(ctx: QuotaCtx, { count }: { count: number }): Promise<PhotoCheckDto> {
  const usage = await usageOf(ctx);
  const isAllowed = count <= usage.remainingCount;
  return {
    ...usage,
    isAllowed,
    ...(!isAllowed && { message: PHOTO_MESSAGES.limitReached(usage.currentCount) }),
  };
}

export async function countOf(db: Ctx['db'], userId: UserId): Promise<number> {
  const row = await db
    .selectFrom('photo_counts')
    .select('photos')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.photos ?? 0;
}

/** Of the photos in the viewer's recipes. */
export async function photoStats({ db, viewer }: QuotaCtx): Promise<PhotoStatsDto> {
  const { rows } = await sql<{ recipes: number; photos: number; photo_recipes: number }>`
    select coalesce((select recipes from recipe_counts where user_id = ${viewer.vaultId}), 0) as recipes,
      count(*) as photos, count(distinct recipe_id) as photo_recipes
    from photos where user_id = ${viewer.vaultId} and purpose = 'photo' and recipe_id is not null`.execute(
    db,
  );
  const { recipes = 0, photos = 0, photo_recipes: photoBasedRecipes = 0 } = rows[0] ?? {};
  const average = recipes === 0 ? 0 : photos / recipes;
  return {
    totalRecipes: recipes,
    totalPhotos: photos,
    photoBasedRecipes,
    averagePhotosPerRecipe: Math.round(average * 10) / 10,
  };
}

interface PhotoRecipeRow {
  id: string;
  title: string;
  created_at: Date;
  photo_count: number;
}

/** The viewer's recipes that hold photos, those with most photos first. */
export async function listPhotoRecipes(
  { db, viewer }: QuotaCtx,
  { cursor, limit }: PageInput,
): Promise<Page<PhotoRecipeDto>> {
  const held = sql`(
    select r.id, r.title, r.created_at, count(*)::int as photo_count
    from photos join recipes r on r.id = photos.recipe_id
    where photos.user_id = ${viewer.vaultId} and photos.purpose = 'photo' group by r.id)`;
  const after = cursor ? comesAfter(MOST_PHOTOS, 'h', decodeCursor(MOST_PHOTOS, cursor)) : sql`true`;
  const found = await sql<PhotoRecipeRow>`
    select * from ${held} h where ${after} order by photo_count desc, id desc limit ${limit + 1}`.execute(db);
  const total = await sql<{ total: number }>`select count(*) as total from ${held} h`.execute(db);
  const positionOf = (row: PhotoRecipeRow) => ({ key: row.photo_count, id: row.id });
  const { rows, nextCursor } = cutPage(found.rows, { limit, order: MOST_PHOTOS, positionOf });
  const items = rows.map(({ id, title, photo_count: photoCount, created_at: dateAdded }) => {
    return { id, title, photoCount, dateAdded };
  });
  return { items, total: total.rows[0]?.total ?? 0, nextCursor };
}
