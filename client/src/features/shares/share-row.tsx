import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import type { ShareDto } from '@larder/shared/share/schema';
import { SHARE_MESSAGES } from '@larder/shared/share/messages';
import { Check, Copy, Link2Off } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { formatDay } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';

const COPIED_MS = 3_000;

interface ShareRowProps {
  share: ShareDto;
  onRevoke: () => void;
}

/** One link of mine: what it shows, how often it was opened, and its two actions. */
export function ShareRow({ share, onRevoke }: ShareRowProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    if (await copyText(location.origin + paths.sharedRecipe(share.shareId))) {
      setCopied(true);
      toast.success(SHARE_MESSAGES.linkCopied);
    } else {
      toast.error(SHARE_MESSAGES.copyFailed);
    }
  };

  return (
    <div className="card flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 className="truncate text-xl">
          <Link
            to={paths.recipe(share.recipeId)}
            className="underline-offset-4 hover:text-accent hover:underline"
          >
            {share.recipeTitle}
          </Link>
        </h2>
        <p className="mt-0.5 text-sm text-muted">{historyOf(share)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() => void copy()}
          aria-label={format(messages.copyTheLinkTo, { recipeTitle: share.recipeTitle })}
        >
          {isCopied ? <Check /> : <Copy />}
          {isCopied ? messages.copied : messages.copyLink}
        </Button>
        <Button
          variant="ghost"
          onClick={onRevoke}
          aria-label={format(messages.stopSharingRecipe, { recipeTitle: share.recipeTitle })}
          className="text-danger max-sm:px-2"
        >
          <Link2Off /> {messages.stopSharing}
        </Button>
      </div>
    </div>
  );
}

function historyOf(share: ShareDto): string {
  const parts = [format(messages.sharedOn, { createdAt: formatDay(share.createdAt) })];
  parts.push(
    share.accessCount === 0
      ? messages.notOpenedYet
      : format(messages.openedTime, { count: share.accessCount }),
  );
  if (share.lastAccessedAt)
    parts.push(format(messages.last, { lastAccessedAt: formatDay(share.lastAccessedAt) }));
  return parts.join(' · ');
}
