import { paths } from '@larder/shared/paths';
import { SHARE_MESSAGES } from '@larder/shared/share/messages';
import { api } from '../../../lib/api.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { appCodeOf, failureOf, type Failure } from '../../../lib/error-message.ts';

export function shareLink(shareId: string): string {
  return `${window.location.origin}${paths.sharedRecipe(shareId)}`;
}

export interface RecipeToShare {
  id: string;
  title: string;
}

type HandedOver = 'shared' | 'copied' | 'dismissed';
export type ShareOutcome = { status: HandedOver } | { status: 'failed'; failure: Failure; isGone: boolean };

/**
 * Makes (or finds) the recipe's link, hands it to the browser's share sheet or the clipboard, and counts that. Call it while
 * the click is being handled. `onMade`: there is a link now, whatever becomes of it.
 */
export async function shareRecipe({ id, title }: RecipeToShare, onMade: () => void): Promise<ShareOutcome> {
  let sentence: string = SHARE_MESSAGES.unableToGenerate;
  const link = api.shares.create.mutate({ recipeId: id }).then(({ shareId }) => {
    sentence = SHARE_MESSAGES.shareFailed;
    onMade();
    return shareLink(shareId);
  });
  try {
    const status = await handOver(link, title);
    if (status !== 'dismissed') await api.shares.recordShare.mutate({ recipeId: id });
    return { status };
  } catch (error) {
    // It was deleted somewhere else.
    const isGone = appCodeOf(error) === 'RECIPE_NOT_FOUND';
    return { status: 'failed', failure: shareFailure(error, sentence), isGone };
  }
}

class CopyError extends Error {}

/** What a person reads when sharing fails: the step's own sentence, unless the server has something to tell. */
export function shareFailure(error: unknown, sentence: string = SHARE_MESSAGES.shareFailed): Failure {
  if (error instanceof CopyError) return { message: SHARE_MESSAGES.copyFailed };
  if (appCodeOf(error) === 'SHARE_NOT_FOUND') return { message: SHARE_MESSAGES.entryMissingRetry };
  return failureOf(error, sentence);
}

/** The share sheet on touch screens, where people expect it; the clipboard elsewhere, and where there is no sheet. */
async function handOver(link: Promise<string>, title: string): Promise<HandedOver> {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  if (isTouch && 'share' in navigator) {
    const url = await link;
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  if (!(await copyText(link))) throw new CopyError();
  return 'copied';
}
