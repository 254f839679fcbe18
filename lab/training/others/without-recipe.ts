import { strip } from '../../../server/src/testing/page-mutations/strip.ts';
import {
  elementsOf,
  isBlock,
  isElement,
  replace,
  textOf,
  textOfTree,
  treeOf,
  type Element,
} from '../../../server/src/testing/page-mutations/tree.ts';
import { roleOf } from '../../../server/src/testing/page-mutations/heading-words.ts';
import type { Expected } from '../corpus.ts';
import { lineLabels } from '../labels.ts';

const MOST_ROW_CHARS = 300;

/**
 * A page whose recipe is taken out: its data, each line of it, and the headings over them. What stays is what a page without
 * a recipe has: menus, an article, other dishes, comments.
 */
export function withoutRecipe(html: string, expected: Expected, keepsHeadings: boolean): string {
  const page = treeOf(html);
  strip(page);
  const lines = elementsOf(page)
    .filter(({ tagName }) => !/^(?:html|head|body|title|meta)$/.test(tagName))
    .map((element) => ({ element, texts: textsOf(element) }));
  const texts = [...new Set(lines.flatMap((line) => line.texts))];
  const labels = lineLabels(
    texts.map((text) => ({ text, level: 0 })),
    expected,
  );
  const known = new Set(texts.filter((_, place) => (labels[place] ?? 0) > 0));
  const isHeading = (text: string) => /^(?:ingredients|instructions)$/.test(roleOf(text) ?? '');
  for (const line of lines) {
    const isOfRecipe = line.texts.some((text) => known.has(text) || (!keepsHeadings && isHeading(text)));
    if (isOfRecipe) replace(line.element);
  }
  return textOfTree(page);
}

/** The lines of an element that holds no blocks, or the one of a row. */
function textsOf(element: Element): string[] {
  if (!holdsBlocks(element)) return linesOf(element);
  const text = textOf(element);
  return text === '' || text.length > MOST_ROW_CHARS ? [] : [text];
}

function holdsBlocks(element: Element): boolean {
  return elementsOf(element).some(isBlock);
}

/** The lines of an element without blocks, between its line breaks. */
function linesOf(element: Element): string[] {
  const lines = [''];
  for (const child of element.childNodes) {
    if (isElement(child) && child.tagName === 'br') lines.push('');
    else lines[lines.length - 1] = `${lines.at(-1)} ${textOf(child)}`;
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
