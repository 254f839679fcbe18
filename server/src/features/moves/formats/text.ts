import type { MovedFailure, MovedRecipe, MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import { openZip } from './guards/zip.ts';
import { nameOf } from './reading/one-recipe.ts';
import { isRtf, rtfText } from './reading/rtf-text.ts';
import { holdsRecipe, writtenRecipes } from './reading/written-recipes.ts';
import { isZip, wholeOf } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

const ENDING = /\.(?:txt|text|md|markdown|rtf)$/i;
/** What a folder says of itself. */
const NO_RECIPE = /(?:^|\/)(?:readme|license|index|about|labels)\.[a-z]{2,8}$/i;

/**
 * Recipes as texts, written by hand or exported by programs as such (Copy Me That, Pepperplate, ChefTap): one file of one or many, or
 * a zip of files. A text that holds none is not recognised: it is offered to be read as text, with a person who looks at it.
 */
export const text: MoveFormat = {
  ...FORMATS.text,
  keptInNotes: ['Text'],
  recognises: ({ name, start, entries }) =>
    entries === undefined
      ? isRtf(start) || (ENDING.test(name) && isText(start) && holdsRecipe(decodeText(start)))
      : entries.some((entry) => ENDING.test(entry) && !NO_RECIPE.test(entry)),
  async *read(file) {
    if (!(await isZip(file))) {
      yield* textOf(file.name, await wholeOf(file));
      return;
    }
    const { entries } = await openZip(file);
    for (const entry of entries.filter(({ name }) => ENDING.test(name) && !NO_RECIPE.test(name)))
      yield* textOf(entry.name, await entry.bytes());
  },
};

/** Named in its first line as a rule; by its file where that is none. */
const textOf = (name: string, bytes: Buffer): AsyncGenerator<MovedRecipe | MovedFailure, void> =>
  writtenRecipes({
    entry: name,
    text: isRtf(bytes) ? rtfText(bytes) : decodeText(bytes),
    fileName: nameOf(name),
  });

const isText = (start: Buffer): boolean => !/[\0-\x08\x0e-\x1f]/.test(decodeText(start));
