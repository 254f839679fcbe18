import { useEffect, useState, useSyncExternalStore } from 'react';
import { uploadPicture } from '../../lib/upload.ts';
import { useLimitCheck } from './limit-check.ts';
import { createPhotoQueue, type PhotoSender } from './photo-queue.ts';
import { preparePhoto } from './prepare-photo.ts';

/** The queue of photos of one page: what is not sent when the page is left is not sent at all. */
export function usePhotoQueue(attach: PhotoSender['attach'], takeBack: PhotoSender['takeBack']) {
  const [queue] = useState(createPhotoQueue);
  const checkLimit = useLimitCheck();
  useEffect(() =>
    queue.sendBy({ checkLimit, prepare: preparePhoto, upload: uploadPicture, attach, takeBack }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const { state, ...changes } = queue;
  return { ...changes, ...useSyncExternalStore(state.subscribe, state.read) };
}
