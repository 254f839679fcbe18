import type { MoveProblem } from '@larder/shared/move/messages';
import type { Db } from '../../db/db.ts';
import type { MoveLease } from './lease.ts';

/** Of a recipe that does not come along; its texts can be stored. */
export interface Failure {
  entry: string;
  title: string;
  position: number;
  reason: MoveProblem;
}

/** Writes down what did not come along, each entry once; gives how many were new. */
export async function recordFailures(
  db: Db,
  { id, vaultId }: Pick<MoveLease, 'id' | 'vaultId'>,
  failures: readonly Failure[],
): Promise<number> {
  if (failures.length === 0) return 0;
  const rows = await db
    .insertInto('move_items')
    .values(
      failures.map(({ entry, title, position, reason }) => ({
        ...{
          move_id: id,
          user_id: vaultId,
          entry,
          title: title || entry,
        },
        ...{ position, reason, state: 'failed' },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length;
}

/** The entries about which nothing is left to do. */
export async function settledEntries(db: Db, moveId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('move_items').select('entry').where('move_id', '=', moveId).execute();
  return new Set(rows.map(({ entry }) => entry));
}
