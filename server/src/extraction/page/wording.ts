import { hasAmount } from '../lines/amounts.ts';
import { isHeader } from '@larder/shared/recipe-text/sections';
import { withoutHeaders } from '../lines/sections.ts';
import type { Choice } from './choice.ts';
import type { PageView } from './line-kinds.ts';
import type { RecipeList } from './list-context.ts';
import { bagOf, lineKey, overlap } from './text.ts';

const ALL = 0.95;
const HALF = 0.5;
const HARDLY = 0.1;
const MUCH_LONGER = 1.5;
const FAR_LONGER = 3;
const MUCH = 0.75;
const MANY = 4;
const ABOUT = 0.2;
const NEARLY_ALL = 0.9;
const MOST = 0.85;

/** What is asked of a list when two writings of it are compared. */
interface Writing {
  list: RecipeList;
  texts: readonly string[];
  keys: readonly string[];
  amounts: number;
  amountsFirst: number;
  /** The share of lines that the page shows just so. */
  shown: number;
}

/**
 * Of a list of ingredients in the data and one on the page that say the same, the one that says it better: with its amounts,
 * with all of its parts, in the order in which people write. What the page adds to each line of the data is then no part of the recipe.
 */
export function betterWorded(choice: Choice, lists: readonly RecipeList[], view: PageView): Choice {
  const { list, shown } = choice;
  if (list === undefined || shown === undefined) return choice;
  const pageKeys = new Set(view.lines.map(({ key }) => key));
  const page = writingOf(shown, pageKeys);
  if (list !== shown) {
    const isBetter = list.source !== 'plugin' && isBetterOnPage(writingOf(list, pageKeys), page);
    return isBetter ? { ...choice, list: shown, source: 'visible' } : choice;
  }
  const data = lists.find(({ source, lines }) => source !== 'visible' && lines.length > 1);
  const isBetter = data !== undefined && isBetterInData(writingOf(data, pageKeys), page);
  return isBetter ? { ...choice, list: data, source: data.source } : choice;
}

/**
 * The same of steps: data that names each step goes before a page that does not, and a page before data of which each step
 * says more than the page shows.
 */
export function betterSteps(choice: Choice, lists: readonly RecipeList[], view: PageView): Choice {
  const { list, shown } = choice;
  const data = lists.find(({ source, lines }) => source !== 'visible' && lines.length > 1);
  if (list === undefined || shown === undefined || data === undefined) return choice;
  const pageKeys = new Set(view.lines.map(({ key }) => key));
  const [own, page] = [writingOf(data, pageKeys), writingOf(shown, pageKeys)];
  const words = overlap(data.bag, shown.bag);
  if (list === shown) {
    const isNamed = data.lines.some(isHeader) && !shown.lines.some(isHeader);
    const isBetter = isNamed && words.alike >= NEARLY_ALL && own.texts.length === page.texts.length;
    return isBetter ? { ...choice, list: data, source: data.source } : choice;
  }
  const isMore = words.ofRight >= ALL && words.ofLeft >= HALF && words.ofLeft < NEARLY_ALL;
  const isBetter = list === data && isMore && own.shown < HALF && page.shown >= NEARLY_ALL;
  return isBetter ? { ...choice, list: shown, source: 'visible' } : choice;
}

function writingOf(list: RecipeList, pageKeys: ReadonlySet<string>): Writing {
  const texts = withoutHeaders(list.lines);
  const keys = texts.map(lineKey);
  const share = (test: (text: string) => boolean) => texts.filter(test).length / texts.length;
  return {
    list,
    texts,
    keys,
    amounts: share(hasAmount),
    amountsFirst: share((text) => /^[\d½¼¾⅓⅔⅛]/.test(text)),
    shown: keys.filter((key) => pageKeys.has(key)).length / keys.length,
  };
}

function isBetterOnPage(data: Writing, page: Writing): boolean {
  const words = overlap(data.list.bag, page.list.bag);
  if (words.ofLeft >= ALL && data.amounts <= HARDLY && page.amounts >= HALF) return true;
  if (isPartOf(data, page)) return true;
  if (data.shown >= HALF || page.amounts < HALF || !hasSameAmounts(data, page)) return false;
  const isSame = words.alike > ALL && page.amountsFirst >= data.amountsFirst - HARDLY;
  return isSame || page.amountsFirst >= data.amountsFirst + HALF;
}

/** Whether data says each line in fewer letters of it, or has the page's lines and many more. */
function isBetterInData(data: Writing, page: Writing): boolean {
  return (
    isPartOf(page, data) ||
    (data.texts.length === page.texts.length &&
      data.amounts >= page.amounts - ABOUT &&
      data.amountsFirst >= page.amountsFirst - ABOUT &&
      overlap(lettersOf(data), lettersOf(page)).ofLeft >= ALL)
  );
}

/** Whether a list is another's first or middle part: the other has its words and many more lines, each once. */
function isPartOf(part: Writing, whole: Writing): boolean {
  const isBit = whole.texts.length >= part.texts.length * FAR_LONGER;
  return (
    overlap(part.list.bag, whole.list.bag).ofLeft >= (isBit ? MUCH : MOST) &&
    whole.texts.length >= Math.max(part.texts.length * MUCH_LONGER, part.texts.length + MANY) &&
    new Set(whole.keys).size === whole.keys.length
  );
}

function hasSameAmounts(data: Writing, page: Writing): boolean {
  const numbersOf = ({ texts }: Writing) => bagOf(texts.flatMap((text) => text.match(/\d+|[½¼¾⅓⅔⅛]/g) ?? []));
  return (
    Math.abs(data.texts.length - page.texts.length) <= 1 &&
    overlap(numbersOf(data), numbersOf(page)).alike >= NEARLY_ALL
  );
}

function lettersOf({ keys }: Writing) {
  return bagOf(keys.flatMap((key) => [...key]));
}
