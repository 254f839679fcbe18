import { html, parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
export type Node = Tree.ChildNode;
export type Parent = Tree.ParentNode;

const BLOCKS = new Set(
  (
    'address article aside blockquote dd details dialog div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main ' +
    'nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const HEADING = /^h[1-6]$/;

export function treeOf(page: string): Tree.Document {
  return parse(page);
}

export function textOfTree(tree: Tree.Document): string {
  return serialize(tree);
}

export function isElement(node: Tree.Node): node is Element {
  return 'tagName' in node;
}

export function isBlock(node: Tree.Node): boolean {
  return isElement(node) && BLOCKS.has(node.tagName);
}

export function isHeading({ tagName }: Element): boolean {
  return HEADING.test(tagName);
}

export function isList(node: Tree.Node): node is Element {
  return isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol');
}

/** The elements of a part of a page in document order, fixed before any of them is changed. */
export function elementsOf(parent: Parent): Element[] {
  const found: Element[] = [];
  const visit = (node: Parent) => {
    for (const child of node.childNodes) {
      if (!isElement(child)) continue;
      found.push(child);
      visit(child);
      if ('content' in child) visit(child.content);
    }
  };
  visit(parent);
  return found;
}

/** What a person reads of a node, in one line. */
export function textOf(node: Tree.Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: Tree.Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  if (!('childNodes' in node) || /^(?:script|style|template|noscript)$/.test(node.nodeName)) return '';
  const text = node.childNodes.map(rawText).join('');
  return isBlock(node) || node.nodeName === 'br' ? ` ${text} ` : text;
}

export function textNode(value: string): Tree.TextNode {
  return { nodeName: '#text', value, parentNode: null };
}

export function element(
  tagName: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Node[],
): Element {
  const made: Element = {
    nodeName: tagName,
    tagName,
    namespaceURI: html.NS.HTML,
    attrs: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    childNodes: [],
    parentNode: null,
  };
  setChildren(made, children);
  return made;
}

export function setChildren(parent: Parent, children: readonly Node[]): void {
  parent.childNodes = [...children];
  for (const child of children) child.parentNode = parent;
}

/** Puts nodes in the place of one, which is taken out of the tree and may be used again. */
export function replace(node: Node, ...by: readonly Node[]): void {
  const parent = node.parentNode;
  if (parent === null) return;
  setChildren(
    parent,
    parent.childNodes.flatMap((child) => (child === node ? by : [child])),
  );
  if (!by.includes(node)) node.parentNode = null;
}

export function rename(node: Element, tagName: string): void {
  node.tagName = tagName;
  node.nodeName = tagName;
}

export function ancestorsOf(node: Node): Element[] {
  const parent = node.parentNode;
  return parent !== null && isElement(parent) ? [parent, ...ancestorsOf(parent)] : [];
}

/** The sibling element before a node, when nothing readable stands between them. */
export function elementBefore(node: Node): Element | undefined {
  const siblings = node.parentNode?.childNodes ?? [];
  for (let place = siblings.indexOf(node) - 1; place >= 0; place--) {
    const sibling = siblings[place];
    if (sibling === undefined) return undefined;
    if (isElement(sibling)) return sibling;
    if (textOf(sibling) !== '') return undefined;
  }
  return undefined;
}
