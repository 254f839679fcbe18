import type { ImportDraft } from '@larder/shared/import/schema';
import { emptyDraft } from '@larder/shared/recipe/empty';
import { SOCIAL_MESSAGES } from '@larder/shared/social/messages';
import { AppError } from '../../../errors.ts';
import { asHtml, isMarkup } from '../../../extraction/page/pasted.ts';
import { parseJson } from '../../../extraction/social/post.ts';
import { readGivenText, withModel } from './given-text.ts';
import { readPasted } from './page.ts';
import type { ReadDraft, Reading, DraftDeps } from './source.ts';
import { yieldNote } from './yield-note.ts';

/** The recipe in any text: a message, notes, a file. HTML and schema.org data are read as the page they come from. */
export const importText: ReadDraft<{ text: string }> = async (deps, { text }, reading) => {
  const html = asPage(text);
  if (html !== undefined) return readPasted(deps, { html }, reading);
  await reading.report('processing');
  const given = readGivenText(text, reading.choice);
  await reading.report('structuring');
  const { recipe, evidence } = await withModel(deps, given, reading);
  if (recipe) {
    const link = given.recipeUrl === null ? {} : { recipeUrl: given.recipeUrl };
    const cookingNotes = yieldNote(given.yield, reading.language);
    const found = {
      ...link,
      ...(evidence && { evidence }),
      ...(cookingNotes && { cookingNotes }),
      ...given.several,
    };
    return { ...emptyDraft(), ...recipe, sourceUrl: null, storedImage: null, ...found };
  }
  return readAsPage(deps, asHtml(text), reading);
};

/** What is no plain text, as HTML. */
function asPage(text: string): string | undefined {
  const isJson = /^\s*[{[]/.test(text) && typeof parseJson(text) === 'object';
  if (isJson) return `<script type="application/ld+json">${text.replaceAll('</', '<\\/')}</script>`;
  return isMarkup(text) ? text : undefined;
}

async function readAsPage(deps: DraftDeps, html: string, reading: Reading): Promise<ImportDraft> {
  try {
    return await readPasted(deps, { html }, reading);
  } catch (error) {
    if (!(error instanceof AppError) || !/^IMPORT_(?:NO_|BLOCKED|LOGIN)/.test(error.appCode)) throw error;
    throw new AppError('IMPORT_NO_RECIPE', SOCIAL_MESSAGES.noRecipeInText);
  }
}
