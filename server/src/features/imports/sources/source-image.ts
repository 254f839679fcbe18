import type { ImageDto } from '@larder/shared/recipe/image';
import type { Deps } from '../../../ctx.ts';
import { isOutage } from '../../../errors.ts';
import { isTimeUp } from '../../../process/deadline.ts';
import { storeImage } from '../../images/store-image.ts';
import type { Reading } from './source.ts';

/** Each costs a request to the page's host, which is asked once a second. */
const MAX_TRIED = 3;

/** Stores the first of some images that can be fetched and is large enough: pages name images that are gone or are mere icons. */
export async function storeBestImage(
  deps: Deps,
  candidates: readonly string[],
  reading: Reading,
): Promise<{ image: string | null; storedImage: ImageDto | null }> {
  for (const image of candidates.slice(0, MAX_TRIED)) {
    if (reading.signal.aborted) break;
    const storedImage = await storeSourceImage(deps, image, reading);
    if (storedImage !== null) return { image, storedImage };
  }
  return { image: null, storedImage: null };
}

/** Stores the image of a source. One that cannot be fetched in the time that is left leaves the recipe without; an outage does not. */
export async function storeSourceImage(
  deps: Deps,
  image: string | null,
  { vaultId, signal, pace }: Pick<Reading, 'vaultId' | 'signal' | 'pace'>,
): Promise<ImageDto | null> {
  if (image === null) return null;
  const goWithout = (error: unknown): null => {
    if (!isTimeUp(signal)) signal.throwIfAborted();
    deps.log.info({ err: error }, 'the image of a source could not be stored');
    return null;
  };
  const fetched = await deps.guardedFetch.image(image, { signal, pace }).catch(goWithout);
  if (fetched === null) return null;
  return storeImage(deps, { vaultId, purpose: 'page', bytes: fetched.bytes }).catch((error: unknown) => {
    if (isOutage(error)) throw error;
    return goWithout(error);
  });
}
