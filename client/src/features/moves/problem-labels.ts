import * as messages from '#messages/moves.json';
import type { MoveProblem } from '@larder/shared/move/messages';

/** Why a file cannot be moved in, and what to do; in a list of recipes why one did not come along. */
export const PROBLEM_LABELS: Record<MoveProblem, string> = {
  'unknown-format': messages.unknownFormat,
  'broken-file': messages.brokenFile,
  'path-tricks': messages.pathTricks,
  'too-large-unpacked': messages.tooLargeUnpacked,
  'too-many-entries': messages.tooManyEntries,
  'overlapping-entries': messages.overlappingEntries,
  'too-many-items': messages.tooManyItems,
  'too-many-cells': messages.tooManyCells,
  'too-deep': messages.tooDeep,
  'too-slow': messages.tooSlow,
  'too-much-memory': messages.tooMuchMemory,
  'nested-archive': messages.nestedArchive,
  'no-recipes': messages.noRecipes,
  unreadable: messages.unreadable,
  'entry-too-large': messages.entryTooLarge,
  'no-title': messages.noTitle,
  'no-content': messages.noContent,
  'too-long': messages.tooLong,
  'no-room': messages.noRoom,
  failed: messages.failedRecipe,
};

/** Of a file as a whole: that something of ours failed has a sentence of its own. */
export function fileProblem(problem: MoveProblem | null): string {
  return problem === null || problem === 'failed' ? messages.failedFile : PROBLEM_LABELS[problem];
}
