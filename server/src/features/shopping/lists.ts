import type { Page, PageInput } from '@larder/shared/list';
import { vaultIdSchema } from '@larder/shared/ids';
import { firstListId } from '@larder/shared/shopping/first-list';
import { NO_STAMP } from '@larder/shared/shopping/registers';
import type {
  CreateShoppingListInput,
  ShoppingListDto,
  UpdateShoppingListInput,
} from '@larder/shared/shopping/schema';
import { sql } from 'kysely';
import { ownedBy, editableBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { inTransaction } from '../../db/transaction.ts';
import { keepNewest } from '../bin/remove.ts';
import { shoppingListNotFound } from './errors.ts';
import { listColumns, toListDto, type ListRow } from './list-row.ts';
import { held, isLater, setLater, type Columns } from './registers.ts';
import { shoppingListVisibleTo, shoppingListWritableBy } from './rights.ts';
import { putStores } from './stores.ts';

const OLDEST = { column: 'created_at', direction: 'asc', kind: 'time' } as const satisfies ListOrder;

const NAME = ['name', 'name_stamp'] as const satisfies Columns;
const AISLE_ORDER = ['aisle_order', 'aisle_order_stamp'] as const satisfies Columns;
const STORE = ['store_id', 'store_stamp'] as const satisfies Columns;
/** Before every stamp. */
const NOT_GIVEN = '';

type ListCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

/** Lists of the viewer's vault, and those that they take part in or were invited to, the oldest first. */
export async function listShoppingLists(
  { db, viewer }: Pick<ListCtx, 'db' | 'viewer'>,
  { cursor, limit }: PageInput,
): Promise<Page<ShoppingListDto>> {
  const after = cursor ? decodeCursor(OLDEST, cursor) : null;
  const { rows } = await sql<(ListRow & { total: number }) | { id: null; total: number }>`
    with seen as materialized (
      select l.id, l.created_at from shopping_lists l where ${shoppingListVisibleTo(viewer, 'l')}),
    page as (
      select s.id from seen s where ${after ? comesAfter(OLDEST, 's', after) : sql`true`}
      order by s.created_at, s.id limit ${limit + 1})
    select ${listColumns(viewer)}, counts.total from (select count(*) as total from seen) as counts
    left join (page join shopping_lists l on l.id = page.id) on true
    order by l.created_at, l.id`.execute(db);
  const found = rows.filter((row) => row.id !== null);
  const positionOf = (row: ListRow) => ({ key: row.created_at, id: row.id });
  const page = cutPage(found, { limit, order: OLDEST, positionOf });
  return { items: page.rows.map(toListDto), total: rows[0]?.total ?? 0, nextCursor: page.nextCursor };
}

/** @throws SHOPPING_LIST_NOT_FOUND unless the viewer takes part in it or was invited to. */
export async function getShoppingList(
  { db, viewer }: Pick<ListCtx, 'db' | 'viewer'>,
  id: string,
): Promise<ShoppingListDto> {
  const { rows } = await sql<ListRow>`
    select ${listColumns(viewer)} from shopping_lists l
    where l.id = ${id} and ${shoppingListVisibleTo(viewer, 'l')}`.execute(db);
  if (!rows[0]) throw shoppingListNotFound();
  return toListDto(rows[0]);
}

/**
 * Makes a list in the viewer's vault, or answers the one that has this id already.
 * @throws SHOPPING_LIST_NOT_FOUND when the id is another vault's; SHOPPING_LIST_LIMIT when there are too many.
 */
export async function createShoppingList(
  ctx: ListCtx,
  { id, name }: CreateShoppingListInput,
): Promise<ShoppingListDto> {
  if (await isFirstListOfAnother(ctx, id)) throw shoppingListNotFound();
  return inTransaction(ctx, async (inside) => {
    const made = await inside.db
      .insertInto('shopping_lists')
      .values({
        ...{ id, user_id: inside.viewer.vaultId, name, name_stamp: NO_STAMP, aisle_order_stamp: NO_STAMP },
        created_at: inside.now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) await freeIdInBin(inside, id);
    await assertOwn(inside, id);
    return getShoppingList(inside, id);
  });
}

/** Whose id is made of a vault's (`firstListId`) is that vault's, though it is not made yet. */
async function isFirstListOfAnother({ db, viewer }: ListCtx, id: string): Promise<boolean> {
  if (id.charAt(14) !== '8' || id.toLowerCase() === firstListId(viewer.vaultId)) return false;
  const vault = db
    .selectFrom('vaults')
    .select('id')
    .where('id', '=', vaultIdSchema.parse(`${id.slice(0, 14)}4${id.slice(15)}`));
  return (await vault.executeTakeFirst()) !== undefined;
}

/** One of this id that was deleted comes back under another. */
async function freeIdInBin({ db, viewer }: ListCtx, id: string): Promise<void> {
  await sql`
    update deleted_items set id = gen_random_uuid()
    where id = ${id} and kind = 'shoppingList' and ${editableBy(viewer, 'deleted_items')}`.execute(db);
  const other = db.selectFrom('deleted_items').select('id').where('id', '=', id);
  if (await other.executeTakeFirst()) throw shoppingListNotFound();
}

async function assertOwn({ db, viewer }: ListCtx, id: string): Promise<void> {
  const own = db
    .selectFrom('shopping_lists')
    .select('id')
    .where('id', '=', id)
    .where(ownedBy(viewer, 'shopping_lists'));
  if (!(await own.executeTakeFirst())) throw shoppingListNotFound();
}

/**
 * Changes what is given, where that was written later than what is there. Sent again it changes nothing. Stores, and which one the list
 * is for, are left out unless it is of the viewer's vault.
 * @throws SHOPPING_LIST_NOT_FOUND unless the viewer takes part in it; INVALID_INPUT when its vault would have too many stores.
 */
export async function updateShoppingList(
  ctx: ListCtx,
  { id, store, stores, ...given }: UpdateShoppingListInput,
): Promise<ShoppingListDto> {
  return inTransaction(ctx, async (inside) => {
    const isOwn = (store !== undefined || stores !== undefined) && (await holdOwn(inside, id));
    if (isOwn && stores) await putStores(inside, stores);
    await updateList(inside, id, isOwn ? { ...given, store } : given);
    return getShoppingList(inside, id);
  });
}

/** Holds the list for whoever writes into it; false unless it is of the viewer's vault. */
async function holdOwn({ db, viewer }: ListCtx, id: string): Promise<boolean> {
  const own = db
    .selectFrom('shopping_lists')
    .select('id')
    .where('id', '=', id)
    .where(editableBy(viewer, 'shopping_lists'))
    .forNoKeyUpdate();
  return (await own.executeTakeFirst()) !== undefined;
}

async function updateList(
  { db, viewer, now }: ListCtx,
  id: string,
  given: Pick<UpdateShoppingListInput, 'name' | 'aisleOrder' | 'store'>,
): Promise<void> {
  const name = given.name && held(given.name, now());
  const order = given.aisleOrder && held(given.aisleOrder, now());
  const store = given.store && held(given.store, now());
  const { rows } = await sql<{ found: boolean }>`
    with excluded as (
      select ${name?.value ?? null}::text as name, ${name?.stamp ?? NOT_GIVEN}::text as name_stamp,
        ${order?.value ?? null}::text[] as aisle_order, ${order?.stamp ?? NOT_GIVEN}::text as aisle_order_stamp,
        ${store?.value ?? null}::uuid as store_id, ${store?.stamp ?? NOT_GIVEN}::text as store_stamp),
    changed as (
      update shopping_lists l set ${setLater('l', NAME)}, ${setLater('l', AISLE_ORDER)}, ${setLater('l', STORE)} from excluded
      where l.id = ${id} and ${shoppingListWritableBy(viewer, 'l')}
        and (${isLater('l', NAME)} or ${isLater('l', AISLE_ORDER)} or ${isLater('l', STORE)}))
    select exists (
      select from shopping_lists l where l.id = ${id} and ${shoppingListWritableBy(viewer, 'l')}) as found`.execute(
    db,
  );
  if (!rows[0]?.found) throw shoppingListNotFound();
}

/**
 * Moves a list of the viewer's vault into the bin, with all that is in it.
 * @throws SHOPPING_LIST_NOT_FOUND unless it is theirs.
 */
export async function deleteShoppingList(ctx: ListCtx, id: string): Promise<{ id: string }> {
  return inTransaction(ctx, async (inside) => {
    const list = await inside.db
      .selectFrom('shopping_lists')
      .select('id')
      .where('id', '=', id)
      .where(editableBy(inside.viewer, 'shopping_lists'))
      .forUpdate()
      .executeTakeFirst();
    if (!list) throw shoppingListNotFound();
    await putShoppingListInBin(inside, id);
    await inside.db
      .deleteFrom('shopping_lists')
      .where('id', '=', id)
      .where(editableBy(inside.viewer, 'shopping_lists'))
      .execute();
    await keepNewest(inside);
    return { id };
  });
}

/** A copy of the viewer's shopping list, which the caller has locked: what is in it, and with whom it was shared. */
async function putShoppingListInBin({ db, viewer, now }: ListCtx, id: string): Promise<void> {
  await sql`
    insert into deleted_items (id, user_id, kind, title, deleted_at, content, stored_bytes)
    select l.id, l.user_id, 'shoppingList', l.name, ${now()},
      jsonb_build_object('list', to_jsonb(l), 'entries', held.rows, 'members', (
        select coalesce(jsonb_agg(to_jsonb(m) order by m.follower_id), '[]')
        from shopping_list_members m where m.list_id = l.id)),
      l.stored_bytes + held.bytes
    from shopping_lists l cross join lateral (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at, e.id), '[]') as rows, coalesce(sum(e.stored_bytes), 0) as bytes
      from shopping_entries e where e.list_id = l.id) as held
    where l.id = ${id} and ${editableBy(viewer, 'l')}`.execute(db);
}
