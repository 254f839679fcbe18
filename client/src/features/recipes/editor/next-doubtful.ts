import type { PhotoField } from '@larder/shared/import/schema';

export type ListField = 'ingredients' | 'instructions';

/** A line of one of the two lists of the form. */
export interface FormLine {
  field: ListField;
  index: number;
}

/** In the order of the form. */
export const LISTS = ['ingredients', 'instructions'] as const;

/** The first of these lines, which are in the order of the form, below a place in it; behind the last one the first again. */
export function nextDoubtful(
  doubtful: readonly FormLine[],
  after: { field: PhotoField; index: number } | undefined,
): FormLine | undefined {
  if (!after) return doubtful[0];
  const list = LISTS.findIndex((field) => field === after.field);
  return (
    doubtful.find(({ field, index }) => {
      const ofLine = LISTS.indexOf(field);
      return ofLine > list || (ofLine === list && index > after.index);
    }) ?? doubtful[0]
  );
}
