import { MOVE_LIMITS, partsOfSize } from '@larder/shared/move/messages';
import type { MoveDto } from '@larder/shared/move/schema';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { UploadError, uploadPart } from '../../lib/upload.ts';
import type { Chosen } from './chosen-files.ts';
import { untilSent } from './until-sent.ts';

export interface FileUpload {
  /** While it runs, between 0 and 1; `packing` before that, where several files make one. */
  share: number | 'packing' | undefined;
  error: unknown;
  /** What was chosen on this page; another time, or after a reload, it has to be chosen again. */
  chosen: Chosen | undefined;
  send: (chosen: Chosen) => void;
  stop: () => void;
}

/** Sends a file in parts, beginning with those that are missing. */
export function useFileUpload(): FileUpload {
  const utils = trpc.useUtils();
  const begin = trpc.moves.begin.useMutation();
  const [share, setShare] = useState<FileUpload['share']>();
  const [error, setError] = useState<unknown>();
  const [chosen, setChosen] = useState<Chosen>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = (library: Chosen) => {
    running.current?.abort();
    const stopping = new AbortController();
    running.current = stopping;
    setChosen(library);
    setError(undefined);
    setShare(library.files.length > 1 ? 'packing' : 0);
    const work = async () => {
      const file = await oneFile(library, stopping.signal);
      setShare(0);
      const sendAll = async (inSmallParts: boolean) => {
        const move = await begin.mutateAsync({ name: library.name, size: file.size, inSmallParts });
        utils.moves.state.setData(undefined, move);
        await sendParts(file, move, { signal: stopping.signal, onShare: setShare });
      };
      await sendAll(false).catch((failure: unknown) => {
        if (!isTooLargeForProxy(failure)) throw failure;
        return sendAll(true);
      });
    };
    work()
      .catch((failure: unknown) => {
        if (!stopping.signal.aborted) setError(failure);
      })
      .finally(() => {
        if (running.current !== stopping) return;
        setShare(undefined);
        void utils.moves.state.invalidate();
      });
  };
  const stop = () => {
    running.current?.abort();
    setChosen(undefined);
    setError(undefined);
  };
  return { share, error, chosen, send, stop };
}

/** What is too much for a move is not packed: the server says so of its size alone. */
async function oneFile({ files }: Chosen, signal: AbortSignal): Promise<Pick<Blob, 'size' | 'slice'>> {
  const [only, another] = files;
  if (only && !another) return only.file;
  const size = files.reduce((sum, { file }) => sum + file.size, 0);
  if (size > MOVE_LIMITS.bytes) return { size, slice: () => new Blob() };
  const { zipFiles } = await import('./zip-files.ts');
  return zipFiles(files, signal);
}

/** A part is never too large for Larder itself. */
function isTooLargeForProxy(failure: unknown): boolean {
  return failure instanceof UploadError && failure.appCode === 'BODY_TOO_LARGE';
}

interface Way {
  signal: AbortSignal;
  onShare: (share: number) => void;
}

async function sendParts(
  file: Pick<Blob, 'size' | 'slice'>,
  { id, parts, partBytes }: MoveDto,
  { signal, onShare }: Way,
): Promise<void> {
  const there = new Set(parts);
  const all = partsOfSize(file.size, partBytes);
  for (let part = 0; part < all; part += 1) {
    if (there.has(part)) continue;
    const start = part * partBytes;
    const bytes = file.slice(start, start + partBytes);
    const onProgress = (of: number) => onShare((there.size + of) / all);
    await untilSent(() => uploadPart({ moveId: id, part, bytes }, { onProgress, signal }), signal);
    there.add(part);
    onShare(there.size / all);
  }
}
