import { LANGUAGES, roleOf, roleOfBeginning, wordsFor, type Role } from './heading-words.ts';
import type { Chance } from './chance.ts';
import { holdsBlock } from './lists.ts';
import { element, elementsOf, isElement, isHeading, rename, replace, setChildren, textNode } from './tree.ts';
import { textOf, type Element, type Parent } from './tree.ts';

const HEADING_CHARS = 60;
const MAY_HEAD = /^(?:h[2-6]|p|div|span|strong|b|em|u|dt|th|legend|label|summary|a|button)$/;

export interface RecipeHeading {
  /** The innermost element that holds the whole text. */
  at: Element;
  role: Role;
}

/** The headings of a page's recipe: in whatever element, when the text is nothing but the heading's words. */
export function recipeHeadings(page: Parent): RecipeHeading[] {
  return elementsOf(page).flatMap((at): RecipeHeading[] => {
    if (!MAY_HEAD.test(at.tagName)) return [];
    const text = textOf(at);
    if (text === '' || text.length > HEADING_CHARS) return [];
    if (at.childNodes.some((child) => isElement(child) && textOf(child) === text)) return [];
    const role = isHeading(at) ? roleOfBeginning(text) : roleOf(text);
    return role === undefined ? [] : [{ at, role }];
  });
}

/** Each heading below the title becomes a bold paragraph. */
export function headingsToBold(page: Parent, chance: Chance): void {
  const bold = chance.pick(['strong', 'b']);
  for (const heading of elementsOf(page)) {
    if (!isHeading(heading) || heading.tagName === 'h1') continue;
    rename(heading, heading.childNodes.some(holdsBlock) ? 'div' : 'p');
    setChildren(heading, [element(bold, {}, heading.childNodes)]);
  }
}

/** The headings of the recipe's parts are not there. */
export function recipeHeadingsDropped(page: Parent): void {
  for (const { at } of recipeHeadings(page)) replace(at);
}

/** No heading is there but the title. */
export function allHeadingsDropped(page: Parent): void {
  recipeHeadingsDropped(page);
  for (const heading of elementsOf(page))
    if (isHeading(heading) && heading.tagName !== 'h1') replace(heading);
}

/** The headings of the recipe's parts are those of another language. */
export function headingsTranslated(page: Parent, chance: Chance): void {
  const headings = recipeHeadings(page);
  const own = new Set(headings.map(({ at }) => textOf(at).toLowerCase()));
  const others = LANGUAGES.filter((language) =>
    (['ingredients', 'instructions'] as const).every((role) =>
      wordsFor(language, role).every((word) => !own.has(word.toLowerCase())),
    ),
  );
  const language = chance.pick(others);
  const chosen = new Map<Role, string>();
  for (const { at, role } of headings) {
    const word = chosen.get(role) ?? chance.pick(wordsFor(language, role));
    chosen.set(role, word);
    setChildren(at, [textNode(textOf(at).endsWith(':') ? `${word}:` : word)]);
  }
}
