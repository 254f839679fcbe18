import { aisleOf } from '@larder/shared/foods/aisles/aisle-of';
import type { FoodRules } from '@larder/shared/recipe-text/food-rules';
import { isLanguageCode } from '@larder/shared/recipe-text/unit-names';
import { AISLES, type Aisle } from '@larder/shared/shopping/aisles';
import { later, NO_STAMP } from '@larder/shared/shopping/registers';
import type { ShoppingItem } from '@larder/shared/shopping/items';
import { compareTexts } from './compare-texts.ts';
import type { ShownEntry } from './use-shopping-list.ts';

/** An item with the aisle in which it is shown. */
export interface Item extends ShoppingItem<ShownEntry> {
  aisle: Aisle | null;
}

/** Where somebody has put it last in this list, else where they have put that food before, else where most shops have it. */
export function aisleOfItem(
  { entries, name, foods }: ShoppingItem<ShownEntry>,
  rules: FoodRules,
): Aisle | null {
  const [first] = entries;
  const put = entries.map(({ aisle }) => aisle).reduce(later, { value: null, stamp: NO_STAMP });
  if (put.stamp !== NO_STAMP) return put.value;
  const said = rules.aisleOf(foods[0] ?? name);
  if (said !== undefined) return said;
  return first ? usualAisle(first.language, name) : null;
}

/** In which aisle most shops have a food, by its language; looked up once, when the words of the language are there. */
const usual = new Map<string, Aisle | null>();

export function usualAisle(language: string, food: string): Aisle | null {
  if (!isLanguageCode(language)) return null;
  const key = `${language} ${food}`;
  const known = usual.get(key);
  const aisle = known === undefined ? aisleOf(language, food) : known;
  if (aisle) usual.set(key, aisle);
  return aisle;
}

export interface AisleOfList {
  aisle: Aisle | 'none';
  items: Item[];
}

/** The aisles in their order, with what is to be bought in each: by name, so that ticking moves nothing else. */
export function byAisle(items: readonly Item[], order: readonly Aisle[]): AisleOfList[] {
  const rank = [...order, ...AISLES.filter((aisle) => !order.includes(aisle)), 'none' as const];
  const inAisle = new Map<Aisle | 'none', Item[]>();
  for (const item of items) {
    const aisle = item.aisle ?? 'none';
    const others = inAisle.get(aisle);
    if (others) others.push(item);
    else inAisle.set(aisle, [item]);
  }
  return rank.flatMap((aisle) => {
    const found = inAisle.get(aisle);
    return found ? [{ aisle, items: found.sort((a, b) => compareTexts(a.name, b.name)) }] : [];
  });
}
