import { z } from 'zod';
import { boundedTrimmedText, inputOf } from '../input.ts';
import { idSchema, pageInput, pageOf } from '../list.ts';
import { CONTENT_FIELDS } from '../recipe/fields.ts';
import { isStorableText } from '../text.ts';
import {
  MOVE_LIMITS,
  MOVE_MESSAGES,
  MOVE_PROBLEMS,
  MOVE_STAGES,
  MOVE_STATUSES,
  MOVE_TASKS,
} from './messages.ts';

export const beginMoveInput = inputOf({
  name: boundedTrimmedText(MOVE_LIMITS.fileName, MOVE_MESSAGES.fileName)
    .min(1, MOVE_MESSAGES.fileName)
    .refine(isStorableText, MOVE_MESSAGES.fileName),
  size: z.number().int().min(1, MOVE_MESSAGES.empty).max(MOVE_LIMITS.bytes, MOVE_MESSAGES.tooLarge),
  /** Larger parts were refused on the way. The same file begins anew then. */
  inSmallParts: z.boolean().default(false),
});
export type BeginMoveInput = z.infer<typeof beginMoveInput>;

export const moveIdInput = inputOf({ id: idSchema });
export const startMoveInput = moveIdInput.extend({ addsDuplicates: z.boolean().default(false) });
export type StartMoveInput = z.infer<typeof startMoveInput>;
export const moveFailuresInput = pageInput.extend({ id: idSchema });
export type MoveFailuresInput = z.infer<typeof moveFailuresInput>;
export const moveKeptInput = pageInput.extend({ id: idSchema });
export type MoveKeptInput = z.infer<typeof moveKeptInput>;

const count = z.number().int();

/** What is in the file and what will become of it, before anything is kept. */
export const movePreview = z.object({
  recipes: count,
  /** In the library already: from the same address, or with the same title and ingredients. */
  duplicates: count,
  failed: count,
  favorites: count,
  /** How many come with stars. */
  ratings: count.default(0),
  collections: count,
  /** Of those, how many others will see; the file says so. */
  openCollections: count.default(0),
  /** How many recipes fill in each field. */
  fields: z.array(z.object({ field: z.enum(CONTENT_FIELDS), recipes: count })),
  /** Larder has no place of its own for these: they are written below the notes. */
  inNotes: z.array(z.object({ label: z.string(), recipes: count })),
  /** Pictures beside the covers, which come along into galleries. */
  galleryPictures: count.default(0),
  /** Pictures that stay behind: beyond the limit of a gallery, and what recipes were read from. */
  morePictures: count,
});
export type MovePreview = z.infer<typeof movePreview>;

export const moveDto = z.object({
  id: z.string(),
  status: z.enum(MOVE_STATUSES),
  task: z.enum(MOVE_TASKS),
  stage: z.enum(MOVE_STAGES),
  percent: count,
  fileName: z.string(),
  size: count,
  /** The size of each part but the last. */
  partBytes: count,
  /** The numbers of the parts that have arrived. */
  parts: z.array(count),
  /** The program's own name. */
  format: z.string().nullable(),
  problem: z.enum(MOVE_PROBLEMS).nullable(),
  preview: movePreview.nullable(),
  moved: count,
  skipped: count,
  failed: count,
  lostPictures: count,
  createdAt: z.date(),
  expiresAt: z.date(),
  /** Null when there is nothing that could be undone. */
  undoUntil: z.date().nullable(),
});
export type MoveDto = z.infer<typeof moveDto>;

/** A recipe that did not come along. */
export const moveFailureDto = z.object({
  id: z.string(),
  title: z.string(),
  entry: z.string(),
  reason: z.enum(MOVE_PROBLEMS),
});
export type MoveFailureDto = z.infer<typeof moveFailureDto>;

/** A recipe that undoing keeps: it holds something that the file does not. */
export const moveKeptDto = z.object({ id: z.string(), recipeId: z.string(), title: z.string() });
/** With how many recipes undoing deletes for good; 0 once it has. */
export const moveKeptPage = pageOf(moveKeptDto).extend({ deleted: count });
export type MoveKeptPage = z.infer<typeof moveKeptPage>;
