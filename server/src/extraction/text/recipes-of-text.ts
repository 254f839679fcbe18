import { fold } from '@larder/shared/language/fold';
import { isStrongIngredient } from '../lines/ingredients.ts';
import { partNamed } from '../lines/headings.ts';
import { beginsForThe } from '../lines/sections.ts';
import { isStepLike, isTalk } from '../lines/steps.ts';
import { headingOf } from './headings.ts';
import { inlineItems } from './inline-items.ts';
import { isChatter } from './lines.ts';
import { markOf, stripped, type Mark } from './line-markers.ts';
import { cleanTitle, isInCapitals } from './title.ts';

/** One of several recipes of a text: its title, and its lines below that title. */
export interface RecipeText {
  title: string;
  text: string;
}

const MAX_RECIPES = 60;
const MIN_ITEMS = 2;
const MIN_TITLE = 3;
const MAX_TITLE = 60;
/** What a long line is tells its beginning. */
const MAX_LINE = 400;
/** So many lines, a fact or a remark, may stand between a title and its list. */
const MAX_BETWEEN = 2;

/** A line as far as it tells where a recipe ends and the next begins. */
interface Line {
  row: number;
  text: string;
  mark: Mark;
  kind: 'item' | 'step' | 'ingredients' | 'instructions' | 'other';
  /** How many ingredients it holds. */
  items: number;
  /** It may be the name of a dish. */
  isName: boolean;
}

interface Block {
  title: Line;
  lines: Line[];
}

/**
 * The recipes of a cleaned text that holds several, in order; empty for a text of one. Each has a title above ingredients
 * and steps of its own, and none is a part of another: dough and filling with one method are one recipe, and so is a cake
 * with the icing that its steps name.
 */
export function recipesOfText(text: string): RecipeText[] {
  const written = text.split('\n');
  const blocks = blocksOf(linesOf(written));
  if (blocks.length < 2 || blocks.length > MAX_RECIPES || !areSeparate(blocks.map(saidIn))) return [];
  return blocks.map(({ title }, index) => ({
    title: nameOf(title),
    text: [nameOf(title), ...written.slice(title.row + 1, blocks[index + 1]?.title.row)].join('\n'),
  }));
}

function linesOf(written: readonly string[]): Line[] {
  const lines: Line[] = [];
  let isAfterGap = true;
  let part: 'ingredients' | 'instructions' | null = null;
  for (const [row, each] of written.entries()) {
    const text = stripped(each.slice(0, MAX_LINE));
    const isGap = !/[\p{L}\p{N}]/u.test(text);
    if (!isGap) {
      const mark = markOf(each);
      const line = readLine(text, mark, part);
      const isName = line.kind !== 'item' && (isAfterGap || mark === 'number' || isInCapitals(text));
      lines.push({ row, text, mark, ...line, isName: isName && isTitle(text) });
      if (line.kind === 'ingredients' || line.kind === 'instructions') part = line.kind;
    }
    isAfterGap = isGap;
  }
  return lines;
}

function readLine(
  text: string,
  mark: Mark,
  part: 'ingredients' | 'instructions' | null,
): Pick<Line, 'kind' | 'items'> {
  const heading = mark === 'number' ? null : headingOf(text);
  if (heading?.part === 'ingredients')
    return { kind: 'ingredients', items: heading.rest === '' ? 0 : inlineItems(heading.rest).length };
  if (heading?.part === 'instructions') return { kind: 'instructions', items: 0 };
  if (isStrongIngredient(text)) return { kind: 'item', items: inlineItems(text).length };
  if (part === 'instructions' || isStepLike(text)) return { kind: 'step', items: 0 };
  return part === 'ingredients' && mark !== null ? { kind: 'item', items: 1 } : { kind: 'other', items: 0 };
}

/** A name as dishes have them; 'For the dough', 'Dough:' and 'Day 2' name parts of one. */
function isTitle(text: string): boolean {
  return (
    text.length >= MIN_TITLE &&
    text.length <= MAX_TITLE &&
    !/[.,;:：?…]$|^\p{L}+\s\d+$|https?:|@/u.test(text) &&
    !beginsForThe(text) &&
    !isStepLike(text) &&
    !isTalk(text) &&
    !isChatter(text) &&
    partNamed(text) === undefined
  );
}

/** What stands from one name above a list to the next such name that has ingredients and steps before it. */
function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let names: number[] = [];
  let items = 0;
  let hasSteps = false;
  const end = (before: number) => {
    if (items < MIN_ITEMS || !hasSteps) return false;
    blocks.push(blockOf(lines, names, before, blocks[0]));
    return true;
  };
  for (const [index, line] of lines.entries()) {
    if (line.isName && leadsToList(lines, index)) {
      if (items === 0) names.push(index);
      else if (end(index)) {
        names = [index];
        [items, hasSteps] = [0, false];
        continue;
      }
    }
    if (names.length === 0) continue;
    items += line.items;
    hasSteps ||= line.kind === 'step' || line.kind === 'instructions';
  }
  return end(lines.length) ? blocks : [];
}

function leadsToList(lines: readonly Line[], index: number): boolean {
  const next = lines.slice(index + 1, index + 2 + MAX_BETWEEN);
  return next.some((line) => line.kind === 'ingredients' || isList(line));
}

/**
 * Of the names above one list, one in capitals is the title, or one with a number as the titles before have it. Else it is
 * the last above the first list, where the whole text may have a title too, and the first above the others.
 */
function blockOf(
  lines: readonly Line[],
  names: readonly number[],
  end: number,
  first: Block | undefined,
): Block {
  const titles = names.map((index) => ({ index, title: lines[index] as Line }));
  const isCounted = first === undefined || first.title.mark === 'number';
  const { index, title } = (titles.find((name) => isInCapitals(name.title.text)) ??
    titles.find((name) => (name.title.mark === 'number') === isCounted) ??
    titles.at(first ? 0 : -1)) as (typeof titles)[number];
  return { title, lines: lines.slice(index + 1, end) };
}

/** What is said of one of several recipes. */
export interface RecipeLines {
  title: string;
  items: readonly string[];
  others: readonly string[];
}

function saidIn({ title, lines }: Block): RecipeLines {
  const texts = (some: readonly Line[]) => some.map(({ text }) => text);
  return {
    title: title.text,
    items: texts(lines.filter(isList)),
    others: texts(lines.filter((line) => !isList(line))),
  };
}

/** Whether no recipe names another one among its ingredients or in its steps, and no two have one name. */
export function areSeparate(recipes: readonly RecipeLines[]): boolean {
  const all = recipes.map(({ title, items, others }) => ({
    name: wordsOf(title),
    items: items.map(wordsOf),
    others: others.map(wordsOf),
  }));
  return all.every((recipe) => all.every((other) => other === recipe || !uses(recipe, other.name)));
}

const isList = ({ items }: Line) => items > 0;

const MIN_WORD = 4;

const wordsOf = (text: string): string[] =>
  (fold(text).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= MIN_WORD);

/** Two forms of one word, as languages bend them. */
function isForm(word: string, other: string): boolean {
  return other.startsWith(word.slice(0, Math.max(MIN_WORD, word.length - 2)));
}

const holds = (words: readonly string[], word: string) => words.some((other) => isForm(word, other));

interface BlockWords {
  name: string[];
  /** Of each line. */
  items: string[][];
  others: string[][];
}

/** Whether a recipe takes what another one makes: an ingredient has its whole name, or a step words of it that nothing explains. */
function uses({ name, items, others }: BlockWords, otherName: readonly string[]): boolean {
  const own = otherName.filter((word) => !holds(name, word));
  if (own.length === 0) return true;
  if (items.some((words) => own.every((word) => holds(words, word)))) return true;
  const unknown = own.filter((word) => !items.some((words) => holds(words, word)));
  const least = own.length > 2 ? 2 : 1;
  return others.some((words) => unknown.filter((word) => holds(words, word)).length >= least);
}

function nameOf({ text }: Line): string {
  return cleanTitle(text);
}
