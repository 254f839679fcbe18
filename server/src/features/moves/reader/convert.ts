import type { MoveProblem } from '@larder/shared/move/messages';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PLAYLIST_LIMITS } from '@larder/shared/playlist/messages';
import { MOST_STARS, RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import type { RecipeFields } from '../../recipes/recipe-fields.ts';
import type { MovedFailure, MovedPicture, MovedRecipe } from '../formats/contract.ts';
import { cleanText, cut, oneLine, shownTitle, storable } from './clean-text.ts';
import { toRecipe, type Wording } from './to-recipe.ts';

// What a reader gives of a file becomes what Larder stores of it: within all limits, so that what is sent on is small.

/** A recipe of the file as it fits into Larder. */
export interface ConvertedRecipe {
  kind: 'recipe';
  entry: string;
  title: string;
  fields: RecipeFields;
  /** What of it went into the notes, by labels. */
  inNotes: string[];
  created: Date | undefined;
  isFavorite: boolean;
  /** 1 to 5 stars. */
  rating: number | null;
  /** Those that have a photo are asked for behind the pictures, in this order. */
  cooked: { day: string; note: string; hasPlate: boolean }[];
  collections: CollectionName[];
  /** How many can be asked for: the first is the cover, the others are its gallery. */
  pictures: number;
  isCoverless: boolean;
  /** How many the file has besides, which stay behind. */
  otherPictures: number;
}

/** A recipe of the file that does not come along. */
export interface ConvertedFailure {
  kind: 'failure';
  entry: string;
  title: string;
  reason: MoveProblem;
}

export type ConvertedItem = ConvertedRecipe | ConvertedFailure;

/** The key, by which names are one, is in lower case. */
export type CollectionName = readonly [key: string, name: string];

/** Of a cook log, held by a check constraint of its table. */
const FIRST_DAY = '1900-01-01';
const MAX_PICTURES = PHOTO_LIMITS.gallery + 1;
/** A recipe that fits into Larder, or why it does not. */
export function convertItem(item: MovedRecipe | MovedFailure, wording: Wording): ConvertedItem {
  const [entry, title] = [storable(item.entry), shownTitle(item.title)];
  const failed = (reason: MoveProblem) => ({ kind: 'failure', entry, title, reason }) as const;
  if (item.kind === 'failure') return failed(item.problem);
  const read = toRecipe(item, { ...wording, program: item.program ?? wording.program });
  if (typeof read === 'string') return failed(read);
  const collections = namesOf(item.collections);
  if (collections.length > PLAYLIST_LIMITS.playlistsAtOnce) return failed('too-long');
  const { pictures = [], otherPictures = 0, isCoverless = false, isFavorite = false, created } = item;
  const rating = starsOf(item.rating);
  return {
    ...{
      kind: 'recipe',
      entry,
      title,
      fields: read.fields,
      created,
      isFavorite,
      rating,
      collections,
      isCoverless,
    },
    inNotes: [...new Set(read.leftOver.map(({ label }) => label))],
    cooked: cookedOf(item).map(({ day, note, plate }) => ({
      ...{ day, note: cut(cleanText(note), RECIPE_LIMITS.cookedNote), hasPlate: plate !== undefined },
    })),
    pictures: Math.min(pictures.length, MAX_PICTURES),
    otherPictures: otherPictures + Math.max(pictures.length - MAX_PICTURES, 0),
  };
}

/** As a whole number of stars, where it is one. */
function starsOf(rating = 0): number | null {
  const stars = Math.round(rating);
  return stars >= 1 && stars <= MOST_STARS ? stars : null;
}

function cookedOf({ cooked = [] }: MovedRecipe) {
  return cooked.filter(({ day }) => day >= FIRST_DAY).slice(0, RECIPE_LIMITS.cooked);
}

/** The pictures of a recipe that can be asked for, and behind them the photos of its cook log. */
export function picturesToAsk(recipe: MovedRecipe): MovedPicture[] {
  const plates = cookedOf(recipe).flatMap(({ plate }) => plate ?? []);
  return [...(recipe.pictures ?? []).slice(0, MAX_PICTURES), ...plates];
}

/** A name of blanks alone is none. */
export function namesOf(names: readonly string[] | undefined): CollectionName[] {
  const named = (names ?? [])
    .map((name) => cut(oneLine(name), PLAYLIST_LIMITS.name))
    .filter((name) => name !== '')
    .map((name) => [name.toLowerCase(), name] as const);
  return [...new Map(named)];
}
