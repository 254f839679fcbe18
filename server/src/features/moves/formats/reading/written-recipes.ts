import { namesFood } from '../../../../extraction/lines/food.ts';
import { partNamed } from '../../../../extraction/lines/headings.ts';
import { verbsIn } from '../../../../extraction/lines/steps.ts';
import { recipesOfText } from '../../../../extraction/text/recipes-of-text.ts';
import { MoveFileError, type MovedFailure, type MovedPicture, type MovedRecipe } from '../contract.ts';
import { oneRecipe, type ReadRecipe } from './one-recipe.ts';
import { isFact, listedRecipe, MAX_CHARS, writtenRecipe } from './written-recipe.ts';

/** Between the recipes of a text: signs that fill a line, or the end of a page. */
const RULE = /^[ \t]*(?:(?:[-=_*~#+•–—][ \t]?){5,}|\f)[ \t]*$/m;
const TITLE_OF_MARKDOWN = /^(?=# \S)/m;
const GAP = /\n[ \t]*\n[ \t]*\n[ \t]*\n*/;
/** So many of the parts of a text are recipes where it holds several. */
const MOST = 0.6;
/** So many are read for that; the others are of the same kind. */
const SAMPLE = 12;
/** A recipe is no longer where it is one of several. */
const MAX_PART_CHARS = 20_000;

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

/** Whether a text holds a recipe with a list and a method, below headings or like those of food. */
export function holdsRecipe(text: string): boolean {
  const parts = textsIn(text.slice(0, MAX_CHARS)).slice(0, SAMPLE);
  return parts.some((part) => isWhole(part) && (listedRecipe(part) !== null || isOfFood(part)));
}

/** What stands in the lines of a manual, and in no list of food. */
const CODE = /[{}<>=`$\\]|\w\(|\w_\w|\w\.\p{L}{2,}|\]\(|:\/\/|::|["']$/u;
/** Fenced code, calls, and lists of changes. */
const OF_MANUAL = /^[ \t]*```|\w\.\w{1,60}\(|\/commit\//m;
/** So many sentences to each line of its list has a story, in which few say what a cook does. */
const OF_STORY = 5;

/** A manual has lists and steps, too, and a story names food. Food of languages without a list of words is no less food. */
function isOfFood(text: string): boolean {
  const { ingredients = [], instructions = [] } = writtenRecipe(text) ?? {};
  const foods = ingredients.filter(namesFood).length;
  const code = ingredients.filter((line) => CODE.test(line)).length;
  const done = instructions.filter((step) => verbsIn(step).length > 0).length;
  const isManual = OF_MANUAL.test(text) || (foods * 2 < ingredients.length && code * 4 >= ingredients.length);
  const isStory = instructions.length > ingredients.length * OF_STORY && done * 4 < instructions.length;
  return !isManual && !isStory;
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

/** The recipes of a text of several; the text itself where it is of one. */
export function textsIn(text: string): string[] {
  for (const between of [RULE, TITLE_OF_MARKDOWN, GAP]) {
    // A line alone is what the collection is called.
    const parts = text.split(between).filter((part) => part.trim().includes('\n'));
    if (parts.length > 1 && areRecipes(parts)) return parts;
  }
  const byTitles = text.length > MAX_CHARS ? [] : recipesOfText(text).map((one) => one.text);
  const parts = [byTitles, cutAtLists(text)];
  return parts.find((each) => each.length > 1 && areRecipes(each)) ?? [text];
}

const MAX_TITLE = 60;
/** Facts and a sentence or two stand between a title and its list. */
const MAX_BETWEEN = 8;

/** A text cut before the titles over its lists of ingredients, each the nearest line above that may be one. */
function cutAtLists(text: string): string[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, row) => (isListHeading(line) ? [titleAbove(lines, row)] : []));
  if (starts.length < 2 || starts.includes(-1)) return [];
  return starts.map((start, nth) => lines.slice(start, starts[nth + 1]).join('\n'));
}

const isListHeading = (line: string): boolean =>
  line.length <= MAX_TITLE && partNamed(line.replace(/[:#*\s]+$|^[#*\s]+/g, '')) === 'ingredients';

function titleAbove(lines: readonly string[], row: number): number {
  for (let at = row - 1, seen = 0; at >= 0 && seen < MAX_BETWEEN; at -= 1) {
    const line = lines[at]?.trim() ?? '';
    if (line === '') continue;
    seen += 1;
    const isTitle = /^[#*\s]*\p{Lu}/u.test(line) && line.length <= MAX_TITLE && !/[.!?:;,]$/.test(line);
    if (isTitle && !isFact(line)) return at;
  }
  return -1;
}

function areRecipes(parts: readonly string[]): boolean {
  const sample = parts.slice(0, SAMPLE);
  const whole = sample.filter(isWhole).length;
  return whole > 1 && whole >= sample.length * MOST;
}

function isWhole(text: string): boolean {
  if (text.length > MAX_PART_CHARS) return false;
  const read = writtenRecipe(text);
  return read !== null && read.ingredients.length > 1 && read.instructions.length > 0;
}

const firstLineOf = (text: string): string =>
  text
    .trimStart()
    .split('\n', 1)[0]
    ?.replace(/^#+\s*/, '')
    .slice(0, 300) ?? '';
