import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { SHARE_MESSAGES } from '@larder/shared/share/messages';
import { Check, Copy, Link2Off, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { FailureText } from '../../../components/ui/failure-text.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { TextInput } from '../../../components/ui/text-input.tsx';
import type { Failure } from '../../../lib/error-message.ts';
import { trpc } from '../../../lib/trpc.ts';
import { shareFailure, shareLink } from './share-recipe.ts';
import { useShare, type ShareState } from './use-share.ts';

const COPY_LABELS: Record<ShareState, string> = {
  idle: messages.copyLink,
  sharing: messages.copyLink,
  copied: messages.copied,
  shared: messages.shared,
  failed: messages.failed,
};

interface ShareDialogProps {
  recipe: RecipeDto;
  onClose: () => void;
}

/** The recipe's link: how often it was used, handing it on, and taking it back. */
export default function ShareDialog({ recipe, onClose }: ShareDialogProps) {
  const [failure, setFailure] = useState<Failure>();
  const shares = trpc.shares.forRecipe.useQuery({ recipeId: recipe.id });
  const share = useShare(recipe, { onFailure: setFailure });
  const link = shares.data;
  const isDone = share.state === 'copied' || share.state === 'shared';
  const revoke = useRevoke(recipe.id, setFailure);
  const startSharing = () => {
    setFailure(undefined);
    void share.share();
  };

  return (
    <Dialog open onOpenChange={onClose} title={messages.shareSettings} description={messages.sharingHint}>
      {failure && (
        <Notice tone="danger" className="mb-4">
          <FailureText {...failure} />
        </Notice>
      )}
      {shares.isPending && <Skeleton className="h-24" />}
      {shares.isError && (
        <FailureNotice error={shares.error} fallback={SHARE_MESSAGES.shareFailed}>
          <Button variant="link" onClick={() => void shares.refetch()}>
            {messages.tryAgain}
          </Button>
        </FailureNotice>
      )}
      {shares.isSuccess && link === null && (
        <Button busy={share.state === 'sharing'} onClick={startSharing}>
          <Share2 aria-hidden className="size-5" />{' '}
          {share.state === 'failed' ? messages.failed : messages.createLink}
        </Button>
      )}
      {link && (
        <div className="space-y-4">
          <Field label={messages.link} hint={usage(link)}>
            {(field) => (
              <TextInput
                {...field}
                readOnly
                value={shareLink(link.shareId)}
                onFocus={(event) => event.target.select()}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button busy={share.state === 'sharing'} onClick={startSharing}>
              {isDone ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
              {COPY_LABELS[share.state]}
            </Button>
            <Button
              variant="secondary"
              busy={revoke.isPending}
              onClick={() => revoke.mutate({ shareId: link.shareId })}
            >
              <Link2Off aria-hidden className="size-5" /> {messages.stopSharing}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function useRevoke(recipeId: string, onFailure: (failure: Failure | undefined) => void) {
  const utils = trpc.useUtils();
  return trpc.shares.revoke.useMutation({
    onMutate: () => onFailure(undefined),
    onError: (error) => onFailure(shareFailure(error)),
    onSettled: async () => {
      await utils.shares.forRecipe.invalidate({ recipeId });
      void utils.shares.list.invalidate();
      void utils.recipes.invalidate();
    },
  });
}

function usage({ accessCount, shareCount }: { accessCount: number; shareCount: number }): string {
  return format(messages.usage, { accessCount, shareCount });
}
