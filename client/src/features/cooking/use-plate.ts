import * as messages from '#messages/recipe.json';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import type { ImageDto } from '@larder/shared/recipe/image';
import { useEffect, useRef, useState } from 'react';
import { failureOf, type Failure } from '../../lib/error-message.ts';
import { PICTURE_FORMATS, uploadPicture } from '../../lib/upload.ts';

export interface Plate {
  photo: ImageDto | null;
  /** Between 0 and 1, while a photo is on its way. */
  part: number | undefined;
  failure: Failure | undefined;
  take: (files: readonly File[]) => void;
  /** There is a file that did not arrive. */
  retry: (() => void) | undefined;
  remove: () => void;
}

/** The photo of an entry of the cook log: it is sent as soon as it is chosen. `settled` waits for it, and throws where it failed. */
export function usePlate(before: ImageDto | null): Plate & { settled: () => Promise<ImageDto | null> } {
  const [photo, setPhoto] = useState(before);
  const { part, failed, send, refuse, stop, onItsWay } = useUpload(setPhoto);
  const { file, failure } = failed ?? {};
  return {
    photo,
    part,
    failure,
    take: ([chosen]) => {
      const message = chosen && refusalOf(chosen);
      if (message) refuse({ message });
      else if (chosen) send(chosen);
    },
    retry: file && (() => send(file)),
    remove: () => {
      stop();
      setPhoto(null);
    },
    settled: async () => (await onItsWay()) ?? photo,
  };
}

/** Sends one file at a time: another one, or leaving, stops the one before. */
function useUpload(onSent: (image: ImageDto) => void) {
  const [part, setPart] = useState<number>();
  const [failed, setFailed] = useState<{ file?: File; failure: Failure }>();
  const sending = useRef<{ stop: AbortController; done: Promise<ImageDto> }>(undefined);
  useEffect(() => () => sending.current?.stop.abort(), []);

  const stop = () => {
    sending.current?.stop.abort();
    sending.current = undefined;
    setPart(undefined);
    setFailed(undefined);
  };
  const send = (file: File) => {
    stop();
    setPart(0);
    const control = new AbortController();
    const { signal } = control;
    const upload = { purpose: 'result', file, name: file.name, signal, onProgress: setPart } as const;
    const done = uploadPicture(upload).then(({ image }) => image);
    sending.current = { stop: control, done };
    const settle = (then: () => void) => {
      if (signal.aborted) return;
      stop();
      then();
    };
    done.then(
      (image) => settle(() => onSent(image)),
      (error: unknown) => settle(() => setFailed({ file, failure: failureOf(error, messages.plateFailed) })),
    );
  };
  const refuse = (failure: Failure) => setFailed({ failure });
  return { part, failed, send, refuse, stop, onItsWay: () => sending.current?.done };
}

/** Why a file is not even sent. */
function refusalOf({ name, size }: File): string | undefined {
  if (!PICTURE_FORMATS.test(name)) return `${name}: ${PHOTO_MESSAGES.formats}`;
  return size > PHOTO_LIMITS.bytes.result ? PHOTO_MESSAGES.pictureTooLarge(name, 'result') : undefined;
}
