import { PHOTO_WORDS } from '@larder/shared/photo/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../lib/error-message.ts';
import { inTurn } from '../../lib/in-turn.ts';
import { uploadPicture } from '../../lib/upload.ts';
import { limitProblemOf, useLimitCheck } from './limit-check.ts';
import type { LimitProblem } from './limit-notice.tsx';
import type { QueuedPhoto } from './photo-cards.ts';
import { preparePhoto } from './prepare-photo.ts';
import { storeAndAttach, TAKEN_BACK } from './store-and-attach.ts';

let lastKey = 0;

/**
 * Files on their way to an import, prepared and sent one after another; `attach` puts one that is stored into the import,
 * `takeBack` takes out one that was removed while that was under way. What is not sent when the page is left is not sent at
 * all.
 */
export function usePhotoQueue(
  attach: (photoId: string) => Promise<void>,
  takeBack: (photoId: string) => void,
) {
  const [queue, setQueue] = useState<readonly QueuedPhoto[]>([]);
  const [problem, setProblem] = useState<LimitProblem>();
  const checkLimit = useLimitCheck();
  const begun = useRef(new Map<number, { stop: AbortController; preview: string }>());
  useEffect(() => {
    const all = begun.current;
    return () => all.forEach((one) => end(one));
  }, []);

  const change = useCallback((key: number, next: Partial<QueuedPhoto>) => {
    setQueue((now) => now.map((photo) => (photo.key === key ? { ...photo, ...next } : photo)));
  }, []);

  const send = async ({ key, file, photoId }: QueuedPhoto, signal: AbortSignal): Promise<void> => {
    const upload = async () => {
      if (photoId) return photoId;
      await checkLimit();
      const prepared = await preparePhoto(file, () => change(key, { stage: 'converting' }));
      signal.throwIfAborted();
      change(key, { stage: 'uploading' });
      const onProgress = (part: number) => change(key, { part });
      const stored = await uploadPicture({ purpose: 'photo', ...prepared, signal, onProgress });
      change(key, { photoId: stored.photoId });
      return stored.photoId;
    };
    if (signal.aborted) return;
    change(key, { status: 'processing', stage: 'preparing', part: 0, failure: undefined });
    setProblem(undefined);
    try {
      await storeAndAttach({ upload, attach, takeBack, signal });
    } catch (error) {
      if (signal.aborted) return;
      const limit = limitProblemOf(error);
      if (limit) setProblem(limit);
      change(key, { status: 'error', failure: limit ?? failureOf(error, PHOTO_WORDS.failed) });
    }
  };
  const begin = (photo: QueuedPhoto) => {
    const stop = new AbortController();
    begun.current.set(photo.key, { stop, preview: photo.preview });
    void inTurn('photos on their way', () => send(photo, stop.signal));
  };

  return {
    queue,
    problem,
    add: (files: readonly File[]) => {
      const added = files.map((file) => queuedPhoto(file));
      setQueue((now) => [...now, ...added]);
      added.forEach(begin);
    },
    retry: (key: number) => {
      const photo = queue.find((one) => one.key === key);
      if (!photo) return;
      change(key, { status: 'pending', failure: undefined });
      begin(photo);
    },
    remove: (key: number) => {
      end(begun.current.get(key), TAKEN_BACK);
      setQueue((now) => now.filter((photo) => photo.key !== key));
      setProblem(undefined);
    },
    /** What stopped an upload is no longer so. */
    forgetProblem: () => setProblem(undefined),
    /** What is on its way goes no further. */
    stop: () => begun.current.forEach((one) => end(one)),
    clear: () => {
      begun.current.forEach((one) => end(one, TAKEN_BACK));
      setQueue([]);
      setProblem(undefined);
    },
  };
}

function end(begun: { stop: AbortController; preview: string } | undefined, reason?: string): void {
  begun?.stop.abort(reason);
  if (begun) URL.revokeObjectURL(begun.preview);
}

function queuedPhoto(file: File): QueuedPhoto {
  const key = ++lastKey;
  return { key, file, preview: URL.createObjectURL(file), status: 'pending', stage: 'preparing', part: 0 };
}
