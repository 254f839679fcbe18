import type pg from 'pg';

const SEGMENTS = 8;
const SEGMENT_MB = 16;

/** A checkpoint comes when half of the reserve is used, and recycles the segments before it. */
export const WAL_SETTINGS = [
  `min_wal_size=${SEGMENTS * SEGMENT_MB}MB`,
  `max_wal_size=${SEGMENTS * SEGMENT_MB}MB`,
];

/**
 * Allocates the disk space of the write-ahead log in advance: on a full disk Postgres survives when a table cannot grow, but
 * not when the log cannot. So reading goes on, and writing resumes as soon as there is space.
 */
export async function reserveWal(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ files: number }>('select count(*)::int as files from pg_ls_waldir()');
  const missing = SEGMENTS - (rows[0]?.files ?? 0);
  if (missing <= 0) return;
  // Postgres switches only segments that were written to; the checkpoint recycles the old ones.
  for (let segment = 0; segment < missing; segment += 1)
    await admin.query("select pg_logical_emit_message(true, 'larder', 'reserve'), pg_switch_wal()");
  await admin.query('checkpoint');
}
