import type { Language } from '@larder/shared/messages/language';
import { AISLES, type Aisle } from '@larder/shared/shopping/aisles';
import { SHOPPING_LIMITS, SHOPPING_MESSAGES } from '@larder/shared/shopping/messages';
import type { MovedShoppingEntry, MovedShoppingList } from '../formats/contract.ts';
import { cleanText, cut, storable } from './clean-text.ts';

export interface ConvertedShoppingEntry {
  text: string;
  language: string;
  isTicked: boolean;
  aisle: Aisle | null;
  note: string;
  /** The entry of the recipe whose line it is; empty for none. */
  recipe: string;
}

export interface ConvertedShoppingList {
  name: string;
  created: Date | undefined;
  aisleOrder: Aisle[];
  store: { name: string; aisleOrder: Aisle[] } | null;
  entries: ConvertedShoppingEntry[];
}

/** As many as a vault may have, of as much as a list may hold. */
export function convertShoppingLists(
  lists: readonly MovedShoppingList[],
  language: Language,
): ConvertedShoppingList[] {
  return lists.slice(0, SHOPPING_LIMITS.lists).map(({ name, created, aisleOrder, store, entries }) => ({
    name: textOf(name, SHOPPING_LIMITS.name) || SHOPPING_MESSAGES.defaultName,
    created,
    aisleOrder: orderOf(aisleOrder),
    store: store ? convertStore(store) : null,
    entries: entries
      .map((entry) => convertEntry(entry, language))
      .filter(({ text }) => text !== '')
      .slice(0, SHOPPING_LIMITS.entries),
  }));
}

function convertStore({ name, aisleOrder }: NonNullable<MovedShoppingList['store']>) {
  const storeName = textOf(name, SHOPPING_LIMITS.name);
  return storeName === '' ? null : { name: storeName, aisleOrder: orderOf(aisleOrder) };
}

const orderOf = (names: readonly string[]) => [...new Set(names.filter(isAisle))];

function convertEntry(entry: MovedShoppingEntry, language: Language): ConvertedShoppingEntry {
  const { aisle = '', note = '', recipe = '' } = entry;
  return {
    text: textOf(entry.text, SHOPPING_LIMITS.text),
    language: /^[a-z]{2}$/.test(entry.language ?? '') ? entry.language! : language,
    isTicked: entry.isTicked,
    aisle: isAisle(aisle) ? aisle : null,
    note: textOf(note, SHOPPING_LIMITS.note),
    recipe: storable(recipe),
  };
}

function textOf(text: string, most: number): string {
  return cut(cleanText(text).trim(), most);
}

function isAisle(name: string): name is Aisle {
  return (AISLES as readonly string[]).includes(name);
}
