import { filledFields } from '@larder/shared/recipe/enhanced-fields';
import type { ImportDraft } from '@larder/shared/import/schema';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import type { EnhancedField } from '@larder/shared/recipe/fields';
import { valuesOfDraft, valuesOfRecipe, type RecipeFormValues } from './recipe-form-values.ts';

/** What an extraction filled into the form, field by field; what it did not find is absent. */
export type EnhancedValues = Partial<Pick<RecipeFormValues, EnhancedField>>;

/** The fields of the saved recipe that have not changed since an import read them, and what was read now. */
export function enhancedValues(draft: ImportDraft | undefined, saved?: RecipeDto): EnhancedValues {
  return {
    ...(saved && pick(valuesOfRecipe(saved), saved.enhancedFields)),
    ...(draft && pick(valuesOfDraft(draft), filledFields(draft))),
  };
}

function pick(values: RecipeFormValues, fields: readonly EnhancedField[]): EnhancedValues {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** Whether a field still holds what an import read into it. */
export function isAsRead(
  read: EnhancedValues,
  field: keyof RecipeFormValues,
  value: RecipeFormValues[keyof RecipeFormValues],
): boolean {
  const filled = read[field as EnhancedField];
  // A picture that is gone is no reading.
  return filled !== undefined && filled !== null && JSON.stringify(filled) === JSON.stringify(value);
}
