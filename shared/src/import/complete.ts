import { isHeader } from '../recipe-text/sections.ts';
import { filledFields } from '../recipe/enhanced-fields.ts';
import { ENHANCED_FIELDS, type EnhancedField } from '../recipe/fields.ts';
import type { ImportDraft } from './schema.ts';

type Needed = Pick<ImportDraft, 'title' | 'ingredients' | 'instructions'>;

/** How many lines of a list say something and are no headings of its sections. */
export function itemCount(lines: readonly string[]): number {
  return lines.filter((line) => line.trim() !== '' && !isHeader(line)).length;
}

/**
 * The fields that a person should look at before a draft is saved, in the order of the form: those that are marked, and a title,
 * ingredients or steps that are not there.
 */
export function fieldsToCheck(
  { title, ingredients, instructions }: Needed,
  isMarked: (field: EnhancedField) => boolean,
): EnhancedField[] {
  const missing: Partial<Record<EnhancedField, boolean>> = {
    title: title.trim() === '',
    ingredients: itemCount(ingredients) === 0,
    instructions: itemCount(instructions) === 0,
  };
  return ENHANCED_FIELDS.filter((field) => missing[field] || isMarked(field));
}

/** Whether a draft can be saved as it was read: title, ingredients and steps are there, and neither a field nor a line is marked. */
export function isComplete(draft: ImportDraft): boolean {
  const filled = filledFields(draft);
  const isMarked = (field: EnhancedField) =>
    filled.includes(field) && draft.evidence?.[field]?.sure === false;
  const hasDoubt = draft.places?.some(({ reason }) => reason !== undefined) ?? false;
  return !hasDoubt && fieldsToCheck(draft, isMarked).length === 0;
}
