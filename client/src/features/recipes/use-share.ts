import { paths } from '@larder/shared/paths';
import { SHARE_MESSAGES } from '@larder/shared/share';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';

export type ShareState = 'idle' | 'sharing' | 'success' | 'error';
const BACK_TO_IDLE_MS = 3_000;

export function shareLink(shareId: string): string {
  return `${window.location.origin}${paths.sharedRecipe(shareId)}`;
}

/** Makes (or finds) the recipe's link, hands it to the browser's share sheet or the clipboard, and counts that. */
export function useShare(
  recipe: { id: string; title: string },
  onDone: (message: string, failed: boolean) => void,
) {
  const [state, setState] = useState<ShareState>('idle');
  const utils = trpc.useUtils();
  const create = trpc.shares.create.useMutation();
  const record = trpc.shares.recordShare.useMutation();

  useEffect(() => {
    if (state !== 'success' && state !== 'error') return;
    const timer = setTimeout(() => setState('idle'), BACK_TO_IDLE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const share = async () => {
    setState('sharing');
    try {
      const { shareId } = await create.mutateAsync({ recipeId: recipe.id });
      const handed = await handOver(shareLink(shareId), recipe.title);
      if (handed === 'dismissed') return setState('idle');
      await record.mutateAsync({ recipeId: recipe.id });
      setState('success');
      onDone(SHARE_MESSAGES.linkCopied, false);
    } catch (error) {
      setState('error');
      onDone(
        error instanceof CopyError
          ? SHARE_MESSAGES.copyFailed
          : errorMessage(error, SHARE_MESSAGES.shareFailed),
        true,
      );
    } finally {
      void utils.shares.forRecipe.invalidate({ recipeId: recipe.id });
      void utils.shares.list.invalidate();
      void utils.recipes.invalidate();
    }
  };

  return { state, share };
}

class CopyError extends Error {}

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
  await copyText(url);
  return 'copied';
}

/** Copies to the clipboard; over plain http, where browsers offer none, through a selected field. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    if (!copyBySelection(text)) throw new CopyError('copy', { cause });
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.className = 'sr-only';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
