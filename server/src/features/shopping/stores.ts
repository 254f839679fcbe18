import { SHOPPING_LIMITS, SHOPPING_MESSAGES } from '@larder/shared/shopping/messages';
import type { ShoppingStoreDto } from '@larder/shared/shopping/schema';
import { mergedStore, STORE_REGISTERS } from '@larder/shared/shopping/stores';
import { sql } from 'kysely';
import type { UserCtx } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { heldOnce, isLater, setLater, type Columns } from './registers.ts';

const NAME = ['name', 'name_stamp'] as const satisfies Columns;
const AISLE_ORDER = ['aisle_order', 'aisle_order_stamp'] as const satisfies Columns;

/**
 * Puts stores into the viewer's vault, or merges them with those that are there, field by field; inside of a transaction that holds a
 * list of the vault, as whoever writes into one: what is charged locks more. Stores of another vault are left out.
 * @throws INVALID_INPUT when there would be too many.
 */
export async function putStores(
  { db, viewer, now }: Pick<UserCtx, 'db' | 'viewer' | 'now'>,
  stores: readonly ShoppingStoreDto[],
): Promise<void> {
  const given = heldOnce(STORE_REGISTERS, mergedStore, { entries: stores, now: now() }).map(toRow);
  await sql`
    insert into shopping_stores as s (id, user_id, name, name_stamp, aisle_order, aisle_order_stamp, created_at)
    select g.id, ${viewer.vaultId}::uuid, g.name, g.name_stamp, g.aisle_order, g.aisle_order_stamp,
      ${now()}::timestamptz + g.place * interval '1 millisecond'
    from json_to_recordset(${JSON.stringify(given)}::json) as g (place int, id uuid, name text, name_stamp text,
      aisle_order text[], aisle_order_stamp text)
    order by g.id
    on conflict (id) do update set ${setLater('s', NAME)}, ${setLater('s', AISLE_ORDER)}
    where s.user_id = excluded.user_id and (${isLater('s', NAME)} or ${isLater('s', AISLE_ORDER)})`.execute(
    db,
  );
  // Each is charged by now, so that whoever adds to one vault counts what the others have added.
  const { rows } = await sql<{ count: number }>`
    select count(*) from shopping_stores s where s.user_id = ${viewer.vaultId}::uuid and s.name <> ''`.execute(
    db,
  );
  if (rows[0]!.count > SHOPPING_LIMITS.stores)
    throw new AppError('INVALID_INPUT', SHOPPING_MESSAGES.storesMost);
}

function toRow({ id, name, aisleOrder }: ShoppingStoreDto, place: number) {
  return {
    ...{ place, id, name: name.value, name_stamp: name.stamp },
    ...{ aisle_order: aisleOrder.value, aisle_order_stamp: aisleOrder.stamp },
  };
}
