import type { Difficulty, RecipeDraft } from '@larder/shared/recipe';
import type { QuarterTurns } from './orientation.ts';
import type { PhotoBox } from './read-text.ts';

/** The fields of a draft that are read from the text of a photo. */
export type ReadField = Extract<
  keyof RecipeDraft,
  'title' | 'description' | 'ingredients' | 'instructions' | 'prepTime' | 'cookTime' | 'servings'
>;

/** Why a person should look at a line: a quantity may be another one, or the text was hard to read. */
export type Doubt = 'quantity' | 'unclear';

/** Where a field, or one line of a list, was read. */
export interface PhotoEvidence {
  field: ReadField;
  /** The line of a list, from 0, headers counted; 0 for a field of one value. */
  index: number;
  /** Which of the photos, from 0. */
  photo: number;
  /** On the photo turned upright. */
  box: PhotoBox;
  /** Absent where the reading is sure. */
  doubt?: Doubt;
}

/** What a photo alone gives: a whole recipe, or a page of one. Times in minutes; lists may hold '[Header]' lines. */
export interface PhotoPart {
  fields: Pick<RecipeDraft, ReadField> & { difficulty: Difficulty | null };
  evidence: PhotoEvidence[];
}

export type PhotoReading =
  | {
      ok: true;
      /** Quarter turns clockwise that bring the photo, as its file says it stands, upright. */
      turn: QuarterTurns;
      /** Its words, a row a line, for whoever wants them without their structure. */
      text: string;
      part: PhotoPart;
    }
  | { ok: false; refusal: PhotoRefusal; turn: QuarterTurns; text: string };

/** `notAPhoto`: bytes that are no photo; `noRecipe`: no text, or text that is no recipe; `tooSlow`: given up. */
export type PhotoRefusal = 'notAPhoto' | 'noRecipe' | 'tooSlow';
