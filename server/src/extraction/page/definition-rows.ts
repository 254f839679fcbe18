import { isElement, type PageElement } from './document.ts';
import { inlineText } from './inline-text.ts';
import { isAmountCell } from './rows.ts';
import { cleanText } from './text.ts';

const MAX_CHARS = 80;
const ENOUGH = 2;
const ENOUGH_SHARE = 0.6;

/**
 * The terms of a list of definitions that are rows, each with its definition: 'flour' beside '200 g' as one line, in
 * the order in which the page has them. Amounts as terms are lines that find their names by themselves. None where the
 * definitions are texts of their own.
 */
export function definitionRows(list: PageElement): ReadonlyMap<PageElement, PageElement> {
  const pairs = new Map<PageElement, PageElement>();
  if (list.tagName !== 'dl') return pairs;
  let term: PageElement | undefined;
  for (const child of list.childNodes) {
    if (!isElement(child)) continue;
    const isNext = child.tagName === (term === undefined ? 'dt' : 'dd');
    if (!isNext) return new Map();
    if (term !== undefined) pairs.set(term, child);
    term = term === undefined ? child : undefined;
  }
  const rows = [...pairs].map((pair) => pair.map(textOf));
  const measured = rows.filter(([name = '', amount = '']) => isAmountCell(amount) && !isAmountCell(name));
  const isList = measured.length >= ENOUGH && measured.length >= rows.length * ENOUGH_SHARE;
  return isList && rows.flat().every((text) => text.length <= MAX_CHARS) ? pairs : new Map();
}

function textOf(element: PageElement): string {
  return cleanText(inlineText([element]).slice(0, MAX_CHARS * 4));
}
