import type { EntityName } from './entities.ts';

/**
 * Entities whose changes everybody who sees them hears at once (the trigger `entity_changes_announce`), each with the router that
 * answers with them. Apart from the others, for the first page needs no more.
 */
export const LIVE_ENTITIES = {
  shoppingList: 'shoppingLists',
  shoppingEntry: 'shoppingLists',
  mealPlan: 'mealPlan',
  planEntry: 'mealPlan',
} as const satisfies { [Name in EntityName]?: string };

export type LiveEntity = keyof typeof LIVE_ENTITIES;

export const LIVE_ENTITY_NAMES = Object.keys(LIVE_ENTITIES) as LiveEntity[];
