import * as messages from '#messages/moves.json';
import { format } from '@larder/shared/messages/format';
import type { MoveDto } from '@larder/shared/move/schema';
import { paths } from '@larder/shared/paths';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { formatMoment } from '../../lib/format.ts';
import { KeptRecipes } from './kept-recipes.tsx';
import { MoveFailures } from './move-failures.tsx';
import { fileProblem } from './problem-labels.ts';
import { UndoButton } from './undo-button.tsx';
import { UnknownFile } from './unknown-file.tsx';

interface ResultProps {
  move: MoveDto;
  /** The file itself, while it is still at hand. */
  file: File | undefined;
  isUndoing: boolean;
  onUndo: () => void;
}

/** How a move ended, what did not come along, and the way to take it back. */
export function MoveResult({ move, file, isUndoing, onUndo }: ResultProps) {
  const { status, undoUntil } = move;
  if (move.problem === 'unknown-format') return <UnknownFile name={move.fileName} file={file} />;
  if (status === 'failed' && !undoUntil && move.failed === 0)
    return <Notice tone="danger">{fileProblem(move.problem)}</Notice>;
  return (
    <>
      <section className="card space-y-4 p-5">
        {status === 'failed' ? (
          <Notice tone="danger">{fileProblem(move.problem)}</Notice>
        ) : (
          <div role="status" className="min-w-0">
            <h2 className="text-2xl">{titleOf(move)}</h2>
          </div>
        )}
        <Details move={move} />
        {status !== 'failed' && status !== 'cancelled' && (
          <Button asChild>
            <Link to={paths.home()}>{messages.goToRecipes}</Link>
          </Button>
        )}
        {undoUntil && (
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
            <p className="text-muted">{format(messages.undoUntil, { date: formatMoment(undoUntil) })}</p>
            <UndoButton moveId={move.id} {...{ isUndoing, onUndo }} />
          </div>
        )}
      </section>
      {move.failed > 0 && status !== 'undone' && <MoveFailures move={move} />}
      {move.moved > 0 && status === 'undone' && <KeptRecipes move={move} />}
    </>
  );
}

function titleOf({ status, moved }: MoveDto): string {
  if (status === 'undone') return messages.undone;
  if (status === 'cancelled')
    return moved > 0 ? format(messages.cancelledWith, { n: moved }) : messages.cancelled;
  return moved > 0 ? format(messages.done, { n: moved }) : messages.doneNothing;
}

function Details({ move: { status, skipped, lostPictures } }: { move: MoveDto }) {
  const said = [
    status === 'done' && skipped > 0 && format(messages.skipped, { n: skipped }),
    status === 'done' && lostPictures > 0 && format(messages.lostPictures, { n: lostPictures }),
  ].filter((text) => text !== false);
  return said.length > 0 && <p className="text-pretty">{said.join(' ')}</p>;
}
