import type { PlanWeekDto, SaveWeekInput, WeekMeal } from '@larder/shared/plan/schema';
import { PLAN_MESSAGES } from '@larder/shared/plan/messages';
import { sql } from 'kysely';
import { editableBy, ownedBy } from '../../access.ts';
import type { UserCtx, Viewer } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { planNotFound } from './errors.ts';

/** The weeks that are saved in the viewer's vault, by name: at most `PLAN_LIMITS.weeks`. */
export async function listWeeks({
  db,
  viewer,
}: Pick<UserCtx, 'db'> & { viewer: Pick<Viewer, 'userId' | 'vaultId' | 'role'> }): Promise<PlanWeekDto[]> {
  const rows = await db
    .selectFrom('meal_plan_weeks')
    .select(['id', 'name', 'meals'])
    .where(ownedBy(viewer, 'meal_plan_weeks'))
    .orderBy('name')
    .orderBy('id')
    .execute();
  // Only lists of meals are ever written.
  return rows.map(({ id, name, meals }) => ({ id, name, meals: meals as unknown as WeekMeal[] }));
}

/** Saves a week, in the place of one of that name. @throws PLAN_NOT_FOUND for a reader; PLAN_WEEK_LIMIT when there are too many. */
export async function saveWeek(
  { db, viewer, now }: Pick<UserCtx, 'db' | 'viewer' | 'now'>,
  { name, meals }: SaveWeekInput,
): Promise<PlanWeekDto> {
  if (viewer.role === 'reader') throw planNotFound();
  const { id } = await db
    .insertInto('meal_plan_weeks')
    .values({ user_id: viewer.vaultId, name, meals: sql`${JSON.stringify(meals)}::jsonb`, created_at: now() })
    .onConflict((conflict) =>
      // With another id: undoing a move does not take it for what came with that.
      conflict.columns(['user_id', 'name']).doUpdateSet((eb) => ({
        id: sql`gen_random_uuid()`,
        meals: eb.ref('excluded.meals'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name, meals };
}

/** @throws PLAN_WEEK_NOT_FOUND unless it is saved in the viewer's vault. */
export async function deleteWeek(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  id: string,
): Promise<{ id: string }> {
  const deleted = db
    .deleteFrom('meal_plan_weeks')
    .where('id', '=', id)
    .where(editableBy(viewer, 'meal_plan_weeks'))
    .returning('id');
  if (!(await deleted.executeTakeFirst()))
    throw new AppError('PLAN_WEEK_NOT_FOUND', PLAN_MESSAGES.weekNotFound);
  return { id };
}
