import { MoveFileError, type MovedFailure, type MovedRecipe, type MoveFile } from '../contract.ts';
import { openZip, type ZipArchive } from '../guards/zip.ts';
import { oneRecipe, type ReadRecipe } from './one-recipe.ts';

const MAX_TEXT_BYTES = 64 * 1024 ** 2;

/** A file that is a recipe, or one of an archive that is. */
export interface RecipeFile {
  name: string;
  bytes: Buffer;
  archive?: ZipArchive;
}

/** Every recipe of a program that writes each into a file with its ending, alone or in a zip. */
export async function* recipesIn(
  file: MoveFile,
  ending: Pick<RegExp, 'test'>,
  read: (recipe: RecipeFile) => ReadRecipe | Promise<ReadRecipe>,
): AsyncGenerator<MovedRecipe | MovedFailure, void> {
  if (!(await isZip(file))) {
    const bytes = await wholeOf(file);
    yield await oneRecipe(file.name, () => read({ name: file.name, bytes }));
    return;
  }
  const archive = await openZip(file);
  const entries = archive.entries.filter(({ name }) => ending.test(name));
  if (entries.length === 0) throw new MoveFileError('no-recipes');
  for (const entry of entries) {
    yield await oneRecipe(entry.name, async () =>
      read({ name: entry.name, bytes: await entry.bytes(MAX_TEXT_BYTES), archive }),
    );
  }
}

/** All of a file that is a text. @throws MoveFileError when no text of recipes is that long. */
export async function wholeOf(file: MoveFile): Promise<Buffer> {
  if (file.size > MAX_TEXT_BYTES) throw new MoveFileError('too-large-unpacked');
  return file.bytes(0, file.size);
}

export async function isZip(file: MoveFile): Promise<boolean> {
  return (await file.bytes(0, 4)).toString('latin1') === 'PK\x03\x04';
}
