import { hasAmountFirst, isBareAmount } from '../lines/amounts.ts';
import { isOnlyNumber } from '../lines/steps.ts';
import {
  attribute,
  isElement,
  isHiddenByClass,
  isSwitchedOff,
  isTextNode,
  type PageElement,
  type PageNode,
} from './document.ts';

/**
 * The readable text of some nodes. Line breaks and block ends become '\n'. Neighbouring elements that only a style sheet
 * keeps apart ('<span>2</span><span>cups</span>') get a space between them; a word that is partly marked up does not. A control
 * in the middle of a line belongs to it; what other buttons say is read on request.
 */
export function inlineText(nodes: readonly PageNode[], readsButtons = false): string {
  const writer = new TextWriter(readsButtons);
  for (const node of nodes) write(node, writer);
  return writer.text;
}

export function elementText(element: PageElement): string {
  return inlineText(element.childNodes);
}

const UNEVEN_SPACE = /\s\s|[\n\r\t]/;
const MAX_BEFORE = 20;
const MAX_BEHIND = 4;
/** No line of a recipe is in so many pieces. */
const MAX_SIBLINGS = 100;
const MAX_UP = 4;
const MAX_CONTROL_CHARS = 60;
/** A line goes on in small letters, or behind a comma or bracket. */
const GOES_ON = /^(?:[,;:)]\s*\p{L}|\.\s*$|\p{Ll}|\p{Lo}.*[。、！])/u;

class TextWriter {
  readonly readsButtons: boolean;
  private readonly pieces: string[] = [];
  /** The last character written; a pattern anchored at the end of the whole text would read all of it each time. */
  private last = '';
  private afterClose = false;
  private mayJoin = false;
  private atBoundary = false;

  constructor(readsButtons: boolean) {
    this.readsButtons = readsButtons;
  }

  get text(): string {
    return this.pieces.join('');
  }

  /** What stands before on the same line. */
  get line(): string {
    const recent = this.pieces.slice(-MAX_BEFORE);
    return recent
      .slice(recent.lastIndexOf('\n') + 1)
      .join('')
      .trim();
  }

  open(tag: string): void {
    if (this.afterClose) this.mayJoin = true;
    if (tag === 'sup' && /\d/.test(this.last)) this.put(' ');
    this.atBoundary = tag !== 'sup' && tag !== 'sub';
  }

  close(tag: string): void {
    this.afterClose = true;
    this.atBoundary = tag !== 'sup' && tag !== 'sub';
  }

  break(): void {
    this.put('\n');
    this.mayJoin = false;
  }

  add(value: string): void {
    if (value === '') return;
    if (this.needsSpace(value)) this.put(' ');
    this.put(value);
    this.afterClose = false;
    this.mayJoin = false;
    this.atBoundary = false;
  }

  private put(text: string): void {
    this.pieces.push(text);
    this.last = text.charAt(text.length - 1);
  }

  private needsSpace(value: string): boolean {
    if (this.mayJoin && /[\p{L}\p{N}).,;:%]/u.test(this.last) && /^[\p{L}\p{N}(]/u.test(value)) return true;
    return this.atBoundary && /[\d½¼¾⅓⅔⅛⅜⅝⅞]/.test(this.last) && /^\p{L}/u.test(value);
  }
}

function write(node: PageNode, writer: TextWriter): void {
  if (isTextNode(node)) {
    // How a page's source is broken into lines and indented says nothing.
    writer.add(UNEVEN_SPACE.test(node.value) ? node.value.replace(/\s+/g, ' ') : node.value);
    return;
  }
  if (!isElement(node)) return;
  if (node.isUnread && !isReadControl(node, writer)) return;
  if (node.tagName === 'select') {
    writer.add(chosenOf(node));
    return;
  }
  if (node.tagName === 'br') {
    writer.break();
    return;
  }
  const block = node.isBlock;
  if (!block && (isSwitchedOff(node) || isHiddenTwin(node, writer.line))) return;
  if (block) writer.break();
  else writer.open(node.tagName);
  for (const child of node.childNodes) write(child, writer);
  if (block) writer.break();
  else writer.close(node.tagName);
}

/** The amount in other measures behind an amount, which a switch shows in its place. */
function isHiddenTwin(node: PageElement, before: string): boolean {
  return isHiddenByClass(node) && isBareAmount(before) && isBareAmount(textIn(node));
}

function isReadControl(node: PageElement, writer: TextWriter): boolean {
  if (node.tagName === 'button') return writer.readsButtons || isPartOfLine(node, textIn(node), writer.line);
  return node.tagName === 'select' && isPartOfLine(node, chosenOf(node), writer.line);
}

/**
 * '3 tablespoons <button>sesame paste</button>', 'Boil for <button>6 minutes</button> and drain': what the line would lack,
 * and no 'Print' behind it.
 */
function isPartOfLine(control: PageElement, text: string, before: string): boolean {
  if (!/[\p{L}\d]/u.test(text) || text.length > MAX_CONTROL_CHARS) return false;
  if (isBareAmount(before)) return true;
  const behind = textBehind(control);
  // 'Ingredients for [4] servings', whatever is in capitals.
  if (control.tagName === 'select' && /^\d{1,3}$/.test(text)) return before !== '' && /^\p{L}/u.test(behind);
  if (before === '') return hasAmountFirst(text) && GOES_ON.test(behind);
  return GOES_ON.test(behind) && !isOnlyNumber(before);
}

/** The option that is chosen, or the first. */
function chosenOf(select: PageElement): string {
  const options = select.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'option');
  const chosen = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0];
  return chosen === undefined ? '' : textIn(chosen);
}

function textIn(element: PageElement): string {
  return inlineText(element.childNodes, true).replace(/\s+/g, ' ').trim();
}

/** The text behind an element on the same line. */
export function textBehind(element: PageElement): string {
  let node: PageElement = element;
  for (let up = 0; up < MAX_UP; up++) {
    const siblings: readonly PageNode[] = node.parentNode?.childNodes ?? [];
    if (siblings.length > MAX_SIBLINGS) return '';
    for (const next of siblings.slice(siblings.indexOf(node) + 1, siblings.indexOf(node) + 1 + MAX_BEHIND)) {
      if (isElement(next) && (next.isBlock || next.tagName === 'br')) return '';
      const text = inlineText([next]).trim();
      if (text !== '') return text;
    }
    const { parentNode } = node;
    if (parentNode === null || !isElement(parentNode) || parentNode.isBlock) return '';
    node = parentNode;
  }
  return '';
}

/** Whether all the words stand in bold. */
export function isEmphasized(nodes: readonly PageNode[]): boolean {
  return emphasis(nodes) === 'bold';
}

function emphasis(nodes: readonly PageNode[]): 'bold' | 'plain' | 'none' {
  let found: 'bold' | 'none' = 'none';
  for (const node of nodes) {
    if (isTextNode(node)) {
      if (/[\p{L}\p{N}]/u.test(node.value)) return 'plain';
    } else if (isElement(node) && !node.isUnread) {
      const inner = emphasis(node.childNodes);
      const isBold = /^(?:b|strong|u)$/.test(node.tagName);
      if (inner === 'plain' && !isBold) return 'plain';
      if (inner !== 'none') found = 'bold';
    }
  }
  return found;
}
