import { PHOTO_WORDS } from '@larder/shared/photo/messages';
import { failureOf } from '../../lib/error-message.ts';
import { serialise } from '../../lib/serialise.ts';
import { createStore, type Store } from '../../lib/store.ts';
import type { uploadPicture } from '../../lib/upload.ts';
import { limitProblemOf } from './limit-check.ts';
import type { LimitProblem } from './limit-notice.tsx';
import type { QueuedPhoto } from './photo-cards.ts';
import type { preparePhoto } from './prepare-photo.ts';
import { storeAndAttach, TAKEN_BACK } from './store-and-attach.ts';

/** What sending a photo takes. */
export interface PhotoSender {
  checkLimit: () => Promise<void>;
  prepare: typeof preparePhoto;
  upload: typeof uploadPicture;
  /** Puts a stored photo into the import. */
  attach: (photoId: string) => Promise<void>;
  /** Takes out one that was removed while it was being attached. */
  takeBack: (photoId: string) => void;
}

interface PhotoQueueState {
  queue: readonly QueuedPhoto[];
  /** What stopped an upload, if that was the limit. */
  problem: LimitProblem | undefined;
}

export interface PhotoQueue {
  state: Store<PhotoQueueState>;
  /** From now on photos are sent so. */
  sendBy: (sender: PhotoSender) => void;
  add: (files: readonly File[]) => void;
  retry: (key: number) => void;
  remove: (key: number) => void;
  /** What stopped an upload is no longer so. */
  forgetProblem: () => void;
  /** What is on its way goes no further. */
  stop: () => void;
  clear: () => void;
}

/** Files on their way to an import, prepared and sent one after another. */
export function createPhotoQueue(): PhotoQueue {
  const state = createStore<PhotoQueueState>({ queue: [], problem: undefined });
  const begun = new Map<number, AbortController>();
  const keys = { last: 0 };
  const current: { sender?: PhotoSender } = {};

  const set = (next: Partial<PhotoQueueState>) => state.set({ ...state.read(), ...next });
  const change = (key: number, next: Partial<QueuedPhoto>) =>
    set({ queue: state.read().queue.map((photo) => (photo.key === key ? { ...photo, ...next } : photo)) });

  const begin = (photo: QueuedPhoto) => {
    const stop = new AbortController();
    begun.set(photo.key, stop);
    void serialise('photos on their way', async () => {
      if (stop.signal.aborted || !current.sender) return;
      set({ problem: undefined });
      const problem = await sendPhoto(photo, current.sender, stop.signal, (next) => change(photo.key, next));
      if (problem) set({ problem });
    });
  };
  const end = (photo: QueuedPhoto, reason?: string) => {
    begun.get(photo.key)?.abort(reason);
    URL.revokeObjectURL(photo.preview);
  };

  return {
    state,
    sendBy: (sender) => void (current.sender = sender),
    add: (files) => {
      const added = files.map((file) => queuedPhoto(file, (keys.last += 1)));
      set({ queue: [...state.read().queue, ...added] });
      added.forEach(begin);
    },
    retry: (key) => {
      const photo = state.read().queue.find((one) => one.key === key);
      if (!photo) return;
      change(key, { status: 'pending', failure: undefined });
      begin(photo);
    },
    remove: (key) => {
      const { queue } = state.read();
      for (const photo of queue) if (photo.key === key) end(photo, TAKEN_BACK);
      set({ queue: queue.filter((photo) => photo.key !== key), problem: undefined });
    },
    forgetProblem: () => set({ problem: undefined }),
    stop: () => state.read().queue.forEach((photo) => end(photo)),
    clear: () => {
      state.read().queue.forEach((photo) => end(photo, TAKEN_BACK));
      set({ queue: [], problem: undefined });
    },
  };
}

/** Sends one photo and says how far it is; gives the limit that stopped it, if that was it. */
async function sendPhoto(
  { file, photoId }: QueuedPhoto,
  { checkLimit, prepare, upload, attach, takeBack }: PhotoSender,
  signal: AbortSignal,
  change: (next: Partial<QueuedPhoto>) => void,
): Promise<LimitProblem | undefined> {
  const store = async () => {
    if (photoId) return photoId;
    await checkLimit();
    const prepared = await prepare(file, () => change({ stage: 'converting' }));
    signal.throwIfAborted();
    change({ stage: 'uploading' });
    const onProgress = (part: number) => change({ part });
    const stored = await upload({ purpose: 'photo', ...prepared, signal, onProgress });
    change({ photoId: stored.photoId });
    return stored.photoId;
  };
  change({ status: 'processing', stage: 'preparing', part: 0, failure: undefined });
  try {
    await storeAndAttach({ upload: store, attach, takeBack, signal });
    return undefined;
  } catch (error) {
    if (signal.aborted) return undefined;
    const limit = limitProblemOf(error);
    change({ status: 'error', failure: limit ?? failureOf(error, PHOTO_WORDS.failed) });
    return limit;
  }
}

function queuedPhoto(file: File, key: number): QueuedPhoto {
  return { key, file, preview: URL.createObjectURL(file), status: 'pending', stage: 'preparing', part: 0 };
}
