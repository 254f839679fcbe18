import * as messages from '#messages/plan.json';
import { addDays, daysBetween, type Day } from '@larder/shared/day/day';
import { format } from '@larder/shared/messages/format';
import type { PlannedMeal, PlanValues } from '@larder/shared/plan/entries';
import { toast } from '../../lib/toast.ts';
import { placeName } from './meals.ts';
import { titleOf, usePlanWrites, type PlanChange, type ShownEntry } from './use-plan.ts';

/** Lets the shopping lists follow what was changed; gives what takes that back. */
export type FollowPlan = (changes: readonly PlanChange[]) => () => void;

/** What can be done with meals of a plan: each says what it did, and can be taken back. */
export function usePlanActions(planId: string, follow: FollowPlan) {
  const { add, change, repeat } = usePlanWrites(planId);
  const say = (text: string, undo: () => void) =>
    void toast.success(text, { action: { label: messages.undo, run: undo } });
  /** With what it has put on lists. */
  const setWhole = (changes: readonly PlanChange[]) => {
    const [undo, undoLists] = [change(changes), follow(changes)];
    return () => {
      undo();
      undoLists();
    };
  };
  return {
    planId,
    add: (meal: PlannedMeal) =>
      say(
        meal.day
          ? format(messages.added, { title: meal.text, day: placeName(meal.day) })
          : messages.addedWithoutDay,
        add([meal]),
      ),
    edit: (entry: ShownEntry, values: Partial<PlanValues>) => void setWhole([{ entry, values }]),
    swap: (one: ShownEntry, other: ShownEntry) => {
      const undo = change([
        { entry: one, values: { day: other.day.value, meal: other.meal.value } },
        { entry: other, values: { day: one.day.value, meal: one.meal.value } },
      ]);
      say(format(messages.swapped, { one: titleOf(one), other: titleOf(other) }), undo);
    },
    planLeftovers: (entry: ShownEntry) => {
      const day = entry.day.value && addDays(entry.day.value, 1);
      const undo = add([{ ...mealOf(entry), day, leftoverOf: entry.id }]);
      say(format(messages.leftoversPlanned, { day: placeName(day) }), undo);
    },
    ...repeatActions({ change, repeat, setWhole, say }),
    ...weekActions({ add, change, setWhole, say }),
  };
}

interface Means extends ReturnType<typeof usePlanWrites> {
  setWhole: FollowPlan;
  say: (text: string, undo: () => void) => void;
}

/** What is done with one meal, or with all later ones that repeat it too. */
function repeatActions({ change, repeat, setWhole, say }: Omit<Means, 'add'>) {
  return {
    /** With `others` by as many days. */
    move: (entry: ShownEntry, day: Day | null, others: readonly ShownEntry[] = []) => {
      const before = entry.day.value;
      if (day === before) return;
      const by = day && before ? daysBetween(before, day) : 0;
      const moved = others.map((other) => ({ entry: other, values: { day: later(other, by) } }));
      const undo = change([{ entry, values: { day } }, ...moved]);
      say(format(messages.moved, { title: titleOf(entry), day: placeName(day) }), undo);
    },
    remove: (entry: ShownEntry, others: readonly ShownEntry[] = []) => {
      const undo = setWhole([entry, ...others].map((one) => ({ entry: one, values: { isRemoved: true } })));
      const said =
        others.length === 0
          ? format(messages.removed, { title: titleOf(entry) })
          : format(messages.weekCleared, { count: others.length + 1 });
      say(said, undo);
    },
    repeat: (entry: ShownEntry, days: readonly Day[]) => {
      const undo = repeat(
        entry,
        days.map((day) => ({ ...mealOf(entry), day })),
      );
      say(format(messages.repeated, { title: titleOf(entry), count: days.length }), undo);
    },
  };
}

function weekActions({ add, change, setWhole, say }: Omit<Means, 'repeat'>) {
  return {
    copyWeek: (entries: readonly ShownEntry[], days: number) => {
      const undo = add(entries.map((entry) => ({ ...mealOf(entry), day: later(entry, days) })));
      say(format(messages.weekCopied, { count: entries.length }), undo);
    },
    addWeek: (meals: readonly PlannedMeal[]) => {
      const undo = add(meals);
      say(format(messages.weekAdded, { count: meals.length }), undo);
    },
    moveWeek: (entries: readonly ShownEntry[], days: number) => {
      const undo = change(entries.map((entry) => ({ entry, values: { day: later(entry, days) } })));
      say(format(messages.weekMoved, { count: entries.length }), undo);
    },
    clear: (entries: readonly ShownEntry[]) => {
      const undo = setWhole(entries.map((entry) => ({ entry, values: { isRemoved: true } })));
      say(format(messages.weekCleared, { count: entries.length }), undo);
    },
  };
}

export type PlanActions = ReturnType<typeof usePlanActions>;

const later = ({ day }: ShownEntry, days: number) => day.value && addDays(day.value, days);

function mealOf(entry: ShownEntry): PlannedMeal {
  const { recipeId, leftoverOf, day, meal, servings, note, time } = entry;
  return {
    recipeId,
    leftoverOf,
    text: titleOf(entry),
    day: day.value,
    meal: meal.value,
    servings: servings.value,
    note: note.value,
    time: time.value,
  };
}
