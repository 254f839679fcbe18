import { parseDuration } from '../lines/durations.ts';
import { cutText } from '@larder/shared/recipe-text/cut-text';
import { DIFFICULTIES, RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { z } from 'zod';
import { repairIngredients, repairInstructions } from '../page/repair-lines.ts';
import { cleanText, plainText } from '../page/text.ts';
import type { PhotoPart } from '../photo/photo-reading.ts';

/** What a model says stands on a photo or a page: recipe fields within our bounds, and nothing else. */
export type ModelAnswer = { isRecipe: false } | { isRecipe: true; fields: PhotoPart['fields'] };

/** The form in which a model is asked to answer. Not every endpoint holds its model to it. */
export const ANSWER_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: [
    ...['isRecipe', 'title', 'description', 'ingredients', 'instructions'],
    ...['prepTime', 'cookTime', 'servings', 'difficulty'],
  ],
  properties: {
    isRecipe: { type: 'boolean' },
    title: { type: 'string' },
    description: { type: 'string' },
    ingredients: { type: 'array', items: { type: 'string' } },
    instructions: { type: 'array', items: { type: 'string' } },
    prepTime: { type: ['integer', 'null'] },
    cookTime: { type: ['integer', 'null'] },
    servings: { type: ['integer', 'null'] },
    difficulty: { enum: [...DIFFICULTIES, null] },
  },
} as const;

/** What of an answer is looked at. */
const LINES_LIMIT = 2 * RECIPE_LIMITS.listItems;
const LINE_LIMIT = 2 * RECIPE_LIMITS.description;

const line = z
  .string()
  .catch('')
  .transform((text) => cutText(text, LINE_LIMIT));
const lines = z
  .union([z.array(z.unknown()).max(LINES_LIMIT), z.string()])
  .nullish()
  .transform((given) => linesOf(given ?? []))
  .pipe(z.array(line));
/** '8 servings' is 8; a text without a number is none. */
const count = (most: number, numberIn = leadingNumber) =>
  z
    .preprocess(numberIn, z.number())
    .transform(Math.round)
    .pipe(z.number().int().min(1).max(most))
    .catch(0)
    .transform((value) => value || null);

const answer = z.object({
  isRecipe: z.preprocess((given) => (given === undefined ? true : isTrue(given)), z.boolean()),
  title: line.nullish(),
  description: line.nullish(),
  ingredients: lines,
  instructions: lines,
  prepTime: count(RECIPE_LIMITS.minutes, minutesIn),
  cookTime: count(RECIPE_LIMITS.minutes, minutesIn),
  servings: count(RECIPE_LIMITS.servings),
  difficulty: z.preprocess(inSmallLetters, z.enum(DIFFICULTIES)).nullish().catch(null),
});

function leadingNumber(given: unknown): unknown {
  return typeof given === 'string' ? Number(/^\D{0,12}(\d+(?:\.\d+)?)/.exec(given)?.[1]) : given;
}

/** '25 min' and '25' are 25, '1 hour 20 minutes' 80. */
function minutesIn(given: unknown): unknown {
  return typeof given === 'string' ? parseDuration(given) : given;
}

function isTrue(given: unknown): unknown {
  return given === 'true' ? true : given === 'false' ? false : given;
}

function inSmallLetters(given: unknown): unknown {
  return typeof given === 'string' ? given.trim().toLowerCase() : given;
}

/** One line each: of a text its lines, of an object its values in their order. */
function linesOf(given: readonly unknown[] | string): string[] {
  const entries = typeof given === 'string' ? given.split(/\r?\n/) : given;
  return entries.map(lineOf).filter((text) => text.trim() !== '');
}

function lineOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  if (typeof entry === 'number') return String(entry);
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return '';
  return Object.entries(entry)
    .filter(([name]) => !STEP_NUMBER.test(name))
    .sort(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([, value]) => lineOf(value))
    .filter((text) => text !== '')
    .join(' ');
}

const STEP_NUMBER = /^(?:number|index|id|position|order|step_?number)$/i;
/** '{"name": "flour", "amount": 200, "unit": "g"}' is '200 g flour'. */
const AMOUNT_FIRST = [/^(?:amount|quantity|qty|count)$/i, /^units?$/i];
const rankOf = (name: string) =>
  (AMOUNT_FIRST.findIndex((pattern) => pattern.test(name)) + AMOUNT_FIRST.length + 1) %
  (AMOUNT_FIRST.length + 1);

/**
 * Reads what a model answered, also inside a code fence or behind its thoughts; undefined when it is no recipe in the agreed form.
 * A list that was given but cannot be read makes the whole answer useless: a recipe without its ingredients is none.
 */
export function readModelAnswer(text: string): ModelAnswer | undefined {
  for (const object of objectsIn(text).reverse()) {
    const read = recipeOf(object);
    if (read !== undefined) return read;
  }
  return undefined;
}

function recipeOf(object: object): ModelAnswer | undefined {
  const { data } = answer.safeParse(object);
  if (data === undefined || LISTS.some((list) => isLost(object, list, data[list]))) return undefined;
  if (!data.isRecipe) return { isRecipe: false };
  const fields = {
    title: cutText(plainText(data.title ?? ''), RECIPE_LIMITS.title),
    description: cutText(plainText(data.description ?? ''), RECIPE_LIMITS.description),
    ingredients: kept(repairIngredients(plain(data.ingredients))),
    instructions: kept(repairInstructions(plain(data.instructions))),
    prepTime: data.prepTime,
    cookTime: data.cookTime,
    servings: data.servings,
    difficulty: data.difficulty ?? null,
  };
  return fields.ingredients.length + fields.instructions.length === 0
    ? undefined
    : { isRecipe: true, fields };
}

const LISTS = ['ingredients', 'instructions'] as const;

/** Whether something was given and nothing of it could be read. */
function isLost(object: object, list: (typeof LISTS)[number], read: readonly string[]): boolean {
  const given = (object as Record<string, unknown>)[list];
  return read.length === 0 && Array.isArray(given) && given.length > 0;
}

const plain = (given: readonly string[]) => given.map(plainText);
const kept = (tidied: readonly string[]) =>
  tidied.slice(0, RECIPE_LIMITS.listItems).map((each) => cleanText(cutText(each, RECIPE_LIMITS.listItem)));

/** An answer is far shorter; a text of nothing but brackets is not searched to its end. */
const MOST_SEARCHED = 1_000_000;
const MOST_OBJECTS = 40;

/** The outermost objects in a text, in order: thoughts may stand before the answer, and braces in them. */
function objectsIn(text: string): object[] {
  const searched = text.slice(0, MOST_SEARCHED);
  const found: object[] = [];
  let from = searched.indexOf('{');
  for (let tries = 0; from >= 0 && tries < MOST_OBJECTS; tries += 1) {
    const end = endOfObject(searched, from);
    const object = end === undefined ? undefined : objectIn(searched.slice(from, end));
    if (object) found.push(object);
    from = searched.indexOf('{', object ? end : from + 1);
  }
  return found;
}

/** Behind the brace that closes the one at `from`; braces within texts do not count. */
function endOfObject(text: string, from: number): number | undefined {
  let depth = 0;
  let isInText = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (isInText && sign === '\\') at += 1;
    else if (sign === '"') isInText = !isInText;
    else if (!isInText && sign === '{') depth += 1;
    else if (!isInText && sign === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

function objectIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
