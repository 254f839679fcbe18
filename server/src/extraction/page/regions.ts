import type { OutlineItem } from './outline.ts';
import { hasAmount, namesUnit } from '../lines/amounts.ts';
import { isLongLine, isIngredientShaped } from '../lines/ingredients.ts';
import { isStepShaped } from '../lines/steps.ts';

/** A stretch of the page that may be a list of the recipe. */
export interface Region {
  kind: 'ingredients' | 'instructions';
  items: readonly OutlineItem[];
  /** How plainly the page says what it is, 0 to 1. */
  weight: number;
  anchor?: OutlineItem;
  /** Steps that stand between the parts of the ingredients, where they belong. */
  isAmongIngredients?: boolean;
}

const ENOUGH_LINES = 5;
/** Of a whole list and one section of it, the whole wins. */
const MANY_LINES = 40;

/** The region that most looks like the ingredients; undefined when none does. */
export function bestIngredients(regions: readonly Region[]): Region | undefined {
  return best(regions, (region) => {
    const lines = linesOf(region);
    if (lines.length === 0) return 0;
    const alike = share(lines, isIngredientShaped);
    const amounts = share(lines, hasAmount);
    const units = share(lines, namesUnit);
    const score = alike + amounts * 0.6 + units * 0.4 + region.weight * 0.8 + size(lines) * 0.5;
    const isNamed = region.weight > 0.5;
    if (alikeInShape(region) < (isNamed ? 0.6 : 0.8) || (!isNamed && (amounts < 0.5 || units < 0.3)))
      return 0;
    return score * penalty(region);
  });
}

/**
 * How much a region is shaped like ingredients. A line that is too long to show its shape does not count among others that
 * do: one of them, or any number in a list that the page both names and marks up as a list, where one alone will do too.
 */
function alikeInShape({ items, weight }: Region): number {
  const lines = items.filter(({ level }) => level === 0);
  const short = lines.filter(({ text }) => !isLongLine(text));
  const isMarkedUp = weight === 1 && lines.every(({ isListItem }) => isListItem);
  if (short.length === 0) return isMarkedUp && lines.length === 1 ? 1 : 0;
  const judged = isMarkedUp || lines.length - short.length === 1 ? short : lines;
  return share(
    judged.map(({ text }) => text),
    isIngredientShaped,
  );
}

/** The region that most looks like the steps and stands where steps stand; undefined when none does. */
export function bestInstructions(
  regions: readonly Region[],
  ingredients: Region | undefined,
): Region | undefined {
  const end = ingredients?.items.at(-1)?.place;
  const own = new Set(ingredients?.items);
  const next = nextAfter(end, regions);
  return best(regions, (region) => {
    const lines = linesOf(region);
    if (lines.length === 0) return 0;
    const alike = share(lines, isStepShaped);
    const overlap = region.items.filter((item) => own.has(item)).length / region.items.length;
    if (alike < 0.4 || overlap > 0.2) return 0;
    const start = region.items[0]?.place ?? 0;
    const isAfter = end === undefined || start > end || region.isAmongIngredients === true;
    const listed =
      share(region.items.map(String), () => true) * (region.items.some((item) => item.isListItem) ? 0.2 : 0);
    return (
      (alike +
        region.weight * 1.2 +
        size(lines) * 0.3 +
        listed +
        (isAfter ? 0.6 : 0) +
        (start === next ? 0.25 : 0)) *
      penalty(region)
    );
  });
}

/** Where the first named list of steps begins behind the ingredients: that of the same recipe, when a page has several. */
function nextAfter(end: number | undefined, regions: readonly Region[]): number | undefined {
  if (end === undefined) return undefined;
  const starts = regions
    .filter(
      ({ items, weight }) =>
        weight > 0.6 &&
        share(
          items.filter(({ level }) => level === 0).map(({ text }) => text),
          isStepShaped,
        ) >= 0.8,
    )
    .map(({ items }) => items[0]?.place ?? 0)
    .filter((start) => start > end);
  return starts.length === 0 ? undefined : Math.min(...starts);
}

function linesOf(region: Region): string[] {
  return region.items.filter((item) => item.level === 0).map((item) => item.text);
}

function share(lines: readonly string[], test: (line: string) => boolean): number {
  return lines.length === 0 ? 0 : lines.filter(test).length / lines.length;
}

function size(lines: readonly string[]): number {
  return (
    Math.min(lines.length, ENOUGH_LINES) / ENOUGH_LINES + Math.min(lines.length, MANY_LINES) / MANY_LINES
  );
}

/** A part that is switched off or belongs to the site's frame is a second choice. */
function penalty(region: Region): number {
  const first = region.items[0];
  return (first?.isHidden === true ? 0.8 : 1) * (first?.isChrome === true ? 0.7 : 1);
}

/** Of equals the longer, then the earlier. */
function best(regions: readonly Region[], score: (region: Region) => number): Region | undefined {
  let winner: { region: Region; score: number } | undefined;
  for (const region of regions) {
    const points = score(region);
    if (points <= 0) continue;
    const isBetter =
      winner === undefined ||
      points > winner.score + 0.01 ||
      (points > winner.score - 0.01 && region.items.length > winner.region.items.length);
    if (isBetter) winner = { region, score: points };
  }
  return winner?.region;
}
