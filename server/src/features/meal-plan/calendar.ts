import { addDays, type Day } from '@larder/shared/day/day';
import { inOwnVault, personOf, type VaultId } from '@larder/shared/ids';
import { sharedMessagesIn } from '@larder/shared/messages/every-language';
import { formatIn } from '@larder/shared/messages/format';
import type { Language } from '@larder/shared/messages/language';
import { paths } from '@larder/shared/paths';
import type { Meal } from '@larder/shared/plan/messages';
import { PRODUCT_NAME } from '@larder/shared/product';
import ical, {
  ICalCalendarMethod,
  ICalEvent,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { sql } from 'kysely';
import { recipeVisibleTo } from '../../access.ts';
import type { Db } from '../../db/db.ts';
import { folded } from './folded-lines.ts';

/** So far back does a calendar see. */
const DAYS_BACK = 90;
/** What numbers of changes count from, so that they fit: 2020, in seconds. */
const FIRST_SECOND = 1_577_836_800;
const ASKED_AGAIN_SECONDS = 3_600;

/** Whose plan, and in which words. */
export interface Feed {
  vaultId: VaultId;
  language: Language;
}

interface CalendarRow {
  id: string;
  day: Day;
  meal: Meal | null;
  title: string;
  recipe_id: string | null;
  servings: number | null;
  note: string;
  time: string | null;
  leftover_of: string | null;
  last_stamp: string;
  created_at: Date;
}

/**
 * A plan as calendars read it (RFC 5545): a whole day for each meal, or the time that it has wherever it is read, from 90 days before `today` on. A meal keeps its UID, and each change of
 * it raises its SEQUENCE, so that calendars see it moved.
 */
export async function planAsCalendar(
  db: Db,
  { vaultId, language }: Feed,
  { origin, today }: { origin: string; today: Day },
): Promise<string> {
  const calendar = ical({
    name: formatIn(language, sharedMessagesIn(language).plan.calendarName, { product: PRODUCT_NAME }),
    prodId: { company: PRODUCT_NAME, product: 'plan' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ASKED_AGAIN_SECONDS,
  });
  const meals = await datedMeals(db, vaultId, addDays(today, -DAYS_BACK));
  const dataOf = eventsOf(language, origin);
  const events = meals.map((row) => folded(new ICalEvent(dataOf(row), calendar).toString()));
  // The library folds letter by letter, which would take ten times as long as all else.
  return calendar.toString().replace(/(?=END:VCALENDAR$)/, () => events.join(''));
}

function eventsOf(language: Language, origin: string): (row: CalendarRow) => ICalEventData {
  const messages = sharedMessagesIn(language).plan;
  const { hostname } = new URL(origin);
  return (row) => {
    const about = [
      row.leftover_of !== null && messages.leftovers,
      row.leftover_of === null &&
        row.servings !== null &&
        formatIn(language, messages.servings, { count: row.servings }),
      row.note,
    ];
    const query = row.servings === null ? '' : `?servings=${row.servings}`;
    const changedAt = Number(row.last_stamp.slice(0, 15));
    return {
      id: `${row.id}@${hostname}`,
      sequence: Math.max(0, Math.floor(changedAt / 1_000) - FIRST_SECOND),
      stamp: row.created_at,
      ...whenOf(row),
      summary: row.meal === null ? row.title : `${messages[row.meal]}: ${row.title}`,
      description: about.filter(Boolean).join('\n'),
      // Nobody is busy all day because there is dinner.
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(row.recipe_id !== null && { url: `${origin}${paths.recipe(row.recipe_id)}${query}` }),
    };
  };
}

/** A whole day, or a time that floats: in no zone, and so the same in each. */
function whenOf({ day, time }: CalendarRow): ICalEventData {
  if (time === null) return { start: day, allDay: true };
  // Written as it is, for it is read in no zone.
  const at = (clock: string) => `${day}T${clock}:00Z`;
  return { start: at(time), floating: true, end: at(anHourAfter(time)) };
}

/** On the same day: who eats late has no whole hour. */
function anHourAfter(time: string): string {
  const hour = Number(time.slice(0, 2)) + 1;
  return hour > 23 ? '23:59' : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
}

/** Of recipes, what the person may see whose vault it is. */
async function datedMeals(db: Db, vaultId: VaultId, from: Day): Promise<CalendarRow[]> {
  const userId = personOf(vaultId);
  const owner = { userId, ...inOwnVault(userId) };
  const { rows } = await sql<CalendarRow>`
    select e.id, e.day, e.meal, coalesce(r.title, e.text) as title, r.id as recipe_id, e.servings, e.note, e.time_of_day as time, e.leftover_of, e.created_at,
      greatest(e.day_stamp, e.meal_stamp, e.text_stamp, e.servings_stamp, e.note_stamp, e.removed_stamp, e.time_stamp) as last_stamp
    from meal_plan_entries e left join recipes r on r.id = e.recipe_id and ${recipeVisibleTo(owner, 'r')}
    where e.user_id = ${vaultId}::uuid and not e.is_removed and e.day >= ${from}::date
    order by e.day, e.created_at, e.id`.execute(db);
  return rows;
}
