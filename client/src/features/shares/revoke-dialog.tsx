import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import type { ShareDto } from '@larder/shared/share/schema';
import { SHARE_MESSAGES } from '@larder/shared/share/messages';
import { ConfirmDialog } from '../../components/ui/dialog/confirm-dialog.tsx';
import { appCodeOf, failureOf } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

interface RevokeDialogProps {
  share: ShareDto;
  onClose: () => void;
}

export default function RevokeDialog({ share, onClose }: RevokeDialogProps) {
  const utils = trpc.useUtils();
  const refresh = () => {
    void utils.shares.invalidate();
    void utils.recipes.invalidate();
    onClose();
  };
  const revoke = trpc.shares.revoke.useMutation({
    onSuccess: () => {
      toast.success(messages.theLinkNoLongerWorks);
      refresh();
    },
    onError: (error) => {
      // Taken back already, in another tab: that is what was wanted.
      if (appCodeOf(error) === 'SHARE_NOT_FOUND') refresh();
      else toast.error(failureOf(error, SHARE_MESSAGES.shareFailed));
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={messages.stopSharingQuestion}
      description={format(messages.stopSharingHint, { recipeTitle: share.recipeTitle })}
      confirmLabel={messages.stopSharing}
      danger
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate({ shareId: share.shareId })}
    />
  );
}
