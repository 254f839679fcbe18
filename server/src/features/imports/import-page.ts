import { IMPORT_MESSAGES, URL_IMPORT_TAG, type ImportDraft } from '@larder/shared/import';
import { normalizeTags, RECIPE_LIMITS, type ImageDto, type RecipeDraft } from '@larder/shared/recipe';
import type { Deps } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { PAGE_LIMITS } from '../../extraction/page/bounds.ts';
import { extractPageInThread } from '../../extraction/page/thread.ts';
import { storePicture } from '../photos/pictures.ts';
import type { Reading } from './run-import.ts';

/** The recipe of the page at `url`, with its picture kept by us. */
export async function importPage(
  deps: Deps,
  url: string,
  { userId, signal, report }: Reading,
): Promise<ImportDraft> {
  await report('converting');
  const page = await deps.guardedFetch.page(url, { signal });
  await report('uploading');
  if (page.html.trim() === '') throw new AppError('IMPORT_EMPTY', IMPORT_MESSAGES.empty);
  await report('processing');
  const recipe = await extractPageInThread(page.html, page.url, {
    timeoutMs: PAGE_LIMITS.milliseconds,
    signal,
  });
  await report('structuring');
  const storedImage = await keepPicture(deps, recipe, { userId, signal });
  return {
    ...recipe,
    tags: normalizeTags([URL_IMPORT_TAG, ...recipe.tags]).slice(0, RECIPE_LIMITS.tags),
    sourceUrl: sourceAddress(page.url),
    storedImage,
  };
}

/** Where the page was in the end, after all redirects: what a person finds again. The fragment is of no use to others. */
function sourceAddress(url: string): string {
  const address = new URL(url);
  address.hash = '';
  return address.href;
}

/** A picture that cannot be had, or not in the time that is left, leaves the recipe without one. */
async function keepPicture(
  deps: Deps,
  { image }: RecipeDraft,
  { userId, signal }: Pick<Reading, 'userId' | 'signal'>,
): Promise<ImageDto | null> {
  if (image === null) return null;
  try {
    const { bytes } = await deps.guardedFetch.image(image, { signal });
    return await storePicture(deps, { userId, purpose: 'page', bytes });
  } catch (error) {
    if (!isLate(signal)) signal.throwIfAborted();
    deps.log.info({ err: error }, 'the picture of a page could not be kept');
    return null;
  }
}

function isLate(signal: AbortSignal): boolean {
  return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
}
