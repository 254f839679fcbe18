import type { RecipeDto } from '@larder/shared/recipe';
import { Check, Copy, Link2Off, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';
import { shareFailure, shareLink } from './share-recipe.ts';
import { useShare } from './use-share.ts';

interface ShareDialogProps {
  recipe: RecipeDto;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Makes the recipe's link, hands it on, tells how often it was used, and takes it back. */
export function ShareDialog({ recipe, open, onOpenChange }: ShareDialogProps) {
  const [failure, setFailure] = useState('');
  const shares = trpc.shares.forRecipe.useQuery({ recipeId: recipe.id }, { enabled: open });
  const share = useShare(recipe, { onFailure: setFailure });
  const link = shares.data;
  const revoke = useRevoke(recipe.id, setFailure);
  const startSharing = () => {
    setFailure('');
    void share.share();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share this recipe"
      description="Anyone who has the link can read this one recipe, your notes included. Nothing else of yours is shown."
    >
      {failure && (
        <Notice tone="danger" className="mb-4">
          {failure}
        </Notice>
      )}
      {shares.isPending && <Skeleton className="h-24" />}
      {shares.isError && (
        <Notice tone="danger">
          {errorMessage(shares.error)}{' '}
          <Button variant="link" onClick={() => void shares.refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      {shares.isSuccess && link === null && (
        <Button busy={share.state === 'sharing'} onClick={startSharing}>
          <Share2 aria-hidden className="size-5" /> {share.state === 'error' ? 'Failed' : 'Create link'}
        </Button>
      )}
      {link && (
        <div className="space-y-4">
          <Field label="Link" hint={usage(link)}>
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
              {share.state === 'success' ? (
                <Check aria-hidden className="size-5" />
              ) : (
                <Copy aria-hidden className="size-5" />
              )}
              {{ idle: 'Copy link', sharing: 'Copy link', success: 'Copied!', error: 'Failed' }[share.state]}
            </Button>
            <Button
              variant="secondary"
              busy={revoke.isPending}
              onClick={() => revoke.mutate({ shareId: link.shareId })}
            >
              <Link2Off aria-hidden className="size-5" /> Stop sharing
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function useRevoke(recipeId: string, onFailure: (message: string) => void) {
  const utils = trpc.useUtils();
  return trpc.shares.revoke.useMutation({
    onMutate: () => onFailure(''),
    onError: (error) => onFailure(shareFailure(error)),
    onSettled: async () => {
      await utils.shares.forRecipe.invalidate({ recipeId });
      void utils.shares.list.invalidate();
      void utils.recipes.invalidate();
    },
  });
}

function usage(link: { accessCount: number; shareCount: number }): string {
  const opened = link.accessCount === 1 ? 'Opened once' : `Opened ${link.accessCount} times`;
  return `${opened}, handed on ${link.shareCount === 1 ? 'once' : `${link.shareCount} times`}.`;
}
