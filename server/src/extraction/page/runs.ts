import { isLongLine, isLongProse } from '../lines/ingredients.ts';
import { isTalk, verbsIn } from '../lines/steps.ts';
import type { PageView } from './line-kinds.ts';
import { withoutUnitVariants } from './unit-variants.ts';
import type { OutlineItem } from './outline-item.ts';
import { MAX_REGION_ITEMS, type ListKind, type Region } from './region.ts';

/** The most regions of one kind that are judged. */
const MAX_JUDGED = 12;
const LIKELY = 0.5;
const UNLIKELY = 0.2;
const OTHER: Readonly<Record<ListKind, ListKind>> = {
  ingredients: 'instructions',
  instructions: 'ingredients',
};
const COUNTED = /^(\d{1,2})[.)]\s/;
/** So many other lines within a run: none but a header, or the parts of a list that a page keeps apart. */
const RUN_GAPS = [1, 8, 30];

/** Lines of one kind, one after the other, with so many others between them at most. */
export function runs(view: PageView, kind: ListKind): Region[] {
  const items = withoutUnitVariants(view.outline.items);
  const likely = items.flatMap((item, index) => (view.kindOf(item)[kind] >= LIKELY ? [index] : []));
  const isNone = (item: OutlineItem | undefined) => item === undefined || isSurelyOther(view, kind, item);
  return RUN_GAPS.flatMap((gap) => {
    const ends = likely.flatMap((place, index) => {
      const next = likely[index + 1];
      const isEnd = next === undefined || next - place > gap + 1;
      return isEnd || items[next]?.isChrome !== items[place]?.isChrome ? [index] : [];
    });
    return ends.map((end, index) => {
      const places = likely.slice((ends[index - 1] ?? -1) + 1, end + 1);
      return { kind, items: runOf(items, places, { gap, isNone }), weight: 0 };
    });
  }).filter(({ items: run }) => run.length >= 2 && run.length <= MAX_REGION_ITEMS);
}

/** The lines at some places, with headers between them and the lines that are made like their neighbours. */
function runOf(
  items: readonly OutlineItem[],
  places: readonly number[],
  { gap, isNone }: { gap: number; isNone: (item: OutlineItem | undefined) => boolean },
): OutlineItem[] {
  let [start = 0, end = 0] = [places[0], places.at(-1)];
  const isRoom = () => end - start < MAX_REGION_ITEMS;
  while (isRoom() && belongsTo(items[start - 1], items[start]) && !isNone(items[start - 1])) start--;
  while (isRoom() && belongsTo(items[end + 1], items[end]) && !isNone(items[end + 1])) end++;
  const members = new Set(places);
  return items.slice(start, end + 1).filter((item, index) => {
    const place = start + index;
    const isOutside = place < (places[0] ?? 0) || place > (places.at(-1) ?? 0);
    if (isOutside || gap === 1 || members.has(place) || item.level > 0) return true;
    return isBeside(item, items[place + 1]) || isBeside(item, items[place - 1]) || isTooLongToTell(item);
  });
}

/** Whether a line beyond the ends of a run stands in one list with it, or is too long to show what it is. */
function belongsTo(item: OutlineItem | undefined, end: OutlineItem | undefined): boolean {
  if (item === undefined || item.level > 0 || isMereTalk(item.text)) return false;
  return (
    (item.isListItem && isBeside(item, end)) ||
    item.place === end?.place ||
    countsOn(item, end) ||
    isTooLongToTell(item)
  );
}

/** '3. …' behind '2. …', made like it. */
function countsOn(item: OutlineItem, end: OutlineItem | undefined): boolean {
  const [one, other] = [item, end].map((each) => Number(COUNTED.exec(each?.text ?? '')?.[1]));
  return item.make === end?.make && Math.abs((one ?? 0) - (other ?? 0)) === 1;
}

/** A text of the other kind that only stands in the same element or is made like the lines of a list: its method below it. */
function isSurelyOther(view: PageView, kind: ListKind, item: OutlineItem): boolean {
  return !item.isListItem && view.kindOf(item)[OTHER[kind]] >= LIKELY && !isTooLongToTell(item);
}

function isMereTalk(text: string): boolean {
  return isTalk(text) && verbsIn(text).length === 0;
}

function isBeside(item: OutlineItem, other: OutlineItem | undefined): boolean {
  return item.list === other?.list && item.make === other.make;
}

/**
 * Regions, each also without the lines at its ends that are of another kind, since a region may run on into something else,
 * and without all such lines. Of the same lines the region that is named most plainly is kept.
 */
export function withTrimmed(view: PageView, regions: readonly Region[]): Region[] {
  const kept = new Map<string, Region>();
  const add = (region: Region) => {
    const [first, last] = [region.items[0], region.items.at(-1)];
    if (first === undefined || last === undefined) return;
    const key = [first.place, first.text, last.place, last.text, region.items.length].join(' ');
    if (region.weight > (kept.get(key)?.weight ?? -1)) kept.set(key, region);
  };
  for (const region of regions) {
    const items = withoutUnitVariants(region.items);
    const isLikely = likelyTest(view, { ...region, items });
    const first = items.findIndex(
      (item, index) => isLikely(item) || (item.level > 0 && isLikely(items[index + 1])),
    );
    const trimmed = first < 0 ? [] : items.slice(first, items.findLastIndex(isLikely) + 1);
    add({ ...region, items });
    add({ ...region, items: trimmed });
    add({ ...region, items: trimmed.filter((item) => item.level > 0 || isLikely(item)) });
  }
  const seemsRight = ({ items, kind }: Region) =>
    items.reduce((sum, item) => sum + (item.level > 0 ? 0 : view.kindOf(item)[kind] - UNLIKELY), 0);
  return [...kept.values()]
    .map((region) => ({ region, points: seemsRight(region) + region.weight }))
    .sort((one, other) => other.points - one.points)
    .slice(0, MAX_JUDGED)
    .map(({ region }) => region);
}

/** Which lines of a region may belong to it: those of its kind, those made like them, and those too long to tell. */
function likelyTest(view: PageView, { items, kind }: Region): (item: OutlineItem | undefined) => boolean {
  const { kindOf } = view;
  const makes = new Map<string, number[]>();
  for (const item of items) {
    if (item.level > 0) continue;
    const shares = makes.get(item.make);
    if (shares === undefined) makes.set(item.make, [kindOf(item)[kind]]);
    else shares.push(kindOf(item)[kind]);
  }
  const isMadeLikeThem = ({ make }: OutlineItem) => {
    const shares = makes.get(make) ?? [];
    return shares.length > 1 && shares.filter((share) => share >= UNLIKELY).length * 2 >= shares.length;
  };
  return (item) =>
    item?.level === 0 &&
    (kindOf(item)[kind] >= UNLIKELY ||
      (isMadeLikeThem(item) && !isSurelyOther(view, kind, item)) ||
      isTooLongToTell(item));
}

function isTooLongToTell({ text, level }: OutlineItem): boolean {
  return level === 0 && isLongLine(text) && !isLongProse(text);
}
