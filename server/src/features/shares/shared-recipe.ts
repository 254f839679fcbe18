import { idSchema } from '@larder/shared/list';
import { pick } from '@larder/shared/pick';
import { SHARED_FIELDS, type FieldThat } from '@larder/shared/recipe/fields';
import type { ImageDto } from '@larder/shared/recipe/image';
import type { RecipeContent } from '@larder/shared/recipe/schema';
import { sharedRecipeDto, type SharedRecipeDto } from '@larder/shared/share/schema';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../ctx.ts';
import { fixed } from '../../db/fixed.ts';
import { keepWritten } from '../../trpc/written-answers.ts';
import { photosJson } from '../images/image-row.ts';
import { contentColumns } from '../recipes/recipe-row.ts';
import { sharedRecipeNotFound } from './errors.ts';

interface SharedRow extends Pick<RecipeContent, FieldThat<'isShared'>> {
  id: string;
  created_at: Date;
  display_name: string;
  original_url: string | null;
  gallery: ImageDto[];
  shared_at: Date;
}

const columns = fixed(sql`r.id, ${contentColumns(SHARED_FIELDS, 'r')}, r.created_at, p.display_name,
  s.created_at as shared_at, coalesce(r.social_media_url, r.source_url) as original_url,
  ${photosJson(sql.ref('r.id'), 'gallery')} as gallery`);

/**
 * What anyone who holds the link gets to see. Writes nothing: visits are counted by the page (share-visits.ts).
 * @throws SHARE_NOT_FOUND, the same for a link that never was, was mistyped or was taken back.
 */
export async function getSharedRecipe(
  { db }: Pick<Ctx, 'db'>,
  { shareId }: { shareId: string },
): Promise<SharedRecipeDto> {
  if (!idSchema.safeParse(shareId).success) throw sharedRecipeNotFound();
  const { rows } = await sql<SharedRow>`
    select ${columns}
    from recipe_shares s
    join recipes r on r.id = s.recipe_id
    join profiles p on p.user_id = s.user_id
    where s.share_id = ${shareId}`.execute(db);
  const [row] = rows;
  if (!row) throw sharedRecipeNotFound();
  return toSharedRecipeDto(row);
}

/** How many characters of answers are kept: about a thousand of them. */
const KEPT = 4_000_000;
const kept = new LRUCache<string, SharedRecipeDto>({ maxSize: KEPT, sizeCalculation: keepWritten });

/**
 * As `getSharedRecipe`, read and written once for each version of what it gives. Every call asks the database for that version,
 * so nothing that was taken back or changed is ever given.
 * @throws SHARE_NOT_FOUND
 */
export async function getKeptShared(
  ctx: Pick<Ctx, 'db'>,
  asked: { shareId: string },
): Promise<SharedRecipeDto> {
  const version = await versionOfShared(ctx, asked);
  if (version === null) throw sharedRecipeNotFound();
  const key = `${asked.shareId} ${version}`;
  const known = kept.get(key);
  if (known) return known;
  const read = sharedRecipeDto.parse(await getSharedRecipe(ctx, asked));
  kept.set(key, read);
  return read;
}

/**
 * Changes whenever what `getSharedRecipe` gives changes; null for a link that never was or was taken back. One look-up by keys:
 * Postgres numbers each version of a row by the transaction that wrote it.
 */
export async function versionOfShared(
  { db }: Pick<Ctx, 'db'>,
  { shareId }: { shareId: string },
): Promise<string | null> {
  if (!idSchema.safeParse(shareId).success) return null;
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ', r.id, r.xmin, p.xmin, cover.xmin,
      (select string_agg(concat(g.id, ':', g.xmin), ' ' order by g.id) from photos g
       where g.recipe_id = r.id and g.purpose = 'gallery')) as version
    from recipe_shares s
    join recipes r on r.id = s.recipe_id
    join profiles p on p.user_id = s.user_id
    left join photos cover on cover.id = r.image_id
    where s.share_id = ${shareId}`.execute(db);
  return rows[0]?.version ?? null;
}

function toSharedRecipeDto(row: SharedRow): SharedRecipeDto {
  return {
    recipeId: row.id,
    ...pick(row, SHARED_FIELDS),
    gallery: row.gallery,
    createdAt: row.created_at,
    creatorName: row.display_name,
    originalUrl: row.original_url,
    shareCreatedAt: row.shared_at,
  };
}
