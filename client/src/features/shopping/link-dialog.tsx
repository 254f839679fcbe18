import * as messages from '#messages/shopping.json';
import { paths } from '@larder/shared/paths';
import { AddressToCopy } from '../../components/ui/address-to-copy.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import type { ShownList } from './use-shopping-lists.ts';

/** The link at which anybody reads the list: made, copied and revoked. */
export default function LinkDialog({ list, onClose }: { list: ShownList; onClose: () => void }) {
  const utils = trpc.useUtils();
  const link = trpc.shoppingLists.link.useQuery({ id: list.id }, { staleTime: 0 });
  const settled = {
    onSuccess: () =>
      Promise.all([
        utils.shoppingLists.link.invalidate({ id: list.id }),
        utils.shoppingLists.list.invalidate(),
      ]),
  };
  const createList = trpc.shoppingLists.create.useMutation();
  const create = trpc.shoppingLists.createLink.useMutation(settled);
  const revoke = trpc.shoppingLists.revokeLink.useMutation({
    onSuccess: () => {
      toast.success(messages.linkRevoked);
      return settled.onSuccess();
    },
  });
  const make = async () => {
    if (list.isNew) await createList.mutateAsync({ id: list.id, name: list.name.value });
    await create.mutateAsync({ id: list.id });
  };
  const error = link.error ?? createList.error ?? create.error ?? revoke.error;
  const address = link.data && location.origin + paths.sharedList(link.data.shareId);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.link}
      description={messages.linkHint}
      footer={
        address ? (
          <Button variant="secondary" busy={revoke.isPending} onClick={() => revoke.mutate({ id: list.id })}>
            {messages.linkRevoke}
          </Button>
        ) : (
          <Button
            busy={createList.isPending || create.isPending}
            disabled={link.isPending}
            onClick={() => void make().catch(() => undefined)}
          >
            {messages.linkMake}
          </Button>
        )
      }
    >
      {address && (
        <AddressToCopy
          label={messages.link}
          address={address}
          copied={messages.copied}
          copyFailed={messages.copyFailed}
        >
          {messages.copyLink}
        </AddressToCopy>
      )}
      {link.isPending && <Skeleton className="h-11" />}
      {error && <FailureNotice error={error} />}
    </Dialog>
  );
}
