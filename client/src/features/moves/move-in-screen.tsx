import * as messages from '#messages/moves.json';
import { format } from '@larder/shared/messages/format';
import type { MoveDto } from '@larder/shared/move/schema';
import { paths } from '@larder/shared/paths';
import { useEffect, useRef, type ReactNode } from 'react';
import { BackLink } from '../../components/ui/back-link.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Button } from '../../components/ui/button.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { Chosen } from './chosen-files.ts';
import { ChooseFile, FileButtons } from './choose-file.tsx';
import { MovePreviewCard } from './move-preview.tsx';
import { MoveProgress, WorkProgress } from './move-progress.tsx';
import { MoveResult } from './move-result.tsx';
import { useFileUpload, type FileUpload } from './use-file-upload.ts';

/** A library of another place is uploaded, looked at, moved in, and taken back if that is wanted. */
export function MoveInScreen() {
  const state = trpc.moves.state.useQuery(undefined, { staleTime: 0 });
  const upload = useFileUpload();
  const move = state.data;
  useNewRecipes(move);
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader before={<BackLink to={paths.home()} />} title={messages.moveIn} subtitle={messages.hint} />
      <div className="space-y-6">
        {state.isError && !move && <FailureNotice error={state.error} fallback={messages.stateFailed} />}
        {state.isPending ? <Skeleton className="h-56" /> : <Steps move={move ?? null} upload={upload} />}
      </div>
    </div>
  );
}

function isWork(move: MoveDto | null | undefined): boolean {
  return move?.status === 'queued' || move?.status === 'running';
}

/** Lists know nothing of recipes that a worker has added or removed. */
function useNewRecipes(move: MoveDto | null | undefined): void {
  const utils = trpc.useUtils();
  const before = useRef(false);
  const isWorking = isWork(move);
  useEffect(() => {
    if (before.current && !isWorking) {
      void utils.recipes.invalidate();
      void utils.playlists.invalidate();
    }
    before.current = isWorking;
  }, [isWorking, utils]);
}

function Steps({ move, upload }: { move: MoveDto | null; upload: FileUpload }) {
  const utils = trpc.useUtils();
  const onSuccess = (changed: MoveDto) => {
    utils.moves.state.setData(undefined, changed);
    // The live stream may have told of a later state before this answer came.
    void utils.moves.state.invalidate();
  };
  const onError = () => void utils.moves.state.invalidate();
  const start = trpc.moves.start.useMutation({ onSuccess, onError });
  const cancel = trpc.moves.cancel.useMutation({ onSuccess, onError });
  const undo = trpc.moves.undo.useMutation({ onSuccess, onError });
  const end = (id: string) => {
    upload.stop();
    cancel.mutate({ id });
  };
  const failure = start.error ?? cancel.error ?? undo.error;
  const fallback = undo.error ? messages.undoFailed : messages.startFailed;
  const shown = (body: ReactNode) => (
    <>
      {failure && <FailureNotice error={failure} fallback={fallback} />}
      {body}
    </>
  );
  if (move?.status === 'uploading' || upload.share !== undefined)
    return shown(<Uploading {...{ move, upload }} onCancel={end} isCancelling={cancel.isPending} />);
  if (!move) return <Choosing upload={upload} />;
  const cancelling = { onCancel: () => end(move.id), isCancelling: cancel.isPending };
  if (isWork(move)) return shown(<WorkProgress move={move} {...cancelling} />);
  if (move.status === 'ready' && move.preview) {
    const onStart = (addsDuplicates: boolean) => start.mutate({ id: move.id, addsDuplicates });
    const { preview } = move;
    return shown(
      <MovePreviewCard {...{ move, preview, onStart }} {...cancelling} isStarting={start.isPending} />,
    );
  }
  return shown(
    <>
      <MoveResult
        move={move}
        file={fileOf(upload.chosen, move)}
        isUndoing={undo.isPending}
        onUndo={() => undo.mutate({ id: move.id })}
      />
      <section className="space-y-3">
        <h2 className="text-xl">{messages.anotherFile}</h2>
        <Choosing upload={upload} />
      </section>
    </>,
  );
}

/** The file of a move that was chosen on this page, and alone. */
function fileOf(chosen: Chosen | undefined, { fileName }: MoveDto): File | undefined {
  const [only, another] = chosen?.name === fileName ? chosen.files : [];
  return another ? undefined : only?.file;
}

function Choosing({ upload }: { upload: FileUpload }) {
  return (
    <>
      {Boolean(upload.error) && <FailureNotice error={upload.error} fallback={messages.uploadFailed} />}
      <ChooseFile onChosen={upload.send} />
    </>
  );
}

interface UploadingProps {
  move: MoveDto | null;
  upload: FileUpload;
  onCancel: (id: string) => void;
  isCancelling: boolean;
}

/** The file on its way, or the way to go on with one that stopped. */
function Uploading({ move, upload: { share, chosen, error, send }, onCancel, isCancelling }: UploadingProps) {
  const cancel = move?.status === 'uploading' ? () => onCancel(move.id) : undefined;
  if (share !== undefined || !move) {
    const isPacking = share === 'packing';
    const name = chosen?.name ?? '';
    const title = isPacking ? format(messages.packing, { name }) : format(messages.uploading, { name });
    const percent = isPacking ? undefined : Math.floor((share ?? 0) * 100);
    return (
      <MoveProgress {...{ title, percent, isCancelling }} hint={messages.waitOnPage} onCancel={cancel} />
    );
  }
  return (
    <section className="card space-y-4 p-5">
      {Boolean(error) && <FailureNotice error={error} fallback={messages.uploadFailed} />}
      <p className="text-lg wrap-anywhere">{format(messages.chooseSame, { name: move.fileName })}</p>
      <div className="flex flex-wrap gap-3">
        {chosen ? (
          <Button size="lg" className="max-sm:w-full" onClick={() => send(chosen)}>
            {messages.continueUpload}
          </Button>
        ) : (
          <FileButtons onChosen={send} />
        )}
        <Button variant="secondary" size="lg" className="max-sm:w-full" busy={isCancelling} onClick={cancel}>
          {messages.cancel}
        </Button>
      </div>
    </section>
  );
}
