import {
  KEPT_COOKED,
  type ChangedSinceInput,
  type ChangesDto,
  type KeptRecipe,
} from '@larder/shared/sync/changes';
import type { CookedDto } from '@larder/shared/recipe/schema';
import type { TickDto } from '@larder/shared/recipe/ticks';
import { sql } from 'kysely';
import { fixed } from '../../db/fixed.ts';
import { changedSince, type ChangesCtx } from '../../sync/changed-since.ts';
import { recipeColumnsFor, toRecipeDto, type RecipeRow } from './recipe-row.ts';
import { ticksOf } from './ticks.ts';
import type { UserId } from '@larder/shared/ids';

interface KeptRow extends RecipeRow {
  cooked: CookedDto[];
  times_cooked: number;
  ticks: TickDto[];
}

const columnsFor = (person: UserId) => sql`${recipeColumnsFor(person)}, ${ticksOf(person)} as ticks,
  (select count(*) from cook_log k where k.recipe_id = r.id and k.user_id = ${person}) as times_cooked,
  (select coalesce(json_agg(json_build_object('id', k.id, 'cookedOn', k.cooked_on, 'note', k.note)
    order by k.cooked_on desc, k.id desc), '[]')
    from (select k.id, k.cooked_on, k.note from cook_log k where k.recipe_id = r.id and k.user_id = ${person}
      order by k.cooked_on desc, k.id desc limit ${sql.lit(KEPT_COOKED)}) k) as cooked`;

/** Half of what a recipe is charged with is the copy of it that is searched. */
const bytes = fixed(sql<number>`r.stored_bytes / 2 + (select coalesce(sum(k.stored_bytes), 0) from (
  select k.stored_bytes from cook_log k where k.recipe_id = r.id
  order by k.cooked_on desc, k.id desc limit ${sql.lit(KEPT_COOKED)}) k)`);

/** The viewer's own recipes for a copy on a device, with the last entries of their cook logs and what is ticked off. */
export async function changedRecipes(
  ctx: ChangesCtx,
  input: ChangedSinceInput,
): Promise<ChangesDto<KeptRecipe>> {
  return changedSince(ctx, input, {
    entity: 'recipe',
    table: 'recipes',
    alias: 'r',
    columns: () => columnsFor(ctx.viewer.userId),
    bytes: () => bytes,
    toDto: toKeptRecipe,
  });
}

function toKeptRecipe(row: KeptRow): KeptRecipe {
  return { ...toRecipeDto(row), cookLog: { items: row.cooked, total: row.times_cooked }, ticks: row.ticks };
}
