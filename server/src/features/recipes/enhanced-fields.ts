import { isDeepStrictEqual } from 'node:util';
import { filledFields } from '@larder/shared/recipe/enhanced-fields';
import type { ImportDraft } from '@larder/shared/import/schema';
import { inputSchemas } from '@larder/shared/recipe/content-schemas';
import { ENHANCED_FIELDS, RECIPE_FIELDS, type EnhancedField } from '@larder/shared/recipe/fields';
import { sql, type RawBuilder } from 'kysely';
import { columnsOf, type RecipeFields } from './recipe-fields.ts';

// Fields that hold what an extraction wrote there and that have not been changed since.

/** The fields that are saved as they were read into the form. */
export function savedAsRead(fields: RecipeFields, draft: ImportDraft | undefined): EnhancedField[] {
  if (!draft) return [];
  return filledFields(draft).filter((field) => {
    if (field === 'image') return draft.storedImage?.id === fields.imageId;
    const read = inputSchemas[field].safeParse(draft[field]);
    return read.success && isDeepStrictEqual(read.data, fields[field]);
  });
}

/** For the statement that saves `fields` over a recipe: what it leaves as it was, and what it takes over from a draft. */
export function enhancedAfter(fields: RecipeFields, draft: ImportDraft | undefined): RawBuilder<string[]> {
  const columns = columnsOf(fields);
  const unchanged = ENHANCED_FIELDS.map((field) => {
    const { column } = RECIPE_FIELDS[field];
    return sql`when ${sql.lit(field)} then ${sql.ref(column)} is not distinct from ${columns[column]}`;
  });
  return sql`array(
    select field from unnest(enhanced_fields) as field where case field ${sql.join(unchanged, sql` `)} end
    union select unnest(${savedAsRead(fields, draft)}::text[]))`;
}
