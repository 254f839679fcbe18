import type { Deps } from '../../ctx.ts';
import { JOBS } from '../../jobs/jobs.ts';
import { MAX_ATTEMPTS, runLeased } from '../../jobs/lease.ts';
import type { Handler } from '../../jobs/run.ts';
import { moveLibrary } from './do-move.ts';
import { MoveFileError } from './formats/contract.ts';
import { acquireMove, failMove, releaseMove, watchMove, type MoveLease } from './lease.ts';
import { readMove } from './read-move.ts';
import type { LibraryDeps } from './reader/library.ts';
import { undoLibrary } from './undo-move.ts';

type MoveDeps = Pick<Deps, 'db' | 'events' | 'now' | 'log'> & LibraryDeps;

const TASKS = { read: readMove, move: moveLibrary, undo: undoLibrary };

/** The worker's handler of moves: reads the file, moves its recipes in, or takes them back. */
export function moveHandler(deps: MoveDeps): Handler<'move'> {
  return ({ moveId }, { signal: stopping, attempt }) =>
    runLeased<MoveLease>(
      {
        acquire: () => acquireMove(deps, moveId),
        watch: (lease) => watchMove(deps, lease),
        work: (lease, signal) => TASKS[lease.task](deps, lease, signal),
        release: (lease) => releaseMove(deps, lease),
        fail: async (lease, error) => {
          if (error instanceof MoveFileError) return failMove(deps, lease, error.problem);
          if (attempt < JOBS.move.attempts && lease.attempts <= MAX_ATTEMPTS) throw error;
          await failMove(deps, lease, 'failed');
          deps.log.error({ err: error, moveId }, 'a move failed');
        },
      },
      stopping,
    );
}
