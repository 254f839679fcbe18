import { editorRows, textToLines } from '@larder/shared/recipe-text/list-text';
import type { RecipeFormValues } from './recipe-form-values.ts';

/** Where a line that was left out can go. */
export type PutBackPlace = 'ingredients' | 'instructions' | 'cookingNotes';

/** The fields of the form that putting lines back changes. */
export type PutBackValues = Pick<RecipeFormValues, PutBackPlace | 'leftOut'>;

/** The line at `index` leaves what was left out for the end of a list, or of the notes, without its list mark. */
export function putBack(values: PutBackValues, index: number, place: PutBackPlace): PutBackValues {
  const line = values.leftOut[index];
  if (line === undefined) return values;
  const lines = linesOf(values, place).filter((each, at, all) => each.trim() !== '' || at < all.length - 1);
  return withLines({ ...values, leftOut: values.leftOut.toSpliced(index, 1) }, place, [
    ...lines,
    asItem(line),
  ]);
}

/** Undoes that, whatever was changed since; a line that was corrected meanwhile stays beside the one left out. */
export function takeOut(
  values: PutBackValues,
  index: number,
  place: PutBackPlace,
  line: string,
): PutBackValues {
  const lines = linesOf(values, place);
  const at = lines.lastIndexOf(asItem(line));
  const rest = at < 0 ? lines : lines.toSpliced(at, 1);
  return withLines({ ...values, leftOut: values.leftOut.toSpliced(index, 0, line) }, place, rest);
}

function asItem(line: string): string {
  return textToLines(line)[0] ?? line;
}

function linesOf(values: PutBackValues, place: PutBackPlace): string[] {
  if (place !== 'cookingNotes') return values[place];
  return values.cookingNotes === '' ? [] : values.cookingNotes.split('\n');
}

function withLines(values: PutBackValues, place: PutBackPlace, lines: string[]): PutBackValues {
  return { ...values, [place]: place === 'cookingNotes' ? lines.join('\n') : editorRows(lines) };
}
