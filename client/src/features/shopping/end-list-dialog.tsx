import * as messages from '#messages/shopping.json';
import * as sharing from '#messages/sharing.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../components/ui/dialog/confirm-dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import type { ShownList } from './use-shopping-lists.ts';

/** Asks before one's own list goes into the bin, or somebody else's is left. */
export default function EndListDialog({ list, onClose }: { list: ShownList; onClose: () => void }) {
  const isOwner = list.role === 'owner';
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const gone = {
    onSuccess: async () => {
      await navigate(paths.shopping());
      void utils.shoppingLists.list.invalidate();
      toast.success(isOwner ? messages.deleted : messages.left);
      onClose();
    },
  };
  const remove = trpc.shoppingLists.delete.useMutation(gone);
  const leave = trpc.shoppingLists.leave.useMutation(gone);
  const end = isOwner ? remove : leave;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isOwner ? messages.deleteList : messages.leave}
      description={
        isOwner ? messages.deleteHint : format(sharing.leaveHint, { owner: list.owner.displayName })
      }
      confirmLabel={isOwner ? messages.deleteList : messages.leave}
      danger
      busy={end.isPending}
      onConfirm={() => end.mutate({ id: list.id })}
    >
      {end.error && <FailureNotice error={end.error} />}
    </ConfirmDialog>
  );
}
