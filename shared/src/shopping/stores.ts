import type { Aisle } from './aisles.ts';
import { later, laterOf, UNWRITTEN, type Register } from './registers.ts';
import type { ShoppingListDto, ShoppingStoreDto } from './schema.ts';

/** A list as devices have kept it, before there were stores too. */
type Kept = Pick<ShoppingListDto, 'aisleOrder'> & Partial<Pick<ShoppingListDto, 'store' | 'stores'>>;

export const STORE_REGISTERS = ['name', 'aisleOrder'] as const;

/** The stores that a list can be for: those that were not taken away. */
export function storesOf({ stores = [] }: Pick<Kept, 'stores'>): ShoppingStoreDto[] {
  return stores.filter(({ name }) => name.value !== '');
}

/** The store that a list is for; undefined for none. */
export function storeOf(list: Kept): ShoppingStoreDto | undefined {
  return storesOf(list).find(({ id }) => id === list.store?.value);
}

/** The order in which the aisles of a list are shown: that of its store, else its own. Those that are missing follow. */
export function aisleOrderOf(list: Kept): Aisle[] {
  return (storeOf(list) ?? list).aisleOrder.value;
}

/** Two states of one store as one: of each field the later. */
export function mergedStore(one: ShoppingStoreDto, other: ShoppingStoreDto): ShoppingStoreDto {
  return laterOf<(typeof STORE_REGISTERS)[number], ShoppingStoreDto>(STORE_REGISTERS, one, other);
}

/** What a list is for, and the stores of its vault, after a write of them. */
export function withStoreChanges<List extends Kept>(
  list: List,
  { store, stores = [] }: { store?: Register<string | null>; stores?: readonly ShoppingStoreDto[] },
): List & Pick<ShoppingListDto, 'store' | 'stores'> {
  const byId = new Map(list.stores?.map((one) => [one.id, one]));
  for (const given of stores) {
    const kept = byId.get(given.id);
    byId.set(given.id, kept ? mergedStore(kept, given) : given);
  }
  const before: Register<string | null> = list.store ?? UNWRITTEN;
  return {
    ...list,
    store: store ? later(before, store) : before,
    stores: storesOf({ stores: [...byId.values()] }),
  };
}
