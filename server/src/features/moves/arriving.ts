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
  /** How many of its pictures could not be kept. */
  lostPictures: number;
}
