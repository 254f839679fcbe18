import { isDuration, parseDuration } from '../lines/durations.ts';
import { folded } from '../lines/folded.ts';
import { matchLabel } from '../lines/labels.ts';
import { namesServings, parseYield } from '../lines/yields.ts';
import { isElement, type PageDocument, type PageElement } from './document.ts';
import type { RecipeFields } from './fields.ts';
import { elementText } from './inline-text.ts';
import type { OutlineItem } from './outline-item.ts';
import { cleanText } from './text.ts';

type IconFacts = Pick<RecipeFields, 'prepTime' | 'cookTime' | 'servings'>;
type Value = Pick<OutlineItem, 'text'> & Partial<Pick<OutlineItem, 'place'>>;

const COUNT = /^[1-9]\d?(?:\s?[-–]\s?[1-9]\d?)?$/;
const MAX_UP = 3;
const MAX_INSIDE = 20;
const MAX_NAME_CHARS = 200;
const NAMED_BY = /^(?:class|id|alt|title|aria-label|data-[a-z-]*(?:icon|label)[a-z-]*)$/;

/** Times and servings with an icon for a label, by the names of the elements around them: '<li class="portions">4</li>'. */
export function readIconFacts(items: readonly Value[], page: PageDocument): IconFacts {
  const found = new Map<keyof IconFacts, Set<number>>();
  for (const [index, { text, place = -1 }] of items.entries()) {
    const isCount = COUNT.test(text);
    const element = page.elements[place];
    if (element === undefined || !(isCount || isDuration(text)) || isLabelOf(isCount, items[index - 1]?.text))
      continue;
    const label = namesAround(element, text, page)
      .map(factNamed)
      .find((each) => each !== undefined);
    const value = isCount ? parseYield([text]) : parseDuration(text);
    if (label === undefined || value === undefined || (label === 'servings') !== isCount) continue;
    found.set(label, (found.get(label) ?? new Set()).add(value));
  }
  // Different values are those of several recipes.
  return Object.fromEntries(
    [...found].filter(([, { size }]) => size === 1).map(([label, [value]]) => [label, value]),
  );
}

/** What a label in words says counts more: 'Ready in' over '45 min'. */
function isLabelOf(isCount: boolean, text = ''): boolean {
  const match = /\d/.test(text) ? undefined : matchLabel(folded(text));
  return match?.rest === '' && (match.label === 'servings') === isCount;
}

/** What the elements are called that hold a text and nothing else, and those in which an icon stands beside it. */
function namesAround(element: PageElement, text: string, page: PageDocument): string[] {
  let whole = element;
  for (let up = 0; up < MAX_UP; up++) {
    const { parentNode } = whole;
    if (parentNode === null || !isElement(parentNode) || cleanText(elementText(parentNode)) !== text) break;
    whole = parentNode;
  }
  const start = page.placeOf(whole);
  return page.elements
    .slice(start, Math.min(page.ends[start] ?? start, start + MAX_INSIDE))
    .flatMap(({ attrs }) => attrs.filter(({ name }) => NAMED_BY.test(name)).map(({ value }) => value))
    .filter((name) => name.length <= MAX_NAME_CHARS);
}

/** 'recipe__prep-time', 'item cookTime' or 'icon-portions' */
function factNamed(name: string): keyof IconFacts | undefined {
  const words = folded(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replace(/[^\p{L}]+/gu, ' ')).split(' ');
  if (namesServings(words.join(' '))) return 'servings';
  // 'active' is said of the tab that is open.
  const labels = words.map((word, place) => word !== 'active' && matchLabel(words.slice(place).join(' ')));
  return labels
    .map((match) => match && match.label)
    .find((label) => label === 'prepTime' || label === 'cookTime');
}
