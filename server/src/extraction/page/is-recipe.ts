import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { hasAmountFirst, isMeasured } from '../lines/amounts.ts';
import { namesFood } from '../lines/food.ts';
import { isShoppingList, matchHeading, type HeadingKind } from '../lines/headings.ts';
import { isStrongIngredient } from '../lines/ingredients.ts';
import { PRICED } from '../lines/prices.ts';
import { withoutHeaders } from '../lines/sections.ts';
import { isStepLike, isSurelyCooking, startsWithVerb } from '../lines/steps.ts';
import { UNSPACED } from '../language/notation.ts';
import { outputsOf, type Network } from '../network.ts';
import type { Choice } from './choice.ts';
import { isElement, type PageDocument } from './document.ts';
import type { Candidate, SourceName } from './fields.ts';
import { inlineText } from './inline-text.ts';
import type { PageView } from './line-kinds.ts';
import { isEatenByNobody } from '../lines/not-eaten.ts';
import { wordsOf } from './text.ts';

/** What was found on a page, to be judged as a whole. */
export interface FoundRecipe {
  candidates: readonly Candidate[];
  ingredients: Choice;
  instructions: Choice;
  view: PageView;
}

type Ask = (found: Asked) => boolean | number;

/** A recipe that was found, with what is asked of it again and again. */
interface Asked extends FoundRecipe {
  items: readonly string[];
  steps: readonly string[];
  headings: ReadonlySet<HeadingKind>;
}

/** Sources that name the kind of thing that they describe. */
const SAYS_RECIPE = new Set<SourceName>(['json-ld', 'microdata']);
/** '1 cup sugar = 200 g', as tables of measures have it. */
const TWO_AMOUNTS = /^\D{0,3}\d.*[\s=:–-]\d+(?:[.,]\d+)?\s?\p{L}{1,3}$/u;
const isMeasuredOrFood = (line: string) => isMeasured(line) || namesFood(line);
/** A recipe that is refused is worse than a page that is none and says so at a glance. */
const LEAST = -1;
const DOUBTFUL = 1;
const BEYOND_DOUBT = 5;
const UNSURE = 0.2;
const FEW = 4;
const ENOUGH_FOOD = 0.34;
const HALF_USED = 0.5;
const MANY_MEASURED = 3;
const LINKED = 0.6;
const MAX_INSIDE = 40;
const MAX_UP = 5;
const STEM = 5;

/** What is asked of a recipe as a whole: a share, or whether something is so. */
const ASKED: Readonly<Record<string, Ask>> = {
  hasNoItems: ({ items }) => items.length === 0,
  hasFewItems: ({ items }) => items.length > 0 && items.length < 3,
  items: ({ items }) => upTo(15, items.length),
  measuredItems: ({ items }) => shareOf(items, isMeasured),
  manyMeasured: ({ items }) => upTo(5, items.filter(isMeasured).length),
  foodItems: ({ items }) => shareOf(items, namesFood),
  manyFoods: ({ items }) => upTo(5, items.filter(namesFood).length),
  amountsFirst: ({ items }) => shareOf(items, hasAmountFirst),
  measuredOrFood: ({ items }) => shareOf(items, isMeasuredOrFood),
  amountsOfFood: ({ items }) => shareOf(items, (line) => hasAmountFirst(line) && namesFood(line)),
  measuredNoFood: ({ items }) => shareOf(items, (line) => isMeasured(line) && !namesFood(line)),
  twoAmounts: ({ items }) => shareOf(items, (line) => TWO_AMOUNTS.test(line)),
  nameNoFood: ({ items, steps }) => ![...items, ...steps].some(namesFood),
  strongItems: ({ items }) => shareOf(items, isStrongIngredient),
  pricedItems: ({ items }) => shareOf(items, (line) => PRICED.test(line)),
  longItems: ({ items }) => shareOf(items, (line) => wordsOf(line).length > 15),
  shortItems: ({ items }) => shareOf(items, (line) => wordsOf(line).length < 2),
  linkedItems: ({ ingredients, view }) => shareLinked(ingredients, view),
  itemsSure: ({ ingredients }) => ingredients.sureness,

  hasNoSteps: ({ steps }) => steps.length === 0,
  hasOneStep: ({ steps }) => steps.length === 1,
  steps: ({ steps }) => upTo(8, steps.length),
  stepLike: ({ steps }) => shareOf(steps, isStepLike),
  cooking: ({ steps }) => shareOf(steps, isSurelyCooking),
  muchCooking: ({ steps }) => upTo(4, steps.filter(isSurelyCooking).length),
  verbsFirst: ({ steps }) => shareOf(steps, startsWithVerb),
  foodInSteps: ({ steps }) => shareOf(steps, namesFood),
  pricedSteps: ({ steps }) => shareOf(steps, (line) => PRICED.test(line)),
  longSteps: ({ steps }) => shareOf(steps, (line) => wordsOf(line).length > 100),
  shortSteps: ({ steps }) => shareOf(steps, (line) => wordsOf(line).length < 5),
  linkedSteps: ({ instructions, view }) => shareLinked(instructions, view),
  stepsSure: ({ instructions }) => instructions.sureness,

  itemsInSteps: ({ items, steps }) => shareToldIn(items, steps),
  ingredientsHeading: ({ headings }) => headings.has('ingredients'),
  instructionsHeading: ({ headings }) => headings.has('instructions'),
};

/** What is taken over from the evidence for each list. */
const OF_LISTS = [
  'isUnderExactHeading',
  'isUnderHeading',
  'isInMarkedPart',
  'isMarked',
  'seemsRight',
  'surelyRight',
  'surelyWrong',
  'ofAllThatSeems',
  'distinct',
  'oneMake',
  'dense',
  'chrome',
  'belief',
] as const;

const QUESTIONS = Object.values(ASKED);

/** What speaks for a recipe on a page or against it, by name. */
export const RECIPE_EVIDENCE: readonly string[] = [
  ...Object.keys(ASKED),
  ...OF_LISTS.map((name) => `${name} of ingredients`),
  ...OF_LISTS.map((name) => `${name} of steps`),
];

/** The evidence for what was found being a recipe, from 0 to 1 for each of the names in `RECIPE_EVIDENCE`. */
export function recipeEvidence(found: FoundRecipe): number[] {
  return evidenceOf(askedOf(found));
}

function askedOf(found: FoundRecipe): Asked {
  return {
    ...found,
    items: withoutHeaders(found.ingredients.list?.lines ?? []),
    steps: withoutHeaders(found.instructions.list?.lines ?? []),
    headings: exactHeadings(found.view),
  };
}

function evidenceOf(asked: Asked): number[] {
  const { ingredients, instructions } = asked;
  return [
    ...QUESTIONS.map((ask) => Number(ask(asked))),
    ...OF_LISTS.map((name) => ingredients.evidence[name] ?? 0),
    ...OF_LISTS.map((name) => instructions.evidence[name] ?? 0),
  ];
}

/** Whether what was found on a page is a recipe; where the page's own data say so, nothing else is asked. */
export function isRecipe(found: FoundRecipe, judge: Network): boolean {
  if (isRecipeByData(found)) return true;
  const asked = askedOf(found);
  if (isEatenByNobody(asked, titlesOf(found))) return false;
  if (isPlainly(asked)) return true;
  const belief = outputsOf(judge, evidenceOf(asked))[0] ?? 0;
  return saysWhatToDo(asked) && belief > LEAST && (belief > BEYOND_DOUBT || !isThin(asked, belief));
}

/**
 * Whether a part of a recipe is missing or hardly speaks of food: the dishes of a site or a menu, a shopping list, tools and
 * what is done with them. Weights alone let such pages through, since each of these lacks in some recipe, too.
 */
function isThin({ items, steps, ingredients, instructions, headings }: Asked, belief: number): boolean {
  if (items.length === 0 && !isNamedList(instructions)) return true;
  if (steps.length === 0 && !isNamedList(ingredients)) return true;
  if (ingredients.sureness < UNSURE && instructions.sureness < UNSURE) return true;
  // One line under each dish of a list of dishes.
  if (items.length > 1 && new Set(items).size * 2 <= items.length) return true;
  const isHeaded = headings.has('ingredients');
  if (steps.length === 1 && belief < DOUBTFUL && !isHeaded && !items.every(isMeasured)) return true;
  const used = shareToldIn(items, steps);
  if (items.length > 0 && !items.some(isMeasured) && !isHeaded && used < HALF_USED) return true;
  // Of a language with few words here nothing is known of its food.
  const isKnown = items.some(namesFood);
  return isKnown && items.length <= FEW && used < 1 && shareOf(items, isMeasuredOrFood) < ENOUGH_FOOD;
}

/** Both lists stand under their headings, measured food in the one and what is done with it in the other: however short the steps. */
function isPlainly({ items, steps, ingredients, instructions }: Asked): boolean {
  const headings = [ingredients, instructions].map(({ evidence }) => evidence);
  const isHeaded =
    headings.some((says) => says.isUnderExactHeading === 1) &&
    headings.every((says) => says.isUnderExactHeading === 1 || says.isUnderHeading === 1);
  return (
    isHeaded &&
    items.filter(isMeasured).length >= MANY_MEASURED &&
    shareOf(items, (line) => hasAmountFirst(line) && namesFood(line)) >= 0.5 &&
    steps.some(isSurelyCooking) &&
    shareToldIn(items, steps) >= 0.5
  );
}

/** What the page and its data call the thing that was found. */
function titlesOf({ candidates, view }: FoundRecipe): string[] {
  const headings = view.outline.items.filter(({ level }) => level === 1).map(({ text }) => text);
  return [...candidates.flatMap(({ title }) => title ?? []), ...headings];
}

/** A list that its heading names, and not as one of what is to be bought. */
function isNamedList({ evidence, shown }: Choice): boolean {
  return evidence.isUnderExactHeading === 1 && !isShoppingList(shown?.region?.anchor?.text ?? '');
}

/** Steps cook something, speak of what is listed or stand under their heading; a list without any stands at least under its own. */
function saysWhatToDo({ items, steps, headings }: Asked): boolean {
  if (steps.some(isSurelyCooking) || shareToldIn(items, steps) > 0) return true;
  return headings.has('ingredients') && (steps.length === 0 || headings.has('instructions'));
}

/** Whether the page's own data have a recipe that is not empty of food and cooking. */
export function isRecipeByData({ candidates }: FoundRecipe): boolean {
  return candidates.some(({ source, ingredients = [], instructions = [] }) => {
    const isFood = withoutHeaders(ingredients).some(isMeasuredOrFood);
    const isCooked = instructions.some(isSurelyCooking);
    if (SAYS_RECIPE.has(source)) return ingredients.length > 0 && (isFood || isCooked);
    return source === 'embedded-json' && isFood && isCooked;
  });
}

function upTo(most: number, count: number): number {
  return Math.min(most, count) / most;
}

function shareOf(lines: readonly string[], holds: (line: string) => boolean): number {
  return lines.length === 0 ? 0 : lines.filter(holds).length / lines.length;
}

/** The parts that the headings of a page name, and nothing but that. */
function exactHeadings({ outline }: PageView): ReadonlySet<HeadingKind> {
  const matches = outline.items.map(({ text }) => matchHeading(text));
  return new Set(matches.flatMap((match) => (match?.isExact === true ? match.kind : [])));
}

/** How many of the ingredients the steps speak of, in whatever language: cooks name what they take. */
function shareToldIn(items: readonly string[], steps: readonly string[]): number {
  const told = new Set(steps.flatMap(stemsOf));
  return shareOf(items, (item) => stemsOf(item).some((stem) => told.has(stem)));
}

/** Beginnings of longer words, pairs of letters where no spaces part the words. */
function stemsOf(line: string): string[] {
  const words = wordsOf(line);
  const pairs = words.slice(1).map((word, place) => `${words[place]}${word}`);
  return [
    ...words.filter((word) => /^\p{L}{4}/u.test(word)).map((word) => word.slice(0, STEM)),
    ...pairs.filter((pair) => pair.length === 2 && UNSPACED.test(pair)),
  ];
}

/** How many lines of a list are links to somewhere else: the dishes of a site rather than what goes into one. */
function shareLinked({ shown }: Choice, { page }: PageView): number {
  const items = shown?.region?.items ?? [];
  if (items.length === 0) return 0;
  return items.filter(({ place, text }) => isLink(page, place, text)).length / items.length;
}

function isLink(page: PageDocument, place: number, text: string): boolean {
  const element = page.elements[place];
  if (element === undefined) return false;
  for (let node: Tree.Node | null = element, up = 0; node !== null && up < MAX_UP; up++) {
    if (isElement(node) && node.tagName === 'a') return true;
    node = 'parentNode' in node ? node.parentNode : null;
  }
  const inside = page.elements.slice(place + 1, Math.min(page.ends[place] ?? place, place + MAX_INSIDE));
  const links = inside.filter(({ tagName }) => tagName === 'a').map((link) => inlineText([link]).trim());
  return links.join(' ').length >= text.length * LINKED;
}
