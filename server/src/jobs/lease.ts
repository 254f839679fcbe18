import { sql, type RawBuilder, type UpdateResult } from 'kysely';
import { isOutage } from '../errors.ts';
import type { VaultId } from '@larder/shared/ids';

/**
 * A worker's hold on a row of work (an import, an export). It ends when the row is cancelled, begun again, or taken by
 * another worker. Every write of a worker names its attempt, so that a worker whose lease has ended writes nothing.
 */
export interface Lease {
  id: string;
  vaultId: VaultId;
  /** One more with every worker that begins with the row. */
  attempts: number;
}

/** Thrown by a write of a worker whose lease has ended: what it found is of no use any more. */
export class LeaseEnded extends Error {
  constructor() {
    super('The work is no longer this worker’s');
  }
}

/** Work that has cost so many workers their life is not tried again by itself. */
export const MAX_ATTEMPTS = 5;

/** The states in which a row may be acquired: 'running' when its worker is gone. */
export const LEASABLE = ['queued', 'running'] as const;

/** What acquiring a row sets. */
export const ACQUIRED = {
  status: 'running',
  stage: 'preparing',
  attempts: sql<number>`attempts + 1`,
} as const;

/** What releasing a row sets: it waits as if this attempt had not been. */
export function released({ attempts }: Lease) {
  return { status: 'queued', stage: 'preparing', attempts: attempts - 1 } as const;
}

/** The condition, in a WHERE on its table, under which a lease still holds. */
export function holds({ id, attempts }: Lease): RawBuilder<boolean> {
  return sql<boolean>`(id = ${id} and status = 'running' and attempts = ${attempts})`;
}

interface Update {
  where: (condition: RawBuilder<boolean>) => { executeTakeFirstOrThrow: () => Promise<UpdateResult> };
}

/** Writes to the leased row: a heartbeat, its completion or failure. @throws LeaseEnded */
export async function writeLeased(lease: Lease, update: Update): Promise<void> {
  const { numUpdatedRows } = await update.where(holds(lease)).executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new LeaseEnded();
}

/** One kind of work that workers lease, over the table that holds it. */
export interface LeasedWork<L extends Lease> {
  /** Takes the row, also out of the hands of a worker that is gone. Null when it is over, or not this job's. */
  acquire: () => Promise<L | null>;
  /** Notices when the lease ends. Without it, the next write finds out. */
  watch?: (lease: L) => { ended: AbortSignal; stop: () => void };
  /** Does the work and completes the row; `signal` is aborted when the process stops or the lease ends. */
  work: (lease: L, signal: AbortSignal) => Promise<void>;
  /** Gives the row back to the queue, with `released`. */
  release: (lease: L) => Promise<void>;
  /** Writes down the failure, or throws `error` for the queue to try again. */
  fail: (lease: L, error: unknown) => Promise<void>;
}

/**
 * Does leased work to its end. When the process stops or during an outage, the row is released and the error thrown, so
 * that the job goes back to the queue as well; any other error fails the row. A lease that has ended is no error.
 */
export async function runLeased<L extends Lease>(
  leased: LeasedWork<L>,
  stopping: AbortSignal,
): Promise<void> {
  const lease = await leased.acquire();
  if (!lease) return;
  const { ended, stop } = leased.watch?.(lease) ?? unwatched();
  try {
    if (lease.attempts > MAX_ATTEMPTS) throw new Error('Given up after too many attempts');
    await leased.work(lease, AbortSignal.any([stopping, ended]));
  } catch (error) {
    if (error instanceof LeaseEnded || ended.aborted) return;
    await releaseOrFail(leased, { lease, error, stopping });
  } finally {
    stop();
  }
}

function unwatched() {
  return { ended: new AbortController().signal, stop: () => undefined };
}

async function releaseOrFail<L extends Lease>(
  leased: LeasedWork<L>,
  { lease, error, stopping }: { lease: L; error: unknown; stopping: AbortSignal },
): Promise<void> {
  try {
    if (stopping.aborted || isOutage(error)) {
      await leased.release(lease).catch((failure: unknown) => {
        // Where that cannot be written either, the sweep finds the row.
        if (!isOutage(failure)) throw failure;
      });
      throw error;
    }
    await leased.fail(lease, error);
  } catch (failure) {
    if (!(failure instanceof LeaseEnded)) throw failure;
  }
}
