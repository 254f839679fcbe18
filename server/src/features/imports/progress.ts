import type { ImportDto } from '@larder/shared/import/schema';
import { sql } from 'kysely';
import type { UserCtx } from '../../ctx.ts';
import { streamFailure } from '../../errors.ts';
import { createWakeUp } from '../../jobs/wake-up.ts';
import { IMPORT_COLUMNS, toImportDto } from './import-row.ts';

/**
 * Every change of the viewer's imports, without end: first those that are active and those that changed after
 * `lastEventId` (the `seq` of the last one seen), then each new change once, dismissals and cancellations included.
 */
export async function* followImports(
  ctx: UserCtx,
  lastEventId: string | null | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<ImportDto, void> {
  const wakeUp = createWakeUp(signal);
  const unsubscribe = ctx.events.subscribe('imports', ctx.viewer.vaultId, wakeUp.wake);
  try {
    let last = await newest(ctx);
    const seen = sequenceOf(lastEventId, last);
    for (let changed = await replay(ctx, seen); !signal?.aborted; changed = await changesAfter(ctx, last)) {
      for (const item of changed) {
        last = Math.max(last, item.seq);
        yield item;
      }
      await wakeUp.woken();
    }
  } catch (error) {
    throw streamFailure(error);
  } finally {
    unsubscribe();
  }
}

/** Null for an id that this stream cannot have given: then nothing counts as seen. */
function sequenceOf(lastEventId: string | null | undefined, newestSeq: number): number | null {
  const seq = lastEventId && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null;
  return seq !== null && seq <= newestSeq ? seq : null;
}

async function newest({ db, viewer }: UserCtx): Promise<number> {
  const { seq } = await db
    .selectFrom('imports')
    .select((eb) => eb.fn.coalesce(eb.fn.max('seq'), eb.lit(0)).as('seq'))
    .where('user_id', '=', viewer.vaultId)
    .executeTakeFirstOrThrow();
  return seq;
}

/** Without an id, what changed in the last minute: a browser reads its list first and follows then. */
async function replay(ctx: UserCtx, seen: number | null): Promise<ImportDto[]> {
  const rows = await own(ctx)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['queued', 'running']),
        seen === null ? eb('updated_at', '>', sql<Date>`now() - interval '1 minute'`) : eb('seq', '>', seen),
      ]),
    )
    .execute();
  return rows.map(toImportDto);
}

async function changesAfter(ctx: UserCtx, seq: number): Promise<ImportDto[]> {
  return (await own(ctx).where('seq', '>', seq).execute()).map(toImportDto);
}

function own({ db, viewer }: UserCtx) {
  return db.selectFrom('imports').select(IMPORT_COLUMNS).where('user_id', '=', viewer.vaultId).orderBy('seq');
}
