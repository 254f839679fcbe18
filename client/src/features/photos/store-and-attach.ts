/** Why a photo on its way is stopped when someone wants it gone, and does not only leave the page. */
export const TAKEN_BACK = 'taken back';

interface OnItsWay {
  /** Answers with the id of the stored photo. */
  upload: () => Promise<string>;
  attach: (photoId: string) => Promise<void>;
  takeBack: (photoId: string) => void;
  signal: AbortSignal;
}

/** Stores a photo and puts it into the import; one that is taken back meanwhile does not stay there. */
export async function storeAndAttach({ upload, attach, takeBack, signal }: OnItsWay): Promise<void> {
  const photoId = await upload();
  signal.throwIfAborted();
  await attach(photoId);
  if (signal.reason === TAKEN_BACK) takeBack(photoId);
}
