import type { PhotoBox, PhotoField } from '@larder/shared/import/schema';
import type { RecipeDraft } from '@larder/shared/recipe/schema';
import type { Difficulty } from '@larder/shared/recipe/messages';
import { PHOTO_MESSAGES, type PhotoDoubt, type PhotoNote } from '@larder/shared/photo/messages';
import type { QuarterTurns } from './orientation.ts';

/** Where a field, or one line of a list, was read. */
export interface PhotoEvidence {
  field: PhotoField;
  /** The line of a list, from 0, headers counted; 0 for a field of one value. */
  index: number;
  /** Which of the photos, from 0. */
  photo: number;
  /** On the photo turned upright; null where a model wrote what was not found on it. */
  box: PhotoBox | null;
  /** Absent where the reading is sure. */
  doubt?: PhotoDoubt;
}

/** What a photo alone gives: a whole recipe, or a page of one. Times in minutes; lists may hold '[Header]' lines. */
export interface PhotoPart {
  fields: Pick<RecipeDraft, PhotoField> & { difficulty: Difficulty | null };
  evidence: PhotoEvidence[];
  /** What is said beside the recipe, a line each: tips, and notes in the margin. */
  notes?: string[];
  /** All of it wants comparing with the photo: it was hard to read. */
  isHard?: true;
  /** The page has the recipe in two languages, of which this is one. */
  isOfTwoLanguages?: true;
}

/** A row of text as the embedded reader found it, and how sure it is of its letters, 0 to 1. */
export interface PhotoRow {
  text: string;
  box: PhotoBox;
  score: number;
}

export type PhotoReading =
  | {
      ok: true;
      /** Quarter turns clockwise that bring the photo, as its file says it stands, upright. */
      turn: QuarterTurns;
      /** Its words, a row a line, for callers that want them without structure. */
      text: string;
      /** The same with their places: what a model's answer is checked against. */
      rows?: PhotoRow[];
      part: PhotoPart;
      /** What the person should know about this reading. */
      note?: PhotoNote;
    }
  | { ok: false; refusal: PhotoRefusal; turn: QuarterTurns; text: string; rows?: PhotoRow[] };

export interface PhotoOptions {
  /** The photo goes on with a recipe that another one began, so that it need not look like one by itself. */
  isFurtherPage?: boolean;
}

/**
 * Whatever reads photos: the embedded reader, or a model with the embedded reader beside it. It answers within 100 seconds and
 * blames no photo for a failure of its own.
 * @throws the signal's reason when it is aborted.
 */
export type ReadPhoto = (bytes: Buffer, options: ReadOptions) => Promise<PhotoReading>;

export interface ReadOptions extends PhotoOptions {
  signal: AbortSignal;
  /** Checked before the photo is sent to another service: its owner may have removed it meanwhile. */
  isWanted?: () => Promise<boolean>;
}

/** What a person is told of a photo that gave nothing. */
export const REFUSAL_MESSAGES: Readonly<Record<PhotoRefusal, string>> = {
  notAPhoto: PHOTO_MESSAGES.unreadable,
  noRecipe: PHOTO_MESSAGES.noRecipe,
  tooSlow: PHOTO_MESSAGES.tooSlow,
};

/** `notAPhoto`: bytes that are no photo; `noRecipe`: no text, or text that is no recipe; `tooSlow`: given up. */
export type PhotoRefusal = 'notAPhoto' | 'noRecipe' | 'tooSlow';
