import type { RecipeDto } from '@larder/shared/recipe/schema';
import type { RecipeImage } from '../collected.ts';
import type { ArchiveFile } from '../zip.ts';

/** What another program reads a library from: a zip with the files of each recipe. */
export interface ProgramFormat {
  /** Of the zip. */
  ending: string;
  /** In which form it takes pictures. */
  pictures: 'jpg' | 'webp';
  files(packed: PackedRecipe): AsyncGenerator<ArchiveFile, void>;
}

export interface PackedPicture extends Pick<RecipeImage, 'role'> {
  bytes: Buffer;
}

export interface PackedRecipe {
  recipe: RecipeDto;
  /** The main one first. */
  pictures: PackedPicture[];
  /** A name of its own that every system can have. */
  name: string;
}

/** '1 h' is a word that not every program knows. */
export function minutes(time: number | null): string {
  return time === null ? '' : `${time} minutes`;
}

export function total(prep: number | null, cook: number | null): number | null {
  return prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0);
}
