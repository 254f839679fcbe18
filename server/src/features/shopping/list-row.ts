import type { Aisle } from '@larder/shared/shopping/aisles';
import { NO_STAMP } from '@larder/shared/shopping/registers';
import type { SharingRole } from '@larder/shared/sharing/schema';
import type { ShoppingListDto, ShoppingStoreDto } from '@larder/shared/shopping/schema';
import { personOf, type VaultId } from '@larder/shared/ids';
import { sql, type RawBuilder } from 'kysely';
import { ownedBy } from '../../access.ts';
import type { Viewer } from '../../ctx.ts';
import { takesPartIn } from './rights.ts';

/** What is shown of `shopping_lists as l`, which the viewer may see. */
export function listColumns(viewer: Viewer): RawBuilder<unknown> {
  return sql`
    l.id, l.user_id, l.name, l.name_stamp, l.aisle_order, l.aisle_order_stamp, l.store_id, l.store_stamp, l.created_at,
    (select coalesce(json_agg(json_build_object('id', s.id, 'name', json_build_object('value', s.name, 'stamp', s.name_stamp),
      'aisleOrder', json_build_object('value', s.aisle_order, 'stamp', s.aisle_order_stamp)) order by s.created_at, s.id), '[]')
      from shopping_stores s
      where s.user_id = l.user_id and s.name <> '' and (s.id = l.store_id or ${ownedBy(viewer, 'l')})) as stores,
    case when ${ownedBy(viewer, 'l')} then 'owner' when ${takesPartIn(viewer, 'l.id')} then 'member' else 'invited' end as role,
    (select owner.display_name from profiles owner where owner.user_id = l.user_id) as owner_name,
    (select count(*) from shopping_list_members m where m.list_id = l.id) as member_count,
    exists (select from shopping_list_links k where k.list_id = l.id) as is_linked,
    (select count(*) from shopping_entries e
      where e.list_id = l.id and not e.is_ticked and not e.is_removed) as open_count`;
}

export interface ListRow {
  id: string;
  user_id: VaultId;
  name: string;
  name_stamp: string;
  aisle_order: string[];
  aisle_order_stamp: string;
  store_id: string | null;
  store_stamp: string;
  stores: ShoppingStoreDto[];
  created_at: Date;
  role: SharingRole;
  owner_name: string;
  member_count: number;
  is_linked: boolean;
  open_count: number;
}

/** Who was invited sees the name of the list and whose it is. */
export function toListDto(row: ListRow): ShoppingListDto {
  const isInvited = row.role === 'invited';
  return {
    id: row.id,
    name: { value: row.name, stamp: row.name_stamp },
    aisleOrder: isInvited
      ? { value: [], stamp: NO_STAMP }
      : // Only aisles are ever written.
        { value: row.aisle_order as Aisle[], stamp: row.aisle_order_stamp },
    store: isInvited ? { value: null, stamp: NO_STAMP } : { value: row.store_id, stamp: row.store_stamp },
    stores: isInvited ? [] : row.stores,
    role: row.role,
    owner: { userId: personOf(row.user_id), displayName: row.owner_name },
    memberCount: isInvited ? 0 : row.member_count,
    isLinked: !isInvited && row.is_linked,
    openCount: isInvited ? 0 : row.open_count,
    createdAt: row.created_at,
  };
}
