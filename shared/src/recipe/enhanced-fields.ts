import type { ImportDraft } from '../import/schema.ts';
import { ENHANCED_FIELDS, type EnhancedField } from './fields.ts';

/** The fields that an extraction filled; one that it did not find is not among them. */
export function filledFields(draft: ImportDraft): EnhancedField[] {
  return ENHANCED_FIELDS.filter((field) => isFilled(draft, field));
}

/** Whether the source says how difficult the recipe is; where it does not, the draft has medium. */
export function isDifficultyStated(draft: ImportDraft): boolean {
  return draft.evidence?.difficulty !== undefined || draft.difficulty !== 'medium';
}

function isFilled(draft: ImportDraft, field: EnhancedField): boolean {
  switch (field) {
    case 'image':
      return draft.storedImage !== null;
    case 'difficulty':
      return isDifficultyStated(draft);
    default:
      return draft[field] !== null && draft[field] !== '' && !isEmptyList(draft[field]);
  }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
