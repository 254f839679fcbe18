import type { PersonLimits } from '@larder/shared/limits';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PLAYLIST_LIMITS } from '@larder/shared/playlist/messages';
import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { openClient } from './connections.ts';

/**
 * Tells the database, which holds the limits of each person, what they are: those that are configured, and those that are
 * constants of the program.
 */
export async function writePersonLimits(databaseUrl: string, limits: PersonLimits): Promise<void> {
  const settings = {
    recipes: limits.recipes,
    collections: limits.collections,
    stored_bytes: limits.storedBytes,
    pasted_pages: limits.pastedPages,
    pictures_an_hour: limits.picturesAnHour,
    written_bytes_a_minute: limits.writtenBytesAMinute,
    photos: PHOTO_LIMITS.perUser,
    gallery: PHOTO_LIMITS.gallery,
    versions: RECIPE_LIMITS.versions,
    shared_with: PLAYLIST_LIMITS.sharedWith,
  };
  const assignments = Object.keys(settings).map((column, index) => `${column} = $${index + 1}`);
  const client = await openClient({ connectionString: databaseUrl });
  try {
    await client.query(`update person_limits set ${assignments.join(', ')}`, Object.values(settings));
  } finally {
    await client.end();
  }
}
