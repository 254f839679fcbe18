import type { LibraryRecipe } from './reader/library.ts';

/** A recipe of the file on its way. */
export interface Arriving {
  id: string;
  position: number;
  moved: LibraryRecipe;
  isDuplicate: boolean;
  imageId: string | null;
  /** Its further pictures, in order. */
  galleryIds: string[];
  /** Of the entries of its cook log that have a photo, in order; null where it could not be kept. */
  plateIds: (string | null)[];
  /** How many of its pictures could not be kept. */
  lostPictures: number;
}
