import type { OutlineItem } from './outline-item.ts';
import {
  know,
  sceneOf,
  shareOf,
  sharePassing,
  TESTS,
  type Known,
  type RecipeList,
  type Scene,
  type Surroundings,
} from './scene.ts';
import { overlap } from './text.ts';

/** What speaks for a list or against it, each from -1 to 1, by name; the weights have the same names. */
export type Evidence = Readonly<Record<string, number>>;

/** The evidence for each of some lists: the same questions whatever its source. */
export function evidenceFor(lists: readonly RecipeList[], around: Surroundings): Evidence[] {
  const scene = sceneOf(around);
  const known = lists.map((list) => know(list, scene));
  const data = new Set(lists.map(({ source }) => source).filter((source) => source !== 'visible'));
  return known.map((list) => ({
    ...sourceEvidence(list, data.size),
    ...shapeEvidence(list, scene),
    ...pageEvidence(list, scene),
    ...twinEvidence(list, known, scene),
    ...placeEvidence(list, scene),
  }));
}

function sourceEvidence({ source, region }: Known, dataSources: number): Evidence {
  return {
    isJsonLd: Number(source === 'json-ld'),
    isMicrodata: Number(source === 'microdata'),
    isPlugin: Number(source === 'plugin'),
    isEmbeddedJson: Number(source === 'embedded-json'),
    isVisibleBesideData: Number(source === 'visible' && dataSources > 0),
    isUnderExactHeading: Number(region?.weight === 1),
    isUnderHeading: Number(region?.weight === 0.7),
    isInMarkedPart: Number(region?.weight === 0.8),
    isNextProse: Number(region?.weight === 0.4),
    isAmongIngredients: Number(region?.isAmongIngredients === true),
  };
}

function shapeEvidence({ lines, texts, keys }: Known, { kind }: Scene): Evidence {
  const names = Object.keys(TESTS[kind]);
  const count = Math.max(1, texts.length);
  const substances = new Set([...keys].map((key) => key.replace(/\p{N}+/gu, '')));
  return {
    isOneLine: Number(texts.length === 1),
    hasTwoLines: Number(texts.length === 2),
    upToTen: Math.min(texts.length, 10) / 10,
    upToForty: Math.min(texts.length, 40) / 40,
    headers: (lines.length - texts.length) / lines.length,
    distinct: keys.size / count,
    distinctButNumbers: substances.size / count,
    ...Object.fromEntries(names.map((name) => [name, sharePassing(texts, name)])),
    fewWords: shareOf(texts, ({ words }) => words <= 2),
    manyWords: shareOf(texts, ({ words }) => words > (kind === 'ingredients' ? 15 : 80)),
  };
}

function pageEvidence({ texts, bag }: Known, scene: Scene): Evidence {
  const { shownAt, ownKeys, descriptionBag } = scene;
  return {
    linesShown: shareOf(texts, ({ key }) => shownAt.has(key)),
    wordsShown: shareOf(texts, ({ isShown }) => isShown),
    areIngredients: shareOf(texts, ({ key }) => ownKeys.has(key)),
    isDescription: texts.length > 2 ? 0 : overlap(bag, descriptionBag).alike,
  };
}

/** Beside the list of another source that is most like it: data beside the page, the page beside data. */
function twinEvidence(list: Known, all: readonly Known[], { kind }: Scene): Evidence {
  const others = all.filter(({ source }) => source !== list.source);
  let twin: Known | undefined;
  let shared = { alike: 0, ofLeft: 0, ofRight: 0 };
  for (const other of others) {
    const found = overlap(list.bag, other.bag);
    if (found.alike > shared.alike) [twin, shared] = [other, found];
  }
  const ratio = twin === undefined ? 1 : list.texts.length / Math.max(1, twin.texts.length);
  const more = (name: string) =>
    twin === undefined ? 0 : sharePassing(list.texts, name) - sharePassing(twin.texts, name);
  return {
    hasTwin: Number(twin !== undefined),
    alikeTwin: shared.alike,
    isSameAsTwin: Number(shared.alike > 0.95),
    wordsInTwin: shared.ofLeft,
    wordsOfTwin: shared.ofRight,
    isLongerThanTwin: Number(ratio > 1.3),
    isShorterThanTwin: Number(ratio < 0.75),
    lacksLinesOfTwin: Number(twin !== undefined && twin.keys.size > list.keys.size),
    moreProper: more(kind === 'ingredients' ? 'amounts' : 'sentences'),
    ...(kind === 'ingredients' ? amountsElsewhere(list, others) : {}),
    moreMachineMade: more('machineMade'),
    moreBeginWithNumber: more('beginsWithNumber'),
    hasHeadersBeyondTwin: Number(twin !== undefined && headersIn(list) > headersIn(twin)),
    lacksHeadersOfTwin: Number(twin !== undefined && headersIn(list) < headersIn(twin)),
    isLoneLine: Number(list.texts.length === 1 && others.some((other) => isOther(list, other))),
  };
}

/** What is listed here without amounts is listed elsewhere with them. */
function amountsElsewhere(list: Known, others: readonly Known[]): Evidence {
  const sameWords = others.filter((other) => overlap(list.bag, other.bag).ofLeft >= 0.7);
  const most = Math.max(0, ...sameWords.map(({ texts }) => sharePassing(texts, 'amounts')));
  const missing = Math.max(0, most - sharePassing(list.texts, 'amounts'));
  return { amountsElsewhere: missing, mostAmountsElsewhere: Number(missing > 0.5) };
}

const headersIn = ({ lines, texts }: Known) => lines.length - texts.length;

/** Another list of several lines, which hardly hold the words of this one. */
function isOther(list: Known, { texts, bag }: Known): boolean {
  return texts.length > 2 && overlap(list.bag, bag).ofLeft < 0.5;
}

function placeEvidence({ at, region, source }: Known, scene: Scene): Evidence {
  const { items, likely, unlikely, total, view, kind } = scene;
  const lines = at.filter((place) => items[place]?.level === 0);
  const mean = (shares: readonly number[]) =>
    lines.reduce((sum, place) => sum + (shares[place] ?? 0), 0) / Math.max(1, lines.length);
  const marked = lines.filter((place) => view.marks.kinds.get(items[place] as OutlineItem) === kind).length;
  const seems = {
    seemsRight: mean(likely),
    seemsOther: mean(unlikely),
    surelyRight: shareOf(lines, (place) => (likely[place] ?? 0) > 0.5),
    surelyWrong: shareOf(lines, (place) => (likely[place] ?? 0) < 0.1),
    ofAllThatSeems: total === 0 ? 0 : (mean(likely) * lines.length) / total,
  };
  if (source !== 'visible' || region === undefined) return seems;
  const [first, last] = [Math.min(...at), Math.max(...at)];
  const share = (test: (item: OutlineItem) => boolean) =>
    shareOf(at, (place) => test(items[place] as OutlineItem));
  const distinct = (property: 'make' | 'list') =>
    new Set(lines.map((place) => items[place]?.[property])).size;
  return {
    ...seems,
    isMarked: marked / Math.max(1, lines.length),
    ofAllMarked: marked / Math.max(1, scene.marked),
    ofAllBefore: total === 0 ? 0 : sumOf(likely.slice(0, first)) / total,
    ofAllBehind: total === 0 ? 0 : sumOf(likely.slice(last + 1)) / total,
    nearBefore: neighbour(scene, first, -1),
    nearBehind: neighbour(scene, last, 1),
    depth: first / items.length,
    listItems: share(({ isListItem }) => isListItem),
    hidden: share(({ isHidden }) => isHidden),
    chrome: share(({ isChrome }) => isChrome),
    headings: share(({ level }) => level > 0 && level < 7),
    oneMake: 1 / Math.max(1, distinct('make')),
    oneList: 1 / Math.max(1, distinct('list')),
    dense: at.length / (last - first + 1),
    otherKindInside: Math.min(1, unlikely.slice(first, last + 1).filter((share) => share > 0.5).length / 3),
    ...besideIngredients(scene, first, share),
    followed: followed(scene, last),
  };
}

function besideIngredients(
  { ownEnd, ownItems, unlikely }: Scene,
  first: number,
  share: (test: (item: OutlineItem) => boolean) => number,
): Evidence {
  if (ownEnd === undefined) return {};
  return {
    hasIngredientItems: share((item) => ownItems.has(item)),
    isBehindIngredients: Number(first > ownEnd),
    isNearIngredients: nearness(first - ownEnd),
    // Those of another recipe.
    ingredientsBetween: unlikely.slice(ownEnd + 1, first).filter((share) => share > 0.5).length > 2 ? 1 : 0,
  };
}

function sumOf(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0);
}

/** How much the next line of text outside a list seems to belong to it. */
function neighbour({ items, likely }: Scene, from: number, step: 1 | -1): number {
  for (let place = from + step, seen = 0; seen < 3 && items[place] !== undefined; place += step, seen++) {
    if (items[place]?.level === 0) return likely[place] ?? 0;
  }
  return 0;
}

/** Whether lines of the other kind come soon behind a list. */
function followed({ unlikely }: Scene, last: number): number {
  const next = unlikely.slice(last + 1, last + 31).findIndex((share) => share > 0.5);
  return next < 0 ? 0 : nearness(next + 1);
}

function nearness(distance: number): number {
  return distance > 0 ? 1 / (1 + distance / 5) : 0;
}
