import { hasAmount, hasAmountFirst } from '../lines/amounts.ts';
import { matchHeading } from '../lines/headings.ts';
import { isIngredientShaped, isLongProse } from '../lines/ingredients.ts';
import type { PageElement } from './document.ts';
import type { PageView } from './line-kinds.ts';
import { withoutUnitVariants } from './unit-variants.ts';
import type { Outline, OutlineItem } from './outline-item.ts';
import { MAX_REGION_ITEMS, MAX_REGIONS, type ListKind, type Region } from './region.ts';

const MAX_GAP = 6;

/** Regions of one kind that class names or headings speak of. */
export function namedRegions(view: PageView, kind: ListKind): Region[] {
  return [...markedRegions(view, kind), ...headedRegions(view.outline.items, kind)];
}

/** Regions below a heading that names them. */
function headedRegions(items: readonly OutlineItem[], kind: ListKind): Region[] {
  const regions: Region[] = [];
  items.forEach((item, index) => {
    if (regions.length >= MAX_REGIONS || item.text.length > 60) return;
    const match = matchHeading(item.text);
    if (match?.kind !== kind) return;
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
  return lines === 0 ? [] : trimToList(withoutUnitVariants(found), kind);
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
    const isUnderHeader = isIngredientUnder(kept.at(-1), item, kind);
    if (item.level === 0 && !item.isListItem && !isUnderHeader) {
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

/** A line with an amount below a header of the list, or below another such line. */
function isIngredientUnder(last: OutlineItem | undefined, { text }: OutlineItem, kind: ListKind): boolean {
  return (
    kind === 'ingredients' &&
    last !== undefined &&
    (last.level > 0 || !last.isListItem) &&
    hasAmountFirst(text) &&
    isIngredientShaped(text)
  );
}

function untilProse(items: readonly OutlineItem[], kind: ListKind): OutlineItem[] {
  if (kind === 'instructions') return [...items];
  const end = items.findIndex((item, index) => index > 1 && item.level === 0 && isLongProse(item.text));
  return end < 0 ? [...items] : items.slice(0, end);
}

/** Regions that class names, ids or test ids speak of. */
function markedRegions({ marks, outline }: PageView, kind: ListKind): Region[] {
  const groups = new Map<string, PageElement[]>();
  for (const part of marks.parts) {
    if (part.kind !== kind) continue;
    const key = `${part.element.tagName} ${part.marker.replace(/\d+/g, '')}`;
    const group = groups.get(key);
    if (group !== undefined) group.push(part.element);
    else if (groups.size < MAX_REGIONS * 2) groups.set(key, [part.element]);
  }
  return [...groups.values()].flatMap((elements) => regionsOf(kind, elements, outline));
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
  const first = items.reduce((least, { place }) => Math.min(least, place), Infinity);
  const last = items.reduce((most, { place }) => Math.max(most, place), -1);
  const start = all.findIndex(({ place }) => place >= first);
  const before = all[start - 1];
  const between = all
    .slice(start)
    .filter((item) => item.place <= last && (marked.has(item) || item.level > 0));
  const hasTitle = before !== undefined && before.level > 0 && between.some(({ level }) => level > 0);
  return hasTitle ? [before, ...between] : between;
}

/** Without the heading itself; ends where another part of the page begins. */
export function withinMarker(items: readonly OutlineItem[], kind: ListKind): OutlineItem[] {
  const kept: OutlineItem[] = [];
  for (const item of items) {
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
