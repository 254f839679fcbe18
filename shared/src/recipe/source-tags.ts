/** Tags that imports add and that only name the source. By name: the platforms with their rules are not loaded for this. */
const NAMES: ReadonlySet<string> = new Set([
  'url import',
  'youtube',
  'instagram',
  'tiktok',
  'video recipe',
  'social media',
]);
/** One for each photo that was read, or the creator of a post. */
const NUMBERED_OR_CREATOR = /^(?:photo \d+|@\S+)$/i;

/** The tags that say something of the dish; those that only name the source stay with the recipe and are not shown. */
export function shownTags(tags: readonly string[]): string[] {
  return tags.filter((tag) => !NAMES.has(tag.toLowerCase()) && !NUMBERED_OR_CREATOR.test(tag));
}
