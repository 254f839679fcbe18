import { comesAfter, type ListOrder } from '../../db/paging.ts';
import type { Db } from '../../db/db.ts';
import type { Day } from '@larder/shared/day/day';
import type { VaultId } from '@larder/shared/ids';
import type { Meal } from '@larder/shared/plan/messages';
import { sql } from 'kysely';

export interface OwnPlanEntry {
  id: string;
  day: Day | null;
  meal: Meal | null;
  text: string;
  servings: number | null;
  note: string;
  time: string | null;
  leftoverOf: string | null;
  repeatId: string | null;
  recipeId: string | null;
  addedAt: Date;
}

const AT_ONCE = 1_000;
const OLDEST = { column: 'created_at', direction: 'asc', kind: 'time' } as const satisfies ListOrder;

/** All that is planned in a vault and not removed, as it was added. */
export async function* planOf(db: Db, vaultId: VaultId): AsyncGenerator<OwnPlanEntry, void> {
  for (let after: { key: Date; id: string } | undefined; ;) {
    const { rows } = await sql<OwnPlanEntry>`
      select e.id, e.day, e.meal, coalesce(r.title, e.text) as text, e.servings, e.note, e.time_of_day as time, e.leftover_of as "leftoverOf",
        e.repeat_id as "repeatId", r.id as "recipeId", e.created_at as "addedAt"
      from meal_plan_entries e left join recipes r on r.id = e.recipe_id and r.user_id = e.user_id
      where e.user_id = ${vaultId} and not e.is_removed and ${after ? comesAfter(OLDEST, 'e', after) : sql`true`}
      order by e.created_at, e.id limit ${AT_ONCE}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = { key: last.addedAt, id: last.id };
  }
}
