import * as messages from '#messages/photos.json';
import type { ImportPhotoState } from '@larder/shared/import/schema';
import { STAGE_PERCENT, type ImportStage } from '@larder/shared/import/messages';
import type { PhotoStatus } from '@larder/shared/photo/messages';
import type { ImageDto } from '@larder/shared/recipe/image';
import type { Failure } from '../../lib/error-message.ts';
import { translated } from '../../lib/translated.ts';

/** A file that someone chose, on its way to the server. */
export interface QueuedPhoto {
  key: number;
  file: File;
  /** An object URL. */
  preview: string;
  status: Exclude<PhotoStatus, 'completed'>;
  stage: ImportStage;
  /** Between 0 and 1, of the bytes on their way. */
  part: number;
  failure?: Failure | undefined;
  /** Once it is stored. */
  photoId?: string;
}

/** One photo of the import as it is shown, whether its bytes are still here or are being read there. */
export interface PhotoCard {
  /** Stays the same from the choice of the file to the end. */
  id: string;
  status: PhotoStatus;
  stage: ImportStage;
  percent: number;
  label: string;
  failure?: Failure | undefined;
  note?: string | undefined;
  preview?: string | undefined;
  image?: ImageDto | undefined;
  /** Of a photo that the import knows. */
  photoId?: string | undefined;
  /** Of a photo that was chosen on this page. */
  key?: number | undefined;
}

const STAGE_LABELS: Record<ImportStage, string> = {
  preparing: messages.preparingThePhoto,
  converting: messages.convertingIt,
  uploading: messages.uploading,
  processing: messages.readingTheText,
  structuring: messages.puttingTheRecipeTogether,
  complete: messages.done,
};

/** The photos of the import in their order, then those that it does not know yet. */
export function photoCards(states: readonly ImportPhotoState[], queue: readonly QueuedPhoto[]): PhotoCard[] {
  const known = states
    .toSorted((a, b) => a.position - b.position)
    .map((state) => {
      const chosen = queue.find(({ photoId }) => photoId === state.photoId);
      return cardOfState(state, chosen);
    });
  const waiting = queue.filter(({ photoId }) => !states.some((state) => state.photoId === photoId));
  return [...known, ...waiting.map(cardOfFile)];
}

/** Only this page holds one of them: it is lost when the page is left. */
export function hasUnsent(cards: readonly PhotoCard[]): boolean {
  return cards.some(({ photoId }) => photoId === undefined);
}

/** The photos as they are stored, where none of them could be read; none as long as one may give something. */
export function unreadPhotos(cards: readonly PhotoCard[]): ImageDto[] {
  if (cards.some(({ status }) => status !== 'error')) return [];
  return cards.flatMap(({ image }) => image ?? []);
}

function cardOfState(state: ImportPhotoState, chosen: QueuedPhoto | undefined): PhotoCard {
  const { photoId, status, stage, error, note, image } = state;
  return {
    id: chosen ? idOf(chosen) : photoId,
    status,
    stage,
    // What precedes the reading is behind it, whatever the reader calls its own first steps.
    percent:
      status === 'pending'
        ? STAGE_PERCENT.uploading
        : Math.max(STAGE_PERCENT.uploading, STAGE_PERCENT[stage]),
    label: STATUS_LABELS[status] ?? STAGE_LABELS[stage],
    failure: error === undefined ? undefined : { message: translated(error) },
    note: note && translated(note),
    preview: chosen?.preview,
    image,
    photoId,
    key: chosen?.key,
  };
}

const STATUS_LABELS: Partial<Record<PhotoStatus, string>> = {
  pending: messages.waiting,
  completed: messages.done,
};

function cardOfFile(photo: QueuedPhoto): PhotoCard {
  const { key, status, stage, part, failure, preview } = photo;
  return {
    id: idOf(photo),
    status,
    stage,
    percent: status === 'pending' ? 0 : percentOf(stage, part),
    label: status === 'pending' ? messages.waiting : STAGE_LABELS[stage],
    failure,
    preview,
    key,
  };
}

function idOf({ key }: QueuedPhoto): string {
  return `file-${key}`;
}

/** The bytes fill what lies between the stage before and theirs. */
function percentOf(stage: ImportStage, part: number): number {
  if (stage !== 'uploading') return STAGE_PERCENT[stage];
  const { converting, uploading } = STAGE_PERCENT;
  return Math.round(converting + part * (uploading - converting));
}
