import { isStepShaped } from '../lines/steps.ts';
import type { PageView } from './line-kinds.ts';
import { MEASURE } from './unit-variants.ts';
import { MAX_REGION_ITEMS, MAX_REGIONS, type Region } from './region.ts';
import { namedRegions } from './named-regions.ts';
import type { OutlineItem } from './outline-item.ts';
import { runs, withTrimmed } from './runs.ts';

/** Every stretch that may be the ingredients: under a heading, by a class name, by the shape or the kind of its lines. */
export function ingredientRegions(view: PageView): Region[] {
  const { items } = view.outline;
  return withTrimmed(view, [
    ...namedRegions(view, 'ingredients'),
    ...shapedRegions(items),
    ...runs(view, 'ingredients'),
  ]);
}

/** Every stretch that may be the steps; some are known by where they stand to the ingredients. */
export function instructionRegions(view: PageView, ingredients: Region | undefined): Region[] {
  const prose = proseRegions(view.outline.items, ingredients);
  return withTrimmed(view, [...namedRegions(view, 'instructions'), ...prose, ...runs(view, 'instructions')]);
}

/** Lists of any name whose lines are shaped like ingredients. Without them a given page that holds no recipe becomes a draft. */
function shapedRegions(items: readonly OutlineItem[]): Region[] {
  const lists = new Map<number, OutlineItem[]>();
  for (const item of items) {
    if (item.isChrome || item.level > 0 || !(item.isListItem || MEASURE.test(item.text))) continue;
    const list = lists.get(item.list);
    if (list === undefined) lists.set(item.list, [item]);
    else list.push(item);
  }
  return [...lists.values(), ...linesOfOneMake(items)]
    .filter((list) => list.length >= 3 && list.length <= 80)
    .slice(0, MAX_REGIONS)
    .map((list) => ({ kind: 'ingredients', items: list, weight: 0.1 }));
}

/** Lines that stand apart and are made alike, by a class name: the ingredients of each step beside it. */
function linesOfOneMake(items: readonly OutlineItem[]): OutlineItem[][] {
  const makes = new Map<string, OutlineItem[]>();
  for (const item of items) {
    if (item.isChrome || item.level > 0 || item.isListItem || item.make.endsWith('.')) continue;
    const made = makes.get(item.make);
    if (made === undefined) makes.set(item.make, [item]);
    else made.push(item);
  }
  return [...makes.values()].filter((list) => new Set(list.map((item) => item.list)).size > 1);
}

/** The steps of a recipe that gives the ingredients part by part, each with its own steps below or beside it. */
function stepsBetween(items: readonly OutlineItem[], ingredients: Region): OutlineItem[] {
  const own = new Set(ingredients.items);
  const first = items.findIndex((item) => own.has(item));
  const last = items.findLastIndex((item) => own.has(item));
  const isStep = (item: OutlineItem) =>
    item.level === 0 && !item.isChrome && !own.has(item) && isStepShaped(item.text);
  const between = items.slice(first, last + 1).filter(isStep);
  if (between.length === 0) return [];
  const makes = new Set(between.map(({ make }) => make));
  const after = items.slice(last + 1);
  const end = after.findIndex((item) => item.level > 0 || !makes.has(item.make));
  const steps = [...between, ...after.slice(0, end < 0 ? undefined : end).filter(isStep)];
  return steps.length < 2 ? [] : steps;
}

/** One of 252 stripped pages is usable by these alone. The prose after the ingredients: a list of sentences, numbered paragraphs, or simply the next paragraphs. */
function proseRegions(items: readonly OutlineItem[], ingredients: Region | undefined): Region[] {
  const last = ingredients?.items.at(-1);
  const start = last === undefined ? 0 : items.indexOf(last) + 1;
  const after = items.slice(start, start + MAX_REGION_ITEMS).filter((item) => !item.isChrome);
  const listed = new Map<number, OutlineItem[]>();
  for (const item of after) {
    if (item.level > 0 || !item.isListItem) continue;
    const list = listed.get(item.list);
    if (list === undefined) listed.set(item.list, [item]);
    else list.push(item);
  }
  const numbered = after.filter(
    (item) => item.level === 0 && /^(?:step\s*)?\d{1,2}\s*[.):]/i.test(item.text),
  );
  const regions: Region[] = [...listed.values(), numbered]
    .filter((list) => list.length >= 2)
    .map((list) => ({ kind: 'instructions', items: list, weight: 0.1 }));
  const next = ingredients === undefined ? [] : paragraphsAt(after);
  if (next.length > 0) regions.push({ kind: 'instructions', items: next, weight: 0.4 });
  const between = ingredients === undefined ? [] : stepsBetween(items, ingredients);
  if (between.length > 0) {
    regions.push({ kind: 'instructions', items: between, weight: 0.9, isAmongIngredients: true });
  }
  return regions;
}

/** The paragraphs that follow at once, at most one heading before them. */
function paragraphsAt(after: readonly OutlineItem[]): OutlineItem[] {
  const body = after[0] !== undefined && after[0].level > 0 ? after.slice(1) : after;
  const end = body.findIndex((item) => item.level > 0 || item.isListItem);
  return (end < 0 ? body.slice(0, 20) : body.slice(0, end)).filter((item) => item.text.length >= 30);
}
