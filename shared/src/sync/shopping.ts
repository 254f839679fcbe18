import type { Page } from '../list.ts';
import { mergedEntry } from '../shopping/entries.ts';
import { later, NO_STAMP } from '../shopping/registers.ts';
import { withStoreChanges } from '../shopping/stores.ts';
import type {
  CreateShoppingListInput,
  PutShoppingEntriesInput,
  ShoppingEntriesInput,
  ShoppingEntryDto,
  ShoppingEntryInput,
  ShoppingListDto,
  UpdateShoppingListInput,
} from '../shopping/schema.ts';
import type { PersonDto } from '../sharing/schema.ts';
import { compare, pageOf } from './library.ts';

// Answers from a copy what the server answers of shopping lists, and makes writes in it as the server does.

type Paged = Pick<ShoppingEntriesInput, 'cursor' | 'limit'>;

const isShown = ({ isRemoved }: ShoppingEntryDto) => !isRemoved.value;

/** What `shoppingLists.list` answers. */
export function shoppingListsFrom(
  lists: readonly ShoppingListDto[],
  entries: readonly ShoppingEntryDto[],
  input: Paged,
): Page<ShoppingListDto> {
  const found = lists.toSorted((a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id));
  const page = pageOf(found, input);
  return { ...page, items: page.items.map((list) => shoppingListFrom(list, entries)) };
}

/** What `shoppingLists.byId` answers. */
export function shoppingListFrom(
  list: ShoppingListDto,
  entries: readonly ShoppingEntryDto[],
): ShoppingListDto {
  const open = entries.filter((entry) => entry.listId === list.id && isShown(entry) && !entry.isTicked.value);
  return { ...list, openCount: open.length };
}

/** What `shoppingLists.entries` answers of a list that is in the copy. */
export function shoppingEntriesFrom(
  entries: readonly ShoppingEntryDto[],
  { id, ...input }: ShoppingEntriesInput,
): Page<ShoppingEntryDto> {
  const found = entries
    .filter((entry) => entry.listId === id && isShown(entry))
    .sort((a, b) => compare(a.addedAt, b.addedAt) || compare(a.id, b.id));
  return pageOf(found, input);
}

/** A list as `shoppingLists.create` makes it. */
export function newShoppingList(
  { id, name }: CreateShoppingListInput,
  { owner, stores, createdAt }: Pick<ShoppingListDto, 'owner' | 'stores' | 'createdAt'>,
): ShoppingListDto {
  return {
    id,
    name: { value: name, stamp: NO_STAMP },
    aisleOrder: { value: [], stamp: NO_STAMP },
    store: { value: null, stamp: NO_STAMP },
    stores: [...stores],
    role: 'owner',
    owner,
    memberCount: 0,
    isLinked: false,
    openCount: 0,
    createdAt,
  };
}

/** A list after `shoppingLists.update`. */
export function withListChanges(
  list: ShoppingListDto,
  { name, aisleOrder, store, stores }: UpdateShoppingListInput,
): ShoppingListDto {
  return {
    ...withStoreChanges(list, { ...(store && { store }), ...(stores && { stores }) }),
    name: name ? later(list.name, name) : list.name,
    aisleOrder: aisleOrder ? later(list.aisleOrder, aisleOrder) : list.aisleOrder,
  };
}

interface Put {
  person: PersonDto;
  now: Date;
  /** Of the recipes whose lines are put in, by their ids. */
  titles: ReadonlyMap<string, string>;
}

/** The entries that `shoppingLists.put` of this person changes, as they are then. Those of another list are left out. */
export function withPutEntries(
  before: readonly ShoppingEntryDto[],
  { id, entries }: PutShoppingEntriesInput,
  put: Put,
): ShoppingEntryDto[] {
  const byId = new Map(before.map((entry) => [entry.id, entry]));
  const changed = new Set<string>();
  for (const [place, given] of entries.entries()) {
    const kept = byId.get(given.id);
    if (kept && kept.listId !== id) continue;
    byId.set(given.id, kept ? putInto(kept, given, put.person) : newEntry(id, { given, place }, put));
    changed.add(given.id);
  }
  return [...changed].flatMap((one) => byId.get(one) ?? []);
}

function putInto(kept: ShoppingEntryDto, given: ShoppingEntryInput, person: PersonDto): ShoppingEntryDto {
  const merged = mergedEntry(kept, given);
  if (merged.isTicked === kept.isTicked) return merged;
  return { ...merged, tickedBy: merged.isTicked.value ? person : null };
}

function newEntry(
  listId: string,
  { given, place }: { given: ShoppingEntryInput; place: number },
  { person, now, titles }: Put,
): ShoppingEntryDto {
  return {
    ...given,
    listId,
    recipeTitle: titles.get(given.recipeId ?? '') ?? null,
    tickedBy: given.isTicked.value ? person : null,
    addedBy: person,
    // They stay in the order given.
    addedAt: new Date(now.getTime() + place),
  };
}
