import { addDays, type Day } from '../day/day.ts';
import type { Page, PageInput } from '../list.ts';
import { mergedPlanEntry, wholePlanEntry } from '../plan/entries.ts';
import { PLAN_LIMITS } from '../plan/messages.ts';
import type {
  PlanDto,
  PlanEntriesInput,
  PlanEntryDto,
  PlanOfDayDto,
  PlanRepeatsInput,
  PutPlanEntriesInput,
} from '../plan/schema.ts';
import type { KeptRecipe } from './changes.ts';
import { compare, pageOf } from './library.ts';

// Answers from a copy what the server answers of plans, and makes writes in it as the server does.

/** What `mealPlan.plans` answers. */
export function plansFrom(plans: readonly PlanDto[], paged: PageInput): Page<PlanDto> {
  return pageOf(
    plans.toSorted((a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id)),
    paged,
  );
}

/** What an entry shows of its recipe. */
type PlannedRecipe = Pick<KeptRecipe, 'id' | 'title' | 'image'>;
type Recipes = ReadonlyMap<string, PlannedRecipe>;

/** What `mealPlan.list` answers. */
export function planFrom(
  entries: readonly PlanEntryDto[],
  recipes: Recipes,
  { id, from, days, ...paged }: PlanEntriesInput,
): Page<PlanEntryDto> {
  const until = addDays(from, days);
  const isAsked = ({ planId, day, isRemoved }: PlanEntryDto) =>
    planId === id && !isRemoved.value && (day.value === null || (day.value >= from && day.value < until));
  const found = entries
    .filter(isAsked)
    .sort((a, b) => compare(a.addedAt, b.addedAt) || compare(a.id, b.id))
    .map((entry) => ({ ...wholePlanEntry(entry), ...ofRecipe(recipes.get(entry.recipeId ?? '')) }));
  return pageOf(found, paged);
}

/** What `mealPlan.ofDay` answers to who takes part in these plans. */
export function planOfDayFrom(
  entries: readonly PlanEntryDto[],
  recipes: Recipes,
  { plans, day }: { plans: readonly Pick<PlanDto, 'id' | 'role' | 'owner'>[]; day: Day },
): PlanOfDayDto {
  const planned = (isOwn: boolean) =>
    plans
      .filter(({ role }) => (isOwn ? role === 'owner' : role === 'member'))
      .flatMap(({ id, owner }) =>
        planFrom(entries, recipes, { id, from: day, days: 1, limit: Infinity })
          .items.filter((entry) => entry.day.value === day)
          .map((entry) => ({ ...entry, owner: isOwn ? null : owner })),
      )
      .sort((a, b) => compare(a.addedAt, b.addedAt) || compare(a.id, b.id));
  return { day, entries: [...planned(true), ...planned(false)].slice(0, PLAN_LIMITS.ofDay) };
}

/** What `mealPlan.repeats` answers. */
export function planRepeatsFrom(
  entries: readonly PlanEntryDto[],
  recipes: Recipes,
  { id, repeatId, from }: PlanRepeatsInput,
): PlanEntryDto[] {
  return entries
    .filter((entry) => entry.planId === id && entry.repeatId === repeatId && !entry.isRemoved.value)
    .filter(({ day }) => day.value !== null && day.value >= from)
    .sort((a, b) => compare(a.day.value ?? '', b.day.value ?? '') || compare(a.id, b.id))
    .slice(0, PLAN_LIMITS.entriesAtOnce)
    .map((entry) => ({ ...wholePlanEntry(entry), ...ofRecipe(recipes.get(entry.recipeId ?? '')) }));
}

function ofRecipe(recipe: PlannedRecipe | undefined): Partial<PlanEntryDto> {
  return recipe ? { recipeTitle: recipe.title, image: recipe.image } : {};
}

/** The entries that `mealPlan.put` changes, as they are then. Those of another plan are left out. */
export function withPutPlan(
  before: readonly PlanEntryDto[],
  { id: planId, entries }: PutPlanEntriesInput,
  { now, recipes }: { now: Date; recipes: Recipes },
): PlanEntryDto[] {
  const byId = new Map(before.map((entry) => [entry.id, wholePlanEntry(entry)]));
  const changed = new Set<string>();
  for (const [place, given] of entries.entries()) {
    const kept = byId.get(given.id);
    if (kept && kept.planId !== planId) continue;
    const recipe = recipes.get(given.recipeId ?? '');
    // They stay in the order given.
    const added = { planId, recipeTitle: recipe?.title ?? null, image: recipe?.image ?? null };
    const made = { ...given, ...added, addedAt: new Date(now.getTime() + place) };
    byId.set(given.id, kept ? mergedPlanEntry(kept, given) : made);
    changed.add(given.id);
  }
  return [...changed].flatMap((one) => byId.get(one) ?? []);
}
