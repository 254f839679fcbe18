import { elementsOf, replace, setChildren, type Element, type Parent } from './tree.ts';

const STRUCTURED = new Set(
  'itemscope itemtype itemprop itemid itemref typeof vocab property resource about prefix'.split(' '),
);
const HRECIPE =
  /^(?:h-?recipe|[pe]-ingredients?|[pe]-instructions|ingredients?|instructions|fn|p-name|(?:p-)?yield|(?:dt-)?duration|(?:prep|cook)time)$/i;
const JSON_START = /^\s*(?:[[{]|%7B|%5B)/i;
const JSON_CHARS = 60;

/** Takes off a page all data that is made for machines: scripts, microdata, RDFa, hRecipe, JSON in attributes. */
export function strip(page: Parent): void {
  for (const found of elementsOf(page)) {
    if (found.tagName === 'script' || (found.tagName === 'meta' && hasAttribute(found, 'itemprop'))) {
      replace(found);
      continue;
    }
    // `property` is also how Open Graph names a value of the head, which every site has.
    found.attrs = found.attrs.filter(
      ({ name, value }) =>
        (found.tagName === 'meta' || !STRUCTURED.has(name)) &&
        !(value.length >= JSON_CHARS && JSON_START.test(value)),
    );
    for (const attr of found.attrs) if (attr.name === 'class') attr.value = withoutHRecipe(attr.value);
  }
  dropComments(page);
}

function hasAttribute(found: Element, name: string): boolean {
  return found.attrs.some((attr) => attr.name === name);
}

function withoutHRecipe(classes: string): string {
  return classes
    .split(/\s+/)
    .filter((name) => !HRECIPE.test(name))
    .join(' ');
}

function dropComments(page: Parent): void {
  for (const parent of [page, ...elementsOf(page)])
    if (parent.childNodes.some((node) => node.nodeName === '#comment'))
      setChildren(
        parent,
        parent.childNodes.filter((node) => node.nodeName !== '#comment'),
      );
}
