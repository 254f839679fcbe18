import { PLAN_LIMITS } from '@larder/shared/plan/messages';
import { NO_STAMP } from '@larder/shared/shopping/registers';
import { sql, type RawBuilder } from 'kysely';
import type { Deps } from '../../../ctx.ts';
import type { Db } from '../../../db/db.ts';
import type { MoveLease } from '../lease.ts';
import type { ConvertedMeal } from '../reader/convert-plan.ts';
import { addWithinRoom, idInMove } from './within-room.ts';

const idOf = (moveId: string, place: RawBuilder<unknown>) => idInMove(moveId, 'plan', place);

/** Adds what the file has planned, but for what stands on the same day already. Where there is no room for it, it is left out. */
export async function addPlan(
  deps: Pick<Deps, 'db' | 'now'>,
  lease: MoveLease,
  meals: readonly ConvertedMeal[],
): Promise<void> {
  if (meals.length === 0) return;
  await addWithinRoom(deps, lease, (trx) => insertMeals(trx, lease, { meals, now: deps.now() }));
}

async function insertMeals(
  db: Db,
  { id: moveId, vaultId }: MoveLease,
  { meals, now }: { meals: readonly ConvertedMeal[]; now: Date },
): Promise<void> {
  const given = JSON.stringify(meals.map((meal, place) => ({ ...meal, place })));
  await sql`
    with given as (
      select * from json_to_recordset(${given}::json) as g (place int, day date, meal text, text text, servings int, note text, time text,
        recipe text, "leftoverOf" int, "repeatOf" int))
    insert into meal_plan_entries (id, user_id, recipe_id, leftover_of, repeat_id, day, day_stamp, meal, meal_stamp, text,
      text_stamp, servings, servings_stamp, note, note_stamp, time_of_day, is_removed, removed_stamp, created_at)
    select ${idOf(moveId, sql`g.place`)}, ${vaultId}::uuid, i.recipe_id,
      case when g."leftoverOf" >= 0 then ${idOf(moveId, sql`g."leftoverOf"`)} end,
      case when g."repeatOf" >= 0 then ${idOf(moveId, sql`g."repeatOf"`)} end,
      g.day, ${NO_STAMP}, g.meal, ${NO_STAMP}, g.text, ${NO_STAMP}, g.servings, ${NO_STAMP}, g.note, ${NO_STAMP}, g.time, false,
      ${NO_STAMP}, ${now}::timestamptz + g.place * interval '1 millisecond'
    from given g left join move_items i on i.move_id = ${moveId} and i.entry = g.recipe and g.recipe <> ''
    where not exists (
      select from meal_plan_entries e where e.user_id = ${vaultId} and not e.is_removed
        and e.day is not distinct from g.day and e.meal is not distinct from g.meal and e.text = g.text)
    order by g.place
    on conflict do nothing`.execute(db);
}

/** Deletes what came with the move and nobody has changed since. */
export async function removeBroughtPlan(db: Db, { id: moveId, vaultId }: MoveLease): Promise<void> {
  await sql`
    delete from meal_plan_entries e
    where e.user_id = ${vaultId}
      and e.id in (select ${idOf(moveId, sql`n`)} from generate_series(0, ${PLAN_LIMITS.entries}::int) as n)
      and greatest(e.day_stamp, e.meal_stamp, e.servings_stamp, e.note_stamp, e.removed_stamp, e.cook_stamp, e.time_stamp) = ${NO_STAMP}`.execute(
    db,
  );
}
