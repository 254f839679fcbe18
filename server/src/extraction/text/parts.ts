import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { isMeasured } from '../lines/amounts.ts';
import { namesFood } from '../lines/food.ts';
import { isLongIngredient, isStrongIngredient, isWeakIngredient } from '../lines/ingredients.ts';
import { beginsForThe } from '../lines/sections.ts';
import { sentences } from '../lines/sentences.ts';
import { isStepLike, isTalk } from '../lines/steps.ts';
import { EMOJIS } from './clean.ts';
import { bounded, ingredientLines, isShouted, isSubheading, itemsIn } from './ingredient-lines.ts';
import { inlineItems, unseparatedItems } from './inline-items.ts';
import type { CaptionLine } from './lines.ts';
import { proseRecipe } from './prose.ts';
import { stepLines } from './steps.ts';

export interface Parts {
  /** What stands before the ingredients, chatter and facts among it. */
  intro: CaptionLine[];
  ingredients: string[];
  steps: string[];
  notes: string[];
  hasIngredientsHeading: boolean;
  hasMethodHeading: boolean;
  /** The ingredients stand under 'shopping list' or kin. */
  isShopping: boolean;
  /** Breakfast, lunch and dinner of a day, and no word of how they are made. */
  isDiary: boolean;
  /** Written in sentences, and surely a recipe. */
  isProse: boolean;
}

/** Sorts the lines of a caption into what they are: by its headings, else by how they look. */
export function partsOf(lines: readonly CaptionLine[]): Parts {
  const parts = byHeadings(lines);
  if (parts.ingredients.length === 0) findList(parts);
  if (parts.ingredients.length === 0) findProse(parts);
  if (parts.ingredients.length === 0) findTold(parts);
  if (parts.steps.length === 0) findStepsBefore(parts);
  return parts;
}

function byHeadings(lines: readonly CaptionLine[]): Parts {
  const hasMethodHeading = lines.some(({ heading }) => heading?.part === 'instructions');
  const parts: Parts = {
    intro: [],
    ingredients: [],
    steps: [],
    notes: [],
    hasIngredientsHeading: false,
    hasMethodHeading,
    isShopping: lines.some(({ heading }) => heading?.isShopping),
    isDiary: !hasMethodHeading && isDiary(lines),
    isProse: false,
  };
  const ingredients: CaptionLine[] = [];
  const method: CaptionLine[] = [];
  const blocks = lines.filter(({ heading }) => heading?.part === 'ingredients').length;
  let part: 'intro' | 'ingredients' | 'instructions' | 'notes' | 'other' = 'intro';
  let isBehindNotes = false;
  for (const line of lines) {
    const { heading } = line;
    if (heading) {
      isBehindNotes = heading.part === 'notes';
      const isRemark = heading.part === 'notes' && heading.rest !== '';
      if (isRemark) parts.notes.push(heading.rest);
      else if (!(part === 'intro' && heading.part === 'notes')) part = heading.part;
      if (heading.part === 'ingredients') {
        parts.hasIngredientsHeading ||= !heading.isCount;
        if (namesBlock(heading.about, blocks)) ingredients.push(headerLine(heading.about));
      }
      if (isRemark || heading.rest === '') continue;
    }
    const rest = heading ? { ...line, text: heading.rest, heading: null, mark: null } : line;
    if (part === 'other' && ingredients.length === 0 && line.isAfterGap && isStrongIngredient(rest.text))
      part = 'intro';
    if (part === 'ingredients' && !parts.hasMethodHeading && ingredients.length >= 2 && endsIngredients(rest))
      part = 'instructions';
    if (part === 'intro') {
      parts.intro.push({ ...rest, isAfterGap: rest.isAfterGap || isBehindNotes });
      isBehindNotes = false;
    } else if (part === 'ingredients') {
      const [list, told] = listAndSteps(rest);
      ingredients.push(...itemsIn(list, heading !== null));
      if (told === null) continue;
      method.push(told);
      part = 'instructions';
    } else if (part === 'instructions') method.push(rest);
    else if (part === 'notes' && rest.kind === 'text') parts.notes.push(rest.text);
  }
  parts.ingredients = ingredientLines(ingredients);
  parts.steps = stepLines(method, parts.hasMethodHeading);
  return parts;
}

/** 'a, b, c. Mix it all.' is a list, and what to do with it. */
function listAndSteps(line: CaptionLine): [list: CaptionLine, steps: CaptionLine | null] {
  const said = sentences(line.text);
  const at = said.findIndex((sentence, index) => index > 0 && isStepLike(sentence));
  const list = said.slice(0, at).join(' ');
  if (at < 1 || inlineItems(list).length < 2) return [line, null];
  return [
    { ...line, text: list },
    { ...line, text: said.slice(at).join(' ') },
  ];
}

/** 'Ingredients for the dough' heads a block, and so does 'Cake ingredients' when there is another. */
function namesBlock(about: string, blocks: number): boolean {
  if (about === '' || /\d/.test(about)) return false;
  return blocks > 1 || beginsForThe(about);
}

const MEAL = new RegExp(String.raw`^${anyOf('meals')}(?=\s*(?:[:：(–-]|$|\d{1,2}[:.h]\d))`, 'u');

/** The meals of a day under their names: what somebody ate, not how to cook it. */
function isDiary(lines: readonly CaptionLine[]): boolean {
  const meals = lines.map(({ text }) => MEAL.exec(fold(text.slice(0, 40)))?.[0]);
  return new Set(meals.filter((meal) => meal !== undefined)).size >= 2;
}

/** What a line is that nobody wrote as it stands. */
const PLAIN = { mark: null, isListed: false, heading: null, kind: 'text', isHead: false } as const;

function headerLine(text: string): CaptionLine {
  return { text: `${text}:`, ...PLAIN, isAfterGap: false };
}

/** A step among the ingredients: nobody announced the method. */
function endsIngredients(line: CaptionLine): boolean {
  if (line.kind !== 'text' || isStrongIngredient(line.text) || line.isHead || isSubheading(line.text))
    return false;
  return (
    isStepLike(line.text) &&
    (line.mark === 'number' || line.isAfterGap || line.text.length > 40 || /\p{L}[.!]$/u.test(line.text))
  );
}

/** Ingredients without a heading: lines that look like them, among which others may stand. */
function findList(parts: Parts): void {
  const lines = parts.intro;
  const strong = lines.map(
    ({ kind, text }, index) =>
      kind === 'text' && isStrongIngredient(text) && !isTitleWithNumber(lines, index),
  );
  const run = bestRun(lines, strong);
  if (!run) return;
  const list = lines.slice(run.start, run.end);
  parts.ingredients = ingredientLines(
    list.flatMap((line) => (isLongIngredient(line.text) ? itemsIn(line, false) : [line])),
  );
  if (parts.steps.length === 0) parts.steps = stepLines(lines.slice(run.end), false);
  parts.intro = [...lines.slice(0, run.start), ...lines.slice(run.end).filter(({ kind }) => kind !== 'text')];
}

/**
 * '2 Easy Salad Dressings' or 'Pickled onions (1 jar of 500 ml)' alone above everything; '2 large chicken breasts' is food,
 * and gaps may stand between all lines.
 */
function isTitleWithNumber(lines: readonly CaptionLine[], index: number): boolean {
  const [first, second, third] = lines;
  if (index > 0 || first?.mark !== null || !second?.isAfterGap || third?.isAfterGap) return false;
  if (/^\p{L}[^(\d]*\([^()]*\)$/u.test(first.text)) return true;
  if (first.text.split(' ').length < 4 || isMeasured(first.text) || first.text.includes(',')) return false;
  return !/ \p{Ll}{4}/u.test(first.text) || !namesFood(first.text);
}

/** Numbered steps that stand before the ingredients. */
function findStepsBefore(parts: Parts): void {
  const isStep = ({ mark, text, kind }: CaptionLine) =>
    mark === 'number' && kind === 'text' && !isStrongIngredient(text);
  const numbered = parts.intro.filter(isStep);
  if (numbered.length < 2 || !numbered.some(({ text }) => isStepLike(text))) return;
  parts.steps = stepLines(numbered, false);
  parts.intro = parts.intro.filter((line) => !isStep(line));
}

/** The stretch with the most ingredients in which at least every third line is surely one. */
function bestRun(
  lines: readonly CaptionLine[],
  strong: readonly boolean[],
): { start: number; end: number } | null {
  let best: { start: number; end: number; count: number } | null = null;
  for (let start = 0; start < lines.length; start += 1) {
    if (!strong[start]) continue;
    let end = start + 1;
    let count = 1;
    let weak = 0;
    for (let at = start + 1; at < lines.length && weak <= 3; at += 1) {
      const line = lines[at];
      if (!line || line.kind !== 'text') break;
      if (strong[at]) {
        count += 1;
        end = at + 1;
        weak = 0;
      } else if (line.isHead || isSubheading(line.text) || isShouted(line.text)) {
        continue;
      } else if (canBeAmong(line, lines[at - 1])) {
        weak += 1;
        end = at + 1;
      } else break;
    }
    if (count >= 2 && count > (best?.count ?? 0))
      best = { start: withHeaders(lines, start, end), end, count };
    start = end - 1;
  }
  return best;
}

/** An item without an amount, right below the others and marked as they are. */
function canBeAmong(line: CaptionLine, previous: CaptionLine | undefined): boolean {
  return (
    !line.isAfterGap &&
    line.mark === (previous?.mark ?? null) &&
    (isLongIngredient(line.text) || (isWeakIngredient(line.text) && !isStepLike(line.text)))
  );
}

/**
 * Where the list begins whose first sure ingredient is at `start`: a heading above belongs to it, a title, or what stands
 * above the heading, does not.
 */
function withHeaders(lines: readonly CaptionLine[], start: number, end: number): number {
  const hasShouts = lines.slice(start, end).some(({ text }) => isShouted(text));
  let first = start;
  let isHeaderAbove = false;
  while (first > 0) {
    const before = lines[first - 1];
    if (before?.kind !== 'text') break;
    const isItem =
      before.mark !== null &&
      !lines[first]?.isAfterGap &&
      canBeAmong({ ...before, isAfterGap: false }, lines[first]);
    const isHeader = before.isHead || isSubheading(before.text) || (hasShouts && isShouted(before.text));
    if (!isItem && (!isHeader || isHeaderAbove)) break;
    isHeaderAbove = !isItem;
    first -= 1;
  }
  return first;
}

/** A list in a sentence: 'cookies!! 1 cup sugar, 1 egg. Mix and bake for 10 minutes.' */
function findProse(parts: Parts): void {
  const told = sentencesOf(parts.intro.filter(({ kind }) => kind !== 'chatter'));
  const at = told.findIndex((text) => {
    const items = proseItems(text);
    const strong = items.filter((item) => isStrongIngredient(item));
    return (
      items.length >= 3 && strong.length >= 2 && strong[0] === items[0] && !isStepLike(text) && !isTalk(text)
    );
  });
  const list = told[at];
  if (list === undefined) return;
  const steps = parts.steps.length > 0 ? parts.steps : told.slice(at + 1).filter((text) => isStepLike(text));
  if (steps.length === 0) return;
  const [start, end] = amongIngredients(told, at);
  parts.ingredients = bounded([...told.slice(start, at), ...proseItems(list), ...told.slice(at + 1, end)]);
  parts.steps = bounded(steps);
  parts.intro = told.slice(0, start).map(sentenceLine);
}

/** From the first to behind the last of the ingredients that stand right above and below the list at `at`. */
function amongIngredients(told: readonly string[], at: number): [start: number, end: number] {
  const isOther = (text: string) => !isStrongIngredient(text);
  const start = told.slice(0, at).findLastIndex(isOther) + 1;
  const below = told.slice(at + 1).findIndex(isOther);
  return [start, below < 0 ? told.length : at + 1 + below];
}

/** With commas between them or, from the first amount on, without. */
function proseItems(sentence: string): string[] {
  const items = inlineItems(sentence);
  return items.length > 1 || !/^\d/.test(sentence) ? items : unseparatedItems(items[0] ?? '');
}

/** Amounts in the sentences that tell what to do: 'Mix two cups of flour with a cup of milk.' */
function findTold(parts: Parts): void {
  const isSaid = parts.steps.length > 0;
  const said = isSaid ? parts.steps : sentencesOf(parts.intro.filter(({ kind }) => kind === 'text'));
  const told = proseRecipe(said);
  if (!told) return;
  parts.ingredients = bounded(told.ingredients);
  parts.isProse = true;
  if (isSaid) return;
  parts.steps = bounded(told.steps);
  parts.intro = said.slice(0, told.start).map(sentenceLine);
}

function sentencesOf(lines: readonly CaptionLine[]): string[] {
  return lines.flatMap(({ text }) => text.split(EMOJIS)).flatMap(sentences);
}

function sentenceLine(text: string): CaptionLine {
  return { text, ...PLAIN, isAfterGap: true };
}
