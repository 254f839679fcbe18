import * as messages from '#messages/shopping.json';
import { MAX_PAGE_SIZE } from '@larder/shared/list';
import { format } from '@larder/shared/messages/format';
import { contributionId } from '@larder/shared/plan/contributions';
import { loadCountedWordsFor } from '@larder/shared/recipe-text/load-counted-words';
import { lastStampOf } from '@larder/shared/shopping/entries';
import type { ShoppingEntryDto } from '@larder/shared/shopping/schema';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { unsent } from './unsent-entries.ts';
import { readLinked, recipesAmong, type AnyRecipe, type LinkedRecipe } from './linked-recipes.ts';
import { textsOfMeal, type MealText } from './use-contributions.ts';
import { plain } from './use-list-writes.ts';
import { useWriteInto, withUnsent, type ShownEntry } from './use-shopping-list.ts';
import type { ShownList } from './use-shopping-lists.ts';

/** A meal of the plan that was taken out of it, or is for another number of people. */
export interface ChangedMeal {
  /** Of the plan. */
  entryId: string;
  recipeId: string;
  before: number | null;
  /** Servings; 'none' where the meal is gone. */
  after: number | null | 'none';
}

interface Adjusted {
  list: ShownList;
  entries: ShownEntry[];
  /** By the id of an entry what it says now; null where it is taken off. */
  texts: ReadonlyMap<string, string | null>;
}

/**
 * What meals have put on lists follows them: it is taken off with them, or scaled with them, unless somebody has ticked, changed, noted or
 * removed it. It says how much was changed, and gives what takes that back.
 */
export function useFollowPlan() {
  const utils = trpc.useUtils();
  const write = useWriteInto();
  const put = ({ list, entries, texts }: Adjusted, isBack: boolean) => {
    const changed = entries.filter(({ id }) => texts.has(id));
    if (changed.length === 0) return;
    const values = (entry: ShownEntry, stamp: string) => {
      const text = texts.get(entry.id);
      if (text === null) return { isRemoved: { value: !isBack, stamp } };
      return { text: { value: isBack ? entry.text.value : (text ?? ''), stamp } };
    };
    const make = (stamp: string) => changed.map((entry) => ({ ...plain(entry), ...values(entry, stamp) }));
    write(list, make, lastStampOf(entries));
  };
  return (meals: readonly ChangedMeal[]): (() => void) => {
    if (meals.length === 0) return () => undefined;
    const done = adjustedBy(utils, meals).then((all) => {
      for (const one of all) put(one, false);
      const count = all.reduce((sum, { texts }) => sum + texts.size, 0);
      if (count > 0) toast.success(format(messages.followedPlan, { count }));
      return all;
    });
    // A list or recipe that cannot be read now stays as it is: lists stand without a plan, too.
    const settled = done.catch(() => []);
    return () => void settled.then((all) => all.forEach((one) => put(one, true)));
  };
}

type Utils = ReturnType<typeof trpc.useUtils>;

/** What of every list the meals change. */
async function adjustedBy(utils: Utils, meals: readonly ChangedMeal[]): Promise<Adjusted[]> {
  const { items } = await utils.client.shoppingLists.list.query({ limit: MAX_PAGE_SIZE });
  // What a recipe that is gone has put there is not known any more.
  const needed = await Promise.all(meals.map(({ recipeId }) => neededBy(utils, recipeId)));
  const recipes = needed.flatMap((one) => (one ? [one.recipe, ...recipesAmong(one.linked)] : []));
  await loadCountedWordsFor(recipes.flatMap(({ ingredients }) => ingredients));
  const written = items.filter(({ role }) => role !== 'invited');
  return Promise.all(
    written.map(async (list) => {
      const entries = await entriesOf(utils, list.id);
      const byId = new Map(entries.map((entry) => [entry.id, entry]));
      const texts = meals
        .flatMap((meal, index) => wantedOf(meal, needed[index], list.id))
        .filter(({ id, before }) => isUntouched(byId.get(id), before))
        .map(({ id, after }) => [id, after] as const);
      return { list, entries, texts: new Map(texts) };
    }),
  );
}

async function neededBy(utils: Utils, id: string): Promise<Needed | undefined> {
  const recipe = await utils.recipes.byId.fetch({ id }).catch(() => undefined);
  return recipe && { recipe, linked: await readLinked(utils, recipe) };
}

async function entriesOf(utils: Utils, id: string): Promise<ShownEntry[]> {
  const kept: ShoppingEntryDto[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await utils.client.shoppingLists.entries.query({ id, limit: MAX_PAGE_SIZE, cursor });
    kept.push(...page.items);
    cursor = page.nextCursor;
  }
  return withUnsent(kept, unsent.of(id));
}

/** The recipe of a meal, with what its lines name. */
interface Needed {
  recipe: AnyRecipe;
  linked: readonly LinkedRecipe[];
}

/** What the meal may have put on the list, with what it needs now; what is the same in both is left out. */
function wantedOf({ entryId, before, after }: ChangedMeal, needed: Needed | undefined, listId: string) {
  if (!needed) return [];
  const { recipe, linked } = needed;
  const now = after === 'none' ? [] : allTexts(textsOfMeal(recipe, after, linked));
  const byPlace = new Map(now.map(({ place, text }) => [place, text]));
  return allTexts(textsOfMeal(recipe, before, linked))
    .map(({ place, text }) => ({
      id: contributionId(entryId, listId, place),
      before: text,
      after: byPlace.get(place) ?? null,
    }))
    .filter((one) => one.before !== one.after);
}

/** With those of the recipes that are made: which of both is on the list, is seen there. */
function allTexts(texts: readonly MealText[]): MealText[] {
  return texts.flatMap((text) => [text, ...allTexts(text.made?.texts ?? [])]);
}

function isUntouched(entry: ShownEntry | undefined, put: string): boolean {
  if (!entry) return false;
  const { text, isTicked, isRemoved, note } = entry;
  return text.value === put && !isTicked.value && !isRemoved.value && note.value === '';
}
