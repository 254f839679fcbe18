import type { PersonLimits } from '@larder/shared/limits';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PLAN_LIMITS } from '@larder/shared/plan/messages';
import { PLAYLIST_LIMITS } from '@larder/shared/playlist/messages';
import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { SHOPPING_LIMITS } from '@larder/shared/shopping/messages';
import { SMART_LIMITS } from '@larder/shared/smart-collection/messages';
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
    results: PHOTO_LIMITS.results,
    versions: RECIPE_LIMITS.versions,
    shared_with: PLAYLIST_LIMITS.sharedWith,
    shopping_lists: SHOPPING_LIMITS.lists,
    shopping_entries: SHOPPING_LIMITS.entries,
    smart_collections: SMART_LIMITS.collections,
    plan_entries: PLAN_LIMITS.entries,
    plan_weeks: PLAN_LIMITS.weeks,
  };
  const assignments = Object.keys(settings).map((column, index) => `${column} = $${index + 1}`);
  const client = await openClient({ connectionString: databaseUrl });
  try {
    await client.query(`update person_limits set ${assignments.join(', ')}`, Object.values(settings));
  } finally {
    await client.end();
  }
}
