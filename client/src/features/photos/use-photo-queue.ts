import { PHOTO_WORDS } from '@larder/shared/photo-quota';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { inTurn } from '../../lib/in-turn.ts';
import { uploadPicture } from '../../lib/upload.ts';
import { limitProblemOf, useLimitCheck } from './limit-check.ts';
import type { LimitProblem } from './limit-notice.tsx';
import type { QueuedPhoto } from './photo-cards.ts';
import { preparePhoto } from './prepare-photo.ts';

let lastKey = 0;

/**
 * Files on their way to an import, prepared and sent one after another; `attach` puts one that is stored into the import.
 * What is not sent when the page is left is not sent at all.
 */
export function usePhotoQueue(attach: (photoId: string) => Promise<void>) {
  const [queue, setQueue] = useState<readonly QueuedPhoto[]>([]);
  const [problem, setProblem] = useState<LimitProblem>();
  const checkLimit = useLimitCheck();
  const begun = useRef(new Map<number, { stop: AbortController; preview: string }>());
  useEffect(() => {
    const all = begun.current;
    return () => all.forEach(end);
  }, []);

  const change = useCallback((key: number, next: Partial<QueuedPhoto>) => {
    setQueue((now) => now.map((photo) => (photo.key === key ? { ...photo, ...next } : photo)));
  }, []);

  const send = async ({ key, file, photoId }: QueuedPhoto, signal: AbortSignal): Promise<void> => {
    const upload = async () => {
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
    change(key, { status: 'processing', stage: 'preparing', part: 0, error: undefined });
    setProblem(undefined);
    try {
      await attach(photoId ?? (await upload()));
    } catch (error) {
      if (signal.aborted) return;
      const limit = limitProblemOf(error);
      if (limit) setProblem(limit);
      change(key, { status: 'error', error: limit?.message ?? errorMessage(error, PHOTO_WORDS.failed) });
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
      change(key, { status: 'pending', error: undefined });
      begin(photo);
    },
    remove: (key: number) => {
      end(begun.current.get(key));
      setQueue((now) => now.filter((photo) => photo.key !== key));
      setProblem(undefined);
    },
    clear: () => {
      begun.current.forEach(end);
      setQueue([]);
      setProblem(undefined);
    },
  };
}

function end(begun: { stop: AbortController; preview: string } | undefined): void {
  begun?.stop.abort();
  if (begun) URL.revokeObjectURL(begun.preview);
}

function queuedPhoto(file: File): QueuedPhoto {
  const key = ++lastKey;
  return { key, file, preview: URL.createObjectURL(file), status: 'pending', stage: 'preparing', part: 0 };
}
