import * as messages from '#messages/moves.json';
import { format } from '@larder/shared/messages/format';
import type { MoveDto } from '@larder/shared/move/schema';
import { Button } from '../../components/ui/button.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { formatPercent } from '../../lib/format.ts';

interface ProgressProps {
  title: string;
  /** Percent; undefined where nobody knows how much there is. */
  percent?: number | undefined;
  /** What can be said beside it. */
  detail?: string | undefined;
  hint: string;
  onCancel?: (() => void) | undefined;
  isCancelling?: boolean;
}

/** One piece of work that goes on: what it is, how far it is, and a way to end it. */
export function MoveProgress({ title, percent, detail, hint, onCancel, isCancelling }: ProgressProps) {
  const shown = detail ?? (percent === undefined ? undefined : formatPercent(percent));
  return (
    <section className="card space-y-4 p-5">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <div role="status" className="min-w-0">
          <h2 className="min-w-0 text-xl wrap-anywhere">{title}</h2>
        </div>
        {shown && <p className="text-muted tabular-nums">{shown}</p>}
      </div>
      {percent !== undefined && (
        <ProgressBar label={title} value={percent} valueText={`${title}, ${formatPercent(percent)}`} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{hint}</p>
        {onCancel && (
          <Button variant="secondary" busy={isCancelling ?? false} onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The work of a worker: reading the file, moving its recipes in, or taking them out again. */
export function WorkProgress({
  move,
  ...cancel
}: Pick<ProgressProps, 'onCancel' | 'isCancelling'> & { move: MoveDto }) {
  const hint = messages.takesAWhile;
  if (move.task === 'undo')
    return <MoveProgress title={messages.undoing} percent={move.percent} hint={hint} />;
  if (move.task === 'read') {
    const found = move.preview?.recipes ?? 0;
    const detail = found > 0 ? format(messages.foundSoFar, { n: found }) : undefined;
    return <MoveProgress title={messages.reading} detail={detail} hint={hint} {...cancel} />;
  }
  const total = move.preview?.recipes ?? 0;
  const detail = format(messages.movingCount, { moved: Math.min(total, move.moved + move.skipped), total });
  return <MoveProgress title={messages.moving} percent={move.percent} {...{ detail, hint }} {...cancel} />;
}
