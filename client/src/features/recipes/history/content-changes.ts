import { shortDuration } from '@larder/shared/recipe/duration';
import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import {
  CONTENT_FIELDS,
  inputNameOf,
  RECIPE_FIELDS,
  type ContentField,
  type FieldKind,
} from '@larder/shared/recipe/fields';
import type { ImageDto } from '@larder/shared/recipe/image';
import { nutritionText, type Nutrition } from '@larder/shared/recipe/nutrition';
import type { RecipeContent } from '@larder/shared/recipe/schema';
import { lineChanges, type LineChange } from '@larder/shared/recipe-text/line-changes';

export interface FieldChange {
  field: string;
  changes: LineChange[];
}

/** What has to change, field by field, to make a recipe of `now` what it was `then`. */
export function contentChanges(now: RecipeContent, then: RecipeContent): FieldChange[] {
  return CONTENT_FIELDS.map((name) => ({
    field: inputNameOf(name),
    changes: lineChanges(linesOf(now, name), linesOf(then, name)).filter(({ kind }) => kind !== 'kept'),
  })).filter(({ changes }) => changes.length > 0);
}

const oneLine = (value: string | number | null) => (value === null || value === '' ? [] : [String(value)]);
const asIs = (lines: string[]) => lines;

/** A field of each kind as lines to compare. */
const LINES: Record<FieldKind, (value: never) => string[]> = {
  title: oneLine,
  text: oneLine,
  notes: (notes: string) => notes.split('\n').filter((line) => line !== ''),
  address: oneLine,
  image: (image: ImageDto | null) =>
    image ? [format(messages.picture, { width: image.width, height: image.height }), image.id] : [],
  difficulty: oneLine,
  flag: () => [],
  minutes: (minutes: number | null) => (minutes === null ? [] : [shortDuration(minutes)]),
  servings: oneLine,
  labels: asIs,
  lines: asIs,
  nutrition: (nutrition: Nutrition | null | undefined) =>
    nutritionText(nutrition)
      .split('\n')
      .filter((line) => line !== ''),
};

function linesOf(content: RecipeContent, name: ContentField): string[] {
  return LINES[RECIPE_FIELDS[name].kind](content[name] as never);
}
