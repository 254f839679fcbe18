import type { AppErrorCode } from '@larder/shared/errors';
import { LIMIT_MESSAGES, type PersonLimits } from '@larder/shared/limits';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PLAN_LIMITS, PLAN_MESSAGES } from '@larder/shared/plan/messages';
import { PLAYLIST_LIMITS } from '@larder/shared/playlist/messages';
import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { SHOPPING_LIMITS, SHOPPING_MESSAGES } from '@larder/shared/shopping/messages';
import { SMART_LIMITS, SMART_MESSAGES } from '@larder/shared/smart-collection/messages';

/** A constant of the program, or the name of one that is configured. */
type Most = number | keyof PersonLimits;
/** How a call is refused that would get past it, where another refusal does not come first. */
type Refusal = [AppErrorCode, sentence: string | ((most: number) => string)];

/** What one person may have, by the column of `person_limits`, whose triggers hold it and report `limit_` with that name. */
export const personLimits = () =>
  ({
    recipes: ['recipes', 'RECIPE_LIMIT', LIMIT_MESSAGES.recipes],
    collections: ['collections', 'COLLECTION_LIMIT', LIMIT_MESSAGES.collections],
    stored_bytes: ['storedBytes', 'STORAGE_LIMIT', LIMIT_MESSAGES.storedBytes],
    pasted_pages: ['pastedPages', 'PASTED_LIMIT', LIMIT_MESSAGES.pastedPages],
    pictures_an_hour: ['picturesAnHour', 'PICTURE_LIMIT', LIMIT_MESSAGES.picturesAnHour],
    written_bytes_a_minute: ['writtenBytesAMinute', 'WRITE_LIMIT', LIMIT_MESSAGES.writtenBytesAMinute],
    photos: [PHOTO_LIMITS.perUser],
    gallery: [PHOTO_LIMITS.gallery],
    results: [PHOTO_LIMITS.results],
    versions: [RECIPE_LIMITS.versions],
    shared_with: [PLAYLIST_LIMITS.sharedWith],
    shopping_lists: [SHOPPING_LIMITS.lists, 'SHOPPING_LIST_LIMIT', SHOPPING_MESSAGES.listsFull],
    shopping_entries: [SHOPPING_LIMITS.entries, 'SHOPPING_ENTRY_LIMIT', SHOPPING_MESSAGES.listFull],
    smart_collections: [SMART_LIMITS.collections, 'SMART_COLLECTION_LIMIT', SMART_MESSAGES.full],
    plan_entries: [PLAN_LIMITS.entries, 'PLAN_LIMIT', PLAN_MESSAGES.full],
    plan_weeks: [PLAN_LIMITS.weeks, 'PLAN_WEEK_LIMIT', PLAN_MESSAGES.weeksFull],
  }) satisfies Record<string, [Most] | [Most, ...Refusal]>;
type Column = keyof ReturnType<typeof personLimits>;

/** What triggers report by a shorter name than the column has. */
const SHORTER: Record<string, Column> = {
  limit_pictures: 'pictures_an_hour',
  limit_written_bytes: 'written_bytes_a_minute',
};

/** The refusal of the limit that a trigger reports as the violated constraint; undefined of any other constraint. */
export function refusalOf(constraint: string): Refusal | undefined {
  const limits = personLimits();
  const column = SHORTER[constraint] ?? constraint.replace(/^limit_/, '');
  const [, ...refusal] = Object.hasOwn(limits, column) ? limits[column as Column] : [];
  return refusal.length === 0 ? undefined : refusal;
}
