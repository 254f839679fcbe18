import { sharedRights, type SharedTables } from '../../access.ts';

export const LIST_TABLES = {
  things: 'shopping_lists',
  table: 'shopping_list_members',
  thing: 'list_id',
} as const satisfies SharedTables;

export const {
  takesPart: takesPartIn,
  visibleTo: shoppingListVisibleTo,
  writableBy: shoppingListWritableBy,
} = sharedRights(LIST_TABLES);
