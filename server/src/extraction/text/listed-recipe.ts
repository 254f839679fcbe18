import { fold, foldWords } from '@larder/shared/language/fold';
import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { cutText } from '@larder/shared/recipe-text/cut-text';
import { anyWord } from '../language/lexicon.ts';
import { isMeasured } from '../lines/amounts.ts';
import { difficultyIn } from '../lines/difficulty.ts';
import { namesFood } from '../lines/food.ts';
import { isStrongIngredient } from '../lines/ingredients.ts';
import { withoutHeaders } from '../lines/sections.ts';
import { servingsIn } from '../lines/servings.ts';
import { isStepLike, isSurelyCooking } from '../lines/steps.ts';
import { timesIn } from '../lines/times.ts';
import type { Parts } from './by-headings.ts';
import { hashtags } from './clean.ts';
import type { ReadRecipe } from './left-out.ts';
import { captionLines } from './lines.ts';
import { partsOf } from './parts.ts';
import { holdsMore, holdsTheSame, type TaggerReading } from './tagger-reading.ts';
import { talkWordsOf } from './talk-words.ts';
import { cleanTitle, titleAmong } from './title.ts';

// The recipe in the lines of a text, as its rules and its trained tagger read them.

/** What is known of a text beside its words. */
export interface TextContext {
  /** The title that the platform itself gives, such as a video's. */
  title?: string | undefined;
}

/** The recipe in the lines of a text; its title is empty where none is found. */
export function listedIn(
  text: string,
  context: TextContext,
  learned: TaggerReading | null,
): ReadRecipe | null {
  const parts = partsOf(captionLines(text));
  const byRules = isRecipe(parts) ? recipeOf(text, parts, context) : null;
  if (parts.isDiary || !learned) return byRules;
  const found = byRules && parts.steps.length === 0 ? { ...byRules, instructions: learned.steps } : byRules;
  if (learned.isRecipe === false) return listsFood(parts) ? found : null;
  if (learned.isRecipe === undefined && !areAgreed(learned, parts, text)) return found;
  if (!found && isNoFood(learned)) return null;
  const title = titleOfBoth(learned.title, found, platformTitle(text, context));
  if (found && !isBetter(learned, parts)) return { ...found, title };
  return { ...asLearned(text, parts, learned, context), ...(title !== '' && { title }) };
}

const LEAST_LISTED = 3;

/** The tagger finds a method below the list of measured foods that the rules find too: a recipe, in whatever words it is cooked. */
function areAgreed(learned: TaggerReading, parts: Parts, text: string): boolean {
  const words = talkWordsOf(text);
  const isFood = (item: string) =>
    fold(item)
      .split(/[^\p{L}]+/u)
      .some((word) => words.isFood(word));
  return (
    learned.steps.length >= 2 &&
    withoutHeaders(learned.ingredients).filter((item) => isMeasured(item) && isFood(item)).length >=
      LEAST_LISTED &&
    holdsTheSame({ ...learned, steps: [] }, { ...parts, steps: [] })
  );
}

/** What the tagger lists where it is not sure that it is a recipe. */
export function learnedIn(
  text: string,
  context: TextContext,
  learned: TaggerReading | null,
): ReadRecipe | null {
  if (!learned || withoutHeaders(learned.ingredients).length < LEAST_LISTED || learned.steps.length === 0)
    return null;
  return asLearned(text, partsOf(captionLines(text)), learned, context);
}

function asLearned(text: string, parts: Parts, learned: TaggerReading, context: TextContext): ReadRecipe {
  const recipe = recipeOf(text, { ...parts, ...learned }, context);
  const description = cutText(learned.description, RECIPE_LIMITS.description);
  return { ...recipe, description, title: learned.title || recipe.title };
}

/** The tagger is believed where it is sure, or holds what the rules found and more; amounts in sentences the rules cut out better. */
function isBetter(learned: TaggerReading, parts: Parts): boolean {
  if (holdsMore(learned, parts)) return true;
  return learned.isSure && !parts.isProse && !holdsTheSame(learned, parts);
}

/** What the platform says goes before all; what the rules found goes before a longer title around it. */
function titleOfBoth(learned: string, found: ReadRecipe | null, given: string): string {
  if (given !== '') return given;
  const byRules = found?.title ?? '';
  const isRules = byRules !== '' && foldWords(learned).includes(foldWords(byRules));
  return isRules || learned === '' ? byRules : learned;
}

/** Something listed is known to be food, or both lists are headed as a recipe's. */
function listsFood({ ingredients, hasIngredientsHeading, hasMethodHeading }: Parts): boolean {
  if (hasIngredientsHeading && hasMethodHeading) return true;
  const items = withoutHeaders(ingredients);
  return items.length === 0 || items.some((item) => namesFood(item));
}

/** Priced things and feelings are laid out as recipes are; what is cooked of them is one all the same. */
function isNoFood({ ingredients, steps, isSure }: TaggerReading): boolean {
  const items = withoutHeaders(ingredients);
  if (isJoke([...items, ...steps])) return true;
  return isPriced(items) && !(isSure && steps.length >= LEAST_COOKED);
}

function isPriced(items: readonly string[]): boolean {
  return items.length > 0 && items.filter((item) => PRICED.test(item)).length * 3 >= items.length;
}

/** So many steps are more than advice on what was bought. */
const LEAST_COOKED = 3;

const MEASURED_ENOUGH = 2;
const PRICED = /[$€£]\s?\d|\d\s?(?:[$€£]|kr\.?(?!\p{L})|zł)/u;

/** Whether what was found is a recipe: a list alone may be a shopping trip, steps alone advice. */
function isRecipe(parts: Parts): boolean {
  const { ingredients, steps, hasIngredientsHeading, hasMethodHeading } = parts;
  const items = withoutHeaders(ingredients);
  if (parts.isDiary) return false;
  if (parts.isProse) return true;
  const arePriced = isPriced(items);
  const isWhole = items.length >= 2 && steps.length >= 1 && hasIngredientsHeading && hasMethodHeading;
  if (isWhole && !arePriced) return true;
  const strong = items.filter((item) => isStrongIngredient(item)).length;
  const cooking = steps.filter((step) => isStepLike(step)).length;
  if (arePriced && cooking < LEAST_COOKED) return false;
  if (!hasIngredientsHeading && !hasMethodHeading && isJoke([...items, ...steps])) return false;
  if (isWhole) return true;
  if (items.length >= 2 && cooking >= 1) {
    if (hasIngredientsHeading || hasMethodHeading) return strong >= 1 || hasIngredientsHeading;
    return strong >= 1 && (items.filter(isMeasured).length >= 2 || steps.some(isSurelyCooking));
  }
  if (items.length >= 2 && hasIngredientsHeading && !parts.isShopping) return strong >= MEASURED_ENOUGH;
  return hasMethodHeading && cooking >= 2 && cooking * 2 >= steps.length;
}

const NO_FOOD = new RegExp(anyWord('feelings'), 'gu');

/** 'Two cups of love, a spoon of laughter …' */
function isJoke(lines: readonly string[]): boolean {
  return new Set(lines.flatMap((line) => fold(line).match(NO_FOOD) ?? [])).size >= 2;
}

export function recipeOf(text: string, parts: Parts, context: TextContext): ReadRecipe {
  const said = parts.intro.filter(({ kind }) => kind === 'text').map((line) => line.text);
  const title = titleOf(text, parts, context);
  const folded = fold(text);
  return {
    title,
    description: cutText(
      [...said.filter((line) => !isTitleLine(line, title)), ...parts.notes].join('\n'),
      RECIPE_LIMITS.description,
    ),
    ingredients: parts.ingredients,
    instructions: parts.steps,
    servings: servingsIn(folded),
    ...timesIn(folded, parts.steps),
    difficulty: difficultyIn(folded),
  };
}

/** The line that the title was taken from, unless it says much more. */
function isTitleLine(line: string, title: string): boolean {
  return line.length <= title.length + 60 && fold(cleanTitle(line)).includes(fold(title));
}

export function platformTitle(text: string, { title = '' }: TextContext): string {
  return title === '' ? '' : titleAmong([title], hashtags(text));
}

function titleOf(text: string, { intro }: Parts, context: TextContext): string {
  const lines = intro.filter(({ kind, isListed }) => kind === 'text' && !isListed).map((line) => line.text);
  return platformTitle(text, context) || titleAmong(lines, hashtags(text));
}
