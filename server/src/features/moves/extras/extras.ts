import type { VaultId } from '@larder/shared/ids';
import { Readable } from 'node:stream';
import type { Deps } from '../../../ctx.ts';
import type { Db } from '../../../db/db.ts';
import {
  linksOf,
  smartCollectionsOf,
  weeksOf,
  writtenListsOf,
  writtenPlanOf,
  type Collect,
  type WrittenById,
} from '../../exports/extras.ts';
import type { ArchiveFile } from '../../exports/zip.ts';
import { foodRulesOf } from '../../food-rules/food-rules.ts';
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
  /** Its file in a download, a JSON array which moves/formats/larder-extras.ts reads again, and what stands there. */
  file: `${string}.json`;
  collect: Collect;
  /** Adds them after the recipes and collections of the file. Doing it again changes nothing. */
  add(deps: ExtraDeps, lease: MoveLease, things: Things): Promise<void>;
  /** Removes what the move brought and nobody has changed since; left out where they go with their recipes. */
  remove?(db: Db, lease: MoveLease): Promise<void>;
}

const EXTRAS: { [Name in keyof Extras]: Extra<Extras[Name]> } = {
  shoppingLists: {
    file: 'shopping-lists.json',
    collect: writtenListsOf,
    add: addShoppingLists,
    remove: removeBroughtLists,
  },
  mealPlan: { file: 'meal-plan.json', collect: writtenPlanOf, add: addPlan, remove: removeBroughtPlan },
  savedWeeks: { file: 'saved-weeks.json', collect: weeksOf, add: addWeeks, remove: removeBroughtWeeks },
  recipeLinks: { file: 'recipe-links.json', collect: linksOf, add: addLinks },
  foodRules: { file: 'food-rules.json', collect: foodRulesOf, add: addFoodRules, remove: removeFoodRules },
  smartCollections: {
    file: 'smart-collections.json',
    collect: smartCollectionsOf,
    add: addSmartCollections,
    remove: removeSmartCollections,
  },
};
const NAMES = Object.keys(EXTRAS) as (keyof Extras)[];

/** The files of all of them in a download, each written while it is read. */
export function* extraFiles(
  db: Db,
  vaultId: VaultId,
  { written, date }: { written: WrittenById; date: Date },
): Generator<ArchiveFile, void> {
  for (const { file, collect } of Object.values(EXTRAS))
    yield { name: file, date, body: Readable.from(jsonArray(collect(db, vaultId, written))) };
}

async function* jsonArray(items: ReturnType<Collect>): AsyncGenerator<string, void> {
  let before = '[';
  for await (const item of await items) {
    yield `${before}\n${JSON.stringify(item, null, 2)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

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
