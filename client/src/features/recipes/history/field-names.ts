import * as messages from '#messages/recipe.json';
import { CONTENT_FIELDS, inputNameOf, RECIPE_FIELDS } from '@larder/shared/recipe/fields';

const LABELS = new Map<string, string>([
  ...CONTENT_FIELDS.map((name) => [inputNameOf(name), RECIPE_FIELDS[name].label] as const),
  ['photoIds', messages.photos],
]);

/** What the form calls a field that the server names. */
export function fieldName(field: string): string {
  return LABELS.get(field) ?? field;
}
