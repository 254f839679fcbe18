import { MoveFileError, type MovedFailure, type MovedRecipe, type MoveFile } from '../contract.ts';
import { openZip, type ZipArchive } from '../guards/zip.ts';
import { nameOf, oneRecipe, type ReadRecipe } from './one-recipe.ts';

const MAX_TEXT_BYTES = 64 * 1024 ** 2;

/** A file that is a recipe, or one of an archive that is. */
export interface RecipeFile {
  name: string;
  bytes: Buffer;
  archive?: ZipArchive;
}

type ReadFile = (recipe: RecipeFile) => ReadRecipe | Promise<ReadRecipe>;

/** Every recipe of a program that writes each into a file with its ending, alone or in a zip. `cut` parts a file of several. */
export async function* recipesIn(
  file: MoveFile,
  ending: Pick<RegExp, 'test'>,
  read: ReadFile,
  cut: (recipe: RecipeFile) => readonly RecipeFile[] = (recipe) => [recipe],
): AsyncGenerator<MovedRecipe | MovedFailure, void> {
  if (!(await isZip(file))) {
    const bytes = await wholeOf(file);
    yield* recipesOfFile(file.name, () => cut({ name: file.name, bytes }), read);
    return;
  }
  const archive = await openZip(file);
  const entries = archive.entries.filter(({ name }) => ending.test(name));
  if (entries.length === 0) throw new MoveFileError('no-recipes');
  for (const entry of entries) {
    const open = async () => cut({ name: entry.name, bytes: await entry.bytes(MAX_TEXT_BYTES), archive });
    yield* recipesOfFile(entry.name, open, read);
  }
}

async function* recipesOfFile(
  entry: string,
  open: () => readonly RecipeFile[] | Promise<readonly RecipeFile[]>,
  read: ReadFile,
): AsyncGenerator<MovedRecipe | MovedFailure, void> {
  let others: readonly RecipeFile[] = [];
  yield await oneRecipe(entry, async () => {
    const [first, ...further] = await open();
    others = further;
    if (first === undefined) throw new MoveFileError('no-content');
    return read(first);
  });
  for (const [nth, other] of others.entries())
    yield await oneRecipe(`${entry}#${nth + 2}`, () => read(other), nameOf(entry));
}

/** All of a file that is a text. @throws MoveFileError when no text of recipes is that long. */
export async function wholeOf(file: MoveFile): Promise<Buffer> {
  if (file.size > MAX_TEXT_BYTES) throw new MoveFileError('too-large-unpacked');
  return file.bytes(0, file.size);
}

export async function isZip(file: MoveFile): Promise<boolean> {
  return (await file.bytes(0, 4)).toString('latin1') === 'PK\x03\x04';
}
