import { isElement, isSwitchedOff, isTextNode, type PageElement, type PageNode } from './document.ts';

/**
 * The readable text of some nodes. Line breaks and block ends become '\n'. Neighbouring elements that only a style sheet
 * keeps apart ('<span>2</span><span>cups</span>') get a space between them; a word that is partly marked up does not. What
 * buttons say is read on request.
 */
export function inlineText(nodes: readonly PageNode[], readsButtons = false): string {
  const writer = new TextWriter(readsButtons);
  for (const node of nodes) write(node, writer);
  return writer.text;
}

export function elementText(element: PageElement): string {
  return inlineText(element.childNodes);
}

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
    writer.add(node.value.replace(/[\n\r]+/g, ' '));
    return;
  }
  if (!isElement(node) || (node.isUnread && !(writer.readsButtons && node.tagName === 'button'))) return;
  if (node.tagName === 'br') {
    writer.break();
    return;
  }
  const block = node.isBlock;
  if (!block && isSwitchedOff(node)) return;
  if (block) writer.break();
  else writer.open(node.tagName);
  for (const child of node.childNodes) write(child, writer);
  if (block) writer.break();
  else writer.close(node.tagName);
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
