import type { MovedRecipe } from './formats/contract.ts';
import type { ReadRecipe } from './to-recipe.ts';

/** A recipe of the file on its way. */
export interface Arriving {
  id: string;
  entry: string;
  position: number;
  moved: MovedRecipe;
  read: ReadRecipe;
  isDuplicate: boolean;
  imageId: string | null;
  /** Its further pictures, in order. */
  galleryIds: string[];
  /** How many of its pictures could not be kept. */
  lostPictures: number;
}
