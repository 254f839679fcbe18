import * as MOVE_MESSAGES from '#messages/move.json';
import { MEGABYTE } from '../photo/limits.ts';

/** What moving a library in knows of states and limits, free of schemas: screens show them without loading those. */

export const MOVE_STATUSES = [
  'uploading',
  'queued',
  'running',
  'ready',
  'done',
  'failed',
  'cancelled',
  'undone',
] as const;
export type MoveStatus = (typeof MOVE_STATUSES)[number];
export const MOVE_TASKS = ['read', 'move', 'undo'] as const;
export type MoveTask = (typeof MOVE_TASKS)[number];
export const MOVE_STAGES = ['preparing', 'reading', 'moving', 'undoing', 'complete'] as const;
export type MoveStage = (typeof MOVE_STAGES)[number];

export const MOVE_LIMITS = {
  /** Of a file, in bytes. */
  bytes: 2_000_000_000,
  /** The file is sent in parts of this size; the last one is what is left. */
  partBytes: 8 * MEGABYTE,
  /** Where a proxy refuses that: nginx lets 1 MB pass unless told otherwise. */
  smallPartBytes: MEGABYTE / 2,
  fileName: 255,
  /** How long a file stays whose move was not begun. */
  keptHours: 24,
  undoDays: 7,
} as const;

/** What is wrong with a file as a whole, or with one recipe of it. */
export const MOVE_PROBLEMS = [
  // Of the whole file.
  'unknown-format',
  'broken-file',
  'path-tricks',
  'too-large-unpacked',
  'too-many-entries',
  'overlapping-entries',
  'too-many-items',
  'too-many-cells',
  'too-deep',
  'too-slow',
  'too-much-memory',
  'nested-archive',
  'no-recipes',
  // Of one recipe.
  'unreadable',
  'entry-too-large',
  'no-title',
  'no-content',
  'too-long',
  // The person's own limits.
  'no-room',
  'failed',
] as const;
export type MoveProblem = (typeof MOVE_PROBLEMS)[number];

/** How many parts of `partBytes` a file of this size has. */
export function partsOfSize(size: number, partBytes: number): number {
  return Math.ceil(size / partBytes);
}

export { MOVE_MESSAGES };
