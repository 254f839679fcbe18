import type { AppErrorCode } from '../errors.ts';
import type { EntityName } from './entities.ts';

interface OfflineWrite {
  /** What it changes of the copy on the device; its input names one by its `id`, or what several are in. */
  entity?: EntityName;
  /** Its form, where one can be opened with what was refused. An edit holds all of what an earlier one changed, and builds on it. */
  form?: 'new' | 'edit';
  /** With nothing left to do where that is the answer. */
  doneOn?: AppErrorCode;
  /** Those of one entity are one change to its person, however many wait. */
  isCountedOnce?: boolean;
  /** Sent again it changes nothing, by its nature. All others have to be made once. */
  isRepeatable?: boolean;
}

/**
 * What a device may write without the server, and sends later. The server does not start where one of these is not made once,
 * or another one is.
 */
export const OFFLINE_WRITES = {
  'recipes.create': { entity: 'recipe', form: 'new' },
  'recipes.update': { entity: 'recipe', form: 'edit' },
  'recipes.setFavorite': { entity: 'recipe', doneOn: 'RECIPE_NOT_FOUND' },
  'recipes.rate': { entity: 'recipe', doneOn: 'RECIPE_NOT_FOUND', isCountedOnce: true },
  'recipes.logCooked': { entity: 'recipe' },
  'recipes.deleteCooked': { entity: 'recipe', doneOn: 'RECIPE_NOT_FOUND' },
  // The later tick of a line counts.
  'recipes.tick': {
    entity: 'recipe',
    doneOn: 'RECIPE_NOT_FOUND',
    isCountedOnce: true,
    isRepeatable: true,
  },
  'recipes.linkLine': { entity: 'recipe', doneOn: 'RECIPE_NOT_FOUND', isRepeatable: true },
  'imports.startMany': {},
  // The id of a list is made by the device, and of two writers of one field the later one counts.
  'shoppingLists.create': { entity: 'shoppingList', isRepeatable: true },
  'shoppingLists.update': {
    entity: 'shoppingList',
    doneOn: 'SHOPPING_LIST_NOT_FOUND',
    isCountedOnce: true,
    isRepeatable: true,
  },
  'shoppingLists.delete': {
    entity: 'shoppingList',
    doneOn: 'SHOPPING_LIST_NOT_FOUND',
    isRepeatable: true,
  },
  'shoppingLists.put': { entity: 'shoppingEntry', isCountedOnce: true, isRepeatable: true },
  'smartCollections.create': { entity: 'smartCollection' },
  'smartCollections.update': { entity: 'smartCollection', doneOn: 'SMART_COLLECTION_NOT_FOUND' },
  'smartCollections.delete': {
    entity: 'smartCollection',
    doneOn: 'SMART_COLLECTION_NOT_FOUND',
    isRepeatable: true,
  },
  // What it brings back is there afterwards, however often it is sent.
  'smartCollections.restoreDeleted': {
    entity: 'smartCollection',
    doneOn: 'SMART_COLLECTION_NOT_FOUND',
    isRepeatable: true,
  },
  'mealPlan.put': { entity: 'planEntry', isRepeatable: true },
} as const satisfies Record<string, OfflineWrite>;

export type OfflineWritePath = keyof typeof OFFLINE_WRITES;

export function isOfflineWrite(path: string): path is OfflineWritePath {
  return Object.hasOwn(OFFLINE_WRITES, path);
}

/** What is known of a write; nothing of one that other files of the app have put into the outbox. */
export function offlineWrite(path: string): OfflineWrite {
  return isOfflineWrite(path) ? OFFLINE_WRITES[path] : {};
}
