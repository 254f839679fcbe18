import type { Page } from '@larder/shared/list';
import { emptyContent } from '@larder/shared/recipe/empty';
import {
  CONTENT_FIELDS,
  RECIPE_FIELDS,
  type ColumnOf,
  type ContentField,
} from '@larder/shared/recipe/fields';
import type { ImageDto } from '@larder/shared/recipe/image';
import type {
  ListVersionsInput,
  RecipeContent,
  RecipeDto,
  RecipeVersionDto,
  RestoreVersionInput,
} from '@larder/shared/recipe/schema';
import { sql } from 'kysely';
import { ownedBy } from '../../access.ts';
import { comesAfter, decodeCursor, encodeCursor, fittingRows, type ListOrder } from '../../db/paging.ts';
import { imageJson } from '../images/image-row.ts';
import { differingFields, fieldsOf } from './recipe-fields.ts';
import { recipeNotFound, versionNotFound } from './errors.ts';
import { getRecipe, saveVersion, type RecipeCtx } from './recipes.ts';

const ORDER = { column: 'version', direction: 'desc', kind: 'number' } as const satisfies ListOrder;

/** The columns of a recipe's row as a version holds them. A field that was added after it was written is not there. */
type StoredContent = { [Name in Exclude<ContentField, 'image'> as ColumnOf<Name>]?: RecipeContent[Name] } & {
  enhanced_fields?: string[];
};

interface StoredVersion {
  image: ImageDto | null;
  content: StoredContent;
}

interface VersionRow extends StoredVersion {
  id: string;
  version: number;
  saved_at: Date;
  saved_by: string;
  is_current: boolean;
}

/**
 * The recipe as it is and as it was before each of its last saves, the newest first, in pages.
 * @throws RECIPE_NOT_FOUND unless the recipe is the viewer's own.
 */
export async function listVersions(
  ctx: RecipeCtx,
  input: ListVersionsInput,
): Promise<Page<RecipeVersionDto>> {
  const total = await countVersions(ctx, input.id);
  const after = input.cursor ? decodeCursor(ORDER, input.cursor) : null;
  const before = sql`
    select v.id, v.version, v.saved_at, v.is_current, v.content, v.bytes, ${imageJson(sql.ref('v.image_id'))} as image,
      (select display_name from profiles where profiles.user_id = v.user_id) as saved_by
    from (
      select id, user_id, version, updated_at as saved_at, true as is_current, image_id, version_content(recipes) as content,
        stored_bytes as bytes
      from recipes where id = ${input.id} and ${ownedBy(ctx.viewer, 'recipes')}
      union all
      select recipe_id, user_id, version, saved_at, false, image_id, content, stored_bytes
      from recipe_versions where recipe_id = ${input.id} and ${ownedBy(ctx.viewer, 'recipe_versions')}) as v
    where ${after ? comesAfter(ORDER, 'v', after) : sql`true`}`;
  // What differs in a version is told by the one before it, so the last that fits is only looked at where more are left.
  const fitting = fittingRows(before, { order: sql`version desc`, limit: input.limit + 1, atLeast: 2 });
  const { rows } = await sql<VersionRow & { found: number }>`${fitting} order by place`.execute(ctx.db);
  const isLast = (rows[0]?.found ?? 0) <= rows.length && rows.length <= input.limit;
  const shown = isLast ? rows : rows.slice(0, -1);
  const last = shown.at(-1);
  return {
    items: shown.map((row, index) => toVersionDto(row, rows[index + 1])),
    total,
    nextCursor: isLast || !last ? null : encodeCursor(ORDER, { key: last.version, id: last.id }),
  };
}

/**
 * Saves the recipe as it was in an earlier version: the newest version of all. With `currentVersion` only over that one.
 * Restoring the same again after a lost answer is no conflict.
 * @throws RECIPE_NOT_FOUND as above; NOT_FOUND when that version is no longer kept; RECIPE_CHANGED as updateRecipe does.
 */
export async function restoreVersion(ctx: RecipeCtx, input: RestoreVersionInput): Promise<RecipeDto> {
  return ctx.db.transaction().execute(async (db) => {
    const inside = { ...ctx, db };
    const current = await getRecipe(inside, input.id);
    if (current.version === input.version) return current;
    const kept = await findVersion(inside, input);
    if (!kept) throw versionNotFound();
    const version = input.currentVersion ?? current.version;
    const restored = { ...fieldsOf(contentOf(kept)), id: input.id, version };
    return saveVersion(inside, restored, kept.content.enhanced_fields ?? []);
  });
}

async function countVersions({ db, viewer }: RecipeCtx, id: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select 1 + (select count(*) from recipe_versions v where v.recipe_id = r.id) as total
    from recipes r where r.id = ${id} and ${ownedBy(viewer, 'r')}`.execute(db);
  if (!rows[0]) throw recipeNotFound();
  return rows[0].total;
}

async function findVersion(
  { db, viewer }: RecipeCtx,
  { id, version }: RestoreVersionInput,
): Promise<StoredVersion | undefined> {
  const { rows } = await sql<StoredVersion>`
    select v.content, ${imageJson(sql.ref('v.image_id'))} as image from recipe_versions v
    where v.recipe_id = ${id} and v.version = ${version} and ${ownedBy(viewer, 'v')}`.execute(db);
  return rows[0];
}

function toVersionDto(row: VersionRow, before: VersionRow | undefined): RecipeVersionDto {
  const content = contentOf(row);
  return {
    version: row.version,
    savedAt: row.saved_at,
    savedBy: row.saved_by,
    isCurrent: row.is_current,
    changedFields: before ? differingFields(fieldsOf(content), fieldsOf(contentOf(before))) : null,
    content,
  };
}

/** The recipe as it was. Of a field that was not there yet it had nothing. */
function contentOf({ content, image }: StoredVersion): RecipeContent {
  const empty = emptyContent();
  const stored: Record<string, unknown> = { ...content, image_id: image };
  const values = CONTENT_FIELDS.map((name) => [name, stored[RECIPE_FIELDS[name].column] ?? empty[name]]);
  return Object.fromEntries(values) as RecipeContent;
}
