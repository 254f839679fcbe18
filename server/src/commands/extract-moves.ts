import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { callerFolder } from '../config.ts';
import { measureImage } from '../features/images/process-image.ts';
import {
  MoveFileError,
  type MovedFailure,
  type MovedPicture,
  type MovedRecipe,
  type MoveFile,
} from '../features/moves/formats/contract.ts';
import { recogniseFormat } from '../features/moves/formats/formats.ts';
import { convertItem } from '../features/moves/reader/convert.ts';
import { fileOfBlocks } from '../features/moves/reader/file-of-blocks.ts';
import { writeAtomically } from './output-file.ts';
import { parseCommand, UsageError } from './usage.ts';

const USAGE = 'extract move --in FILE --out FILE.json';
const BLOCK_BYTES = 1024 ** 2;
const BLOCKS_IN_MEMORY = 8;

interface Refused {
  name: string;
  reason: string;
}

/**
 * `extract move --in FILE --out FILE`: writes what Larder takes from the file of another program, `{recipes, refused}`: the fields
 * of each recipe as they would be stored, with its pictures by their size; and what would not come along, with the reason.
 */
export async function extractMove(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseCommand(args, { in: text, out: text }, USAGE);
  if (values.in === undefined || values.out === undefined || positionals.length > 0)
    throw new UsageError(`Usage: ${USAGE}`);
  const given = path.resolve(callerFolder(), values.in);
  const found = await stat(given).catch(() => undefined);
  if (!found?.isFile()) throw new UsageError(`No such file: ${values.in}. Usage: ${USAGE}`);
  const library = await readLibrary(given, found.size);
  await writeAtomically(path.resolve(callerFolder(), values.out), (write) =>
    write(`${JSON.stringify(library, null, 1)}\n`),
  );
  console.error(`${library.recipes.length} recipes read, ${library.refused.length} refused.`);
}

async function readLibrary(given: string, size: number) {
  const handle = await open(given);
  try {
    const file = fileOfBlocks({
      ...{ name: path.basename(given), size, blockBytes: BLOCK_BYTES, kept: BLOCKS_IN_MEMORY },
      read: async (block) => {
        const { buffer: bytes, bytesRead } = await handle.read(
          Buffer.alloc(BLOCK_BYTES),
          ...([0, BLOCK_BYTES, block * BLOCK_BYTES] as const),
        );
        return bytes.subarray(0, bytesRead);
      },
    });
    return await recipesOf(file);
  } catch (error) {
    // Nothing is moved in of such a file.
    if (error instanceof MoveFileError)
      return { recipes: [], refused: [{ name: path.basename(given), reason: error.problem }] };
    throw error;
  } finally {
    await handle.close();
  }
}

async function recipesOf(file: MoveFile) {
  const format = await recogniseFormat(file);
  const recipes: Awaited<ReturnType<typeof recipeOf>>[] = [];
  const refused: Refused[] = [];
  for await (const item of format.read(file)) {
    const converted = convertItem(item, { language: 'en', program: format.name });
    if (converted.kind === 'failure') refused.push({ name: converted.title, reason: converted.reason });
    else recipes.push(await recipeOf(item, converted));
  }
  return { recipes, refused };
}

type Converted = Extract<ReturnType<typeof convertItem>, { kind: 'recipe' }>;

async function recipeOf(item: MovedRecipe | MovedFailure, converted: Converted) {
  const { fields, created, isFavorite, cooked, collections } = converted;
  const { cookingNotes, imageId: _, ...content } = fields;
  const moved = item.kind === 'recipe' ? item : undefined;
  const sizes = await Promise.all((moved?.pictures ?? []).slice(0, converted.pictures).map(sizeOf));
  return {
    ...content,
    notes: cookingNotes,
    rating: moved?.rating ?? null,
    ...{ created: created ?? null, isFavorite, cooked, collections: collections.map(([, name]) => name) },
    pictures: sizes.filter((size) => size !== null),
    lostPictures: sizes.filter((size) => size === null).length,
  };
}

/** Null for what is missing, or no picture that can be kept. */
async function sizeOf(
  picture: MovedPicture,
): Promise<{ width: number; height: number; bytes: number } | null> {
  const stream = await picture.open().catch(() => null);
  if (stream === null) return null;
  const bytes = await buffer(stream).catch(() => undefined);
  if (bytes === undefined) return null;
  const size = await measureImage(bytes, { allowSmall: true }).catch(() => null);
  return size && { ...size, bytes: bytes.length };
}
