import type { ImportDraft } from '@larder/shared/import/schema';
import { IMPORT_MESSAGES, URL_IMPORT_TAG } from '@larder/shared/import/messages';
import { splitLongLine } from '@larder/shared/recipe-text/cut-text';
import { normalizeTags, RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { withoutCredentials } from '@larder/shared/text';
import type { AskAboutPage } from '../../../adapters/recipe-model/page-model.ts';
import { AppError } from '../../../errors.ts';
import { isBotWall } from '../../../extraction/page/bot-wall.ts';
import { PAGE_LIMITS } from '../../../extraction/page/bounds.ts';
import { canonicalAddress } from '../../../extraction/page/canonical.ts';
import type { PageReading } from '../../../extraction/page/fields.ts';
import { isLoginPage } from '../../../extraction/page/login-page.ts';
import { asHtml } from '../../../extraction/page/pasted.ts';
import { refusalError } from '../../../extraction/page/refusal.ts';
import type { ReadDraft, Reading, DraftDeps } from './source.ts';
import { storeBestImage } from './source-image.ts';
import { yieldNote } from './yield-note.ts';

/** Relative addresses of a page that does not say where it is lead nowhere. */
const NOWHERE = 'https://page.invalid/';
const MAX_ADDRESS = 2_048;

/** The recipe of the page at `url`, with its image stored by us. */
export const importPage: ReadDraft<{ url: string }> = async (deps, { url }, reading) => {
  await reading.report('converting');
  const page = await deps.guardedFetch.page(url, reading);
  await reading.report('uploading');
  if (page.html.trim() === '') throw new AppError('IMPORT_EMPTY', IMPORT_MESSAGES.empty);
  // Only here: what a person pasted may show what its site shows to that person alone.
  const { askAboutPage } = deps;
  return withUrlTag(await readPage(deps, { ...page, sourceUrl: page.url, askAboutPage }, reading));
};

/** The recipe of a page that a person pasted. */
export const importPasted: ReadDraft<PastedPage> = async (deps, pasted, reading) =>
  withUrlTag(await readPasted(deps, pasted, reading));

function withUrlTag(draft: ImportDraft): ImportDraft {
  return { ...draft, tags: normalizeTags([URL_IMPORT_TAG, ...draft.tags]).slice(0, RECIPE_LIMITS.tags) };
}

interface PastedPage {
  html: string;
  /** Where it was seen. */
  url?: string | undefined;
}

/** What a fetched page is read with, for HTML that is at hand: only its image is fetched. Tagged with its own tags alone. */
export async function readPasted(
  deps: DraftDeps,
  { html: pasted, url }: PastedPage,
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
  askAboutPage?: AskAboutPage | undefined;
}

async function readPage(
  deps: DraftDeps,
  { html, url, sourceUrl, askAboutPage }: GivenPage,
  reading: Reading,
): Promise<ImportDraft> {
  await reading.report('processing');
  const embedded = await deps.readPage(html, url, {
    timeoutMs: PAGE_LIMITS.milliseconds,
    signal: reading.signal,
    ...(reading.choice === null ? {} : { choice: reading.choice }),
  });
  if (!embedded.ok) throw refusalOf(embedded, html, url);
  if (reading.choice !== null && !embedded.recipes[reading.choice])
    throw new AppError('IMPORT_NO_RECIPE', IMPORT_MESSAGES.otherGone);
  await reading.report('structuring');
  const { image, storedImage } = await storeBestImage(deps, embedded.pictures, reading);
  // After the picture, so that a slow model costs nothing but the time that is left.
  const { signal } = reading;
  const read = askAboutPage && !signal.aborted ? await askAboutPage(embedded, signal) : embedded;
  const { draft, evidence, recipes, chosen, video } = read;
  const cookingNotes = yieldNote(read.yield, reading.language);
  return {
    ...draft,
    image: image ?? draft.image,
    tags: normalizeTags(draft.tags).slice(0, RECIPE_LIMITS.tags),
    sourceUrl: sourceUrl && sourceAddress(sourceUrl),
    storedImage,
    evidence,
    ...(recipes.length > 1 ? { recipes, chosen } : {}),
    ...(video && { videoUrl: video }),
    ...(read.leftOut && { leftOut: read.leftOut.flatMap(splitLongLine) }),
    ...(cookingNotes && { cookingNotes }),
  };
}

/** A page without a recipe may be one that asks who is there, one that leads to several, or one that shows a video. */
function refusalOf(
  { refusal, recipes, video }: Extract<PageReading, { ok: false }>,
  html: string,
  url: string,
): AppError {
  // Pasted without an address, a list of links leads nowhere.
  const choices = recipes.filter((recipe) => !recipe.url?.startsWith(NOWHERE));
  if (choices.length > 0)
    return new AppError('IMPORT_SEVERAL', IMPORT_MESSAGES.several, { details: { recipes: choices } });
  const details = video === undefined ? {} : { details: { videoUrl: video } };
  if (isLoginPage(html, url)) return new AppError('IMPORT_LOGIN', IMPORT_MESSAGES.login, details);
  return refusalError(refusal, details);
}

/** Where the page was in the end, after all redirects: what a person finds again. The fragment is of no use to others. */
function sourceAddress(url: string): string {
  const address = new URL(url);
  address.hash = '';
  return address.href;
}
