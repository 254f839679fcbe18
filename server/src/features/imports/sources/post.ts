import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import type { ImportDraft, SocialPreview } from '@larder/shared/import/schema';
import { emptyDraft } from '@larder/shared/recipe/empty';
import { normalizeTags, RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { linesLeftOut } from '../../../extraction/text/left-out.ts';
import type { CaptionRecipe } from '../../../extraction/text/read-text.ts';
import { cutText } from '@larder/shared/recipe-text/cut-text';
import { embedUrl, type SocialPost } from '@larder/shared/social/link';
import { SOCIAL_MESSAGES } from '@larder/shared/social/messages';
import { PLATFORMS } from '@larder/shared/social/platforms';
import { formatIn } from '@larder/shared/messages/format';
import type { Language } from '@larder/shared/messages/language';
import type { AppErrorCode } from '@larder/shared/errors';
import { AppError } from '../../../errors.ts';
import {
  NO_FACTS,
  type PostFacts,
  type PostReading,
  type PostRefusal,
} from '../../../extraction/social/post.ts';
import { messagesIn } from '../../../messages/messages-in.ts';
import { findPost } from './platforms/find-post.ts';
import type { Asking } from './platforms/reader.ts';
import { PLATFORM_READERS } from './platforms/readers.ts';
import { readGivenText, withModel } from './given-text.ts';
import type { ReadDraft } from './source.ts';
import { storeSourceImage } from './source-image.ts';
import { yieldNote } from './yield-note.ts';

const REFUSALS: Readonly<Record<PostRefusal | 'noCaption', { appCode: AppErrorCode; message: string }>> = {
  private: { appCode: 'POST_PRIVATE', message: SOCIAL_MESSAGES.privatePost },
  gone: { appCode: 'POST_GONE', message: SOCIAL_MESSAGES.gone },
  ageLimited: { appCode: 'POST_AGE_LIMITED', message: SOCIAL_MESSAGES.ageLimited },
  signedInOnly: { appCode: 'POST_SIGNED_IN_ONLY', message: SOCIAL_MESSAGES.signedInOnly },
  blocked: { appCode: 'POST_BLOCKED', message: SOCIAL_MESSAGES.blocked },
  noCaption: { appCode: 'POST_NO_CAPTION', message: SOCIAL_MESSAGES.noCaption },
  failed: { appCode: 'POST_FAILED', message: SOCIAL_MESSAGES.failed },
};

interface GivenPost {
  url: string;
  /** What a person copied, where the platform shows it only to those who are signed in. */
  caption?: string | undefined;
}

/** The recipe in the caption of a post: the one its platform tells, or the one that a person copied. */
export const importPost: ReadDraft<GivenPost> = async (deps, { url, caption = '' }, reading) => {
  await reading.report('converting');
  const asking = { deps, reading };
  const post = await findPost(asking, url);
  await reading.report('uploading');
  const copied = caption.trim();
  const answer = await askPlatform(asking, post, { isNeeded: copied === '' });
  if (answer.refusal && copied === '') throw refused(answer.refusal);
  const facts = { ...(answer.facts ?? NO_FACTS), ...(copied === '' ? {} : { caption: copied }) };
  if (facts.caption.trim() === '') throw refused(facts.tellsCaption ? 'noCaption' : 'blocked');
  await reading.report('processing');
  const context = { platform: post.platform, title: facts.title };
  const given = readGivenText(facts.caption, reading.choice, context);
  const { spokenSteps } = PLATFORM_READERS[post.platform];
  if (given.recipe?.instructions.length === 0 && spokenSteps)
    given.recipe.instructions = await spokenSteps(asking, post, facts);
  await reading.report('structuring');
  const storeImage = () => storeSourceImage(deps, facts.thumbnailUrl, reading);
  // Before the model is asked, so that a slow one costs nothing but the time that is left.
  const storedImage = given.recipe && (await storeImage());
  const { recipe, evidence } = await withModel(deps, given, reading);
  if (!recipe) throw noRecipe(given.recipeUrl, reading.choice);
  const draft = draftOf(recipe, post, facts, reading.language);
  const cookingNotes = yieldNote(given.yield, reading.language);
  return {
    ...draft,
    // Where the credit took room in the description, its end is left out, too.
    leftOut: linesLeftOut(given.text, draft),
    storedImage: given.recipe ? storedImage : await storeImage(),
    ...(given.recipeUrl === null ? {} : { recipeUrl: given.recipeUrl }),
    ...(evidence && { evidence }),
    ...(cookingNotes && { cookingNotes }),
    ...given.several,
  };
};

/** With a caption in hand the platform only adds to it: its being away is no failure. */
async function askPlatform(
  asking: Asking,
  post: SocialPost,
  { isNeeded }: { isNeeded: boolean },
): Promise<PostReading> {
  try {
    return await PLATFORM_READERS[post.platform].readPost(asking, post);
  } catch (error) {
    if (isNeeded || !(error instanceof AppError)) throw error;
    return { refusal: 'failed' };
  }
}

function refused(refusal: PostRefusal | 'noCaption'): AppError {
  const { appCode, message } = REFUSALS[refusal];
  return new AppError(appCode, message);
}

function noRecipe(recipeUrl: string | null, choice: number | null): AppError {
  if (choice !== null) return new AppError('POST_NO_RECIPE', IMPORT_MESSAGES.otherGone);
  if (recipeUrl === null) return new AppError('POST_NO_RECIPE', SOCIAL_MESSAGES.noRecipe);
  return new AppError('POST_NO_RECIPE', SOCIAL_MESSAGES.noRecipeButPage, { details: { recipeUrl } });
}

const MAX_CREATOR = 40;

function draftOf(
  recipe: CaptionRecipe,
  post: SocialPost,
  facts: PostFacts,
  language: Language,
): Omit<ImportDraft, 'storedImage' | 'recipeUrl'> {
  const { name, tags } = PLATFORMS[post.platform];
  const creator = facts.creator.trim().replace(/^@/, '');
  const preview: SocialPreview = {
    type: post.form === 'post' ? 'image' : 'video',
    embedUrl: embedUrl(post),
    thumbnailUrl: facts.thumbnailUrl,
    title: facts.title,
    creator,
    platform: post.platform,
    duration: facts.duration,
    caption: facts.caption,
  };
  return {
    ...emptyDraft(),
    ...recipe,
    description: credited(recipe.description, { creator, platform: name }, language),
    tags: normalizeTags(tags(cutText(creator, MAX_CREATOR))),
    sourceUrl: null,
    platform: post.platform,
    originalUrl: post.address,
    embedUrl: preview.embedUrl,
    creator,
    caption: facts.caption,
    preview,
  };
}

/** With who made it, in the language of who saves it. */
function credited(
  description: string,
  by: { creator: string; platform: string },
  language: Language,
): string {
  const credit = by.creator === '' ? '' : formatIn(language, messagesIn(language).credits.post, by);
  const room = RECIPE_LIMITS.description - credit.length - 2;
  const text = description.length <= room ? description : cutText(description, room);
  return [text, credit].filter((part) => part !== '').join('\n\n');
}
