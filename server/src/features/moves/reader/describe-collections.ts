import { PLAYLIST_LIMITS, type PrivacyLevel } from '@larder/shared/playlist/messages';
import { MoveFileError, type MovedCollection, type MovedPicture } from '../formats/contract.ts';
import { cleanText, cut, storable } from './clean-text.ts';
import { namesOf } from './convert.ts';

export interface ConvertedCollection {
  name: string;
  description: string;
  privacyLevel: PrivacyLevel;
  created: Date | undefined;
  hasCover: boolean;
  /** The entry of the recipe whose picture is its cover; empty for none. */
  coverRecipe: string;
  /** Entries. */
  recipes: string[];
}

/** What the file says of its collections, by their keys. */
export type Described = ReadonlyMap<string, ConvertedCollection>;

/** From what the fewest see to what the most see. */
const WIDER: readonly PrivacyLevel[] = ['private', 'limited', 'followers_only', 'public'];
const MAX_COLLECTIONS = 10_000;
/** Recipes in collections, all together. */
const MAX_LINKS = 200_000;

/**
 * Collections of one name are one, which no more people see than each of them.
 * @throws MoveFileError 'too-many-items'
 */
export function describeCollections(collections: readonly MovedCollection[]): {
  described: Described;
  covers: Map<string, MovedPicture>;
} {
  const described = new Map<string, ConvertedCollection>();
  const covers = new Map<string, MovedPicture>();
  let links = 0;
  for (const collection of collections) {
    const privacyLevel = broughtLevel(collection.privacyLevel);
    links += collection.recipes.length;
    for (const [key, name] of namesOf([collection.name])) {
      const same = described.get(key);
      if (same) {
        if (isWithin(privacyLevel, same.privacyLevel)) same.privacyLevel = privacyLevel;
        for (const recipe of collection.recipes) same.recipes.push(storable(recipe));
        continue;
      }
      const { cover, created, recipes } = collection;
      if (cover) covers.set(key, cover);
      described.set(key, {
        ...{ name, privacyLevel, created, hasCover: cover !== undefined },
        coverRecipe: storable(collection.coverRecipe ?? ''),
        description: cut(cleanText(collection.description).trim(), PLAYLIST_LIMITS.description),
        recipes: recipes.map(storable),
      });
    }
    if (described.size > MAX_COLLECTIONS || links > MAX_LINKS) throw new MoveFileError('too-many-items');
  }
  for (const collection of described.values()) collection.recipes = [...new Set(collection.recipes)];
  return { described, covers };
}

/** A file does not say to whom a collection is limited: those people have to be chosen again. */
function broughtLevel(level: PrivacyLevel): PrivacyLevel {
  return level === 'limited' ? 'private' : level;
}

export function isWithin(level: PrivacyLevel, most: PrivacyLevel): boolean {
  return WIDER.indexOf(level) <= WIDER.indexOf(most);
}
