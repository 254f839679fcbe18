import type { RecipeContent } from '@larder/shared/recipe/schema';
import { lineChanges, type LineChange } from '@larder/shared/recipe-text/line-changes';

export interface FieldChange {
  field: string;
  changes: LineChange[];
}

/** What has to change, field by field, to make a recipe of `now` what it was `then`. */
export function contentChanges(now: RecipeContent, then: RecipeContent): FieldChange[] {
  const before = linesOf(now);
  const after = linesOf(then);
  return Object.keys(before)
    .map((field) => ({ field, changes: lineChanges(before[field] ?? [], after[field] ?? []) }))
    .filter(({ changes }) => changes.some(({ kind }) => kind !== 'kept'))
    .map(({ field, changes }) => ({ field, changes: changes.filter(({ kind }) => kind !== 'kept') }));
}

function linesOf(content: RecipeContent): Record<string, string[]> {
  const single = (value: string | number | null) => (value === null || value === '' ? [] : [String(value)]);
  return {
    title: [content.title],
    description: single(content.description),
    imageId: content.image
      ? [`Picture ${content.image.width} × ${content.image.height}`, content.image.id]
      : [],
    prepTime: single(content.prepTime),
    cookTime: single(content.cookTime),
    servings: single(content.servings),
    difficulty: single(content.difficulty),
    tags: content.tags,
    ingredients: content.ingredients,
    instructions: content.instructions,
    cookingNotes: content.cookingNotes.split('\n').filter((line) => line !== ''),
    sourceUrl: single(content.sourceUrl),
    socialMediaUrl: single(content.socialMediaUrl),
  };
}
