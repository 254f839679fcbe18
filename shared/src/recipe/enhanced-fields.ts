import type { ImportDraft } from '../import/schema.ts';
import { ENHANCED_FIELDS, type EnhancedField } from './messages.ts';

/** The fields that an extraction filled; one that it did not find is not among them. */
export function filledFields(draft: ImportDraft): EnhancedField[] {
  return ENHANCED_FIELDS.filter((field) => isFilled(draft, field));
}

function isFilled(draft: ImportDraft, field: EnhancedField): boolean {
  switch (field) {
    case 'image':
      return draft.storedImage !== null;
    // What nobody states is medium.
    case 'difficulty':
      return draft.evidence?.difficulty !== undefined || draft.difficulty !== 'medium';
    case 'prepTime':
    case 'cookTime':
    case 'servings':
      return draft[field] !== null;
    default:
      return draft[field].length > 0;
  }
}
