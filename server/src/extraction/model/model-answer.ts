import { cutText } from '@larder/shared/recipe-text/cut-text';
import { DIFFICULTIES, RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { z } from 'zod';
import { tidyIngredients, tidyInstructions } from '../page/tidy.ts';
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
const lines = z.array(line).max(LINES_LIMIT).nullish();
const count = (most: number) =>
  z.coerce
    .number()
    .transform(Math.round)
    .pipe(z.number().int().min(1).max(most))
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);

const answer = z.object({
  isRecipe: z.boolean().default(true),
  title: line.nullish(),
  description: line.nullish(),
  ingredients: lines,
  instructions: lines,
  prepTime: count(RECIPE_LIMITS.minutes),
  cookTime: count(RECIPE_LIMITS.minutes),
  servings: count(RECIPE_LIMITS.servings),
  difficulty: z.enum(DIFFICULTIES).nullish().catch(null),
});

/** Reads what a model answered, also inside a code fence or a sentence; undefined when it is no recipe in the agreed form. */
export function readModelAnswer(text: string): ModelAnswer | undefined {
  const { data } = answer.safeParse(jsonIn(text));
  if (data === undefined) return undefined;
  if (!data.isRecipe) return { isRecipe: false };
  const fields = {
    title: cutText(plainText(data.title ?? ''), RECIPE_LIMITS.title),
    description: cutText(plainText(data.description ?? ''), RECIPE_LIMITS.description),
    ingredients: kept(tidyIngredients(plain(data.ingredients))),
    instructions: kept(tidyInstructions(plain(data.instructions))),
    prepTime: data.prepTime,
    cookTime: data.cookTime,
    servings: data.servings,
    difficulty: data.difficulty ?? null,
  };
  return fields.ingredients.length + fields.instructions.length === 0
    ? undefined
    : { isRecipe: true, fields };
}

const plain = (given: readonly string[] | null | undefined) => (given ?? []).map(plainText);
const kept = (tidied: readonly string[]) =>
  tidied.slice(0, RECIPE_LIMITS.listItems).map((each) => cleanText(cutText(each, RECIPE_LIMITS.listItem)));

/** The outermost object in a text. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
