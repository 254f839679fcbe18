import type { ImportDraft } from '@larder/shared/import';
import { valuesOfDraft, type RecipeFormValues } from './recipe-form-values.ts';

const READ_FIELDS = [
  'title',
  'description',
  'image',
  'prepTime',
  'cookTime',
  'servings',
  'difficulty',
  'tags',
  'ingredients',
  'instructions',
] as const satisfies readonly (keyof RecipeFormValues)[];
type EnhancedField = (typeof READ_FIELDS)[number];

/** What an extraction filled into the form, field by field; what it did not find is absent. */
export type EnhancedValues = Partial<Pick<RecipeFormValues, EnhancedField>>;

export function enhancedValues(draft: ImportDraft): EnhancedValues {
  const values = valuesOfDraft(draft);
  const isRead = (field: EnhancedField) => {
    // What nobody states is medium.
    if (field === 'difficulty')
      return draft.evidence?.difficulty !== undefined || draft.difficulty !== 'medium';
    if (field === 'image') return values.image !== null;
    return values[field].length > 0 && values[field][0] !== '';
  };
  return Object.fromEntries(READ_FIELDS.filter(isRead).map((field) => [field, values[field]]));
}

/** Whether a field still says what was read into it: nobody has changed it since. */
export function isAsRead(
  read: EnhancedValues,
  field: keyof RecipeFormValues,
  value: RecipeFormValues[keyof RecipeFormValues],
): boolean {
  const filled = read[field as EnhancedField];
  return filled !== undefined && JSON.stringify(filled) === JSON.stringify(value);
}
