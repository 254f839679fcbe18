import type { Day } from '@larder/shared/day/day';
import type { VaultId } from '@larder/shared/ids';
import type { Meal } from '@larder/shared/plan/messages';
import type { PlanEntryDto } from '@larder/shared/plan/schema';
import type { ImageDto } from '@larder/shared/recipe/image';
import { sql, type RawBuilder } from 'kysely';
import { recipeVisibleTo } from '../../access.ts';
import type { Viewer } from '../../ctx.ts';
import { imageJson } from '../images/image-row.ts';

/** What is shown of `meal_plan_entries as e`, which the viewer may see. Of a recipe that they may not see, nothing. */
export function entryColumns(viewer: Viewer): RawBuilder<unknown> {
  const seen = (what: RawBuilder<unknown>) => sql`(
    select ${what} from recipes r where r.id = e.recipe_id and ${recipeVisibleTo(viewer, 'r')})`;
  return sql`
    e.id, e.user_id, ${seen(sql`r.id`)} as recipe_id, ${seen(sql`r.title`)} as recipe_title,
    ${seen(imageJson(sql.ref('r.image_id')))} as image, e.leftover_of, e.repeat_id, e.day, e.day_stamp, e.meal, e.meal_stamp,
    e.text, e.text_stamp, e.servings, e.servings_stamp, e.note, e.note_stamp, e.is_removed, e.removed_stamp,
    e.cook, e.cook_stamp, e.time_of_day, e.time_stamp, e.created_at`;
}

export interface EntryRow {
  id: string;
  user_id: VaultId;
  recipe_id: string | null;
  recipe_title: string | null;
  image: ImageDto | null;
  leftover_of: string | null;
  repeat_id: string | null;
  day: Day | null;
  day_stamp: string;
  meal: Meal | null;
  meal_stamp: string;
  text: string;
  text_stamp: string;
  servings: number | null;
  servings_stamp: string;
  note: string;
  note_stamp: string;
  is_removed: boolean;
  removed_stamp: string;
  cook: string | null;
  cook_stamp: string;
  time_of_day: string | null;
  time_stamp: string;
  created_at: Date;
}

export function toEntryDto(row: EntryRow): PlanEntryDto {
  return {
    id: row.id,
    planId: row.user_id,
    recipeId: row.recipe_id,
    recipeTitle: row.recipe_title,
    image: row.image,
    leftoverOf: row.leftover_of,
    repeatId: row.repeat_id,
    day: { value: row.day, stamp: row.day_stamp },
    meal: { value: row.meal, stamp: row.meal_stamp },
    text: { value: row.text, stamp: row.text_stamp },
    servings: { value: row.servings, stamp: row.servings_stamp },
    note: { value: row.note, stamp: row.note_stamp },
    isRemoved: { value: row.is_removed, stamp: row.removed_stamp },
    cook: { value: row.cook, stamp: row.cook_stamp },
    time: { value: row.time_of_day, stamp: row.time_stamp },
    addedAt: row.created_at,
  };
}
