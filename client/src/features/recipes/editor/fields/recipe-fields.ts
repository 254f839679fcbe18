import type { ImportDraft } from '@larder/shared/import/schema';
import { createContext, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EnhancedValues } from '../enhanced-values.ts';
import type { RecipeFormValues } from '../recipe-form-values.ts';
import type { DraftMarks } from '../use-draft-marks.ts';

/** What the fields of one form share. */
interface RecipeFields {
  form: UseFormReturn<RecipeFormValues>;
  /** What an extraction wrote, field by field. */
  read: EnhancedValues;
  /** How surely it did. */
  evidence: ImportDraft['evidence'];
  /** Where it stands on the photos it was read from. */
  marks: DraftMarks | undefined;
}

export const RecipeFieldsContext = createContext<RecipeFields | null>(null);

export function useRecipeFields(): RecipeFields {
  const fields = use(RecipeFieldsContext);
  if (!fields) throw new Error('A field of a recipe outside its form');
  return fields;
}
