import * as messages from '#messages/moves.json';
import { format } from '@larder/shared/messages/format';
import type { MoveKeptPage } from '@larder/shared/move/schema';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmDialog } from '../../components/ui/dialog/confirm-dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { trpc } from '../../lib/trpc.ts';

/** Of the recipes that stay, so many are named in the question. */
const NAMED = 3;

interface UndoProps {
  moveId: string;
  isUndoing: boolean;
  onUndo: () => void;
}

/** Asks before a move is undone, once it is known what that deletes and what it keeps. */
export function UndoButton({ moveId, isUndoing, onUndo }: UndoProps) {
  const [isAsking, setAsking] = useState(false);
  const input = { id: moveId, limit: NAMED };
  const kept = trpc.moves.kept.useQuery(input, { enabled: isAsking, staleTime: 0, gcTime: 0 });
  const isKnown = isAsking && kept.data !== undefined && !kept.isFetching;
  return (
    <>
      <Button
        variant="secondary"
        busy={isUndoing || (isAsking && kept.isFetching)}
        onClick={() => {
          setAsking(true);
          if (kept.isError) void kept.refetch();
        }}
      >
        {messages.undo}
      </Button>
      {kept.isError && <FailureNotice error={kept.error} fallback={messages.undoFailed} />}
      {isKnown && (
        <ConfirmDialog
          open
          danger
          onOpenChange={setAsking}
          title={messages.undoQuestion}
          description={format(messages.undoDeletes, { n: kept.data.deleted })}
          confirmLabel={messages.undoConfirm}
          busy={isUndoing}
          onConfirm={() => {
            setAsking(false);
            onUndo();
          }}
        >
          {kept.data.total > 0 && <Staying page={kept.data} />}
        </ConfirmDialog>
      )}
    </>
  );
}

function Staying({ page: { items, total } }: { page: MoveKeptPage }) {
  const titles = items.map(({ title }) => title).join(', ');
  const others = total - items.length;
  return (
    <>
      <p>{format(messages.undoKeeps, { n: total })}</p>
      <p className="mt-1 font-medium wrap-anywhere">
        {others > 0 ? format(messages.andMoreFiles, { name: titles, n: others }) : titles}
      </p>
    </>
  );
}
