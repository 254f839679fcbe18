import { foldWords } from '@larder/shared/language/fold';
import { hasAmount, hasAmountFirst, namesUnit } from '../lines/amounts.ts';
import { namesFood } from '../lines/food.ts';
import { matchHeading } from '../lines/headings.ts';
import { isIngredientShaped, isLongProse } from '../lines/ingredients.ts';
import { matchLabel } from '../lines/labels.ts';
import { withoutHeaders } from '../lines/sections.ts';
import { withLabelFirst } from '../lines/label-last.ts';
import { isNumbered, isSentence, isStepShaped, startsWithVerb } from '../lines/steps.ts';
import type { SourceName } from './fields.ts';
import { isFurniture } from './furniture.ts';
import type { PageView } from './line-kinds.ts';
import type { OutlineItem } from './outline-item.ts';
import type { ListKind, Region } from './region.ts';
import { bagOf, lineKey, wordsOf, type Bag } from './text.ts';

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

/** A line of some list with what it says by itself. */
export interface KnownLine {
  text: string;
  key: string;
  words: number;
  isShown: boolean;
  passes: ReadonlySet<string>;
}

/** A list with what is asked of it again and again. */
export interface Known extends RecipeList {
  texts: readonly KnownLine[];
  keys: ReadonlySet<string>;
  /** The places of its lines on the page. */
  at: number[];
}

/** A page with what is asked of it again and again. */
export interface Scene extends Surroundings {
  items: readonly OutlineItem[];
  likely: number[];
  unlikely: number[];
  total: number;
  marked: number;
  placeOf: ReadonlyMap<OutlineItem, number>;
  shownAt: ReadonlyMap<string, number>;
  pageText: string;
  ownItems: ReadonlySet<OutlineItem>;
  ownEnd: number | undefined;
  ownKeys: ReadonlySet<string>;
  descriptionBag: Bag;
  knownLines: Map<string, KnownLine>;
}

/** Numbers as only programs write them, and what templates leave behind. */
const MACHINE_MADE = /\d\.\d0\b|\d\.\d{3,}|\(s\)|\b(?:null|undefined|NaN)\b|^0 \D|[{}_#]/i;

/** '10 min prep time', 'Serves 4' */
function isFact(line: string): boolean {
  return (
    line.length < 60 && (matchLabel(foldWords(line)) !== undefined || withLabelFirst(line) !== undefined)
  );
}

const MAX_SEARCHED = 300_000;

type Tests = Readonly<Record<string, (line: string) => boolean>>;

const ANY_LINE: Tests = {
  beginsWithNumber: (line) => /^[\d½¼¾⅓⅔⅛]/.test(line),
  machineMade: (line) => MACHINE_MADE.test(line),
  longProse: isLongProse,
  furniture: isFurniture,
  otherHeadings: (line) => matchHeading(line)?.kind === 'other',
  facts: isFact,
  questions: (line) => line.endsWith('?'),
};
/** What each line is asked; of a list counts how many say yes. */
export const TESTS: Readonly<Record<ListKind, Tests>> = {
  ingredients: {
    ...ANY_LINE,
    shaped: isIngredientShaped,
    amounts: hasAmount,
    amountsFirst: hasAmountFirst,
    units: namesUnit,
    food: namesFood,
  },
  instructions: {
    ...ANY_LINE,
    shaped: isStepShaped,
    sentences: isSentence,
    verbsFirst: startsWithVerb,
    numbered: isNumbered,
  },
};

export function sceneOf(around: Surroundings): Scene {
  const { view, kind, ingredients } = around;
  const { items } = view.outline;
  const other = kind === 'ingredients' ? 'instructions' : 'ingredients';
  const shares = (of: ListKind) => items.map((item) => (item.level > 0 ? 0 : view.kindOf(item)[of]));
  const likely = shares(kind);
  const placeOf = new Map(items.map((item, index) => [item, index]));
  const last = ingredients?.region?.items.at(-1);
  return {
    ...around,
    items,
    likely,
    unlikely: shares(other),
    total: likely.reduce((sum, share) => sum + share, 0),
    marked: items.filter((item) => item.level === 0 && view.marks.kinds.get(item) === kind).length,
    placeOf,
    shownAt: new Map(view.keys.map((key, index) => [key, index])),
    pageText: view.keys.join('').slice(0, MAX_SEARCHED),
    ownItems: new Set(ingredients?.region?.items),
    ownEnd: last && placeOf.get(last),
    ownKeys: new Set(withoutHeaders(ingredients?.lines ?? []).map(lineKey)),
    descriptionBag: bagOf(wordsOf(around.description ?? '')),
    knownLines: new Map(),
  };
}

export function know(list: RecipeList, scene: Scene): Known {
  const { placeOf, shownAt, knownLines } = scene;
  const texts = withoutHeaders(list.lines).map((text) => {
    const known = knownLines.get(text) ?? knowLine(text, scene);
    knownLines.set(text, known);
    return known;
  });
  const at = list.region
    ? list.region.items.map((item) => placeOf.get(item))
    : texts.map(({ key }) => shownAt.get(key));
  const keys = new Set(texts.map(({ key }) => key));
  return { ...list, texts, keys, at: at.filter((place) => place !== undefined) };
}

function knowLine(text: string, { kind, pageText, shownAt }: Scene): KnownLine {
  const key = lineKey(text);
  const passes = Object.entries(TESTS[kind]).flatMap(([name, test]) => (test(text) ? [name] : []));
  return {
    text,
    key,
    words: text.split(' ').length,
    isShown: shownAt.has(key) || pageText.includes(key),
    passes: new Set(passes),
  };
}

export function shareOf<T>(things: readonly T[], test: (thing: T) => boolean): number {
  return things.length === 0 ? 0 : things.filter(test).length / things.length;
}

export const sharePassing = (texts: readonly KnownLine[], name: string) =>
  shareOf(texts, ({ passes }) => passes.has(name));
