import type { Deps } from '../../../ctx.ts';
import type { Db } from '../../../db/db.ts';
import type { MoveLease } from '../lease.ts';
import type { Extras } from '../reader/convert-extras.ts';
import { addFoodRules, removeFoodRules } from './food-rules.ts';
import { addPlan, removeBroughtPlan } from './meal-plan.ts';
import { addLinks } from './recipe-links.ts';
import { addWeeks, removeBroughtWeeks } from './saved-weeks.ts';
import { addShoppingLists, removeBroughtLists } from './shopping-lists.ts';
import { addSmartCollections, removeSmartCollections } from './smart-collections.ts';

type ExtraDeps = Pick<Deps, 'db' | 'now'> & { signal: AbortSignal };

interface Extra<Things> {
  /** Adds them after the recipes and collections of the file. Doing it again changes nothing. */
  add(deps: ExtraDeps, lease: MoveLease, things: Things): Promise<void>;
  /** Removes what the move brought and nobody has changed since; left out where they go with their recipes. */
  remove?(db: Db, lease: MoveLease): Promise<void>;
}

const EXTRAS: { [Name in keyof Extras]: Extra<Extras[Name]> } = {
  shoppingLists: { add: addShoppingLists, remove: removeBroughtLists },
  mealPlan: { add: addPlan, remove: removeBroughtPlan },
  savedWeeks: { add: addWeeks, remove: removeBroughtWeeks },
  recipeLinks: { add: addLinks },
  foodRules: { add: addFoodRules, remove: removeFoodRules },
  smartCollections: { add: addSmartCollections, remove: removeSmartCollections },
};
const NAMES = Object.keys(EXTRAS) as (keyof Extras)[];

/** Adds what the file holds beside recipes and collections. */
export async function addExtras(deps: ExtraDeps, lease: MoveLease, extras: Partial<Extras>): Promise<void> {
  const add = async <Name extends keyof Extras>(name: Name) => {
    const things = extras[name];
    if (things) await EXTRAS[name].add(deps, lease, things);
  };
  for (const name of NAMES) {
    deps.signal.throwIfAborted();
    await add(name);
  }
}

/** Removes what of it came with the move and nobody has changed since. */
export async function removeExtras(db: Db, lease: MoveLease): Promise<void> {
  for (const name of NAMES) await EXTRAS[name].remove?.(db, lease);
}
