import {
  KEPT_COOKED,
  type ChangedRecipesInput,
  type ChangesDto,
  type KeptRecipe,
} from '@larder/shared/sync/changes';
import type { CookedDto } from '@larder/shared/recipe/schema';
import type { KeptLink } from '@larder/shared/recipe/links';
import type { TickDto } from '@larder/shared/recipe/ticks';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { ownedBy, personalTo } from '../../access.ts';
import { fixed } from '../../db/fixed.ts';
import { changedSince, type ChangesCtx } from '../../sync/changed-since.ts';
import { recipeColumnsFor, toRecipeDto, type RecipeRow } from './recipe-row.ts';
import { imageJson } from '../images/image-row.ts';
import { keptLinks } from './links.ts';
import { ticksOf } from './ticks.ts';
import type { UserId } from '@larder/shared/ids';

interface KeptRow extends RecipeRow {
  cooked: CookedDto[];
  times_cooked: number;
  ticks: TickDto[];
  links: KeptLink[];
}

const columnsFor = (
  person: UserId,
) => sql`${recipeColumnsFor(person)}, ${ticksOf(person)} as ticks, ${keptLinks} as links,
  (select count(*) from cook_log k where k.recipe_id = r.id and k.user_id = ${person}) as times_cooked,
  (select coalesce(json_agg(json_build_object('id', k.id, 'cookedOn', k.cooked_on, 'note', k.note,
    'photo', ${imageJson(sql.ref('k.photo_id'))})
    order by k.cooked_on desc, k.id desc), '[]')
    from (select k.id, k.cooked_on, k.note, k.photo_id from cook_log k where k.recipe_id = r.id and k.user_id = ${person}
      order by k.cooked_on desc, k.id desc limit ${sql.lit(KEPT_COOKED)}) k) as cooked`;

/** Half of what a recipe is charged with is the copy of it that is searched. */
const bytes = fixed(sql<number>`r.stored_bytes / 2 + (select coalesce(sum(k.stored_bytes), 0) from (
  select k.stored_bytes from cook_log k where k.recipe_id = r.id
  order by k.cooked_on desc, k.id desc limit ${sql.lit(KEPT_COOKED)}) k)`);

/** The viewer's own recipes for a copy on a device, all or a part, with the last entries of their cook logs, what is ticked off, and what is linked. */
export async function changedRecipes(
  ctx: ChangesCtx,
  { part, ...input }: ChangedRecipesInput,
): Promise<ChangesDto<KeptRecipe>> {
  return changedSince(ctx, input, {
    entity: 'recipe',
    table: 'recipes',
    alias: 'r',
    ...(part && {
      visibleTo: (viewer, alias) => sql`${ownedBy(viewer, alias)} and ${isIn(part, viewer, alias)}`,
    }),
    columns: () => columnsFor(ctx.viewer.userId),
    bytes: () => bytes,
    toDto: toKeptRecipe,
  });
}

function isIn(
  { ids, favorites }: NonNullable<ChangedRecipesInput['part']>,
  viewer: ChangesCtx['viewer'],
  alias: string,
): RawBuilder<SqlBool> {
  const id = sql.ref(`${alias}.id`);
  const isFavorite = sql`exists (select from favorites f where f.recipe_id = ${id} and ${personalTo(viewer, 'f')})`;
  return sql<SqlBool>`(${id} = any(${ids}::uuid[]) or ${favorites} and ${isFavorite})`;
}

function toKeptRecipe(row: KeptRow): KeptRecipe {
  const { cooked, times_cooked: total, ticks, links } = row;
  return { ...toRecipeDto(row), cookLog: { items: cooked, total }, ticks, links };
}
