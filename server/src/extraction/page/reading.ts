import { RECIPE_LIMITS, normalizeTags, type RecipeDraft } from '@larder/shared/recipe';
import { resolveAddress } from './document.ts';
import type { PageReading, RecipeFields } from './fields.ts';
import { safeCut, splitLongLine, withoutHeaders } from './lines.ts';
import { cleanText, plainText } from './text.ts';

/** The draft of some fields, within the limits of a stored recipe; or the refusal the specification names. */
export function toReading(fields: RecipeFields, base: string): PageReading {
  const draft = toDraft(fields, base);
  if (withoutHeaders(draft.ingredients).length === 0 && withoutHeaders(draft.instructions).length === 0) {
    return { ok: false, refusal: 'noRecipeData' };
  }
  if (draft.title === '' && draft.ingredients.length === 0) return { ok: false, refusal: 'noDetails' };
  return { ok: true, draft };
}

function toDraft(fields: RecipeFields, base: string): RecipeDraft {
  const { prepTime, cookTime, totalTime } = fields;
  const hasParts = (prepTime ?? 0) > 0 || (cookTime ?? 0) > 0;
  return {
    title: cut(plainText(fields.title ?? ''), RECIPE_LIMITS.title),
    description: cut(plainText(fields.description ?? ''), RECIPE_LIMITS.description),
    image:
      (fields.images ?? [])
        .map((image) => resolveAddress(image, base))
        .find((image) => image !== undefined) ?? null,
    ingredients: storedLines(fields.ingredients ?? []),
    instructions: storedLines(fields.instructions ?? []),
    prepTime: prepTime ?? null,
    // A page that gives only the whole time still says how long it takes.
    cookTime: hasParts ? (cookTime ?? null) : (totalTime ?? cookTime ?? null),
    servings: fields.servings ?? null,
    difficulty: fields.difficulty ?? 'medium',
    tags: normalizeTags((fields.tags ?? []).map(cleanText)).slice(0, RECIPE_LIMITS.tags),
  };
}

/** Over-long lines are split; what exceeds the number of lines is joined to the last ones, so that nothing is lost. */
function storedLines(lines: readonly string[]): string[] {
  return lines
    .map(cleanText)
    .filter((line) => line !== '')
    .flatMap(splitLongLine)
    .slice(0, RECIPE_LIMITS.listItems);
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, safeCut(text, length)).trim();
}
