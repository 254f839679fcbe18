import * as messages from '#messages/bin.json';
import { BIN_MESSAGES } from '@larder/shared/bin/messages';
import type { DeletedItemDto } from '@larder/shared/bin/schema';
import { format } from '@larder/shared/messages/format';
import { ConfirmDialog } from '../../components/ui/dialog/confirm-dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { appCodeOf } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

/** What happens when something is gone for good; that another tab did it is as good. */
function useRemoved(onClose: () => void) {
  const utils = trpc.useUtils();
  const settle = () => {
    void utils.bin.invalidate();
    void utils.profiles.usage.invalidate();
    onClose();
  };
  return {
    onSuccess: () => {
      toast.success(BIN_MESSAGES.removed);
      settle();
    },
    onError: (error: unknown) => {
      if (appCodeOf(error) === 'NOT_FOUND') settle();
    },
  };
}

export function RemoveDialog({ item, onClose }: { item: DeletedItemDto; onClose: () => void }) {
  const remove = trpc.bin.remove.useMutation(useRemoved(onClose));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={messages.deleteForGoodQuestion}
      description={format(messages.titleGoes, { title: item.title })}
      confirmLabel={messages.deleteForGood}
      cancelLabel={messages.cancel}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ ids: [item.id] })}
    >
      {remove.isError && <FailureNotice error={remove.error} fallback={BIN_MESSAGES.removeFailed} />}
    </ConfirmDialog>
  );
}

export function EmptyBinDialog({ total, onClose }: { total: number; onClose: () => void }) {
  const empty = trpc.bin.empty.useMutation(useRemoved(onClose));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={messages.emptyQuestion}
      description={format(messages.everythingGoes, { n: total })}
      confirmLabel={messages.deleteForGood}
      cancelLabel={messages.cancel}
      danger
      busy={empty.isPending}
      onConfirm={() => empty.mutate()}
    >
      {empty.isError && <FailureNotice error={empty.error} fallback={BIN_MESSAGES.emptyFailed} />}
    </ConfirmDialog>
  );
}
