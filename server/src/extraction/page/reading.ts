import { cutText, splitLongLine } from '@larder/shared/recipe-text/cut-text';
import { LABEL_FIELDS, RECIPE_FIELDS, type LabelField } from '@larder/shared/recipe/fields';
import type { RecipeDraft } from '@larder/shared/recipe/schema';
import { RECIPE_LIMITS, normalizeTags } from '@larder/shared/recipe/messages';
import { resolveAddress } from './document.ts';
import type { PageRefusal, RecipeFields } from './fields.ts';
import { withoutHeaders } from '../lines/sections.ts';
import { cleanText, plainText } from './text.ts';

const MAX_PICTURES = 5;

/** The draft of some fields, within the limits of a stored recipe; or why there is none. */
export function toDraft(fields: RecipeFields, base: string): RecipeDraft | PageRefusal {
  const draft = fitted(fields, base);
  if (withoutHeaders(draft.ingredients).length === 0 && withoutHeaders(draft.instructions).length === 0) {
    return 'noRecipeData';
  }
  if (draft.title === '' && draft.ingredients.length === 0) return 'noDetails';
  return draft;
}

function fitted(fields: RecipeFields, base: string): RecipeDraft {
  const { prepTime, cookTime, totalTime } = fields;
  const hasParts = (prepTime ?? 0) > 0 || (cookTime ?? 0) > 0;
  return {
    title: cut(plainText(fields.title ?? ''), RECIPE_LIMITS.title),
    description: cut(plainText(fields.description ?? ''), RECIPE_LIMITS.description),
    image: toPictures(fields, base)[0] ?? null,
    ingredients: storedLines(fields.ingredients ?? []),
    instructions: storedLines(fields.instructions ?? []),
    prepTime: prepTime ?? null,
    // A page that gives only the whole time still says how long it takes.
    cookTime: hasParts ? (cookTime ?? null) : (totalTime ?? cookTime ?? null),
    servings: fields.servings ?? null,
    difficulty: fields.difficulty ?? 'medium',
    nutrition: fields.nutrition ?? null,
    ...labelsOf(fields),
  };
}

function labelsOf(fields: RecipeFields): Record<LabelField, string[]> {
  const labels = LABEL_FIELDS.map((name) => {
    const { limit, most } = RECIPE_FIELDS[name];
    const fitting = (fields[name] ?? []).map(cleanText).filter((label) => label.length <= limit);
    return [name, normalizeTags(fitting).slice(0, most)];
  });
  return Object.fromEntries(labels) as Record<LabelField, string[]>;
}

/** The absolute addresses of the recipe's pictures, best first. */
export function toPictures({ images = [] }: RecipeFields, base: string): string[] {
  const addresses = images.flatMap((image) => resolveAddress(image, base) ?? []);
  return [...new Set(addresses)].slice(0, MAX_PICTURES);
}

/** Over-long lines are split and surplus lines joined in even groups, so that a list keeps within its limits whole. */
function storedLines(lines: readonly string[]): string[] {
  const split = lines
    .map(cleanText)
    .filter((line) => line !== '')
    .flatMap(splitLongLine);
  const perGroup = Math.ceil(split.length / RECIPE_LIMITS.listItems);
  if (perGroup <= 1) return split;
  const groups: string[] = [];
  for (let index = 0; index < split.length; index += perGroup) {
    groups.push(split.slice(index, index + perGroup).join(' '));
  }
  return groups.flatMap(splitLongLine).slice(0, RECIPE_LIMITS.listItems);
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : cutText(text, length).trim();
}
