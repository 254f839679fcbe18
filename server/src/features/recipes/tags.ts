import type { Page } from '@larder/shared/list';
import { RECIPE_FIELDS } from '@larder/shared/recipe/fields';
import type { AddTagsInput, ListTagsInput, TagDto } from '@larder/shared/recipe/schema';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { sql, type RawBuilder } from 'kysely';
import { editableBy, ownedBy } from '../../access.ts';
import type { UserCtx, Viewer } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { AppError, violatedConstraint } from '../../errors.ts';
import { recipeNotFound } from './errors.ts';
import { dropReplacedImages } from './recipes.ts';

const MOST_USED = { column: 'recipes', direction: 'desc', kind: 'number' } as const satisfies ListOrder;

interface TagRow extends TagDto {
  id: string;
  total: number;
}

/** The tags, or other labels, of the viewer's recipes, or the sites they are from, the most used first. Spellings that a filter takes for one are one. */
export async function listTags(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  { of, cursor, limit }: ListTagsInput,
): Promise<Page<TagDto>> {
  const after = cursor ? decodeCursor(MOST_USED, cursor) : null;
  const { rows } = await sql<TagRow>`
    with spelt as (${of === 'site' ? countedSites(viewer) : countedLabels(viewer, RECIPE_FIELDS[of].column)}),
    t as (
      select (array_agg(spelling order by recipes desc, spelling))[1] as tag, sum(recipes)::int as recipes, md5(folded)::uuid as id
      from spelt group by folded)
    select t.*, (select count(*) from t)::int as total from t
    where ${after ? comesAfter(MOST_USED, 't', after) : sql`true`}
    order by t.recipes desc, t.id desc limit ${limit + 1}`.execute(db);
  const page = cutPage(rows, {
    limit,
    order: MOST_USED,
    positionOf: ({ recipes, id }) => ({ key: recipes, id }),
  });
  return {
    items: page.rows.map(({ tag, recipes }) => ({ tag, recipes })),
    total: rows[0]?.total ?? 0,
    nextCursor: page.nextCursor,
  };
}

function countedLabels(viewer: Viewer, column: string): RawBuilder<unknown> {
  const [folded, spelt] = [sql.ref(`s.${column}`), sql.ref(`s.spelt_${column}`)];
  return sql`
    select folded, spelling, count(*) as recipes
    from recipe_search s cross join unnest(${folded}, ${spelt}) as each_label (folded, spelling)
    where ${ownedBy(viewer, 's')} group by folded, spelling`;
}

function countedSites(viewer: Viewer): RawBuilder<unknown> {
  return sql`
    select site as folded, site as spelling, count(*) as recipes
    from (select site_of(r.source_url, r.social_media_url) as site from recipes r
      where ${ownedBy(viewer, 'r')} and (r.source_url is not null or r.social_media_url is not null)) as each_recipe
    where site is not null group by site`;
}

/**
 * Gives the recipes what they lack of the tags, all of them or none. A recipe that lacks nothing stays the version it is.
 * @throws RECIPE_NOT_FOUND unless every one is the viewer's own; INVALID_INPUT when one would have too many tags.
 */
export async function addTags(
  ctx: Pick<UserCtx, 'db' | 'viewer' | 'now'>,
  { ids: given, tags }: AddTagsInput,
): Promise<{ ids: string[] }> {
  const ids = [...new Set(given)];
  const lacking = sql`array(
    select tag from unnest(${tags}::text[]) with ordinality as given (tag, place)
    where lower(tag) <> all (select lower(present) from unnest(r.tags) as present) order by place)`;
  try {
    await ctx.db.transaction().execute(async (db) => {
      // Always in the same order: two that tag the same recipes at once take turns.
      const { rows: own } = await sql`
        select from recipes r where r.id = any(${ids}::uuid[]) and ${editableBy(ctx.viewer, 'r')}
        order by r.id for no key update`.execute(db);
      if (own.length < ids.length) throw recipeNotFound();
      await sql`
        update recipes r set tags = r.tags || ${lacking}, enhanced_fields = array_remove(r.enhanced_fields, 'tags'), version = r.version + 1, updated_at = ${ctx.now()}
        where r.id = any(${ids}::uuid[]) and ${editableBy(ctx.viewer, 'r')} and cardinality(${lacking}) > 0`.execute(
        db,
      );
      await dropReplacedImages({ ...ctx, db }, ids);
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'recipes_tags_count') throw error;
    const fields = { tags: [RECIPE_MESSAGES.tooManyTags] };
    throw new AppError('INVALID_INPUT', RECIPE_MESSAGES.tooManyTags, { cause: error, fields });
  }
  return { ids };
}
