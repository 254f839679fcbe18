import { markerOf, type PageDocument, type PageElement } from '../document.ts';
import type { Candidate } from '../fields.ts';
import { hasAmount } from '../../lines/amounts.ts';
import { isLongProse, isIngredientShaped } from '../../lines/ingredients.ts';
import { isStepShaped } from '../../lines/steps.ts';
import {
  splitIngredients,
  splitSteps,
  tidyIngredients,
  tidyInstructions,
  withBareAmountsJoined,
} from '../tidy.ts';
import { toHeader } from '@larder/shared/recipe-text/sections';
import { withoutHeaders } from '../../lines/sections.ts';
import { beginsWithYield } from '../../lines/yields.ts';
import { isFurniture } from '../furniture.ts';
import { type HeadingKind, matchHeading } from '../../lines/headings.ts';
import { matchMarker } from '../markers.ts';
import type { Outline, OutlineItem } from '../outline.ts';
import { readFacts } from '../facts.ts';
import { inOneMeasure } from '../repeats.ts';
import { withAmountsFirst, withoutIngredients } from '../rows.ts';
import { bestIngredients, bestInstructions, type Region } from '../regions.ts';

const MAX_REGION_ITEMS = 250;
const MAX_REGIONS = 60;
const MAX_GAP = 6;

type ListKind = Exclude<HeadingKind, 'other'>;

/** The recipe as a reader of the page sees it: lists under their headings, lists by their class names or their shape. */
export function readVisible(page: PageDocument, outline: Outline): Candidate[] {
  const marked = markedRegions(page, outline);
  const anchored = headedRegions(outline.items);
  const ingredients = bestIngredients([
    ...marked.filter(({ kind }) => kind === 'ingredients'),
    ...anchored.filter(({ kind }) => kind === 'ingredients'),
    ...shapedRegions(outline.items),
  ]);
  const instructions = bestInstructions(
    [
      ...marked.filter(({ kind }) => kind === 'instructions'),
      ...anchored.filter(({ kind }) => kind === 'instructions'),
      ...proseRegions(outline.items, ingredients),
    ],
    ingredients,
  );
  if (ingredients === undefined && instructions === undefined) return [];
  return [
    {
      source: 'visible',
      ingredients:
        ingredients &&
        tidyIngredients(
          withBareAmountsJoined(
            splitOnly(
              toLines(withAmountsFirst(withoutYield(untilFurniture(ingredients.items)))),
              splitIngredients,
            ),
          ),
        ),
      instructions:
        instructions &&
        tidyInstructions(
          splitOnly(
            toLines(
              withoutIngredients(
                withoutLastNotes(untilFurniture(instructions.items)),
                ingredients?.items ?? [],
              ),
            ),
            splitSteps,
          ),
        ),
      ...readFacts(outline.items, ingredients, page),
    },
  ];
}

/** Buttons, bylines and invitations of the site that follow a recipe end it. */
function untilFurniture(items: readonly OutlineItem[]): readonly OutlineItem[] {
  const end = items.findIndex(({ text }, index) => index >= 2 && isFurniture(text));
  return end < 0 ? items : items.slice(0, end);
}

/** '4 servings' over the first ingredient is none. */
function withoutYield(items: readonly OutlineItem[]): readonly OutlineItem[] {
  const [first, ...others] = items;
  const isYield = first !== undefined && beginsWithYield(first.text) && first.text.split(' ').length <= 3;
  return isYield ? others : items;
}

/** 'Note: …' after the last step is no step. */
function withoutLastNotes(items: readonly OutlineItem[]): readonly OutlineItem[] {
  const end = items.findLastIndex(({ text, level, isListItem }) => level > 0 || isListItem || !isNote(text));
  return items.slice(0, end + 1);
}

function isNote(text: string): boolean {
  const label = /^([\p{L} ]{3,24}?)\s*[:|–]/u.exec(text)?.[1];
  const match = label === undefined ? undefined : matchHeading(label);
  return match?.kind === 'other' && match.isExact;
}

/** A list that is one line is a list written as a text. */
function splitOnly(lines: readonly string[], split: (text: string) => string[]): readonly string[] {
  const texts = withoutHeaders(lines);
  return texts.length === 1 ? texts.flatMap(split) : lines;
}

function toLines(items: readonly OutlineItem[]): string[] {
  return items.map((item) => (item.level > 0 ? toHeader(item.text) : item.text));
}

/** Regions below a heading that names them. */
function headedRegions(items: readonly OutlineItem[]): Region[] {
  const regions: Region[] = [];
  items.forEach((item, index) => {
    if (regions.length >= MAX_REGIONS || item.text.length > 60) return;
    const match = matchHeading(item.text);
    if (match === undefined || match.kind === 'other') return;
    // A real heading with the very word names a recipe's list wherever it stands: in a form, in an aside.
    if (item.isChrome && !(match.isExact && item.level > 0)) return;
    if (item.level === 0 && !match.isExact) return;
    const found = collectBelow(items, index, match.kind);
    if (found.length > 0)
      regions.push({ kind: match.kind, items: found, weight: match.isExact ? 1 : 0.7, anchor: item });
  });
  return regions;
}

/** The lines after a heading, up to the next part of the page. */
function collectBelow(items: readonly OutlineItem[], index: number, kind: ListKind): OutlineItem[] {
  const anchor = items[index];
  const found: OutlineItem[] = [];
  if (anchor === undefined) return found;
  const rank = anchor.level === 0 ? 8 : anchor.level;
  let lines = 0;
  const after = items.slice(index + 1, index + 1 + MAX_REGION_ITEMS);
  for (const [offset, item] of after.entries()) {
    if (item.isChrome && !anchor.isChrome) break;
    const match = item.text.length <= 60 ? matchHeading(item.text) : undefined;
    const isHeading = item.level > 0 || match?.isExact === true || /[:：]$/.test(item.text);
    const isInside = match?.kind === kind && !match.isExact && lines > 0;
    if (match !== undefined && isHeading && !isInside && (lines > 0 || match.kind !== kind)) break;
    if (
      lines > 0 &&
      !isInside &&
      endsRegion(item, rank) &&
      !(kind === 'ingredients' && isSectionOfList(after, offset))
    )
      break;
    if (lines === 0 && found.length > MAX_GAP) break;
    if (item.level === 0) lines++;
    found.push(item);
  }
  return lines === 0 ? [] : trimToList(inOneMeasure(found), kind);
}

/** A heading of the same rank or above; under a heading that only looks like one, any real heading of the upper ranks. */
function endsRegion(item: OutlineItem, rank: number): boolean {
  if (item.level === 0 || item.level === 7) return false;
  return rank > 6 ? item.level <= 3 : item.level <= rank;
}

/** Whether amounts follow at once: a header within the list, however high its heading ranks. */
function isSectionOfList(items: readonly OutlineItem[], index: number): boolean {
  const next = items.slice(index + 1, index + 3);
  return (
    next.length === 2 &&
    next.every(({ level, text }) => level === 0 && hasAmount(text) && isIngredientShaped(text))
  );
}

/** Where the lines include a real list, what stands around it is not part of it. */
function trimToList(items: readonly OutlineItem[], kind: ListKind): OutlineItem[] {
  const listed = items.filter((item) => item.isListItem && item.level === 0).length;
  if (listed < 2) return untilProse(items, kind);
  const first = items.findIndex((item) => item.isListItem && item.level === 0);
  const plainBefore = items
    .slice(0, first)
    .filter((item) => item.level === 0 && item.text.length > 60).length;
  if (kind === 'instructions' && plainBefore >= 2) return [...items];
  const start = items.slice(0, first).findLastIndex((item) => item.level === 0) + 1;
  const kept: OutlineItem[] = [];
  let outside = 0;
  for (const item of items.slice(start)) {
    if (item.level === 0 && !item.isListItem) {
      outside++;
      if (item.text.length > 120 || outside > 2) break;
      if (!/[:：]$/.test(item.text) || item.text.length > 60) continue;
      kept.push({ ...item, level: 7 });
    } else {
      if (item.level === 0) outside = 0;
      kept.push(item);
    }
  }
  return kept;
}

function untilProse(items: readonly OutlineItem[], kind: ListKind): OutlineItem[] {
  if (kind === 'instructions') return [...items];
  const end = items.findIndex((item, index) => index > 1 && item.level === 0 && isLongProse(item.text));
  return end < 0 ? [...items] : items.slice(0, end);
}

/** Regions that class names, ids or test ids speak of. */
function markedRegions(page: PageDocument, outline: Outline): Region[] {
  const groups = new Map<string, { kind: ListKind; elements: PageElement[] }>();
  for (const element of page.elements) {
    if (/^(?:html|body|script|style|link|meta|svg|a|button|img)$/.test(element.tagName)) continue;
    const marker = markerOf(element);
    const kind = marker === '' ? undefined : matchMarker(marker);
    if (kind === undefined) continue;
    const key = `${kind} ${element.tagName} ${marker.replace(/\d+/g, '')}`;
    const group = groups.get(key);
    if (group !== undefined) group.elements.push(element);
    else if (groups.size < MAX_REGIONS * 4) groups.set(key, { kind, elements: [element] });
  }
  return [...groups.values()].flatMap((group) => regionsOf(group.kind, group.elements, outline));
}

/** A marked element is a region; several of one make are also one region together (every item marked alike). */
function regionsOf(kind: ListKind, elements: readonly PageElement[], outline: Outline): Region[] {
  const parts = elements.slice(0, MAX_REGION_ITEMS).map((element) => outline.within(element));
  const weight = 0.8;
  const whole = parts.slice(0, 3).map((items) => ({ kind, items: withinMarker(items, kind), weight }));
  if (parts.length > 1) {
    whole.push({ kind, items: withinMarker(withHeadingsBetween(parts.flat(), outline.items), kind), weight });
  }
  return whole.filter(({ items }) => items.length > 0 && items.length <= MAX_REGION_ITEMS);
}

/** Marked items one after the other, and the headings that stand over and between them. */
function withHeadingsBetween(items: readonly OutlineItem[], all: readonly OutlineItem[]): OutlineItem[] {
  const marked = new Set(items);
  const places = items.map(({ place }) => place);
  const first = Math.min(...places);
  const last = Math.max(...places);
  const start = all.findIndex(({ place }) => place >= first);
  const before = all[start - 1];
  const between = all
    .slice(start)
    .filter((item) => item.place <= last && (marked.has(item) || item.level > 0));
  const hasTitle = before !== undefined && before.level > 0 && between.some(({ level }) => level > 0);
  return hasTitle ? [before, ...between] : between;
}

/** Without the heading itself; ends where another part of the page begins. */
function withinMarker(items: readonly OutlineItem[], kind: ListKind): OutlineItem[] {
  const kept: OutlineItem[] = [];
  for (const item of inOneMeasure(items)) {
    const match = item.text.length <= 60 ? matchHeading(item.text) : undefined;
    if (match?.kind === kind && (match.isExact || item.level > 0)) {
      if (match.isExact || kept.length === 0) continue;
    } else if (match !== undefined && (item.level > 0 || match.isExact || /[:：]$/.test(item.text))) {
      if (kept.some(({ level }) => level === 0)) break;
      continue;
    }
    kept.push(item);
  }
  return kept;
}

/** Lists of any name whose lines are shaped like ingredients. */
function shapedRegions(items: readonly OutlineItem[]): Region[] {
  const lists = new Map<number, OutlineItem[]>();
  for (const item of items) {
    if (item.isChrome || item.level > 0 || !item.isListItem) continue;
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

/** The prose after the ingredients: a list of sentences, numbered paragraphs, or simply the next paragraphs. */
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
