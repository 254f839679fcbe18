import { PLAN_LIMITS } from '@larder/shared/plan/messages';
import type { WeekMeal } from '@larder/shared/plan/schema';
import { sql, type RawBuilder } from 'kysely';
import type { Deps } from '../../../ctx.ts';
import type { Db } from '../../../db/db.ts';
import type { MoveLease } from '../lease.ts';
import type { ConvertedWeek } from '../reader/convert-plan.ts';
import { addWithinRoom, idInMove } from './within-room.ts';

const idOf = (moveId: string, place: RawBuilder<unknown>) => idInMove(moveId, 'week', place);

/** Adds the saved weeks of the file, as far as there is room, but for those of a name that is there already. */
export async function addWeeks(
  deps: Pick<Deps, 'db' | 'now'>,
  lease: MoveLease,
  weeks: readonly ConvertedWeek[],
): Promise<void> {
  if (weeks.length === 0) return;
  await addWithinRoom(deps, lease, (trx) => insertWeeks(trx, lease, { weeks, now: deps.now() }));
}

async function insertWeeks(
  db: Db,
  { id: moveId, vaultId }: MoveLease,
  { weeks, now }: { weeks: readonly ConvertedWeek[]; now: Date },
): Promise<void> {
  const recipeOf = await recipesOf(db, moveId, weeks);
  const given = weeks.map(({ name, meals }, place) => ({
    place,
    name,
    meals: meals.map(({ recipe, ...meal }): WeekMeal => ({
      ...meal,
      recipeId: recipeOf.get(recipe) ?? null,
    })),
  }));
  await sql`
    insert into meal_plan_weeks (id, user_id, name, meals, created_at)
    select ${idOf(moveId, sql`g.place`)}, ${vaultId}::uuid, g.name, g.meals, ${now}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (place int, name text, meals jsonb)
    where not exists (select from meal_plan_weeks w where w.user_id = ${vaultId} and w.name = g.name)
    order by g.place
    limit greatest(0, ${PLAN_LIMITS.weeks} - (select count(*) from meal_plan_weeks w where w.user_id = ${vaultId}))
    on conflict do nothing`.execute(db);
}

/** The recipes that were moved in, by their entries in the file. */
async function recipesOf(
  db: Db,
  moveId: string,
  weeks: readonly ConvertedWeek[],
): Promise<ReadonlyMap<string, string>> {
  const entries = new Set(weeks.flatMap(({ meals }) => meals.map(({ recipe }) => recipe)));
  const items = await db
    .selectFrom('move_items')
    .select(['entry', 'recipe_id'])
    .where('move_id', '=', moveId)
    .where(sql<boolean>`entry = any (${[...entries].filter((entry) => entry !== '')}::text[])`)
    .execute();
  return new Map(items.flatMap(({ entry, recipe_id: id }) => (id === null ? [] : [[entry, id] as const])));
}

/** Deletes what came with the move; one that was saved anew since has another id. */
export async function removeBroughtWeeks(db: Db, { id: moveId, vaultId }: MoveLease): Promise<void> {
  await sql`
    delete from meal_plan_weeks w
    where w.user_id = ${vaultId}
      and w.id in (select ${idOf(moveId, sql`n`)} from generate_series(0, ${PLAN_LIMITS.weeks}::int) as n)`.execute(
    db,
  );
}
