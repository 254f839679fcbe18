import { addDays, type Day } from '@larder/shared/day/day';
import { MAX_PAGE_SIZE } from '@larder/shared/list';
import {
  comparePlanned,
  lastPlanStamp,
  mergedPlanEntry,
  newPlanEntry,
  plainPlanEntry,
  withPlanValues,
  type PlannedMeal,
  type PlanValues,
} from '@larder/shared/plan/entries';
import { PLAN_LIMITS } from '@larder/shared/plan/messages';
import type { PlanEntryDto, PlanEntryInput } from '@larder/shared/plan/schema';
import { NO_STAMP } from '@larder/shared/shopping/registers';
import { skipToken } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useWholeList } from '../../hooks/use-whole-list.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { storeWhileSending } from '../../lib/offline/outbox.ts';
import { useViewer } from '../../lib/session.ts';
import { nextStamp, noteStamp } from '../../lib/offline/stamps.ts';
import { toast } from '../../lib/toast.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { createUnsent } from '../../lib/offline/unsent.ts';

/** An entry as it is shown: with what the server says of it, once it has it. */
export type ShownEntry = PlanEntryInput & Partial<Pick<PlanEntryDto, 'recipeTitle' | 'image'>>;

export const titleOf = ({ recipeTitle, text }: ShownEntry): string => recipeTitle ?? text.value;

/** Leftovers and words need nothing. */
export const isCooked = ({ recipeId, leftoverOf }: ShownEntry): boolean =>
  recipeId !== null && leftoverOf === null;

/** Whether it is asked if all later ones go with it. */
export const isRepeated = ({ repeatId, day }: ShownEntry): boolean => repeatId !== null && day.value !== null;

/** By plan. */
const unsent = createUnsent<PlanEntryInput>({
  merge: mergedPlanEntry,
  path: 'mealPlan.put',
  loadCheck: async () => {
    const { putPlanEntriesInput } = await import('@larder/shared/plan/schema');
    return (input) => putPlanEntriesInput.safeParse(input).data;
  },
});

/** What is planned for these days and what waits for one, with what this device has written and not sent. */
export function usePlan(id: string, from: Day, days: number) {
  const query = trpc.mealPlan.list.useInfiniteQuery({ id, from, days, limit: MAX_PAGE_SIZE }, PAGED_QUERY);
  useWholeList(query);
  const written = useSyncExternalStore(unsent.subscribe, () => unsent.of(id));
  const { data } = query;
  const entries = useMemo(() => {
    const until = addDays(from, days);
    return withUnsent(data?.pages.flatMap(({ items }) => items) ?? [], written)
      .filter(({ day, isRemoved }) => !isRemoved.value && isWithin(day.value, from, until))
      .sort(comparePlanned);
  }, [data, written, from, days]);
  useEffect(() => noteStamp(id, lastPlanStamp(entries)), [id, entries]);
  return { query, entries, isWhole: data !== undefined && !query.hasNextPage };
}

/** The later ones of those that repeat a meal; undefined until they are known. */
export function useLaterRepeats(id: string, { id: entryId, repeatId, day }: ShownEntry) {
  const asked = repeatId !== null && day.value !== null && { id, repeatId, from: day.value };
  const { data, error } = trpc.mealPlan.repeats.useQuery(asked || skipToken, { staleTime: 0 });
  const written = useSyncExternalStore(unsent.subscribe, () => unsent.of(id));
  const from = day.value ?? '';
  const later =
    data &&
    withUnsent(data, written).filter(
      (entry) =>
        entry.repeatId === repeatId &&
        entry.id !== entryId &&
        !entry.isRemoved.value &&
        (entry.day.value ?? '') >= from,
    );
  return { later: asked ? later : [], error };
}

const isWithin = (day: Day | null, from: Day, until: Day) => day === null || (day >= from && day < until);

function withUnsent(
  kept: readonly PlanEntryDto[],
  written: ReadonlyMap<string, PlanEntryInput>,
): ShownEntry[] {
  const known = new Set(kept.map(({ id }) => id));
  const merged = kept.map((entry): ShownEntry => {
    const later = written.get(entry.id);
    return later ? mergedPlanEntry(entry, later) : entry;
  });
  return [...merged, ...[...written.values()].filter(({ id }) => !known.has(id))];
}

export interface PlanChange {
  entry: PlanEntryInput;
  values: Partial<PlanValues>;
}

/** What can be done with the plan. All of it is shown at once and sent when it can be; each gives what takes it back. */
export function usePlanWrites(id: string) {
  const { userId } = useViewer();
  const send = useSend(id);
  const askAgain = useAskAgain();
  useEffect(() => void unsent.showWaiting(userId, id, askAgain), [userId, id, askAgain]);
  const put = (make: (stamp: string) => PlanEntryInput[]) => {
    const made = make(nextStamp(id, NO_STAMP));
    unsent.add(id, made);
    for (let from = 0; from < made.length; from += PLAN_LIMITS.entriesAtOnce)
      void send(made.slice(from, from + PLAN_LIMITS.entriesAtOnce));
    return made;
  };
  const change = (changes: readonly PlanChange[]) => {
    const made = put((stamp) => changes.map(({ entry, values }) => withPlanValues(entry, values, stamp)));
    return () =>
      void put((stamp) => made.map((entry, index) => withPlanValues(entry, before(changes[index]!), stamp)));
  };
  const add = (meals: readonly PlannedMeal[]) => {
    const made = put((stamp) => meals.map((meal) => newPlanEntry(crypto.randomUUID(), meal, stamp)));
    return () => void change(made.map((entry) => ({ entry, values: { isRemoved: true } })));
  };
  /** It has its own id in common with those that repeat it. */
  const repeat = (entry: ShownEntry, meals: readonly PlannedMeal[]) => {
    const repeatId = entry.repeatId ?? entry.id;
    const [, ...made] = put((stamp) => [
      { ...plainPlanEntry(entry), repeatId },
      ...meals.map((meal) => newPlanEntry(crypto.randomUUID(), { ...meal, repeatId }, stamp)),
    ]);
    return () => void change(made.map((one) => ({ entry: one, values: { isRemoved: true } })));
  };
  return { add, change, repeat };
}

/** What stood in an entry where it was changed. */
function before({ entry, values }: PlanChange): Partial<PlanValues> {
  const names = Object.keys(values) as (keyof PlanValues)[];
  return Object.fromEntries(names.map((name) => [name, entry[name].value])) as Partial<PlanValues>;
}

/** Asks the server for all that is shown of plans. */
function useAskAgain(): () => Promise<void> {
  const utils = trpc.useUtils();
  return useCallback(() => utils.mealPlan.invalidate(undefined, { refetchType: 'all' }), [utils]);
}

function useSend(id: string) {
  const utils = trpc.useUtils();
  const askAgain = useAskAgain();
  const { userId } = useViewer();
  return async (entries: PlanEntryInput[]) => {
    const input = { id, entries };
    const end = storeWhileSending(userId, { path: 'mealPlan.put', input });
    try {
      await utils.client.mealPlan.put.mutate(input);
      end('sent');
      await askAgain();
      unsent.remove(id, entries);
    } catch {
      // The outbox sends it again, and says what the server refuses.
      try {
        end('waits');
        unsent.removeWhenSent(id, entries, askAgain);
      } catch (noRoom) {
        toast.error(errorMessage(noRoom));
      }
    }
  };
}
