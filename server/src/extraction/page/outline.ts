import type { Outline, OutlineItem } from './outline-item.ts';
import {
  attribute,
  isElement,
  isNamedComments,
  isPutAside,
  type PageDocument,
  type PageElement,
  type PageNode,
} from './document.ts';
import { PAGE_LIMITS } from './bounds.ts';
import { inlineText, isEmphasized } from './inline-text.ts';
import { hasAmountFirst, isBareAmount } from '../lines/amounts.ts';
import { isStrongIngredient } from '../lines/ingredients.ts';
import { matchHeading } from '../lines/headings.ts';
import { labelledPart, linesOfPre, splitAtBreaks, withoutBrokenLine } from './lines-of-text.ts';
import { withUsualCounting } from './counting.ts';
import { definitionRows } from './definition-rows.ts';
import { findPanels, type Panels } from './panels.ts';
import {
  cellsOf,
  inlineRows,
  isAmountCell,
  isAmountRow,
  likenessOf,
  signature,
  splitAtBullets,
  type Likeness,
} from './rows.ts';
import { ingredientsOfParagraph } from './repair-lines.ts';
import { ingredientsOfRow, paragraphsOfItem } from './side-by-side.ts';
import { isAdvert } from './boilerplate.ts';
import { isSiteHeader } from './site-header.ts';
import { withoutControls, withoutHiddenTwins } from './unit-variants.ts';
import { cleanText, withoutKeycap } from './text.ts';

const MAX_ITEM_CHARS = 8_000;
const MAX_ROW_CHARS = 600;
const MAX_CELLS = 5;
const MAX_ROW_ELEMENTS = 300;
const MAX_FORM_ELEMENTS = 200;
const ENOUGH_IN_FORM = 3;
/** More in a row of a table make its cells lists or texts of their own. */
const MAX_BREAKS_OF_ROW = 3;
const MAX_MAIN_HEADINGS = 20;
const MAX_HEADINGS = 100;
const MAX_HEADING_CHARS = 150;
const PANEL_LEVEL = 2;
const LABEL_LEVEL = 6;
const BOLD_LEVEL = 7;
const CHROME = new Set(['nav', 'footer']);
/** They belong to the site unless the recipe stands in them. */
const FRAMES = new Set(['form', 'aside']);

interface Surroundings {
  isHidden: boolean;
  isChrome: boolean;
  list: number;
}

/** Lays the page's visible text out as headings and lines. */
export function outlinePage(page: PageDocument): Outline {
  const items = new OutlineWriter(page).items;
  return {
    items,
    within(element) {
      const start = page.placeOf(element);
      if (start < 0) return [];
      const end = page.ends[start] ?? start;
      return items.slice(firstAt(items, start), firstAt(items, end));
    },
  };
}

function firstAt(items: readonly OutlineItem[], place: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.place ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

class OutlineWriter {
  items: OutlineItem[] = [];
  private readonly page: PageDocument;
  private readonly mainHeadings: readonly number[];
  private readonly panels: Panels;

  constructor(page: PageDocument) {
    this.page = page;
    this.panels = findPanels(page);
    this.mainHeadings = [
      ...page.byTag('h1').slice(0, MAX_MAIN_HEADINGS),
      ...['h2', 'h3', 'h4', 'h5'].flatMap((tag) =>
        page.byTag(tag).slice(0, MAX_HEADINGS).filter(namesIngredients),
      ),
    ].map((element) => page.placeOf(element));
    const body = page.byTag('body')[0];
    if (body !== undefined)
      this.children(body, { isHidden: false, isChrome: false, list: page.placeOf(body) });
    this.items.sort((left, right) => left.place - right.place);
    this.items = this.items.filter(({ text }) => !isAdvert(text));
    lowerFalseHeadings(this.items);
    this.items = withUsualCounting(withoutControls(withoutHiddenTwins(this.items)));
  }

  private visit(element: PageElement, around: Surroundings, alike: Likeness): void {
    if (this.panels.isTabs(element)) return;
    const label = this.panels.labelOf(element);
    const inside = {
      isHidden: label === undefined && (around.isHidden || isPutAside(element)),
      isChrome:
        around.isChrome ||
        CHROME.has(element.tagName) ||
        this.isFrame(element) ||
        isSiteHeader(element, this.page),
      list: around.list,
    };
    if (isNamedComments(element) && !this.holdsMainHeading(element)) return;
    if (label !== undefined) this.title(element, label, inside);
    const beside = [...ingredientsOfRow(element), ...paragraphsOfItem(element).map((line) => [line])];
    const level = headingLevel(element);
    if (beside.length > 1) for (const cells of beside) this.row(cells[0]!, cells, inside);
    else if (level > 0 && !this.isCard(element))
      this.emit(element, element.childNodes, { ...inside, level, isListItem: false });
    else if (!this.holdsBlocks(element)) this.lines(element, element.childNodes, inside, alike.made > 1);
    else if (this.isOneRow(element, alike)) this.row(element, element.childNodes, inside);
    else this.children(element, inside);
  }

  private children(parent: PageElement, around: Surroundings): void {
    const inside = { ...around, list: this.page.placeOf(parent) };
    const likeness = likenessOf(parent);
    const rows = definitionRows(parent);
    let run: PageNode[] = [];
    const flush = () => {
      if (run.length > 0) this.lines(parent, run, inside);
      run = [];
    };
    for (const child of parent.childNodes) {
      if (!isElement(child)) {
        run.push(child);
      } else if (rows.size > 0) {
        const definition = rows.get(child);
        if (definition !== undefined) this.row(child, [child, definition], inside, []);
      } else if (child.isBlock || this.holdsBlocks(child)) {
        flush();
        if (!child.isUnread) this.visit(child, inside, likeness(child));
      } else run.push(child);
    }
    flush();
  }

  /** Text without blocks inside: one line, or several between line breaks. */
  private lines(owner: PageElement, nodes: readonly PageNode[], around: Surroundings, isRow = false): void {
    const isListItem = isItem(owner);
    const parts = linesOfPre(owner, nodes) ?? splitAtBreaks(nodes);
    for (const part of isListItem ? withoutBrokenLine(parts) : parts) {
      const rows = inlineRows(part, isRow || isListItem);
      for (const row of rows) this.row(row, row.childNodes, around);
      if (rows.length > 0) continue;
      const level = isEmphasized(part) ? 7 : 0;
      this.emit(owner, part, { ...around, level, isListItem });
    }
  }

  private row(
    owner: PageElement,
    nodes: readonly PageNode[],
    around: Surroundings,
    cells = cellsOf(nodes),
  ): void {
    this.emit(owner, nodes, { ...around, level: 0, isListItem: true }, cells);
  }

  private emit(
    owner: PageElement,
    nodes: readonly PageNode[],
    item: Omit<OutlineItem, 'text' | 'place' | 'make' | 'cells'>,
    pieces = item.isListItem ? cellsOf(nodes) : [],
  ): void {
    if (this.items.length >= PAGE_LIMITS.items) return;
    let whole = withoutKeycap(cleanText(inlineText(nodes).slice(0, MAX_ITEM_CHARS)));
    if (whole === '' && item.level > 0)
      whole = cleanText(inlineText(nodes, true).slice(0, MAX_HEADING_CHARS));
    if (whole === '' && item.isListItem) whole = ingredientInButton(nodes);
    const list = item.level === 0 ? ingredientsOfParagraph(whole) : undefined;
    const texts = list?.lines ?? splitAtBullets(whole);
    // Lines of one element are told apart by the first element inside them.
    const first = nodes === owner.childNodes ? undefined : nodes.find(isElement);
    const inner = first === undefined ? -1 : this.page.placeOf(first);
    const last = nodes === owner.childNodes ? -1 : (this.items.at(-1)?.place ?? -1);
    const place = Math.max(this.page.placeOf(owner), inner, last);
    const make = madeLike(owner);
    const cells = texts.length === 1 ? pieces : [];
    if (list?.name) this.items.push({ ...item, text: list.name, place, make, cells: [], level: BOLD_LEVEL });
    for (const text of texts) {
      const part = item.isListItem ? undefined : labelledPart(text);
      if (part !== undefined)
        this.items.push({ ...item, text: part.label, place, make, cells: [], level: LABEL_LEVEL });
      const level = texts.length > 1 || part !== undefined ? 0 : item.level;
      this.items.push({ ...item, text: part?.rest ?? text, place, make, cells, level });
    }
  }

  private title(owner: PageElement, text: string, around: Surroundings): void {
    const last = this.items.at(-1);
    if (last?.text === text) return;
    const place = Math.max(this.page.placeOf(owner), last?.place ?? -1);
    const level = matchHeading(text) === undefined ? 7 : PANEL_LEVEL;
    this.items.push({ ...around, text, place, make: '', cells: [], level, isListItem: false });
  }

  private holdsBlocks(element: PageElement): boolean {
    return this.page.holdsBlocks[this.page.placeOf(element)] ?? false;
  }

  /** A heading that a whole part of the page stands in. */
  private isCard(element: PageElement): boolean {
    const start = this.page.placeOf(element);
    if ((this.page.ends[start] ?? start) - start > MAX_ROW_ELEMENTS) return true;
    const text = inlineText(element.childNodes);
    return text.length > MAX_HEADING_CHARS && /\n.*\n/s.test(text.trim());
  }

  private isFrame(element: PageElement): boolean {
    return FRAMES.has(element.tagName) && !this.holdsMainHeading(element) && !this.holdsIngredients(element);
  }

  /** The page's main heading or that of the ingredients is inside: whatever it is named, this is no list of answers. */
  private holdsMainHeading(element: PageElement): boolean {
    const start = this.page.placeOf(element);
    const end = this.page.ends[start] ?? start;
    return this.mainHeadings.some((place) => place > start && place < end);
  }

  /** A form whose boxes are ticked as the ingredients are at hand. */
  private holdsIngredients(element: PageElement): boolean {
    if (element.tagName !== 'form') return false;
    const start = this.page.placeOf(element);
    const end = Math.min(this.page.ends[start] ?? start, start + MAX_FORM_ELEMENTS);
    const lines = this.page.elements
      .slice(start, end)
      .filter(({ tagName }) => tagName === 'label' || tagName === 'li');
    return lines.filter((line) => isStrongIngredient(textOf(line))).length >= ENOUGH_IN_FORM;
  }

  /**
   * Whether blocks inside are the cells of one line (amount, unit, name): a list item or table row, or one of several
   * siblings of the same make, without a list or a heading of its own. Blocks of one make inside speak for lines rather
   * than cells, unless there are many such siblings with few short ones each.
   */
  private isOneRow(element: PageElement, { made, shaped }: Likeness): boolean {
    const isItem = element.tagName === 'li' || element.tagName === 'tr';
    if (
      !isItem &&
      (Math.max(made, shaped) < 2 || element.tagName === 'section' || element.tagName === 'article')
    )
      return false;
    const start = this.page.placeOf(element);
    const end = this.page.ends[start] ?? start;
    if (end - start > MAX_ROW_ELEMENTS) return false;
    const inner = this.page.elements.slice(start + 1, end);
    if (inner.some((child) => /^(?:ul|ol|h[1-6]|table|li)$/.test(child.tagName))) return false;
    if (element.tagName === 'li') return true;
    const breaks = inner.filter((child) => child.tagName === 'br').length;
    if (breaks > (element.tagName === 'tr' ? MAX_BREAKS_OF_ROW : 0)) return false;
    const blocks = inner.filter((child) => child.isBlock && !this.holdsBlocks(child));
    if (blocks.length === 1 && made > 1 && element.tagName !== 'tr')
      return isAmountRow(element, blocks[0]!, this.page);
    if (blocks.length > MAX_CELLS || (blocks.length < 2 && element.tagName !== 'tr')) return false;
    const length = inlineText(element.childNodes).length;
    const amount = textOf(blocks[0]!);
    const isAmountAndName = blocks.length === 2 && made > 1 && (amount === '' || isBareAmount(amount));
    if (isAmountAndName && length <= MAX_ROW_CHARS / 4) return true;
    const isVaried = new Set(blocks.map(signature)).size === blocks.length;
    if (element.tagName === 'tr' || (isVaried && made >= 2)) return length <= MAX_ROW_CHARS;
    const isRow = made >= 4 || (isVaried && blocks.some((block) => isAmountCell(inlineText([block]))));
    return isRow && blocks.length <= 3 && length <= MAX_ROW_CHARS / 4;
  }
}

/** A list item that is nothing but a button to tick it off. */
function ingredientInButton(nodes: readonly PageNode[]): string {
  const text = cleanText(inlineText(nodes, true).slice(0, MAX_HEADING_CHARS));
  return isStrongIngredient(text) && /\p{L}{3}/u.test(text) ? text : '';
}

function textOf(element: PageElement): string {
  return cleanText(inlineText(element.childNodes).slice(0, MAX_HEADING_CHARS));
}

function isItem(element: PageElement): boolean {
  return element.tagName === 'li' || element.tagName === 'tr' || attribute(element, 'role') === 'listitem';
}

function namesIngredients(heading: PageElement): boolean {
  return matchHeading(textOf(heading))?.kind === 'ingredients';
}

function headingLevel(element: PageElement): number {
  const match = /^h([1-6])$/.exec(element.tagName);
  if (match !== null) return Number(match[1]);
  return attribute(element, 'role') === 'heading' ? 4 : 0;
}

function madeLike(element: PageElement): string {
  const cells = element.tagName === 'tr' ? element.childNodes.filter(isElement).length : 0;
  return cells > 0 ? `${signature(element)} ${cells}` : signature(element);
}

/**
 * Bold lines in a row are a list in bold. Long ones, those that start with an amount and list items that name several
 * things are no headings either.
 */
function lowerFalseHeadings(items: OutlineItem[]): void {
  let start = 0;
  items.forEach((item, index) => {
    if (item.level > 0 && item.text.length > MAX_HEADING_CHARS) item.level = 0;
    if (item.level === 7 && (hasAmountFirst(item.text) || (item.isListItem && item.text.includes(','))))
      item.level = 0;
    if (item.level === 7 && items[index + 1]?.level === 7) return;
    if (index - start >= 2) for (const bold of items.slice(start, index + 1)) bold.level = 0;
    start = index + 1;
  });
}
