import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Db } from '../db/db.ts';

/** Transactions of other tests run on the same server, and while one lasts what was told may come again. Waits for their ends. */
export async function settled(db: Db): Promise<void> {
  const numberOf = async (number: ReturnType<typeof sql>) =>
    BigInt(
      (await sql<{ number: string }>`select ${number}::text as number`.execute(db)).rows[0]?.number ?? '',
    );
  const now = await numberOf(sql`pg_current_xact_id()`);
  const oldest = sql`pg_snapshot_xmin(pg_current_snapshot())`;
  await vi.waitUntil(async () => (await numberOf(oldest)) > now, { timeout: 100_000, interval: 20 });
}
