import { attribute, isElement, type PageDocument, type PageElement } from '../document.ts';
import { isDuration, parseDuration } from '../../lines/durations.ts';
import { splitSteps, repairIngredients, repairInstructions } from '../repair-lines.ts';
import { toHeader } from '@larder/shared/recipe-text/sections';
import { matchHeading } from '../../lines/headings.ts';
import { PLUGIN_PARTS, PLUGIN_PREFIXES } from '../markers.ts';
import { readYield } from '../../lines/yields.ts';
import type { Candidate } from '../fields.ts';
import { elementText } from '../inline-text.ts';
import type { Outline, OutlineItem } from '../outline-item.ts';
import { withoutIngredients } from '../rows.ts';
import { plainText } from '../text.ts';

type Part = keyof typeof PLUGIN_PARTS;
type Card = Map<Part, PageElement>;

const MAX_CARDS = 20;
const MAX_LINES = 250;
const OTHER = { ingredients: 'instructions', instructions: 'ingredients' } as const;
const ANY_PART = new RegExp(`(?:^|\\s)(?:${PLUGIN_PREFIXES})[-_]`, 'i');
const PARTS = (Object.keys(PLUGIN_PARTS) as Part[]).map((part) => ({
  part,
  pattern: new RegExp(`(?:^|\\s)(?:${PLUGIN_PREFIXES})[-_](?:${PLUGIN_PARTS[part]})(?=$|\\s)`, 'i'),
}));

/** Recipes in the cards that recipe plugins draw, by the class names that such a plugin gives to the parts of any card. */
export function readPlugin(page: PageDocument, outline: Outline): Candidate[] {
  return cardsOf(page)
    .map((card) => readCard(card, outline))
    .filter(({ ingredients = [] }) => ingredients.length > 1);
}

/** The parts of each card; a second title or list begins the next. */
function cardsOf(page: PageDocument): Card[] {
  const cards: Card[] = [];
  let end = 0;
  for (const [place, element] of page.elements.entries()) {
    const part = place < end ? undefined : partOf(element);
    if (part === undefined) continue;
    end = page.ends[place] ?? place;
    let card = cards.at(-1);
    if (card === undefined || beginsCard(part, card)) {
      if (cards.length === MAX_CARDS) break;
      card = new Map();
      cards.push(card);
    }
    if (!card.has(part)) card.set(part, element);
  }
  return cards;
}

/** A second title or list; a first one behind steps, which are an excerpt above the card. */
function beginsCard(part: Part, card: Card): boolean {
  if (part !== 'title' && part !== 'ingredients') return false;
  return card.has(part) || (card.has('instructions') && !card.has('ingredients'));
}

function partOf(element: PageElement): Part | undefined {
  const classes = attribute(element, 'class');
  if (classes === undefined || classes.length > 500 || !ANY_PART.test(classes)) return undefined;
  return PARTS.find(({ pattern }) => pattern.test(classes))?.part;
}

function readCard(card: Card, outline: Outline): Candidate {
  const text = (part: Part) => {
    const element = card.get(part);
    return element === undefined ? undefined : plainText(elementText(element));
  };
  // The unit of a bare number stands beside it.
  const minutes = (part: Part) => {
    const whole = card.get(part)?.parentNode;
    const beside = whole && isElement(whole) ? plainText(elementText(whole)) : '';
    return parseDuration(/^\d+$/.test(text(part) ?? '') && isDuration(beside) ? beside : (text(part) ?? ''));
  };
  const ingredients = itemsOf(card.get('ingredients'), 'ingredients', outline);
  const steps = toLines(
    withoutIngredients(itemsOf(card.get('instructions'), 'instructions', outline), ingredients),
  );
  return {
    source: 'plugin',
    title: text('title'),
    ingredients: repairIngredients(toLines(ingredients)),
    instructions: repairInstructions(steps.length === 1 ? steps.flatMap(splitSteps) : steps),
    prepTime: minutes('prepTime'),
    cookTime: minutes('cookTime'),
    totalTime: minutes('totalTime'),
    ...readYield([text('servings') ?? '']),
  };
}

/** The lines of a list and the names of its groups, without the heading that names the list; none of the other list. */
function itemsOf(
  element: PageElement | undefined,
  kind: 'ingredients' | 'instructions',
  outline: Outline,
): readonly OutlineItem[] {
  if (element === undefined) return [];
  const items = outline.within(element).slice(0, MAX_LINES);
  const kindOf = ({ text, level }: OutlineItem) => (level > 0 ? matchHeading(text)?.kind : undefined);
  const end = items.findIndex((item) => kindOf(item) === OTHER[kind]);
  return items
    .slice(0, end < 0 ? undefined : end)
    .filter((item, index) => index > 0 || kindOf(item) !== kind);
}

function toLines(items: readonly OutlineItem[]): string[] {
  return items.map(({ text, level }) => (level > 0 ? toHeader(text) : text));
}
