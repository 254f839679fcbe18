import type { DraftEvidence, ImportDraft, PhotoPlace } from '@larder/shared/import/schema';
import type { ImageDto } from '@larder/shared/recipe/image';
import { normalizeTags } from '@larder/shared/recipe/messages';
import { mergeParts } from './merge-parts.ts';
import type { PhotoPart } from './photo-reading.ts';

/** A photo as it is stored, and what it gave. */
export interface PhotoOfDraft {
  image: ImageDto;
  part: PhotoPart | undefined;
}

/** One recipe of several photos, with the place of every field and line on them, and those photos for it to keep. */
export function draftOfPhotos(photos: readonly PhotoOfDraft[]): ImportDraft {
  const { draft, evidence, cookingNotes } = mergeParts(photos.map(({ part }) => part));
  const places = evidence.flatMap<PhotoPlace>(({ field, index, photo, box, doubt }) => {
    const photoId = photos[photo]?.image.id;
    if (photoId === undefined) return [];
    return [{ field, index, photoId, box, ...(doubt === undefined ? {} : { reason: doubt }) }];
  });
  const tellsDifficulty = photos.some(({ part }) => part && part.fields.difficulty !== null);
  return {
    ...draft,
    tags: normalizeTags(draft.tags),
    sourceUrl: null,
    storedImage: null,
    evidence: { ...evidenceOf(places, hardPhotos(photos)), ...(tellsDifficulty ? { difficulty: SURE } : {}) },
    photos: photos.filter(({ part }) => part).map(({ image }) => image),
    places,
    ...(cookingNotes === '' ? {} : { cookingNotes }),
  };
}

const SURE = { source: 'photo', sure: true } as const;

function hardPhotos(photos: readonly PhotoOfDraft[]): ReadonlySet<string> {
  return new Set(photos.filter(({ part }) => part?.isHard).map(({ image }) => image.id));
}

/** A field is sure when each of its lines is; on a photo that is hard to read none is, though no line says so by itself. */
function evidenceOf(places: readonly PhotoPlace[], hard: ReadonlySet<string>): DraftEvidence {
  const evidence: DraftEvidence = {};
  for (const { field, reason, photoId } of places) {
    const isSure = reason === undefined && !hard.has(photoId);
    evidence[field] = { source: 'photo', sure: isSure && evidence[field]?.sure !== false };
  }
  return evidence;
}
