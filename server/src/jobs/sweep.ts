import { sql, type RawBuilder } from 'kysely';
import type { Deps } from '../ctx.ts';
import { MAX_ATTEMPTS } from './lease.ts';

const BATCH = 500;
/** Longer than such work takes between two steps: its worker and its job are both gone. */
const STUCK_MS = 5 * 60_000;

interface LeasedTable {
  table: 'exports' | 'moves';
  /** What a row that has failed says beside that. */
  failure?: RawBuilder<unknown>;
  send: (id: string) => Promise<void>;
}

/** Sends lost work again, and fails what has cost too many workers their life. Sending twice is safe: ids of jobs are unique. */
export async function resendLost(
  deps: Pick<Deps, 'db' | 'now'>,
  { table, failure = sql``, send }: LeasedTable,
): Promise<void> {
  const isStuck = sql`status = 'running' and updated_at < ${before(deps, STUCK_MS)}`;
  await sql`update ${sql.table(table)}
    set status = 'failed', updated_at = ${deps.now()}, finished_at = ${deps.now()} ${failure}
    where ${isStuck} and attempts >= ${MAX_ATTEMPTS}`.execute(deps.db);
  const waiting = await sql<{ id: string }>`select id from ${sql.table(table)}
    where status = 'queued' or ${isStuck} order by updated_at limit ${BATCH}`.execute(deps.db);
  for (const { id } of waiting.rows) await send(id);
}

export function before({ now }: Pick<Deps, 'now'>, ms: number): Date {
  return new Date(now().getTime() - ms);
}
