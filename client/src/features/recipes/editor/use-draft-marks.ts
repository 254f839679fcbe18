import type {
  ImportDraft,
  ImportPhotoState,
  PhotoBox,
  PhotoField,
  PhotoPlace,
} from '@larder/shared/import/schema';
import type { ImageDto } from '@larder/shared/recipe/image';
import { useMemo, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { alignLines } from './align-lines.ts';
import { LISTS, nextDoubtful, type FormLine, type ListField } from './next-doubtful.ts';
import type { RecipeFormValues } from './recipe-form-values.ts';

/** What is known of where the fields of a draft stand on its photos, and which of them someone should look at. */
export interface DraftMarks {
  /** Shows on the photo where a field, or a line of a list, was read. */
  look: (field: PhotoField, index?: number) => void;
  /** Where what is looked at was read; none where that is not known. */
  places: readonly PhotoPlace[];
  /** Why a line should be looked at: for as long as nobody has changed or confirmed it. */
  doubtAt: (field: ListField, index: number) => PhotoPlace['reason'];
  confirm: (field: ListField, index: number) => void;
  /** The lines to look at, in order. */
  doubtful: readonly FormLine[];
  /** Goes to the first of them after what was looked at last, and from the last one back to the first. */
  goOn: () => void;
  /** Where that went to, another object each time. */
  sought: FormLine | undefined;
  /** One of the photos was so hard to read that what was read stands beside its place on it from the start. */
  isHard: boolean;
  /** That place; none of a photo that was read well. */
  stripOf: (field: PhotoField, index?: number) => Strip | undefined;
}

/** A part of a photo. */
export interface Strip {
  image: ImageDto;
  box: PhotoBox;
}

export function useDraftMarks(
  form: UseFormReturn<RecipeFormValues>,
  draft: ImportDraft | undefined,
  states: readonly ImportPhotoState[] = [],
): DraftMarks | undefined {
  const [ingredients, instructions] = useWatch({ control: form.control, name: LISTS });
  const [looked, setLooked] = useState<{ field: PhotoField; index: number; read: number | undefined }>();
  const [sought, setSought] = useState<FormLine>();
  const [confirmed, setConfirmed] = useState<ReadonlySet<PhotoPlace>>(new Set());
  const lines = useMemo(
    () => ({
      ingredients: alignLines(draft?.ingredients ?? [], ingredients),
      instructions: alignLines(draft?.instructions ?? [], instructions),
    }),
    [draft, ingredients, instructions],
  );
  if (!draft?.places) return undefined;

  const now = { ingredients, instructions };
  const placesOf = (field: PhotoField, read: number | undefined) =>
    (draft.places ?? []).filter((place) => place.field === field && place.index === read);
  const doubtful = (field: ListField, index: number): PhotoPlace | undefined => {
    const read = lines[field][index];
    if (read === undefined || now[field][index] !== draft[field][read]) return undefined;
    return placesOf(field, read).find((place) => place.reason !== undefined && !confirmed.has(place));
  };
  const readLine = (field: PhotoField, index: number) =>
    field === 'ingredients' || field === 'instructions' ? lines[field][index] : 0;

  const allDoubtful = LISTS.flatMap((field) =>
    now[field].flatMap((_, index) => (doubtful(field, index) ? [{ field, index }] : [])),
  );

  return {
    look: (field, index = 0) => setLooked({ field, index, read: readLine(field, index) }),
    places: looked ? placesOf(looked.field, looked.read) : [],
    doubtAt: (field, index) => doubtful(field, index)?.reason,
    confirm: (field, index) => {
      const place = doubtful(field, index);
      if (place) setConfirmed((known) => new Set(known).add(place));
    },
    doubtful: allDoubtful,
    goOn: () => {
      const next = nextDoubtful(allDoubtful, looked);
      setSought(next && { ...next });
    },
    sought,
    isHard: states.some(({ isHard }) => isHard),
    stripOf: (field, index = 0) => stripAt(placesOf(field, readLine(field, index))[0], states),
  };
}

function stripAt(place: PhotoPlace | undefined, states: readonly ImportPhotoState[]): Strip | undefined {
  const hard = states.find(({ photoId, isHard }) => isHard && photoId === place?.photoId);
  return place?.box && hard ? { image: hard.image, box: place.box } : undefined;
}
