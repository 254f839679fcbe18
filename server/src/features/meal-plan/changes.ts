import type { PlanEntryDto } from '@larder/shared/plan/schema';
import type { ChangedSinceInput, ChangesDto } from '@larder/shared/sync/changes';
import { sql } from 'kysely';
import { planVisibleTo } from '../../access.ts';
import { changedSince, type ChangesCtx } from '../../sync/changed-since.ts';
import { entryColumns, toEntryDto, type EntryRow } from './entry-row.ts';

/** About what an entry takes beside its texts, with the title and picture of its recipe. */
const FIXED_BYTES = sql.lit(1_000);

/** What is in the plans that the viewer sees, for a copy on a device: with what was removed, which may not come back. */
export async function planChanges(
  ctx: ChangesCtx,
  input: ChangedSinceInput,
): Promise<ChangesDto<PlanEntryDto>> {
  return changedSince<EntryRow, PlanEntryDto>(ctx, input, {
    entity: 'planEntry',
    table: 'meal_plan_entries',
    alias: 'e',
    visibleTo: (viewer, alias) => planVisibleTo(viewer, `${alias}.user_id`),
    columns: () => entryColumns(ctx.viewer),
    bytes: () => sql<number>`e.stored_bytes + ${FIXED_BYTES}`,
    toDto: toEntryDto,
  });
}
