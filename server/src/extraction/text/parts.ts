import { isMeasured } from '../lines/amounts.ts';
import { namesFood } from '../lines/food.ts';
import { isLongIngredient, isStrongIngredient, isWeakIngredient } from '../lines/ingredients.ts';
import { sentences } from '../lines/sentences.ts';
import { isStepLike, isTalk } from '../lines/steps.ts';
import { byHeadings, type Parts } from './by-headings.ts';
import { EMOJIS } from './clean.ts';
import { bounded, ingredientLines, isShouted, isSubheading, itemsIn } from './ingredient-lines.ts';
import { inlineItems, unseparatedItems } from './inline-items.ts';
import { plainLine, type CaptionLine } from './lines.ts';
import { amountsIn } from './step-amounts.ts';
import { saidItems } from './prose-items.ts';
import { stepLines } from './steps.ts';

/** Sorts the lines of a caption into what they are: by its headings, else by their shapes. */
export function partsOf(lines: readonly CaptionLine[]): Parts {
  const parts = byHeadings(lines);
  if (parts.ingredients.length === 0) findList(parts);
  if (parts.ingredients.length === 0) findListInProse(parts);
  if (parts.ingredients.length === 0) findAmountsInSteps(parts);
  if (parts.steps.length === 0) findStepsBefore(parts);
  return parts;
}

/** Ingredients without a heading: lines with their shape, among which others may stand. */
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
function findListInProse(parts: Parts): void {
  const texts = sentencesOf(parts.intro.filter(({ kind }) => kind !== 'chatter'));
  const at = texts.findIndex((text) => {
    const items = proseItems(text);
    const strong = items.filter((item) => isStrongIngredient(item));
    return (
      items.length >= 3 && strong.length >= 2 && strong[0] === items[0] && !isStepLike(text) && !isTalk(text)
    );
  });
  const list = texts[at];
  if (list === undefined) return;
  const steps = parts.steps.length > 0 ? parts.steps : texts.slice(at + 1).filter((text) => isStepLike(text));
  if (steps.length === 0) return;
  const [start, end] = amongIngredients(texts, at);
  parts.ingredients = bounded([
    ...texts.slice(start, at),
    ...saidItems(proseItems(list)),
    ...texts.slice(at + 1, end),
  ]);
  parts.steps = bounded(steps);
  parts.intro = texts.slice(0, start).map(sentenceLine);
}

/** From the first to behind the last of the ingredients that stand right above and below the list at `at`. */
function amongIngredients(texts: readonly string[], at: number): [start: number, end: number] {
  const isOther = (text: string) => !isStrongIngredient(text);
  const start = texts.slice(0, at).findLastIndex(isOther) + 1;
  const below = texts.slice(at + 1).findIndex(isOther);
  return [start, below < 0 ? texts.length : at + 1 + below];
}

/** With commas between them or, from the first amount on, without. */
function proseItems(sentence: string): string[] {
  const items = inlineItems(sentence);
  return items.length > 1 || !/^\d/.test(sentence) ? items : unseparatedItems(items[0] ?? '');
}

/** Amounts in the steps that a heading announces: '1. Whisk 3 eggs with 100 g sugar.' */
function findAmountsInSteps(parts: Parts): void {
  parts.ingredients = bounded(amountsIn(parts.steps));
}

function sentencesOf(lines: readonly CaptionLine[]): string[] {
  return lines.flatMap(({ text }) => text.split(EMOJIS)).flatMap(sentences);
}

function sentenceLine(text: string): CaptionLine {
  return plainLine(text, true);
}
