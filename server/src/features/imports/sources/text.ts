import type { ImportDraft } from '@larder/shared/import/schema';
import { emptyDraft } from '@larder/shared/recipe/empty';
import { readCaption } from '../../../extraction/text/read-text.ts';
import { SOCIAL_MESSAGES } from '@larder/shared/social/messages';
import { AppError } from '../../../errors.ts';
import { asHtml, isMarkup } from '../../../extraction/page/pasted.ts';
import { parseJson } from '../../../extraction/social/post.ts';
import { importPasted } from './page.ts';
import type { Reading, SourceDeps } from '../run-import.ts';

/** The recipe in any text: a message, notes, a file. HTML and schema.org data are read as the page they come from. */
export async function importText(
  deps: SourceDeps,
  { text }: { text: string },
  reading: Reading,
): Promise<ImportDraft> {
  const html = asPage(text);
  if (html !== undefined) return withoutTags(await importPasted(deps, { html }, reading));
  await reading.report('processing');
  const { recipe, recipeUrl } = readCaption(text);
  await reading.report('structuring');
  if (recipe) {
    const link = recipeUrl === null ? {} : { recipeUrl };
    return { ...emptyDraft(), ...recipe, sourceUrl: null, storedImage: null, ...link };
  }
  return withoutTags(await readAsPage(deps, asHtml(text), reading));
}

/** What is no plain text, as HTML. */
function asPage(text: string): string | undefined {
  const isJson = /^\s*[{[]/.test(text) && typeof parseJson(text) === 'object';
  if (isJson) return `<script type="application/ld+json">${text.replaceAll('</', '<\\/')}</script>`;
  return isMarkup(text) ? text : undefined;
}

async function readAsPage(deps: SourceDeps, html: string, reading: Reading): Promise<ImportDraft> {
  try {
    return await importPasted(deps, { html }, reading);
  } catch (error) {
    if (!(error instanceof AppError) || !/^IMPORT_(?:NO_|BLOCKED|LOGIN)/.test(error.appCode)) throw error;
    throw new AppError('IMPORT_NO_RECIPE', SOCIAL_MESSAGES.noRecipeInText);
  }
}

/** It was not fetched from an address. */
function withoutTags(draft: ImportDraft): ImportDraft {
  return { ...draft, tags: draft.tags.slice(1) };
}
