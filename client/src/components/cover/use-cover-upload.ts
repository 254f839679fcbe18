import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import type { ImageDto } from '@larder/shared/recipe/image';
import { useEffect, useRef, useState } from 'react';
import { failureOf, type Failure } from '../../lib/error-message.ts';
import { uploadPicture } from '../../lib/upload.ts';
import { coverBatch } from './cover-batch.ts';

/** A file on its way. */
interface Sending {
  key: number;
  name: string;
  part: number;
}

/** The pictures to choose a cover from: sent as soon as they are taken, and stopped when the dialog closes. */
export function useCoverUpload(current: ImageDto | null) {
  const [images, setImages] = useState<ImageDto[]>(current ? [current] : []);
  const [chosen, setChosen] = useState<string | null>(current?.id ?? null);
  const [sending, setSending] = useState<Sending[]>([]);
  const [failures, setFailures] = useState<Failure[]>([]);
  const lastKey = useRef(0);
  const closed = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    closed.current = controller;
    return () => controller.abort();
  }, []);

  const send = async (file: File) => {
    const key = (lastKey.current += 1);
    setSending((now) => [...now, { key, name: file.name, part: 0 }]);
    try {
      const { image } = await uploadPicture({
        purpose: 'cover',
        file,
        name: file.name,
        signal: closed.current.signal,
        onProgress: (part) =>
          setSending((now) => now.map((one) => (one.key === key ? { ...one, part } : one))),
      });
      setImages((now) => [...now, image]);
      setChosen(image.id);
    } catch (error) {
      if (closed.current.signal.aborted) return;
      const { message, detail } = failureOf(error, PHOTO_MESSAGES.processFailed);
      setFailures((now) => [...now, { message: `${file.name}: ${message}`, detail }]);
    } finally {
      setSending((now) => now.filter((one) => one.key !== key));
    }
  };

  const take = (files: File[]) => {
    const { taken, failures: refused } = coverBatch(files);
    setFailures(refused.map((message) => ({ message })));
    for (const file of taken) void send(file);
  };
  const remove = (id: string) => {
    setImages((now) => now.filter((image) => image.id !== id));
    if (chosen === id) setChosen(null);
  };

  return { images, chosen, choose: setChosen, sending, failures, take, remove };
}
