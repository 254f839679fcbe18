import * as words from '#words/recipe.json';
import { CONTENT_FIELDS, inputNameOf, RECIPE_FIELDS } from '@larder/shared/recipe/fields';

const LABELS = new Map<string, string>([
  ...CONTENT_FIELDS.map((name) => [inputNameOf(name), RECIPE_FIELDS[name].label] as const),
  ['photoIds', words.photos],
]);

/** What the form calls a field that the server names. */
export function fieldName(field: string): string {
  return LABELS.get(field) ?? field;
}
