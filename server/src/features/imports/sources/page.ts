import type { ImportDraft } from '@larder/shared/import/schema';
import { IMPORT_MESSAGES, URL_IMPORT_TAG } from '@larder/shared/import/messages';
import type { ImageDto } from '@larder/shared/recipe/image';
import { normalizeTags, RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { withoutCredentials } from '@larder/shared/text';
import type { Deps } from '../../../ctx.ts';
import { AppError, isOutage } from '../../../errors.ts';
import { isBotWall } from '../../../extraction/page/bot-wall.ts';
import { PAGE_LIMITS } from '../../../extraction/page/bounds.ts';
import { canonicalAddress } from '../../../extraction/page/canonical.ts';
import type { PageReading } from '../../../extraction/page/fields.ts';
import { isLoginPage } from '../../../extraction/page/login-page.ts';
import { asHtml } from '../../../extraction/page/pasted.ts';
import { refusalError } from '../../../extraction/page/refusal.ts';
import { storeImage } from '../../images/store-image.ts';
import type { Reading, SourceDeps } from '../run-import.ts';

/** Relative addresses of a page that does not say where it is lead nowhere. */
const NOWHERE = 'https://page.invalid/';
const MAX_ADDRESS = 2_048;
/** Each costs a request to the page's host, which is asked once a second. */
const MAX_TRIED_PICTURES = 3;

/** The recipe of the page at `url`, with its picture kept by us. */
export async function importPage(deps: SourceDeps, url: string, reading: Reading): Promise<ImportDraft> {
  await reading.report('converting');
  const page = await deps.guardedFetch.page(url, reading);
  await reading.report('uploading');
  if (page.html.trim() === '') throw new AppError('IMPORT_EMPTY', IMPORT_MESSAGES.empty);
  return readPage(deps, { ...page, sourceUrl: page.url }, reading);
}

/** The recipe of a page that somebody pasted, through the same reader; only its picture is fetched. */
export async function importPasted(
  deps: SourceDeps,
  { html: pasted, url }: { html: string; url?: string | undefined },
  reading: Reading,
): Promise<ImportDraft> {
  const html = asHtml(pasted);
  const named = canonicalAddress(html) ?? '';
  const sourceUrl = url ?? (named !== '' && named.length <= MAX_ADDRESS ? withoutCredentials(named) : null);
  if (isBotWall({}, html)) throw new AppError('IMPORT_BLOCKED', IMPORT_MESSAGES.blocked);
  return readPage(deps, { html, url: sourceUrl ?? NOWHERE, sourceUrl }, reading);
}

interface GivenPage {
  html: string;
  url: string;
  sourceUrl: string | null;
}

async function readPage(
  deps: SourceDeps,
  { html, url, sourceUrl }: GivenPage,
  reading: Reading,
): Promise<ImportDraft> {
  await reading.report('processing');
  const read = await deps.readPage(html, url, {
    timeoutMs: PAGE_LIMITS.milliseconds,
    signal: reading.signal,
    ...(reading.choice === null ? {} : { choice: reading.choice }),
  });
  if (!read.ok) throw refusalOf(read, html, url);
  await reading.report('structuring');
  const { draft, evidence, pictures, recipes, chosen } = read;
  const { image, storedImage } = await keepBestPicture(deps, pictures, reading);
  return {
    ...draft,
    image: image ?? draft.image,
    tags: normalizeTags([URL_IMPORT_TAG, ...draft.tags]).slice(0, RECIPE_LIMITS.tags),
    sourceUrl: sourceUrl && sourceAddress(sourceUrl),
    storedImage,
    evidence,
    ...(recipes.length > 1 ? { recipes, chosen } : {}),
  };
}

/** A page without a recipe may be one that asks who is there, or one that leads to several. */
function refusalOf(
  { refusal, recipes }: Extract<PageReading, { ok: false }>,
  html: string,
  url: string,
): AppError {
  // Pasted without an address, a list of links leads nowhere.
  const choices = recipes.filter((recipe) => !recipe.url?.startsWith(NOWHERE));
  if (choices.length > 0)
    return new AppError('IMPORT_SEVERAL', IMPORT_MESSAGES.several, { details: { recipes: choices } });
  if (isLoginPage(html, url)) return new AppError('IMPORT_LOGIN', IMPORT_MESSAGES.login);
  return refusalError(refusal);
}

/** Where the page was in the end, after all redirects: what a person finds again. The fragment is of no use to others. */
function sourceAddress(url: string): string {
  const address = new URL(url);
  address.hash = '';
  return address.href;
}

/** The first of some pictures that can be had and is large enough: pages name pictures that are gone or are mere icons. */
async function keepBestPicture(
  deps: Deps,
  pictures: readonly string[],
  reading: Reading,
): Promise<{ image: string | null; storedImage: ImageDto | null }> {
  for (const image of pictures.slice(0, MAX_TRIED_PICTURES)) {
    if (reading.signal.aborted) break;
    const storedImage = await keepPicture(deps, image, reading);
    if (storedImage !== null) return { image, storedImage };
  }
  return { image: null, storedImage: null };
}

/** A picture that cannot be had, or not in the time that is left, leaves the recipe without one; an outage does not. */
export async function keepPicture(
  deps: Deps,
  image: string | null,
  { userId, signal, pace }: Pick<Reading, 'userId' | 'signal' | 'pace'>,
): Promise<ImageDto | null> {
  if (image === null) return null;
  const givenUp = (error: unknown): null => {
    if (!isLate(signal)) signal.throwIfAborted();
    deps.log.info({ err: error }, 'the picture of a page could not be kept');
    return null;
  };
  const fetched = await deps.guardedFetch.image(image, { signal, pace }).catch(givenUp);
  if (fetched === null) return null;
  return storeImage(deps, { userId, purpose: 'page', bytes: fetched.bytes }).catch((error: unknown) => {
    if (isOutage(error)) throw error;
    return givenUp(error);
  });
}

function isLate(signal: AbortSignal): boolean {
  return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
}
