import type { ShoppingEntryDto, ShoppingListDto } from '@larder/shared/shopping/schema';
import type { ChangedSinceInput, ChangesDto } from '@larder/shared/sync/changes';
import { sql } from 'kysely';
import { changedSince, type ChangesCtx } from '../../sync/changed-since.ts';
import { entryColumns, toEntryDto, type EntryRow } from './entry-row.ts';
import { listColumns, toListDto, type ListRow } from './list-row.ts';
import { shoppingListVisibleTo, takesPartIn } from './rights.ts';

/** About what a list or an entry takes beside its texts. */
const FIXED_BYTES = sql.lit(600);

/** The lists that the viewer sees, for a copy on a device. */
export async function shoppingListChanges(
  ctx: ChangesCtx,
  input: ChangedSinceInput,
): Promise<ChangesDto<ShoppingListDto>> {
  return changedSince<ListRow, ShoppingListDto>(ctx, input, {
    entity: 'shoppingList',
    table: 'shopping_lists',
    alias: 'l',
    visibleTo: shoppingListVisibleTo,
    columns: () => listColumns(ctx.viewer),
    bytes: () => sql<number>`l.stored_bytes + ${FIXED_BYTES}
      + ${FIXED_BYTES} * (select count(*) from shopping_stores s where s.user_id = l.user_id)::int`,
    toDto: toListDto,
  });
}

/** What is in the lists that the viewer takes part in, for a copy on a device: with what was removed, which may not come back. */
export async function shoppingEntryChanges(
  ctx: ChangesCtx,
  input: ChangedSinceInput,
): Promise<ChangesDto<ShoppingEntryDto>> {
  return changedSince<EntryRow, ShoppingEntryDto>(ctx, input, {
    entity: 'shoppingEntry',
    table: 'shopping_entries',
    alias: 'e',
    visibleTo: (viewer, alias) => takesPartIn(viewer, `${alias}.list_id`),
    columns: () => entryColumns(ctx.viewer),
    bytes: () => sql<number>`e.stored_bytes + ${FIXED_BYTES}`,
    toDto: toEntryDto,
  });
}
