import { attribute, isElement, type PageDocument, type PageElement } from './document.ts';

const MAX_ELEMENTS = 300;
const MAX_UP = 30;

/** A site's header with its menu and search: it names nothing of the recipe, where it has no heading. */
export function isSiteHeader(element: PageElement, page: PageDocument): boolean {
  if (element.tagName !== 'header' || isInArticle(element)) return false;
  const start = page.placeOf(element);
  const end = page.ends[start] ?? start;
  if (end - start > MAX_ELEMENTS) return false;
  const inside = page.elements.slice(start + 1, end);
  return inside.some(isMenuOrSearch) && !inside.some(({ tagName }) => /^h[1-6]$/.test(tagName));
}

function isMenuOrSearch(element: PageElement): boolean {
  const isSearch = attribute(element, 'role') === 'search' || attribute(element, 'type') === 'search';
  return element.tagName === 'nav' || isSearch;
}

/** An article may have a header of its own, with its times. */
function isInArticle(element: PageElement): boolean {
  let node = element.parentNode;
  for (let up = 0; up < MAX_UP && node !== null && isElement(node); up++) {
    if (node.tagName === 'article' || node.tagName === 'main') return true;
    node = node.parentNode;
  }
  return false;
}
