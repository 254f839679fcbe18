import type { Chance } from './chance.ts';
import {
  ancestorsOf,
  element,
  elementsOf,
  isBlock,
  isElement,
  isList,
  rename,
  replace,
  setChildren,
  textOf,
} from './tree.ts';
import type { Element, Node, Parent } from './tree.ts';

const AROUND_THE_CONTENT = /^(?:nav|footer|menu)$/;

/** The lists of what a page is about: not of its menus. Inner lists come first. */
export function contentLists(page: Parent): Element[] {
  return elementsOf(page)
    .filter(isList)
    .filter((list) => ![list, ...ancestorsOf(list)].some(isAround))
    .reverse();
}

function isAround({ tagName, attrs }: Element): boolean {
  return (
    AROUND_THE_CONTENT.test(tagName) ||
    attrs.some(
      ({ name, value }) => name === 'role' && /^(?:navigation|menu|menubar|banner|contentinfo)$/.test(value),
    )
  );
}

/** Lists and their items become divs. */
export function listsToDivs(page: Parent): void {
  for (const list of contentLists(page)) {
    for (const item of itemsOf(list)) rename(item, 'div');
    rename(list, 'div');
  }
}

/** Items become paragraphs, within a div or with nothing around them. */
export function listsToParagraphs(page: Parent, chance: Chance): void {
  const keepsBox = chance.pick([true, false]);
  for (const list of contentLists(page)) {
    const paragraphs = list.childNodes.flatMap((child) =>
      isElement(child) && child.tagName === 'li' ? paragraphsOf(child) : [child],
    );
    rename(list, 'div');
    if (keepsBox) setChildren(list, paragraphs);
    else replace(list, ...paragraphs);
  }
}

/** An item's own text as a paragraph, and the blocks it holds after or before it. */
function paragraphsOf(item: Element): Node[] {
  if (!item.childNodes.some(holdsBlock)) return [element('p', classOf(item), item.childNodes)];
  const made: Node[] = [];
  let inline: Node[] = [];
  const close = () => {
    if (inline.some((node) => textOf(node) !== '')) made.push(element('p', classOf(item), inline));
    inline = [];
  };
  for (const child of item.childNodes) {
    if (!holdsBlock(child)) {
      inline.push(child);
      continue;
    }
    close();
    made.push(child);
  }
  close();
  return made;
}

function classOf(item: Element): Record<string, string> {
  return Object.fromEntries(
    item.attrs.filter(({ name }) => name === 'class').map(({ name, value }) => [name, value]),
  );
}

export function holdsBlock(node: Node): boolean {
  return isBlock(node) || (isElement(node) && node.childNodes.some(holdsBlock));
}

/** Items become rows to tick off: a label with a box and a span. */
export function listsToLabelRows(page: Parent): void {
  for (const list of contentLists(page)) {
    for (const item of itemsOf(list)) {
      rename(item, 'label');
      setChildren(item, [element('input', { type: 'checkbox' }, []), element('span', {}, item.childNodes)]);
    }
    rename(list, 'div');
  }
}

function itemsOf(list: Element): Element[] {
  return list.childNodes.filter((child): child is Element => isElement(child) && child.tagName === 'li');
}
