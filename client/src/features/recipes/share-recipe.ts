import { paths } from '@larder/shared/paths';
import { SHARE_MESSAGES } from '@larder/shared/share';
import { api } from '../../lib/api.ts';
import { copyText } from '../../lib/copy-text.ts';
import { appCodeOf, errorMessage } from '../../lib/error-message.ts';

export function shareLink(shareId: string): string {
  return `${window.location.origin}${paths.sharedRecipe(shareId)}`;
}

export interface RecipeToShare {
  id: string;
  title: string;
}

export type ShareOutcome =
  | { status: 'shared' | 'dismissed' }
  | { status: 'copied'; message: string }
  | { status: 'failed'; message: string; isGone: boolean };

/**
 * Makes (or finds) the recipe's link, hands it to the browser's share sheet or the clipboard, and counts that. `onMade`:
 * there is a link now, whatever becomes of it.
 */
export async function shareRecipe({ id, title }: RecipeToShare, onMade: () => void): Promise<ShareOutcome> {
  let fallback: string = SHARE_MESSAGES.unableToGenerate;
  try {
    const { shareId } = await api.shares.create.mutate({ recipeId: id });
    onMade();
    fallback = SHARE_MESSAGES.shareFailed;
    const handed = await handOver(shareLink(shareId), title);
    if (handed === 'dismissed') return { status: handed };
    await api.shares.recordShare.mutate({ recipeId: id });
    return handed === 'copied' ? { status: handed, message: SHARE_MESSAGES.linkCopied } : { status: handed };
  } catch (error) {
    // It was deleted somewhere else.
    const isGone = appCodeOf(error) === 'RECIPE_NOT_FOUND';
    return { status: 'failed', message: shareFailure(error, fallback), isGone };
  }
}

class CopyError extends Error {}

/** What a person reads when sharing fails: the step's own sentence, unless the server has something to tell. */
export function shareFailure(error: unknown, fallback: string = SHARE_MESSAGES.shareFailed): string {
  if (error instanceof CopyError) return SHARE_MESSAGES.copyFailed;
  if (appCodeOf(error) === 'SHARE_NOT_FOUND') return SHARE_MESSAGES.entryMissingRetry;
  return errorMessage(error, fallback);
}

async function handOver(url: string, title: string): Promise<'shared' | 'copied' | 'dismissed'> {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  if (isTouch && 'share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  if (!(await copyText(url))) throw new CopyError();
  return 'copied';
}
