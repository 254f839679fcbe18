import { FACTS } from './line-facts.ts';
import type { OutlineItem } from './outline-item.ts';
import {
  compare,
  know,
  listContextOf,
  type Compared,
  type RecipeList,
  type ListContext,
  type Surroundings,
} from './list-context.ts';
import { overlap } from './text.ts';

type Ask = (list: Compared, context: ListContext) => boolean | number;

/** What is asked of each list, whatever its source: a share, or whether something is so. */
const ASKED: Readonly<Record<string, Ask>> = {
  isJsonLd: ({ source }) => source === 'json-ld',
  isMicrodata: ({ source }) => source === 'microdata',
  isPlugin: ({ source }) => source === 'plugin',
  isEmbeddedJson: ({ source }) => source === 'embedded-json',
  isVisibleBesideData: ({ source }, { dataSources }) => source === 'visible' && dataSources > 0,
  isUnderExactHeading: ({ region }) => region?.weight === 1,
  isUnderHeading: ({ region }) => region?.weight === 0.7,
  isInMarkedPart: ({ region }) => region?.weight === 0.8,
  isNextProse: ({ region }) => region?.weight === 0.4,
  isAmongIngredients: ({ region }) => region?.isAmongIngredients === true,

  isOneLine: ({ texts }) => texts.length === 1,
  hasTwoLines: ({ texts }) => texts.length === 2,
  upToTen: ({ texts }) => Math.min(texts.length, 10) / 10,
  upToForty: ({ texts }) => Math.min(texts.length, 40) / 40,
  headers: ({ headers, lines }) => headers / lines.length,
  distinct: ({ keys, texts }) => keys.size / Math.max(1, texts.length),
  distinctButNumbers: ({ keys, texts }) =>
    new Set([...keys].map((key) => key.replace(/\d+/g, ''))).size / Math.max(1, texts.length),

  linesShown: ({ texts }, { shownAt }) => shareOf(texts, ({ key }) => shownAt.has(key)),
  wordsShown: ({ texts }, { shownAt, pageText }) =>
    shareOf(texts, ({ key }) => shownAt.has(key) || pageText.includes(key)),
  areIngredients: ({ texts }, { ownKeys }) => shareOf(texts, ({ key }) => ownKeys.has(key)),
  isDescription: ({ texts, bag }, { descriptionBag }) =>
    texts.length > 2 ? 0 : overlap(bag, descriptionBag).alike,

  hasTwin: ({ twin }) => twin !== undefined,
  alikeTwin: ({ shared }) => shared.alike,
  isSameAsTwin: ({ shared }) => shared.alike > 0.95,
  wordsInTwin: ({ shared }) => shared.ofLeft,
  wordsOfTwin: ({ shared }) => shared.ofRight,
  isLongerThanTwin: ({ texts, twin }) => twin !== undefined && texts.length > twin.texts.length * 1.3,
  isShorterThanTwin: ({ texts, twin }) => twin !== undefined && texts.length < twin.texts.length * 0.75,
  lacksLinesOfTwin: ({ keys, twin }) => twin !== undefined && twin.keys.size > keys.size,
  moreAmounts: (list) => moreThanTwin(list, 'amounts'),
  moreSentences: (list) => moreThanTwin(list, 'sentences'),
  moreMachineMade: (list) => moreThanTwin(list, 'machineMade'),
  moreBeginWithNumber: (list) => moreThanTwin(list, 'beginWithNumber'),
  hasHeadersBeyondTwin: ({ headers, twin }) => twin !== undefined && headers > twin.headers,
  lacksHeadersOfTwin: ({ headers, twin }) => twin !== undefined && headers < twin.headers,
  isLoneLine: ({ texts, isUnlikeAnother }) => texts.length === 1 && isUnlikeAnother,

  seemsRight: ({ lineAt }, { likely }) => mean(lineAt, likely),
  seemsOther: ({ lineAt }, { unlikely }) => mean(lineAt, unlikely),
  surelyRight: ({ lineAt }, { likely }) => shareOf(lineAt, (place) => (likely[place] ?? 0) > 0.5),
  surelyWrong: ({ lineAt }, { likely }) => shareOf(lineAt, (place) => (likely[place] ?? 0) < 0.1),
  ofAllThatSeems: ({ lineAt }, { likely, total }) =>
    total === 0 ? 0 : (mean(lineAt, likely) * lineAt.length) / total,
};

/** What is asked of the lists that were read from the text of the page. */
const ASKED_OF_SHOWN: Readonly<Record<string, Ask>> = {
  isMarked: ({ lineAt }, context) => markedIn(lineAt, context) / Math.max(1, lineAt.length),
  ofAllMarked: ({ lineAt }, context) => markedIn(lineAt, context) / Math.max(1, context.marked),
  ofAllBefore: ({ first }, { likelyBefore, total }) => (total === 0 ? 0 : (likelyBefore[first] ?? 0) / total),
  ofAllBehind: ({ last }, { likelyBefore, total }) =>
    total === 0 ? 0 : 1 - (likelyBefore[last + 1] ?? total) / total,
  nearBefore: ({ first }, context) => neighbour(context, first, -1),
  nearBehind: ({ last }, context) => neighbour(context, last, 1),
  depth: ({ first }, { items }) => first / items.length,
  listItems: (list, context) => shareOfItems(list, context, ({ isListItem }) => isListItem),
  hidden: (list, context) => shareOfItems(list, context, ({ isHidden }) => isHidden),
  chrome: (list, context) => shareOfItems(list, context, ({ isChrome }) => isChrome),
  headings: (list, context) => shareOfItems(list, context, ({ level }) => level > 0 && level < 7),
  oneMake: ({ lineAt }, { items }) =>
    1 / Math.max(1, new Set(lineAt.map((place) => items[place]?.make)).size),
  oneList: ({ lineAt }, { items }) =>
    1 / Math.max(1, new Set(lineAt.map((place) => items[place]?.list)).size),
  dense: ({ at, first, last }) => at.length / (last - first + 1),
  otherKindInside: ({ first, last }, context) => Math.min(1, othersFrom(context, first, last + 1) / 3),
  hasIngredientItems: (list, context) => shareOfItems(list, context, (item) => context.ownItems.has(item)),
  isBehindIngredients: ({ first }, { ownEnd }) => ownEnd !== undefined && first > ownEnd,
  isNearIngredients: ({ first }, { ownEnd }) => (ownEnd === undefined ? 0 : nearness(first - ownEnd)),
  // Those of another recipe.
  ingredientsBetween: ({ first }, context) =>
    context.ownEnd !== undefined && othersFrom(context, context.ownEnd + 1, first) > 2,
  followed: ({ last }, { unlikely }) =>
    nearness(unlikely.slice(last + 1, last + 31).findIndex((share) => share > 0.5) + 1),
};
const QUESTIONS = Object.values(ASKED);
const QUESTIONS_OF_SHOWN = Object.values(ASKED_OF_SHOWN);

/** What speaks for a list or against it, by name: the weights have the same names. */
export const EVIDENCE: readonly string[] = [...Object.keys(ASKED), ...FACTS, ...Object.keys(ASKED_OF_SHOWN)];

/** The evidence for each of some lists, from -1 to 1 for each of the names in `EVIDENCE`. */
export function evidenceFor(lists: readonly RecipeList[], around: Surroundings): number[][] {
  const context = listContextOf(around, lists);
  const known = lists.map((list) => know(list, context));
  return known.map((each) => {
    const list = compare(each, known);
    const answers = (questions: readonly Ask[]) => questions.map((ask) => Number(ask(list, context)));
    const isShown = list.region !== undefined && list.at.length > 0;
    const ofPlace = isShown ? answers(QUESTIONS_OF_SHOWN) : QUESTIONS_OF_SHOWN.map(() => 0);
    return [...answers(QUESTIONS), ...list.facts, ...ofPlace];
  });
}

/** The share of things that pass a test. */
function shareOf<T>(things: readonly T[], test: (thing: T) => boolean): number {
  return things.length === 0 ? 0 : things.filter(test).length / things.length;
}

function shareOfItems(
  { at }: Compared,
  { items }: ListContext,
  test: (item: OutlineItem) => boolean,
): number {
  return shareOf(at, (place) => test(items[place] as OutlineItem));
}

function mean(places: readonly number[], shares: readonly number[]): number {
  return places.reduce((sum, place) => sum + (shares[place] ?? 0), 0) / Math.max(1, places.length);
}

function moreThanTwin({ facts, twin }: Compared, name: string): number {
  const place = FACTS.indexOf(name);
  return twin === undefined ? 0 : (facts[place] ?? 0) - (twin.facts[place] ?? 0);
}

function markedIn(places: readonly number[], { items, view, kind }: ListContext): number {
  return places.filter((place) => view.marks.kinds.get(items[place] as OutlineItem) === kind).length;
}

/** How many lines from one place to another surely are of the other kind. */
function othersFrom({ unlikely }: ListContext, start: number, end: number): number {
  let count = 0;
  for (let place = start; place < end; place++) if ((unlikely[place] ?? 0) > 0.5) count++;
  return count;
}

/** How much the next line of text outside a list seems to belong to it. */
function neighbour({ items, likely }: ListContext, from: number, step: 1 | -1): number {
  for (let place = from + step, seen = 0; seen < 3 && items[place] !== undefined; place += step, seen++) {
    if (items[place]?.level === 0) return likely[place] ?? 0;
  }
  return 0;
}

function nearness(distance: number): number {
  return distance > 0 ? 1 / (1 + distance / 5) : 0;
}
