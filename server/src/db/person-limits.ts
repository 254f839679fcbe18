import type { PersonLimits } from '@larder/shared/limits';
import pg from 'pg';

/** Tells the database, which holds the limits of each person, what they are configured to be. */
export async function writePersonLimits(databaseUrl: string, limits: PersonLimits): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `update person_limits set recipes = $1, collections = $2, stored_bytes = $3, pasted_pages = $4,
         pictures_an_hour = $5, written_bytes_a_minute = $6`,
      [
        limits.recipes,
        limits.collections,
        limits.storedBytes,
        limits.pastedPages,
        limits.picturesAnHour,
        limits.writtenBytesAMinute,
      ],
    );
  } finally {
    await client.end();
  }
}
