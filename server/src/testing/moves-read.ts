import type { MovedFailure, MovedRecipe } from '../features/moves/formats/contract.ts';
import { recogniseFormat } from '../features/moves/formats/formats.ts';
import { fileOf } from '../features/moves/formats/guards/zip.ts';

/** What the file of a program holds, by the reader that recognises it. @throws MoveFileError for one that is refused */
export async function readMoved(
  name: string,
  bytes: Buffer | string,
): Promise<(MovedRecipe | MovedFailure)[]> {
  const file = fileOf(name, Buffer.from(bytes));
  const format = await recogniseFormat(file);
  const found: (MovedRecipe | MovedFailure)[] = [];
  for await (const recipe of format.read(file)) found.push(recipe);
  return found;
}
