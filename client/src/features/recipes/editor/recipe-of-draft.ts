import type { ImportDraft, ImportDto } from '@larder/shared/import/schema';
import type { RecipeSource } from '@larder/shared/recipe/messages';
import type { CreateRecipeInput } from '@larder/shared/recipe/schema';
import { inputOfValues, valuesOfDraft } from './recipe-form-values.ts';
import { readUnsavedWork } from './unsaved-work-storage.ts';

/** As it is stored. */
export const SOURCES: Record<ImportDto['kind'], RecipeSource> = {
  url: 'url',
  html: 'url',
  social: 'url',
  text: 'manual',
  photo: 'photo',
};

/** What the form of a draft sends when nothing in it was changed. */
export function recipeOfDraft({ id, kind }: ImportDto, draft: ImportDraft): CreateRecipeInput {
  return { ...inputOfValues(valuesOfDraft(draft)), source: SOURCES[kind], importId: id };
}

/** Whether the form has unsaved work of this draft on this device. */
export function hasUnsavedWork(importId: string, draft: ImportDraft): boolean {
  return (
    readUnsavedWork(workKeyOf(importId, draft.recipes && draft.chosen), valuesOfDraft(draft)) !== undefined
  );
}

/** What the form's unsaved work is kept under. `chosen`: which of several recipes of its page the draft is. */
export function workKeyOf(importId: string, chosen?: number): string {
  return `import-${importId}${chosen === undefined ? '' : `-${chosen}`}`;
}
