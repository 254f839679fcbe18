import type { PersonLimits } from '@larder/shared/limits';
import { personLimits } from '../limits.ts';
import { openClient } from './connections.ts';

/** Writes what each person may have into the database, which holds everybody to it. */
export async function writePersonLimits(databaseUrl: string, limits: PersonLimits): Promise<void> {
  const all = personLimits();
  const columns = Object.keys(all).map((column, index) => `${column} = $${index + 1}`);
  const values = Object.values(all).map(([most]) => (typeof most === 'number' ? most : limits[most]));
  const client = await openClient({ connectionString: databaseUrl });
  try {
    await client.query(`update person_limits set ${columns.join(', ')}`, values);
  } finally {
    await client.end();
  }
}
