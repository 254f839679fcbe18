import { SHOPPING_LIMITS } from '@larder/shared/shopping/messages';
import { NO_STAMP } from '@larder/shared/shopping/registers';
import { personOf } from '@larder/shared/ids';
import { sql, type RawBuilder } from 'kysely';
import type { Deps } from '../../../ctx.ts';
import type { Db } from '../../../db/db.ts';
import { createdAt } from '../collections.ts';
import type { MoveLease } from '../lease.ts';
import type { ConvertedShoppingList } from '../reader/convert-shopping-lists.ts';
import { addWithinRoom, idInMove } from './within-room.ts';

type ListDeps = Pick<Deps, 'db' | 'now'>;

const idOf = (moveId: string, place: RawBuilder<unknown>) => idInMove(moveId, 'shopping', place);
const storeIdOf = (moveId: string, place: RawBuilder<unknown>) => idOf(moveId, sql`'store ' || ${place}`);

/**
 * Adds the shopping lists of the file. What stands in a list of that name already is not added to it. A list for which there is no
 * room is left out.
 */
export async function addShoppingLists(
  deps: ListDeps,
  lease: MoveLease,
  lists: readonly ConvertedShoppingList[],
): Promise<void> {
  for (const [place, list] of lists.entries())
    await addWithinRoom(deps, lease, (trx) => addList({ ...deps, db: trx }, lease, { ...list, place }));
}

async function addList(
  { db, now }: ListDeps,
  { id: moveId, vaultId }: MoveLease,
  { place, name, created, aisleOrder, store, entries }: ConvertedShoppingList & { place: number },
): Promise<void> {
  const began = createdAt(created, now());
  // The list first, where it is there, as everybody who writes into it.
  await sql`
    select from shopping_lists l where l.user_id = ${vaultId} and lower(l.name) = lower(${name}) order by l.id for no key update`.execute(
    db,
  );
  if (store) await addStore({ db, now }, { id: moveId, vaultId }, { ...store, place });
  await sql`
    insert into shopping_lists (id, user_id, name, name_stamp, aisle_order, aisle_order_stamp, store_id, created_at)
    select ${idOf(moveId, sql`${place}::int`)}, ${vaultId}::uuid, ${name}, ${NO_STAMP}, ${aisleOrder}::text[], ${NO_STAMP},
      (select s.id from shopping_stores s where s.user_id = ${vaultId} and lower(s.name) = lower(${store?.name ?? ''}) and s.name <> ''
        order by s.created_at, s.id limit 1), ${began}
    where not exists (
      select from shopping_lists l where l.user_id = ${vaultId} and lower(l.name) = lower(${name}))
    on conflict do nothing`.execute(db);
  await sql`
    with list as materialized (
      select l.id from shopping_lists l where l.user_id = ${vaultId} and lower(l.name) = lower(${name})
      order by l.created_at, l.id limit 1 for no key update of l),
    given as (
      select * from rows from (json_to_recordset(${JSON.stringify(entries)}::json)
        as (text text, language text, "isTicked" bool, aisle text, note text, recipe text)) with ordinality
        as g (text, language, is_ticked, aisle, note, recipe, place))
    insert into shopping_entries (id, list_id, user_id, recipe_id, language, text, text_stamp, is_ticked, ticked_stamp,
      is_removed, removed_stamp, aisle, aisle_stamp, note, note_stamp, added_by, created_at)
    select ${idOf(moveId, sql`${place}::int || ' ' || g.place`)}, list.id, ${vaultId}::uuid, i.recipe_id, g.language,
      g.text, ${NO_STAMP}, g.is_ticked, ${NO_STAMP}, false, ${NO_STAMP}, g.aisle, ${NO_STAMP}, g.note, ${NO_STAMP},
      ${personOf(vaultId)}::uuid, ${now()}::timestamptz + g.place * interval '1 millisecond'
    from list cross join given g
      left join move_items i on i.move_id = ${moveId} and i.entry = g.recipe
    where not exists (
      select from shopping_entries e where e.list_id = list.id and not e.is_removed and e.text = g.text)
    order by g.place
    on conflict do nothing`.execute(db);
}

/** A store of that name that is there stays as it is; where there is no room for one more, the list is for none. */
async function addStore(
  { db, now }: ListDeps,
  { id: moveId, vaultId }: Pick<MoveLease, 'id' | 'vaultId'>,
  { place, name, aisleOrder }: { place: number; name: string; aisleOrder: readonly string[] },
): Promise<void> {
  await sql`
    insert into shopping_stores (id, user_id, name, name_stamp, aisle_order, aisle_order_stamp, created_at)
    select ${storeIdOf(moveId, sql`${place}::int`)}, ${vaultId}::uuid, ${name}, ${NO_STAMP}, ${aisleOrder}::text[], ${NO_STAMP}, ${now()}
    where not exists (select from shopping_stores s where s.user_id = ${vaultId} and lower(s.name) = lower(${name}))
      and (select count(*) from shopping_stores s where s.user_id = ${vaultId} and s.name <> '') < ${SHOPPING_LIMITS.stores}::int
    on conflict do nothing`.execute(db);
}

/** Deletes those lists that came with the move and that nobody has shared, linked or written in since, and such stores that no list is for. */
export async function removeBroughtLists(db: Db, { id: moveId, vaultId }: MoveLease): Promise<void> {
  await sql`
    delete from shopping_lists l
    where l.user_id = ${vaultId} and l.name_stamp = ${NO_STAMP} and l.aisle_order_stamp = ${NO_STAMP}
      and l.store_stamp = ${NO_STAMP}
      and l.id in (select ${idOf(moveId, sql`n`)} from generate_series(0, ${SHOPPING_LIMITS.lists}::int) as n)
      and not exists (select from shopping_list_members m where m.list_id = l.id)
      and not exists (select from shopping_list_links k where k.list_id = l.id)
      and not exists (
        select from shopping_entries e where e.list_id = l.id
          and greatest(e.text_stamp, e.ticked_stamp, e.removed_stamp, e.aisle_stamp, e.note_stamp) > ${NO_STAMP})`.execute(
    db,
  );
  await sql`
    delete from shopping_stores s
    where s.user_id = ${vaultId} and s.name_stamp = ${NO_STAMP} and s.aisle_order_stamp = ${NO_STAMP}
      and s.id in (select ${storeIdOf(moveId, sql`n`)} from generate_series(0, ${SHOPPING_LIMITS.lists}::int) as n)
      and not exists (select from shopping_lists l where l.user_id = s.user_id and l.store_id = s.id)`.execute(
    db,
  );
}
