import * as messages from '#messages/recipe.json';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { useEffect, useRef, useState } from 'react';
import { appCodeOf, failureOf, hasNoAnswer, type Failure } from '../../../lib/error-message.ts';
import { serialise } from '../../../lib/serialise.ts';
import { trpc } from '../../../lib/trpc.ts';
import { uploadPicture } from '../../../lib/upload.ts';
import { galleryBatch } from './gallery-batch.ts';

/** A picture on its way into the gallery. */
export interface AddedPicture {
  key: number;
  file: File;
  /** Between 0 and 1, of the bytes on their way; undefined while it waits for those before it. */
  part?: number | undefined;
  /** Once it is stored: another try only has to put it into the gallery. */
  pictureId?: string;
  failure?: Failure | undefined;
  canRetry?: boolean;
}

/** Sends pictures one after another, each into the gallery on its own; leaving the page stops those that wait. */
export function useAddedPictures({ id, gallery }: RecipeDto) {
  const [pictures, setPictures] = useState<AddedPicture[]>([]);
  const [refused, setRefused] = useState<Failure[]>([]);
  const [added, setAdded] = useState(0);
  const lastKey = useRef(0);
  const stop = useStopOnLeaving();
  const attach = useAttach(id);

  const change = (key: number, next: Partial<AddedPicture>) =>
    setPictures((now) => now.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const forget = (key: number) => setPictures((now) => now.filter((one) => one.key !== key));

  const send = async (picture: AddedPicture, signal: AbortSignal) => {
    if (signal.aborted) return;
    const { key } = picture;
    try {
      await attach(await storedId(picture, signal, (next) => change(key, next)));
      forget(key);
      setAdded((count) => count + 1);
    } catch (error) {
      if (!signal.aborted) change(key, { part: undefined, ...problemOf(error) });
    }
  };
  const begin = (picture: AddedPicture) => {
    const { signal } = stop.current;
    void serialise(`gallery of ${id}`, () => send(picture, signal));
  };

  const sending = pictures.filter(({ failure }) => !failure);
  const room = Math.max(0, PHOTO_LIMITS.gallery - gallery.length - sending.length);
  return {
    pictures,
    refused,
    /** How many came in since files were chosen last. */
    added,
    room,
    isSending: sending.length > 0,
    take: (files: readonly File[]) => {
      const { taken, failures } = galleryBatch(files, room);
      const begun = taken.map((file) => ({ key: (lastKey.current += 1), file }));
      setRefused(failures);
      setAdded(0);
      // What failed before has been read by now.
      setPictures((now) => [...now.filter(({ failure }) => !failure), ...begun]);
      begun.forEach(begin);
    },
    retry: (picture: AddedPicture) => {
      change(picture.key, { failure: undefined });
      begin(picture);
    },
    dismiss: ({ key }: AddedPicture) => forget(key),
    stop: () => stop.current.abort(),
  };
}

/** Where another try may find a way, a while later or once there is room. */
const LATER = ['RATE_LIMITED', 'WRITE_LIMIT', 'STORAGE_LIMIT', 'GALLERY_LIMIT'];

function problemOf(error: unknown): Pick<AddedPicture, 'failure' | 'canRetry'> {
  const canRetry = hasNoAnswer(error) || LATER.includes(appCodeOf(error) ?? '');
  return { failure: failureOf(error, messages.addPictureFailed), canRetry };
}

/** Sends the bytes, unless they are there already. */
async function storedId(
  { file, pictureId }: AddedPicture,
  signal: AbortSignal,
  change: (next: Partial<AddedPicture>) => void,
): Promise<string> {
  change({ part: 0 });
  if (pictureId) return pictureId;
  const onProgress = (part: number) => change({ part });
  const stored = await uploadPicture({ purpose: 'gallery', file, name: file.name, signal, onProgress });
  change({ pictureId: stored.photoId });
  return stored.photoId;
}

/** Puts a stored picture into the gallery of a recipe, which then shows it. */
function useAttach(id: string) {
  const { mutateAsync } = trpc.recipes.addPicture.useMutation();
  const utils = trpc.useUtils();
  return async (pictureId: string) => {
    await mutateAsync({ id, pictureId });
    await utils.recipes.byId.invalidate({ id });
  };
}

function useStopOnLeaving() {
  const stop = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);
  return stop;
}
