import { matchHeading, type HeadingKind } from '../lines/headings.ts';
import { markerOf, type PageDocument, type PageElement } from './document.ts';
import { FACTS, lineReader, meanFacts, SHARED, type Line } from './line-facts.ts';
import { matchMarker } from './markers.ts';
import { outputsOf, softmax, type Network } from '../network.ts';
import type { Outline, OutlineItem } from './outline-item.ts';
import type { ListKind } from './region.ts';

/** How likely a line of a page is an ingredient or a step of its recipe. */
export interface LineKind {
  ingredients: number;
  instructions: number;
}

const NOT_MARKED = /^(?:html|body|link|meta|svg|a|button|img)$/;

const KINDS = ['ingredients', 'instructions', 'other'] as const;
const ofKind = (kind: HeadingKind | undefined) => KINDS.map((each) => Number(each === kind));

/** The features of each line of a page, for training and for reading alike: its own, its place, then those around it. */
export function lineFeatures(
  items: readonly OutlineItem[],
  lines: readonly Line[],
  marked: Marks['kinds'],
): Float32Array[] {
  const lists = meansOf(lines, (index) => items[index]?.list);
  const makes = meansOf(lines, (index) => items[index]?.make);
  let heading: { index: number; kind: HeadingKind | undefined } | undefined;
  let named: { index: number; kind: HeadingKind; isExact: boolean } | undefined;
  return items.map((item, index) => {
    const match = matchHeading(item.text);
    const place = [
      Number(item.level > 0),
      Number(item.level > 0 && item.level < 7),
      Number(item.isListItem),
      Number(item.isHidden),
      Number(item.isChrome),
      index / items.length,
      Number(match?.isExact === true),
      ...ofKind(match?.kind),
      ...ofKind(marked.get(item)),
      ...ofKind(named?.kind),
      Number(named?.isExact === true),
      nearness(index, named?.index),
      ...ofKind(named?.index === heading?.index ? named?.kind : undefined),
      nearness(index, heading?.index),
    ];
    const own = FACTS.length + place.length;
    const features = new Float32Array(own + 6 * SHARED);
    features.set(lines[index]?.facts ?? []);
    features.set(place, FACTS.length);
    const near = [index - 2, index - 1, index + 1, index + 2].map((other) => lines[other]?.facts);
    [...near, lists.get(item.list), makes.get(item.make)].forEach((facts, side) => {
      if (facts !== undefined) features.set(facts.slice(0, SHARED), own + side * SHARED);
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
function meansOf<T>(lines: readonly Line[], groupOf: (index: number) => T): Map<T, number[]> {
  const groups = new Map<T, Line[]>();
  lines.forEach((line, index) => {
    const group = groups.get(groupOf(index));
    if (group === undefined) groups.set(groupOf(index), [line]);
    else group.push(line);
  });
  return new Map([...groups].map(([key, group]) => [key, meanFacts(group, SHARED)]));
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
  /** What each item says. */
  lines: readonly Line[];
  marks: Marks;
  lineOf(this: void, text: string): Line;
  kindOf(this: void, item: OutlineItem): LineKind;
}

/** Classifies each line of a page with the trained network. */
export function viewPage(page: PageDocument, outline: Outline, network: Network): PageView {
  const { items } = outline;
  const lineOf = lineReader();
  const lines = items.map(({ text }) => lineOf(text));
  const marks = marksOf(page, outline);
  const features = lineFeatures(items, lines, marks.kinds);
  const kinds = new Map(items.map((item, index) => [item, kindFrom(network, features[index] ?? [])]));
  return { page, outline, lines, marks, lineOf, kindOf: (item) => kinds.get(item) ?? UNKNOWN };
}

const UNKNOWN: LineKind = { ingredients: 0, instructions: 0 };

function kindFrom(network: Network, features: ArrayLike<number>): LineKind {
  const [, ingredients = 0, instructions = 0] = softmax(outputsOf(network, features));
  return { ingredients, instructions };
}
