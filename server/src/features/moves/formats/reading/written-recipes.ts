import { recipesOfText } from '../../../../extraction/text/recipes-of-text.ts';
import { MoveFileError, type MovedFailure, type MovedPicture, type MovedRecipe } from '../contract.ts';
import { oneRecipe, type ReadRecipe } from './one-recipe.ts';
import { writtenRecipe } from './written-recipe.ts';

/** As much as the reader of texts reads of one: what is longer would be cut without a word. */
const MAX_CHARS = 100_000;
/** Between the recipes of a text: signs that fill a line, or the end of a page. */
const RULE = /^[ \t]*(?:(?:[-=_*~#+•–—][ \t]?){5,}|\f)[ \t]*$/m;
const TITLE_OF_MARKDOWN = /^(?=# \S)/m;
const GAP = /\n[ \t]*\n[ \t]*\n[ \t]*\n*/;
/** So many of the parts of a text are recipes where it holds several. */
const MOST = 0.6;
/** Looked at for that; the others are of the same kind. */
const LOOKED_AT = 12;

/** A text, and what is known of it from around it. */
export interface Written {
  entry: string;
  text: string;
  /** Of a note. It stands in the text where there are several recipes. */
  title?: string | undefined;
  /** For a text that says no title. */
  fileName?: string;
  pictures?: MovedPicture[];
  tags?: string[];
  created?: Date | undefined;
  sourceUrl?: string | undefined;
}

/** Every recipe of a text. One without any is a failure under its name. */
export async function* writtenRecipes(written: Written): AsyncGenerator<MovedRecipe | MovedFailure, void> {
  const [first = '', ...others] = textsIn(written.text);
  const name = written.title || firstLineOf(first);
  yield await oneRecipe(written.entry, () => recipeOf(first, written, others.length === 0), name);
  for (const [nth, text] of others.entries())
    yield await oneRecipe(
      `${written.entry}#${nth + 2}`,
      () => recipeOf(text, written, false),
      firstLineOf(text),
    );
}

/** Whether a text holds a recipe with a list and a method. */
export function holdsRecipe(text: string): boolean {
  const [first = ''] = textsIn(text.slice(0, MAX_CHARS));
  return isWhole(first);
}

function recipeOf(text: string, written: Written, isAlone: boolean): ReadRecipe {
  if (text.length > MAX_CHARS) throw new MoveFileError('too-long');
  const read = writtenRecipe(text, isAlone ? written.title : '');
  if (read === null) throw new MoveFileError('no-content');
  return {
    ...read,
    title: read.title || (isAlone ? (written.fileName ?? '') : ''),
    sourceUrl: read.sourceUrl ?? written.sourceUrl,
    tags: [...new Set([...(read.tags ?? []), ...(written.tags ?? [])])],
    created: read.created ?? written.created,
    pictures: isAlone ? (written.pictures ?? []) : [],
  };
}

function textsIn(text: string): string[] {
  for (const between of [RULE, TITLE_OF_MARKDOWN, GAP]) {
    const parts = text.split(between).filter((part) => part.trim() !== '');
    if (parts.length > 1 && areRecipes(parts)) return parts;
  }
  const several = text.length > MAX_CHARS ? [] : recipesOfText(text);
  return several.length > 1 && areRecipes(several.map((one) => one.text))
    ? several.map((one) => one.text)
    : [text];
}

function areRecipes(parts: readonly string[]): boolean {
  const looked = parts.slice(0, LOOKED_AT);
  const whole = looked.filter(isWhole).length;
  return whole > 1 && whole >= looked.length * MOST;
}

function isWhole(text: string): boolean {
  if (text.length > MAX_CHARS) return false;
  const read = writtenRecipe(text);
  return read !== null && read.ingredients.length > 1 && read.instructions.length > 0;
}

const firstLineOf = (text: string): string =>
  text
    .trimStart()
    .split('\n', 1)[0]
    ?.replace(/^#+\s*/, '')
    .slice(0, 300) ?? '';
