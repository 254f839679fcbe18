import { Readable } from 'node:stream';
import { PdfTooLongError, readPdf, type PdfReading } from '../../../extraction/pdf/read-pdf.ts';
import type { PdfRecipe } from '../../../extraction/pdf/recipes-of-pdf.ts';
import { MoveFileError, type MovedFailure, type MovedRecipe, type MoveFormat } from './contract.ts';
import { openZip } from './guards/zip.ts';
import { leftOvers } from './reading/left-over.ts';
import { nameOf, oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';
import { addressOf } from './reading/values.ts';
import { isZip } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

const ENDING = /\.pdf$/i;
const MAX_BYTES = 50 * 1024 ** 2;

/** PDF with text, one file or a zip of many. What a scanner made holds pictures of text: those come in as photos. */
export const pdf: MoveFormat = {
  ...FORMATS.pdf,
  recognises: ({ start, entries = [] }) =>
    start.subarray(0, 5).toString('latin1') === '%PDF-' || entries.some((entry) => ENDING.test(entry)),
  async *read(file) {
    if (!(await isZip(file))) {
      yield* recipesOf(file.name, () => {
        if (file.size > MAX_BYTES) throw new MoveFileError('entry-too-large');
        return file.bytes(0, file.size);
      });
      return;
    }
    const archive = await openZip(file);
    for (const entry of archive.entries.filter(({ name }) => ENDING.test(name)))
      yield* recipesOf(entry.name, () => entry.bytes(MAX_BYTES));
  },
};

/** Every recipe of a file. */
async function* recipesOf(
  name: string,
  bytes: () => Promise<Buffer>,
): AsyncGenerator<MovedRecipe | MovedFailure, void> {
  let reading: PdfReading | undefined;
  try {
    yield await oneRecipe(name, async () => {
      reading = await opened(await bytes());
      const [first] = reading.recipes;
      if (first === undefined) throw new MoveFileError('no-content');
      return recipeOf(first, reading, name);
    });
    for (const [index, recipe] of (reading?.recipes.slice(1) ?? []).entries()) {
      const pages = reading;
      if (pages)
        yield await oneRecipe(`${name}#${index + 2}`, () => recipeOf(recipe, pages, name), recipe.title);
    }
  } finally {
    await reading?.close();
  }
}

async function opened(bytes: Buffer): Promise<PdfReading> {
  try {
    return await readPdf(new Uint8Array(bytes));
  } catch (error) {
    throw new MoveFileError(error instanceof PdfTooLongError ? 'too-long' : 'unreadable', error);
  }
}

async function recipeOf(found: PdfRecipe, reading: PdfReading, name: string): Promise<ReadRecipe> {
  const { draft, leftOut } = found;
  if (draft === null) throw new MoveFileError('no-content');
  const pictures = await reading.picturesOf(found);
  return {
    title: draft.title || nameOf(name),
    description: draft.description || undefined,
    ingredients: draft.ingredients,
    instructions: draft.instructions,
    servings: draft.servings ?? undefined,
    prepTime: draft.prepTime ?? undefined,
    cookTime: draft.cookTime ?? undefined,
    difficulty: draft.difficulty,
    sourceUrl: addressOf(reading.address),
    pictures: pictures.map((bytes, index) => ({
      name: `${nameOf(name)} ${index + 1}.jpg`,
      open: () => Promise.resolve(Readable.from([Buffer.from(bytes)])),
    })),
    leftOver: leftOvers({ Text: leftOut.join('\n') }),
  };
}
