import { addDays } from '@larder/shared/day/day';
import type { Page } from '@larder/shared/list';
import { mergedPlanEntry, PLAN_REGISTERS } from '@larder/shared/plan/entries';
import type {
  PlanEntriesInput,
  PlanEntryDto,
  PlanEntryInput,
  PlanOfDayDto,
  PlanOfDayInput,
  PlanRepeatsInput,
  PutPlanEntriesInput,
} from '@larder/shared/plan/schema';
import { PLAN_LIMITS } from '@larder/shared/plan/messages';
import type { PersonDto } from '@larder/shared/sharing/schema';
import { sql } from 'kysely';
import { planVisibleTo, planWritableBy, recipeVisibleTo, takesPartInPlan } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { heldOnce, isLater, setLater, type Columns } from '../shopping/registers.ts';
import { entryColumns, toEntryDto, type EntryRow } from './entry-row.ts';
import { planNotFound } from './errors.ts';

const FIRST_ADDED = { column: 'created_at', direction: 'asc', kind: 'time' } as const satisfies ListOrder;
const REGISTERS: readonly Columns[] = [
  ['day', 'day_stamp'],
  ['meal', 'meal_stamp'],
  ['text', 'text_stamp'],
  ['servings', 'servings_stamp'],
  ['note', 'note_stamp'],
  ['is_removed', 'removed_stamp'],
  ['cook', 'cook_stamp'],
  ['time_of_day', 'time_stamp'],
];

/**
 * Puts entries into a plan, or merges them with those that are there, field by field: so meals are added, moved, swapped, copied and
 * removed. Sent again, or in another order, it leaves the same. Entries of another plan are left out, and so are recipes that the
 * viewer may not see, and cooks who do not take part in the plan.
 * @throws PLAN_NOT_FOUND unless the viewer may write into it; PLAN_LIMIT when it would hold too many.
 */
export async function putPlanEntries(
  { db, viewer, now }: Pick<UserCtx, 'db' | 'viewer' | 'now'>,
  { id, entries }: PutPlanEntriesInput,
): Promise<{ id: string }> {
  const held = heldOnce(PLAN_REGISTERS, mergedPlanEntry, { entries, now: now() });
  const { rows } = await sql<{ found: boolean }>`
    with plan as materialized (
      -- Whoever accepts the plan in this moment waits until it is written, or it waits for them.
      select v.id from vaults v where v.id = ${id} and ${planWritableBy(viewer, 'v.id')} for share of v),
    given as (
      select * from json_to_recordset(${JSON.stringify(held.map(toRow))}::json) as g (place int, id uuid, recipe_id uuid,
        leftover_of uuid, repeat_id uuid, day date, day_stamp text, meal text, meal_stamp text, text text, text_stamp text,
        servings int, servings_stamp text, note text, note_stamp text, is_removed bool, removed_stamp text, cook uuid, cook_stamp text, time_of_day text, time_stamp text)),
    merged as (
      insert into meal_plan_entries as e (id, user_id, recipe_id, leftover_of, repeat_id, day, day_stamp, meal, meal_stamp,
        text, text_stamp, servings, servings_stamp, note, note_stamp, is_removed, removed_stamp, cook, cook_stamp, time_of_day, time_stamp, created_at)
      select g.id, plan.id,
        (select r.id from recipes r where r.id = g.recipe_id and ${recipeVisibleTo(viewer, 'r')}), g.leftover_of, g.repeat_id,
        g.day, g.day_stamp, g.meal, g.meal_stamp, g.text, g.text_stamp, g.servings, g.servings_stamp, g.note, g.note_stamp,
        g.is_removed, g.removed_stamp, case when ${takesPartInPlan('plan.id', 'g.cook')} then g.cook end, g.cook_stamp,
        g.time_of_day, g.time_stamp,
        -- They stay in the order given.
        ${now()}::timestamptz + g.place * interval '1 millisecond'
      from plan cross join given g order by g.id
      on conflict (id) do update set repeat_id = coalesce(e.repeat_id, excluded.repeat_id),
        ${sql.join(REGISTERS.map((columns) => setLater('e', columns)))}
      where e.user_id = excluded.user_id
        and (${sql.join(
          REGISTERS.map((columns) => isLater('e', columns)),
          sql` or `,
        )} or (e.repeat_id is null and excluded.repeat_id is not null)))
    select exists (select from plan) as found`.execute(db);
  if (!rows[0]?.found) throw planNotFound();
  return { id };
}

function toRow(entry: PlanEntryInput, place: number) {
  return {
    ...{ place, id: entry.id, recipe_id: entry.recipeId },
    ...{ leftover_of: entry.leftoverOf, repeat_id: entry.repeatId },
    ...{ day: entry.day.value, day_stamp: entry.day.stamp },
    ...{ meal: entry.meal.value, meal_stamp: entry.meal.stamp },
    ...{ text: entry.text.value, text_stamp: entry.text.stamp },
    ...{ servings: entry.servings.value, servings_stamp: entry.servings.stamp },
    ...{ note: entry.note.value, note_stamp: entry.note.stamp },
    ...{ is_removed: entry.isRemoved.value, removed_stamp: entry.isRemoved.stamp },
    ...{ cook: entry.cook.value, cook_stamp: entry.cook.stamp },
    ...{ time_of_day: entry.time.value, time_stamp: entry.time.stamp },
  };
}

/**
 * What is planned for these days, and what waits for one, as it was added.
 * @throws PLAN_NOT_FOUND unless the viewer sees the plan.
 */
export async function listPlanEntries(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  { id, from, days, cursor, limit }: PlanEntriesInput,
): Promise<Page<PlanEntryDto>> {
  const after = cursor ? decodeCursor(FIRST_ADDED, cursor) : null;
  const { rows } = await sql<(EntryRow & { total: number }) | { id: null; total: number }>`
    with entries as materialized (
      select e.id, e.created_at from meal_plan_entries e
      where e.user_id = ${id} and not e.is_removed
        and (e.day is null or (e.day >= ${from}::date and e.day < ${addDays(from, days)}::date))),
    page as (
      select p.id from entries p where ${after ? comesAfter(FIRST_ADDED, 'p', after) : sql`true`}
      order by p.created_at, p.id limit ${limit + 1})
    select ${entryColumns(viewer)}, (select count(*) from entries) as total
    from vaults v left join (page join meal_plan_entries e on e.id = page.id) on true
    where v.id = ${id} and ${planVisibleTo(viewer, 'v.id')}
    order by e.created_at, e.id`.execute(db);
  if (!rows[0]) throw planNotFound();
  const found = rows.filter((row) => row.id !== null);
  const positionOf = (row: EntryRow) => ({ key: row.created_at, id: row.id });
  const page = cutPage(found, { limit, order: FIRST_ADDED, positionOf });
  return { items: page.rows.map(toEntryDto), total: rows[0].total, nextCursor: page.nextCursor };
}

/** What is planned for a day in the plans that the viewer takes part in: first in their own, as it was added. */
export async function listPlanOfDay(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  { day }: PlanOfDayInput,
): Promise<PlanOfDayDto> {
  const isOthers = sql`e.user_id <> ${viewer.vaultId}::uuid`;
  const { rows } = await sql<EntryRow & { owner: PersonDto | null }>`
    select ${entryColumns(viewer)}, (
      select json_build_object('userId', p.user_id, 'displayName', p.display_name)
      from profiles p where p.user_id = e.user_id and ${isOthers}) as owner
    from meal_plan_entries e
    where ${planVisibleTo(viewer, 'e.user_id')} and not e.is_removed and e.day = ${day}::date
    order by ${isOthers}, e.created_at, e.id limit ${PLAN_LIMITS.ofDay}`.execute(db);
  return { day, entries: rows.map((row) => ({ ...toEntryDto(row), owner: row.owner })) };
}

/**
 * The entries that repeat one meal, from a day on, the first first: at most as many as are written at once.
 * @throws PLAN_NOT_FOUND unless the viewer sees the plan.
 */
export async function listPlanRepeats(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  { id, repeatId, from }: PlanRepeatsInput,
): Promise<PlanEntryDto[]> {
  const { rows } = await sql<EntryRow | { id: null }>`
    select ${entryColumns(viewer)} from vaults v left join meal_plan_entries e
      on e.user_id = v.id and e.repeat_id = ${repeatId} and not e.is_removed and e.day >= ${from}::date
    where v.id = ${id} and ${planVisibleTo(viewer, 'v.id')}
    order by e.day, e.id limit ${PLAN_LIMITS.entriesAtOnce}`.execute(db);
  if (!rows[0]) throw planNotFound();
  return rows.filter((row) => row.id !== null).map(toEntryDto);
}
