import type { PersonLimits } from '@larder/shared/limits';
import { sql } from 'kysely';
import { loadConfig } from '../config.ts';
import { writePersonLimits } from '../db/person-limits.ts';
import { callerOf, testDeps, testPerson } from './harness.ts';
import { testMailbox } from './mailbox.ts';
import type { VaultId } from '@larder/shared/ids';

/** For tests of a person's limits: a server whose limits the test sets. */
export async function testLimits() {
  const box = testMailbox();
  const deps = await testDeps(() => box.parts);
  const { db, databaseUrl } = deps;
  const limits = loadConfig({}).personLimits;

  const setLimits = (changes: Partial<PersonLimits>) =>
    writePersonLimits(databaseUrl, { ...limits, ...changes });

  const storedBytes = async (vaultId: VaultId): Promise<number> => {
    const usage = db.selectFrom('person_usage').select('stored_bytes').where('user_id', '=', vaultId);
    return (await usage.executeTakeFirst())?.stored_bytes ?? 0;
  };

  /** Counted from the rows, not the running sum. */
  const countedBytes = async (vaultId: VaultId): Promise<number> => {
    const { rows } = await sql<{ stored_bytes: number }>`
      select stored_bytes from counted_usage() where user_id = ${vaultId}`.execute(db);
    return rows[0]?.stored_bytes ?? 0;
  };

  /** Sets the limit to so many bytes more than the person has stored. */
  const leaveRoom = async (vaultId: VaultId, bytes: number): Promise<void> =>
    setLimits({ storedBytes: (await storedBytes(vaultId)) + bytes });

  const newPerson = async () => {
    const person = await testPerson(deps, 'alice');
    return { ...person, call: callerOf(deps, person) };
  };

  return { deps, limits, setLimits, storedBytes, countedBytes, leaveRoom, newPerson };
}

/** The row of an image, without files. */
export function imageRow(vaultId: VaultId, purpose: string, storageKey: string) {
  return {
    user_id: vaultId,
    purpose,
    storage_key: storageKey,
    width: 8,
    height: 6,
    widths: [8],
    thumbhash: 'AA==',
  };
}
