import type { Aisle } from '@larder/shared/shopping/aisles';
import type { ReadSharedListInput, SharedListDto, ShoppingListLinkDto } from '@larder/shared/shopping/schema';
import { idSchema } from '@larder/shared/list';
import { sql } from 'kysely';
import { editableBy, ownedBy } from '../../access.ts';
import type { Ctx, UserCtx } from '../../ctx.ts';
import { shoppingListNotFound } from './errors.ts';

type LinkCtx = Pick<UserCtx, 'db' | 'viewer'>;

/** The link at which anybody reads a list of the viewer's vault; null without one, and for a list that is not theirs. */
export async function getListLink(
  { db, viewer }: LinkCtx,
  listId: string,
): Promise<ShoppingListLinkDto | null> {
  const link = await db
    .selectFrom('shopping_list_links')
    .select('share_id')
    .where('list_id', '=', listId)
    .where(ownedBy(viewer, 'shopping_list_links'))
    .executeTakeFirst();
  return link ? { shareId: link.share_id } : null;
}

/**
 * The list's link, made if there is none. However many ask at once, they get the same one.
 * @throws SHOPPING_LIST_NOT_FOUND unless the list is of the viewer's vault.
 */
export async function createListLink({ db, viewer }: LinkCtx, listId: string): Promise<ShoppingListLinkDto> {
  // The update changes nothing: it is there so that the row is returned when another person was faster.
  const { rows } = await sql<{ share_id: string }>`
    insert into shopping_list_links (list_id, user_id)
    select l.id, l.user_id from shopping_lists l where l.id = ${listId} and ${editableBy(viewer, 'l')}
    on conflict (list_id) do update set list_id = excluded.list_id
    returning share_id`.execute(db);
  if (!rows[0]) throw shoppingListNotFound();
  return { shareId: rows[0].share_id };
}

/** The link leads nowhere from the next answer on. @throws SHOPPING_LIST_NOT_FOUND unless it is of a list of the viewer's vault. */
export async function revokeListLink({ db, viewer }: LinkCtx, listId: string): Promise<{ id: string }> {
  const revoked = await db
    .deleteFrom('shopping_list_links')
    .where('list_id', '=', listId)
    .where(editableBy(viewer, 'shopping_list_links'))
    .returning('list_id')
    .executeTakeFirst();
  if (!revoked) throw shoppingListNotFound();
  return { id: revoked.list_id };
}

interface SharedRow {
  name: string;
  owner_name: string;
  aisle_order: string[];
  entries: NonNullable<SharedListDto['list']>['entries'];
}

/**
 * What anybody with the link of a list gets to see; no list where that is what they have already.
 * @throws SHOPPING_LIST_NOT_FOUND, the same for a link that never was, was mistyped or was revoked.
 */
export async function readSharedList(
  { db }: Pick<Ctx, 'db'>,
  { shareId, version: known }: ReadSharedListInput,
): Promise<SharedListDto> {
  const version = await versionOf({ db }, shareId);
  if (version === known) return { version, list: null };
  const { rows } = await sql<SharedRow>`
    select l.name, p.display_name as owner_name, coalesce(s.aisle_order, l.aisle_order) as aisle_order, (
      select coalesce(json_agg(json_build_object('id', e.id, 'language', e.language, 'text', e.text, 'isTicked', e.is_ticked,
        'aisle', e.aisle, 'note', e.note) order by e.created_at, e.id), '[]')
      from shopping_entries e where e.list_id = l.id and not e.is_removed) as entries
    from ${linked(shareId)}`.execute(db);
  const [row] = rows;
  if (!row) throw shoppingListNotFound();
  const { name, owner_name: ownerName, entries } = row;
  // Only aisles are ever written.
  return { version, list: { name, ownerName, aisleOrder: row.aisle_order as Aisle[], entries } };
}

/** Changes whenever what the link shows changes: Postgres numbers each version of a row by the transaction that wrote it. */
async function versionOf({ db }: Pick<Ctx, 'db'>, shareId: string): Promise<string> {
  if (!idSchema.safeParse(shareId).success) throw shoppingListNotFound();
  const { rows } = await sql<{ version: string }>`
    select md5(concat_ws(' ', l.xmin, p.xmin, s.xmin, (
      select string_agg(concat(e.id, e.xmin), ' ' order by e.id) from shopping_entries e
      where e.list_id = l.id and not e.is_removed))) as version
    from ${linked(shareId)}`.execute(db);
  if (!rows[0]) throw shoppingListNotFound();
  return rows[0].version;
}

/** The list behind a link, its owner, and the store that it is for. */
const linked = (shareId: string) => sql`
  shopping_list_links k
  join shopping_lists l on l.id = k.list_id
  join profiles p on p.user_id = l.user_id
  left join shopping_stores s on s.id = l.store_id and s.user_id = l.user_id and s.name <> ''
  where k.share_id = ${shareId}`;
