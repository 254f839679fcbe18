import { hasAmount, namesUnit } from '../lines/amounts.ts';
import {
  attribute,
  isElement,
  isTextNode,
  type PageDocument,
  type PageElement,
  type PageNode,
} from './document.ts';
import { namesFood } from '../lines/food.ts';
import { PRICED } from '../lines/prices.ts';
import { isOnlyNumber } from '../lines/steps.ts';
import { memoized } from '../memoize.ts';
import { inlineText } from './inline-text.ts';
import type { OutlineItem } from './outline-item.ts';
import { cleanText, wordsOf } from './text.ts';

const ENOUGH_ROWS = 0.6;
const ENOUGH_WORDS = 2.5;
const ENOUGH_KNOWN = 0.9;
/** An amount in an element of its own, with what is said about the ingredient behind it. */
const AMOUNT_CELL = /^((?:\p{L}{1,4}\.?\s|~|[約各]?[大小]さじ|[約各])?[\d½¼¾⅓⅔⅛][^,;]{0,23})([,;].*)?$/u;
/** Japanese and Korean name the ingredient first; a list is theirs by any of its lines. */
const NAME_FIRST = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** 'eggs, 6' */
const BEFORE_AMOUNT = /^[,:]\s*/u;

/** Tag and classes of an element: what is made alike has the same. */
export function signature(element: PageElement): string {
  return `${element.tagName}.${usualClasses(attribute(element, 'class') ?? '')}`;
}

const usualClasses = memoized((classes) => classes.replace(/\d+|\b(?:odd|even|first|last)\b/g, '').trim());

/** How many siblings an element is alike: by tag and classes, and by the tags inside. */
export interface Likeness {
  made: number;
  shaped: number;
}

/** How many of the children are made like each one: by tag and classes, or by the tags inside them. */
export function likenessOf(parent: PageElement): (child: PageElement) => Likeness {
  const counts = new Map<string, number>();
  const keys = new Map<PageElement, [string, string]>();
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue;
    const own: [string, string] = [signature(child), shape(child)];
    keys.set(child, own);
    for (const key of own) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (child) => {
    const [made = '', shaped = ''] = keys.get(child) ?? [];
    return { made: counts.get(made) ?? 0, shaped: shaped === '' ? 1 : (counts.get(shaped) ?? 0) };
  };
}

/** The tags of an element and its children; the class names alone of one that has no two. */
function shape(element: PageElement): string {
  const inner = element.childNodes.filter(isElement);
  return inner.length < 2 ? '' : `${element.tagName}>${inner.map(({ tagName }) => tagName).join('+')}`;
}

/**
 * The elements of a text that are rows: labels of boxes to tick, or several of one make that each say something. Those of
 * an element that is a row itself are its cells.
 */
export function inlineRows(nodes: readonly PageNode[], isRow: boolean): PageElement[] {
  const rows: PageElement[] = [];
  for (const node of nodes) {
    if (isElement(node) && !node.isUnread) rows.push(node);
    else if (isTextNode(node) && /\S/.test(node.value)) return [];
  }
  const [first] = rows;
  const isLabel = first?.tagName === 'label';
  if (first === undefined || rows.length < (isLabel ? 2 : 3)) return [];
  if (rows.some((row) => signature(row) !== signature(first)) || (isRow && !isLabel)) return [];
  const words = rows.map((row) => cleanText(inlineText([row])).split(' ').length);
  const enough = isLabel ? 0 : rows.length * ENOUGH_WORDS;
  return words.reduce((sum, count) => sum + count, 0) >= enough ? rows : [];
}

/** The pieces of a line that stand in elements of their own: amount, name, note. */
export function cellsOf(nodes: readonly PageNode[]): string[] {
  const full = nodes.filter((node) =>
    isTextNode(node) ? /\S/.test(node.value) : isElement(node) && !node.isUnread,
  );
  const [only] = full;
  if (full.length < 2) return only !== undefined && isElement(only) ? cellsOf(only.childNodes) : [];
  return full.map((node) => cleanText(inlineText([node]))).filter((text) => text !== '');
}

/**
 * Rows that name the ingredient first and its amount last ('sugar', '100 g') as people write them, in whose language the amount
 * comes first; 'sugar — 100 g' is written as it is. Of two amounts in columns of their own ('100 g', '1/2 cup') the first is taken.
 */
export function withAmountsFirst(items: readonly OutlineItem[]): readonly OutlineItem[] {
  const [first, ...others] = items;
  if (first !== undefined && isRowOfNames(first, others)) return withAmountsFirst(others);
  if (items.some(({ text }) => NAME_FIRST.test(text))) return items;
  if (haveTwoAmounts(items)) return withAmountsFirst(items.map(withFirstAmount));
  const rows = items.filter(({ cells }) => cells.length > 1);
  const turned = new Map<OutlineItem, string>();
  for (const item of rows) {
    const [amount, note = ''] =
      AMOUNT_CELL.exec(item.cells.at(-1)?.replace(BEFORE_AMOUNT, '') ?? '')?.slice(1) ?? [];
    const name = item.cells.slice(0, -1).join(' ');
    if (amount !== undefined && isAmount(amount) && !/^[\d½¼¾⅓⅔⅛]|\s[—–]$/.test(name))
      turned.set(item, `${amount.trim()} ${name}${note}`);
  }
  if (turned.size < 2 || turned.size < rows.length * ENOUGH_ROWS) return items;
  return items.map((item) => ({ ...item, text: turned.get(item) ?? item.text }));
}

/** '2 leeks, sliced | Leeks 500 g £1.40': what a shop has beside an ingredient is none. */
export function withoutPrices(items: readonly OutlineItem[]): readonly OutlineItem[] {
  return items.map((item) => {
    const { cells } = item;
    // '($0.24)' alone is what its writer says of it.
    const product = cells.findIndex((cell) => PRICED.test(cell) && /\p{L}{3}/u.test(cell));
    const own = cells.slice(0, Math.max(product, 0));
    const text = own.join(' ');
    // Without the name of the food nothing would be left: '2 medium | leeks ($3)'.
    const isWhole = namesFood(text) || (hasAmount(text) && text.split(' ').length > 2);
    return product > 0 && isWhole ? { ...item, cells: own, text } : item;
  });
}

/** 'sugar | 100 g | 1/2 cup': each amount in a column of its own, as rows of a table. */
function haveTwoAmounts(items: readonly OutlineItem[]): boolean {
  const rows = items.filter(isTwiceMeasured);
  return rows.length >= 2 && rows.length >= items.filter(({ level }) => level === 0).length * ENOUGH_ROWS;
}

function isTwiceMeasured({ cells, make }: OutlineItem): boolean {
  const [name = '', ...amounts] = cells;
  return (
    make.startsWith('tr') &&
    amounts.length === 2 &&
    !hasAmount(name) &&
    amounts.every((amount) => isAmountCell(amount) && isAmount(amount))
  );
}

function withFirstAmount(item: OutlineItem): OutlineItem {
  const cells = isTwiceMeasured(item) ? item.cells.slice(0, 2) : item.cells;
  return { ...item, cells, text: cells === item.cells ? item.text : cells.join(' ') };
}

/** 'Amount | Unit | Ingredient' over a table of amounts. */
function isRowOfNames({ cells, text, make }: OutlineItem, others: readonly OutlineItem[]): boolean {
  if (cells.length < 2 || !make.startsWith('tr') || hasAmount(text)) return false;
  const rows = others.filter((other) => other.make === make && hasAmount(other.text));
  return (
    rows.length >= 2 &&
    rows.length >= others.length * ENOUGH_ROWS &&
    cells.every((cell) => /^[\p{L}./]+$/u.test(cell)) &&
    rows.every((row) => row.cells.length <= cells.length)
  );
}

/** True for an amount in an element of its own, whatever is said behind it. */
export function isAmountCell(text: string): boolean {
  return AMOUNT_CELL.test(cleanText(text));
}

const MAX_SIBLINGS = 12;
const amountRows = new WeakMap<object, boolean>();

/** A block with an amount beside it, or without one among siblings that have one: '<b>2 cups</b><p>flour</p>'. */
export function isAmountRow(element: PageElement, block: PageElement, page: PageDocument): boolean {
  if (isAmountBeside(block)) return true;
  const parent = element.parentNode;
  if (parent === null || cleanText(inlineText(element.childNodes)) !== cleanText(inlineText([block])))
    return false;
  // Asked once of all siblings: there may be a hundred thousand.
  const known = amountRows.get(parent) ?? hasAmountRow(parent.childNodes, signature(element), page);
  amountRows.set(parent, known);
  return known;
}

function hasAmountRow(siblings: readonly PageNode[], make: string, page: PageDocument): boolean {
  let asked = 0;
  for (const sibling of siblings) {
    if (!isElement(sibling)) continue;
    if (++asked > MAX_SIBLINGS) return false;
    const start = page.placeOf(sibling);
    const inner = page.elements.slice(start + 1, Math.min(page.ends[start] ?? start, start + MAX_SIBLINGS));
    const first = inner.find((child) => child.isBlock && !page.holdsBlocks[page.placeOf(child)]);
    if (first !== undefined && signature(sibling) === make && isAmountBeside(first)) return true;
  }
  return false;
}

/** Before a block, in the same element, stands an amount and nothing else. */
function isAmountBeside(block: PageElement): boolean {
  const beside = block.parentNode?.childNodes ?? [];
  const [before, behind] = [beside.slice(0, beside.indexOf(block)), beside.slice(beside.indexOf(block) + 1)];
  return isAmountCell(inlineText(before)) && cleanText(inlineText(behind)) === '';
}

function isAmount(text: string): boolean {
  return hasAmount(text) && (text.split(' ').length <= 3 || namesUnit(text));
}

/** Steps without what stands before, behind or between them in elements of its own and is said in the ingredients. */
export function withoutIngredients(
  steps: readonly OutlineItem[],
  ingredients: readonly OutlineItem[],
): readonly OutlineItem[] {
  const known = new Set(ingredients.flatMap(({ text }) => wordsOf(text)));
  const isKnown = (cell: string) => {
    const words = wordsOf(cell);
    return words.filter((word) => known.has(word)).length >= words.length * ENOUGH_KNOWN;
  };
  const isListOfKnown = ({ text, level, isListItem }: OutlineItem) =>
    level === 0 &&
    !isListItem &&
    BETWEEN_NAMES.test(text) &&
    !/[.!?]/.test(text) &&
    text.split(BETWEEN_NAMES).every(isKnown);
  const methods = known.size === 0 ? steps : steps.filter((step) => !isListOfKnown(step));
  return methods.map((step) => {
    let own = [...step.cells];
    while (own.length > 1 && isKnown(own.at(-1)!) && /[.!?)]$/.test(own.at(-2)!)) own.pop();
    const first = own.findIndex((cell) => !isOnlyNumber(cell));
    const isListed = (cell = '') => hasAmount(cell) && !/[.!?]$/.test(cell) && isKnown(cell);
    if (first >= 0 && own.length > first + 1 && isListed(own[first]) && /[.!?]$/.test(own.at(-1)!))
      own = own.slice(first + 1);
    return own.length === step.cells.length ? step : { ...step, text: own.join(' ') };
  });
}

/** 'Jasmine rice • Kosher salt' */
const BETWEEN_NAMES = /\s[•·|]\s/u;

/** A list that is written as one text with bullets between its lines. */
export function splitAtBullets(text: string): string[] {
  if (!/[•▪●]\s/.test(text)) return text === '' ? [] : [text];
  const parts = text.split(/\s*[•▪●]\s+/).filter((part) => part !== '');
  return parts.length >= 3 ? parts : [text];
}
