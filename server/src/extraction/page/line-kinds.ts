import { hasAmount, hasAmountFirst, isBareAmount, isMeasured, namesUnit } from '../lines/amounts.ts';
import { matchHeading, type HeadingKind } from '../lines/headings.ts';
import { isIngredientShaped, isLongProse } from '../lines/ingredients.ts';
import { isNumbered, isSentence, isStepShaped, isTalk, startsWithVerb, verbsIn } from '../lines/steps.ts';
import { isFurniture } from './furniture.ts';
import { matchMarker } from './markers.ts';
import { markerOf, type PageDocument, type PageElement } from './document.ts';
import { outputsOf, softmax, type Network } from './network.ts';
import type { Outline, OutlineItem } from './outline-item.ts';
import type { ListKind } from './region.ts';
import { lineKey } from './text.ts';

/** How likely a line of a page is an ingredient or a step of its recipe. */
export interface LineKind {
  ingredients: number;
  instructions: number;
}

const MAX_READ_CHARS = 400;
const NOT_MARKED = /^(?:html|body|link|meta|svg|a|button|img)$/;

/** The features of a line alone. The first `SHARED` are also features of its neighbours. */
function ownFeatures({ text, level, isListItem }: OutlineItem): number[] {
  const short = text.slice(0, MAX_READ_CHARS);
  const words = short.split(' ');
  return [
    hasAmountFirst(short),
    namesUnit(short),
    isIngredientShaped(text),
    isStepShaped(text),
    isSentence(short),
    startsWithVerb(short),
    Math.min(1, verbsIn(short).length / Math.max(4, words.length / 4)),
    level > 0,
    isListItem,
    Math.min(1, words.length / 40),
    Math.min(1, words.length / 8),
    // From here on features of the line itself only.
    hasAmount(short),
    isMeasured(short),
    isBareAmount(short),
    isNumbered(short),
    isTalk(short),
    isLongProse(text),
    isFurniture(text),
    /[:：]$/.test(text),
    /[?!]/.test(short),
    /[€$£%]|https?:/.test(short),
    /^\p{Lu}/u.test(short),
    /,/.test(short),
    /\(/.test(short),
    words.length === 1,
    text.length > 300,
  ].map(Number);
}
const SHARED = 11;

const KINDS = ['ingredients', 'instructions', 'other'] as const;
const ofKind = (kind: HeadingKind | undefined) => KINDS.map((each) => Number(each === kind));

/** The features of each line of a page, for training and for reading alike. */
export function lineFeatures(items: readonly OutlineItem[], marked: Marks['kinds']): Float32Array[] {
  const own = items.map(ownFeatures);
  const lists = meansOf(items, own, ({ list }) => list);
  const makes = meansOf(items, own, ({ make }) => make);
  let heading: { index: number; kind: HeadingKind | undefined } | undefined;
  let named: { index: number; kind: HeadingKind; isExact: boolean } | undefined;
  return items.map((item, index) => {
    const match = matchHeading(item.text);
    const headingKind = named !== undefined && named.index === heading?.index ? named.kind : undefined;
    const alone = [
      ...(own[index] ?? []),
      Number(item.level > 0 && item.level < 7),
      Number(item.isHidden),
      Number(item.isChrome),
      index / items.length,
      Number(match?.isExact === true),
      ...ofKind(match?.kind),
      ...ofKind(marked.get(item)),
      ...ofKind(named?.kind),
      Number(named?.isExact === true),
      nearness(index, named?.index),
      ...ofKind(headingKind),
      nearness(index, heading?.index),
    ];
    const features = new Float32Array(alone.length + 6 * SHARED);
    features.set(alone);
    const around = [
      own[index - 2],
      own[index - 1],
      own[index + 1],
      own[index + 2],
      lists.get(item.list),
      makes.get(item.make),
    ];
    around.forEach((other, side) => {
      for (let place = 0; place < SHARED; place++)
        features[alone.length + side * SHARED + place] = other?.[place] ?? 0;
    });
    if (item.level > 0) heading = { index, kind: match?.kind };
    if (match !== undefined && (item.level > 0 || match.isExact || /[:：]$/.test(item.text)))
      named = { index, ...match };
    return features;
  });
}

/** 1 right behind a line, less the further away. */
function nearness(index: number, other: number | undefined): number {
  return other === undefined ? 0 : 1 / (1 + (index - other) / 5);
}

/** What the lines of one list, or of one make, have in common. */
function meansOf<T>(
  items: readonly OutlineItem[],
  own: readonly number[][],
  groupOf: (item: OutlineItem) => T,
): Map<T, number[]> {
  const sums = new Map<T, number[]>();
  const counts = new Map<T, number>();
  items.forEach((item, index) => {
    const group = groupOf(item);
    const sum = sums.get(group) ?? new Array<number>(SHARED).fill(0);
    for (let place = 0; place < SHARED; place++) sum[place] = (sum[place] ?? 0) + (own[index]?.[place] ?? 0);
    sums.set(group, sum);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  });
  for (const [group, sum] of sums)
    sums.set(
      group,
      sum.map((value) => value / (counts.get(group) ?? 1)),
    );
  return sums;
}

/** The parts of a page whose class names or ids speak of a list, and what that says of each line; the innermost counts. */
interface Marks {
  parts: readonly { element: PageElement; marker: string; kind: ListKind }[];
  kinds: ReadonlyMap<OutlineItem, ListKind>;
}

export function marksOf(page: PageDocument, outline: Outline): Marks {
  const kinds = new Map<OutlineItem, ListKind>();
  const parts = page.elements.flatMap((element) => {
    const marker = NOT_MARKED.test(element.tagName) ? '' : markerOf(element);
    const kind = marker === '' ? undefined : matchMarker(marker);
    if (kind === undefined) return [];
    for (const item of outline.within(element)) kinds.set(item, kind);
    return [{ element, marker, kind }];
  });
  return { parts, kinds };
}

/** A page with what is needed to find its lists: its lines, the likely kind of each, and the class names around them. */
export interface PageView {
  page: PageDocument;
  outline: Outline;
  /** Of each line what it has in common with other writings of it. */
  keys: readonly string[];
  marks: Marks;
  kindOf(this: void, item: OutlineItem): LineKind;
}

/** Classifies each line of a page with the trained network. */
export function viewPage(page: PageDocument, outline: Outline, network: Network): PageView {
  const marks = marksOf(page, outline);
  const features = lineFeatures(outline.items, marks.kinds);
  const kinds = new Map(outline.items.map((item, index) => [item, kindFrom(network, features[index] ?? [])]));
  const keys = outline.items.map(({ text }) => lineKey(text));
  return { page, outline, keys, marks, kindOf: (item) => kinds.get(item) ?? UNKNOWN };
}

const UNKNOWN: LineKind = { ingredients: 0, instructions: 0 };

function kindFrom(network: Network, features: ArrayLike<number>): LineKind {
  const [, ingredients = 0, instructions = 0] = softmax(outputsOf(network, features));
  return { ingredients, instructions };
}
