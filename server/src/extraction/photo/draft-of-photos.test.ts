import { emptyDraft } from '@larder/shared/recipe/empty';
import { isComplete } from '@larder/shared/import/complete';
import { describe, expect, it } from 'vitest';
import { draftOfPhotos } from './draft-of-photos.ts';
import type { PhotoPart } from './photo-reading.ts';

const image = { id: 'a', width: 800, height: 600, widths: [800], thumbhash: '' };
const box = { x: 0.1, y: 0.1, width: 0.5, height: 0.05 };
const PART: PhotoPart = {
  fields: {
    ...emptyDraft(),
    title: 'Oat Cakes',
    ingredients: ['200 g oats'],
    instructions: ['Bake them.'],
    difficulty: null,
  },
  evidence: (['title', 'ingredients', 'instructions'] as const).map((field) => ({
    ...{ field, index: 0, photo: 0, box },
  })),
};

describe('the draft of a photo that is hard to read', () => {
  it('is to be checked in every field that was read from it, though no line is marked, and is not saved unseen', () => {
    const draft = draftOfPhotos([{ image, part: { ...PART, isHard: true } }]);
    const unsure = { source: 'photo', sure: false };
    expect(draft.evidence).toEqual({ title: unsure, ingredients: unsure, instructions: unsure });
    expect(draft.places?.some(({ reason }) => reason !== undefined)).toBe(false);
    expect(isComplete(draft)).toBe(false);
    expect(isComplete(draftOfPhotos([{ image, part: PART }]))).toBe(true);
  });

  it('leaves what another photo gave as sure as it was', () => {
    const method: PhotoPart = {
      fields: { ...PART.fields, title: '', ingredients: [] },
      evidence: PART.evidence.slice(2),
    };
    const list: PhotoPart = {
      ...PART,
      fields: { ...PART.fields, instructions: [] },
      evidence: PART.evidence.slice(0, 2),
      isHard: true,
    };
    const { evidence } = draftOfPhotos([
      { image, part: list },
      { image: { ...image, id: 'b' }, part: method },
    ]);
    expect(evidence).toMatchObject({ ingredients: { sure: false }, instructions: { sure: true } });
  });
});
