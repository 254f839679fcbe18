import { withoutHeaders } from '../lines/sections.ts';
import type { SourceName } from './fields.ts';
import { meanFacts, type Line } from './line-facts.ts';
import type { PageView } from './line-kinds.ts';
import type { OutlineItem } from './outline-item.ts';
import type { ListKind, Region } from './region.ts';
import { bagOf, overlap, wordsOf, type Bag, type Overlap } from './text.ts';

/** One list of ingredients or steps that some source has. */
export interface RecipeList {
  source: SourceName;
  lines: readonly string[];
  /** The words of its lines. */
  bag: Bag;
  /** Where it stands, when it was read from the text of the page. */
  region?: Region;
}

/** What the lists of one kind are judged beside. */
export interface Surroundings {
  view: PageView;
  kind: ListKind;
  /** The ingredients as the page shows them, when steps are judged. */
  ingredients?: RecipeList;
  description?: string;
}

/** A list with what is asked of it again and again. */
export interface Known extends RecipeList {
  texts: readonly Line[];
  keys: ReadonlySet<string>;
  headers: number;
  /** How many of its lines say what. */
  facts: readonly number[];
  /** The places of its lines on the page, headers included; and those of the lines alone. */
  at: readonly number[];
  lineAt: readonly number[];
  first: number;
  last: number;
}

/** A list with the one of another source that is most like it: data beside the page, the page beside data. */
export interface Compared extends Known {
  twin: Known | undefined;
  shared: Overlap;
  /** Whether another list of several lines hardly holds the words of this one. */
  isUnlikeAnother: boolean;
}

/** A page with what is asked of it again and again. */
export interface ListContext extends Surroundings {
  items: readonly OutlineItem[];
  likely: readonly number[];
  unlikely: readonly number[];
  /** How much before each place seems to be of the kind. */
  likelyBefore: readonly number[];
  total: number;
  marked: number;
  shownAt: ReadonlyMap<string, number>;
  pageText: string;
  placeOf: ReadonlyMap<OutlineItem, number>;
  ownItems: ReadonlySet<OutlineItem>;
  ownEnd: number | undefined;
  ownKeys: ReadonlySet<string>;
  descriptionBag: Bag;
  dataSources: number;
}

const MAX_SEARCHED = 300_000;
const NOTHING: Overlap = { alike: 0, ofLeft: 0, ofRight: 0 };

export function listContextOf(around: Surroundings, lists: readonly RecipeList[]): ListContext {
  const { view, kind, ingredients } = around;
  const { items } = view.outline;
  const other = kind === 'ingredients' ? 'instructions' : 'ingredients';
  const shares = (of: ListKind) => items.map((item) => (item.level > 0 ? 0 : view.kindOf(item)[of]));
  const likely = shares(kind);
  let total = 0;
  const likelyBefore = likely.map((share) => (total += share) - share);
  const placeOf = new Map(items.map((item, index) => [item, index]));
  const last = ingredients?.region?.items.at(-1);
  const data = lists.map(({ source }) => source).filter((source) => source !== 'visible');
  return {
    ...around,
    items,
    likely,
    unlikely: shares(other),
    likelyBefore,
    total,
    marked: items.filter((item) => item.level === 0 && view.marks.kinds.get(item) === kind).length,
    shownAt: new Map(view.lines.map(({ key }, index) => [key, index])),
    pageText: view.lines
      .map(({ key }) => key)
      .join('')
      .slice(0, MAX_SEARCHED),
    placeOf,
    ownItems: new Set(ingredients?.region?.items),
    ownEnd: last && placeOf.get(last),
    ownKeys: new Set(withoutHeaders(ingredients?.lines ?? []).map((line) => view.lineOf(line).key)),
    descriptionBag: bagOf(wordsOf(around.description ?? '')),
    dataSources: new Set(data).size,
  };
}

export function know(list: RecipeList, { view, items, placeOf, shownAt }: ListContext): Known {
  const texts = withoutHeaders(list.lines).map(view.lineOf);
  const at = (
    list.region?.items.map((item) => placeOf.get(item)) ?? texts.map(({ key }) => shownAt.get(key))
  ).filter((place) => place !== undefined);
  return {
    ...list,
    texts,
    keys: new Set(texts.map(({ key }) => key)),
    headers: list.lines.length - texts.length,
    facts: meanFacts(texts),
    at,
    lineAt: at.filter((place) => items[place]?.level === 0),
    first: Math.min(...at),
    last: Math.max(...at),
  };
}

export function compare(list: Known, all: readonly Known[]): Compared {
  let twin: Known | undefined;
  let shared = NOTHING;
  let isUnlikeAnother = false;
  for (const other of all) {
    if (other.source === list.source) continue;
    const found = overlap(list.bag, other.bag);
    if (found.alike > shared.alike) [twin, shared] = [other, found];
    if (other.texts.length > 2 && found.ofLeft < 0.5) isUnlikeAnother = true;
  }
  return { ...list, twin, shared, isUnlikeAnother };
}
