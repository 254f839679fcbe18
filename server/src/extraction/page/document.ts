import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { PAGE_LIMITS } from './bounds.ts';
import { stripHidden, type PageScript } from './strip-hidden.ts';
import { isNumbered } from '../lines/steps.ts';

export interface PageElement extends Tree.Element {
  /** Starts a line of its own. */
  isBlock: boolean;
  /** Its text is no part of what the page says: code, controls, pictures, words for screen readers. */
  isUnread: boolean;
}
export type PageNode = Tree.ChildNode;

/** A parsed page. Elements are known by their place in document order, so "inside" is a comparison of numbers. */
export interface PageDocument {
  /** The address the page was read from; relative addresses resolve against `base`. */
  url: string;
  base: string;
  elements: readonly PageElement[];
  /** They are no elements: nothing else of a page is of their kind. */
  scripts: readonly PageScript[];
  /** For each element the place after its last descendant. */
  ends: readonly number[];
  /** Whether the element holds any block-level element. */
  holdsBlocks: readonly boolean[];
  placeOf(element: PageElement): number;
  byTag(tag: string): readonly PageElement[];
}

const BLOCK_TAGS = new Set(
  (
    'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const UNREAD_TAGS = new Set(
  (
    'script style noscript template svg button select option input textarea iframe object canvas audio video img ' +
    'picture map math head datalist figcaption'
  ).split(' '),
);

class PageTooLargeError extends Error {}

/** Parses a page. One that is built to exhaust the parser is read up to the limits, never beyond. */
export function parsePage(html: string, url: string): PageDocument {
  const light = stripHidden(html);
  return describe(buildTree(light.html), light.scripts, url);
}

function buildTree(html: string): Tree.Document {
  const document = defaultTreeAdapter.createDocument();
  let nodes = 0;
  let depth = 0;
  const count = () => {
    if (++nodes > PAGE_LIMITS.nodes) throw new PageTooLargeError();
  };
  const adapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createDocument: () => document,
    createElement(tagName, namespace, attributes): PageElement {
      count();
      const element = defaultTreeAdapter.createElement(tagName, namespace, attributes) as PageElement;
      element.isBlock = BLOCK_TAGS.has(tagName) || hasRoleOfBlock(element);
      // `describe` decides, once the element has its attributes and children.
      element.isUnread = UNREAD_TAGS.has(tagName);
      return element;
    },
    createCommentNode(data) {
      count();
      return defaultTreeAdapter.createCommentNode(data);
    },
    onItemPush() {
      if (++depth > PAGE_LIMITS.depth) throw new PageTooLargeError();
    },
    onItemPop() {
      depth--;
    },
  };
  try {
    parse(html, { treeAdapter: adapter });
  } catch (error) {
    if (!(error instanceof PageTooLargeError)) throw error;
  }
  return document;
}

function describe(root: Tree.Document, scripts: readonly PageScript[], url: string): PageDocument {
  const elements: PageElement[] = [];
  const ends: number[] = [];
  const holdsBlocks: boolean[] = [];
  const places = new Map<PageElement, number>();
  const tags = new Map<string, PageElement[]>();
  const enter = (parent: Tree.ParentNode, depth: number): boolean => {
    let hasBlock = false;
    if (depth > PAGE_LIMITS.depth + 50) return false;
    for (const node of parent.childNodes) {
      if (!isElement(node)) continue;
      const place = elements.push(node) - 1;
      places.set(node, place);
      const sameTag = tags.get(node.tagName);
      if (sameTag === undefined) tags.set(node.tagName, [node]);
      else sameTag.push(node);
      const holds = enter(node, depth + 1);
      holdsBlocks[place] = holds;
      ends[place] = elements.length;
      node.isUnread = saysNothing(node);
      if (!holds && isPlaceOfControl(node, parent)) node.isBlock = false;
      if (holds || node.isBlock) hasBlock = true;
    }
    return hasBlock;
  };
  enter(root, 0);
  const byTag = (tag: string) => tags.get(tag) ?? [];
  const base = attribute(byTag('base')[0], 'href');
  return {
    url,
    base: (base !== undefined && resolveAddress(base, url)) || url,
    elements,
    scripts,
    ends,
    holdsBlocks,
    placeOf: (element) => places.get(element) ?? -1,
    byTag,
  };
}

/** The absolute http(s) form of an address in the page; undefined when it is none. */
export function resolveAddress(address: string, base: string): string | undefined {
  const trimmed = address.trim();
  if (trimmed === '' || trimmed.length > 2_048 || !URL.canParse(trimmed, base)) return undefined;
  const resolved = new URL(trimmed, base);
  return resolved.protocol === 'http:' || resolved.protocol === 'https:' ? resolved.href : undefined;
}

export function isElement(node: Tree.Node): node is PageElement {
  return 'tagName' in node;
}

export function isTextNode(node: Tree.Node): node is Tree.TextNode {
  return node.nodeName === '#text';
}

export function attribute(element: PageElement | undefined, name: string): string | undefined {
  return element?.attrs.find((attr) => attr.name === name)?.value;
}

/** Class names, id and test ids in one string: what an author or a tool calls this part. */
export function markerOf(element: PageElement): string {
  let marker = '';
  for (const { name, value } of element.attrs) {
    if (name === 'class' || name === 'id' || name.startsWith('data-test') || name === 'data-component') {
      marker += ` ${value}`;
    }
  }
  return marker.length > 500 ? marker.slice(0, 500) : marker;
}

/** An element of a page's own making that stands for one of a list: '<x-ingredient role="listitem">'. */
function hasRoleOfBlock(element: PageElement): boolean {
  return (
    element.tagName.includes('-') && /^(?:list|listitem|heading)$/.test(attribute(element, 'role') ?? '')
  );
}

const SCREEN_READER =
  /(?:^|[\s_-])(?:sr-only|screen-reader(?:-text)?|visually-?hidden|assistive-text|offscreen)(?:$|[\s_-])/i;

const INLINE = /^(?:span|label|a|b|strong|em|i)$/;

/** A block in the middle of a line that holds a button and no text: it parts nothing. */
function isPlaceOfControl(element: PageElement, parent: Tree.ParentNode): boolean {
  if (element.tagName !== 'div' || !isElement(parent) || !INLINE.test(parent.tagName)) return false;
  const inner = element.childNodes.filter((node) => !isTextNode(node) || node.value.trim() !== '');
  const [only] = inner;
  return inner.length === 1 && only !== undefined && isElement(only) && only.tagName === 'button';
}

/** What stands under a picture is read when it is a numbered step. */
function saysNothing(element: PageElement): boolean {
  if (UNREAD_TAGS.has(element.tagName))
    return element.tagName !== 'figcaption' || !isNumbered(beginningOf(element).trimStart());
  return (isForScreenReaders(element) || isCaption(element)) && !element.childNodes.some(isPart);
}

const CAPTION = /(?:^|\s)(?:wp-|tr-|image-|img-|photo-|picture-)caption(?:-text)?(?:$|\s)/i;

/** What stands under a picture by the class that publishing tools give it. */
function isCaption(element: PageElement): boolean {
  return (
    CAPTION.test(attribute(element, 'class') ?? '') &&
    !element.childNodes.some((node) => isElement(node) && /^(?:img|a|p)$/.test(node.tagName)) &&
    !isNumbered(beginningOf(element).trimStart())
  );
}

/** A part of the page rather than some words. */
function isPart(node: Tree.Node): boolean {
  return isElement(node) && /^(?:div|section|article|ul|ol|dl|table)$/.test(node.tagName);
}

function isForScreenReaders(element: PageElement): boolean {
  const classes = attribute(element, 'class');
  return classes !== undefined && SCREEN_READER.test(classes);
}

const BEGINNING_CHARS = 40;

function beginningOf(node: Tree.Node, before = ''): string {
  if (isTextNode(node)) return before + node.value.slice(0, BEGINNING_CHARS);
  let text = before;
  for (const child of isElement(node) ? node.childNodes : []) {
    if (text.length >= BEGINNING_CHARS) break;
    text = beginningOf(child, text);
  }
  return text;
}

const COMMENT_BOXES = 'area|section|list|wrap(?:per)?|container|thread|item|message|body|holder|content|box';
const COMMENTS = new RegExp(
  String.raw`(?:^|[\s_-])(?:comments?|commentlist|respond|disqus|reviews)(?:[-_]{1,2}(?:${COMMENT_BOXES}))?(?=$|\s)`,
  'i',
);
const ABOUT_COMMENTS =
  /(?:^|[\s_-])(?:no|has|with|without|open|allow|closed?|show|hide|hidden|enabled?|disabled?|toggle)[-_]comments?/i;

/** A part in which readers answer, by the names that publishing tools give it. The caller knows that no recipe is inside. */
export function isNamedComments(element: PageElement): boolean {
  if (!/^(?:div|section|ol|ul|li|article|aside)$/.test(element.tagName)) return false;
  const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
  return names.length < 500 && COMMENTS.test(names) && !ABOUT_COMMENTS.test(names);
}

/** A part that is not shown at first: switched off, or named for screen readers as closed accordions often are. */
export function isPutAside(element: PageElement): boolean {
  return isSwitchedOff(element) || isForScreenReaders(element);
}

/** Switched off by its own attributes: a hidden tab, the metric twin of a list. */
export function isSwitchedOff(element: PageElement): boolean {
  return element.attrs.some(
    ({ name, value }) =>
      name === 'hidden' || (name === 'style' && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(value)),
  );
}

/** By the class that style sheets of today hide with, at every width. */
export function isHiddenByClass(element: PageElement): boolean {
  const classes = attribute(element, 'class') ?? '';
  return (
    /(?:^|\s)(?:hidden|d-none)(?:\s|$)/.test(classes) &&
    !/(?:^|\s)(?:(?:sm|md|lg|xl|2xl|xxl):|d-(?:sm|md|lg|xl)-)/.test(classes)
  );
}

/** The text of a title element. */
export function rawText(element: PageElement): string {
  return element.childNodes.map((node) => (isTextNode(node) ? node.value : '')).join('');
}
