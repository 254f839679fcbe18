import type { PlanDto, PlanEntryDto } from '../plan/schema.ts';
import type { ShoppingEntryDto, ShoppingListDto } from '../shopping/schema.ts';
import type { SmartCollectionDto } from '../smart-collection/schema.ts';
import type { ChangedPlaylist, KeptPlaylist, KeptRecipe } from './changes.ts';
import { withChanges } from './collections.ts';

/** What a device keeps of each entity. */
export interface Kept {
  recipe: KeptRecipe;
  playlist: KeptPlaylist;
  shoppingList: ShoppingListDto;
  shoppingEntry: ShoppingEntryDto;
  smartCollection: SmartCollectionDto;
  mealPlan: PlanDto;
  planEntry: PlanEntryDto;
}

/** What a device is sent of each, when it has changed. */
export interface Changed {
  recipe: KeptRecipe;
  playlist: ChangedPlaylist;
  shoppingList: ShoppingListDto;
  shoppingEntry: ShoppingEntryDto;
  smartCollection: SmartCollectionDto;
  mealPlan: PlanDto;
  planEntry: PlanEntryDto;
}

export type EntityName = keyof Kept;

interface Entity<Name extends EntityName> {
  /** The procedure that says what changed. */
  changes: `${string}.${string}`;
  /** Where a device keeps them. Databases on devices have this name: it stays. */
  store: string;
  /** What it is called in the bin; null of what goes there with something else. */
  kindInBin: string | null;
  /** Whether it holds others in an order, of which a device is sent the places that changed. */
  hasParts: boolean;
  /** What a device keeps from now on; `before` is what it kept, if anything. Changes neither of them. */
  apply: (change: Changed[Name], before: Kept[Name] | undefined) => Kept[Name];
}

/** What devices keep, and hear the changes of. */
export const ENTITIES = {
  recipe: {
    changes: 'recipes.changedSince',
    store: 'recipes',
    kindInBin: 'recipe',
    hasParts: false,
    apply: (change) => change,
  },
  playlist: {
    changes: 'playlists.changes',
    store: 'playlists',
    kindInBin: 'collection',
    hasParts: true,
    apply: (change, before) => withChanges(before, change),
  },
  shoppingList: {
    changes: 'shoppingLists.changes',
    store: 'shopping-lists',
    kindInBin: 'shoppingList',
    hasParts: false,
    apply: (change) => change,
  },
  shoppingEntry: {
    changes: 'shoppingLists.entryChanges',
    store: 'shopping-entries',
    kindInBin: null,
    hasParts: false,
    apply: (change) => change,
  },
  smartCollection: {
    changes: 'smartCollections.changes',
    store: 'smart-collections',
    kindInBin: 'smartCollection',
    hasParts: false,
    apply: (change) => change,
  },
  mealPlan: {
    changes: 'mealPlan.planChanges',
    store: 'meal-plans',
    kindInBin: null,
    hasParts: false,
    apply: (change) => change,
  },
  planEntry: {
    changes: 'mealPlan.changes',
    store: 'plan-entries',
    kindInBin: null,
    hasParts: false,
    apply: (change) => change,
  },
} as const satisfies { [Name in EntityName]: Entity<Name> };

export const ENTITY_NAMES = Object.keys(ENTITIES) as EntityName[];

/** What stands in the bin. */
export type KindInBin = NonNullable<(typeof ENTITIES)[EntityName]['kindInBin']>;

const BY_NAME: { [Name in EntityName]: Entity<Name> } = ENTITIES;

/** What the table says of one, with the types of that one. */
export function entityOf<Name extends EntityName>(name: Name): Entity<Name> {
  return BY_NAME[name];
}
