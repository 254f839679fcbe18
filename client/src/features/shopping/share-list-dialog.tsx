import * as messages from '#messages/shopping.json';
import { MAX_PAGE_SIZE } from '@larder/shared/list';
import { format } from '@larder/shared/messages/format';
import { ShareDialog } from '../../components/people/share-dialog.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { ShownList } from './use-shopping-lists.ts';

/** Whom a list is shared with. */
export default function ShareListDialog({ list, onClose }: { list: ShownList; onClose: () => void }) {
  const utils = trpc.useUtils();
  const { id, name, isNew = false } = list;
  const members = trpc.shoppingLists.members.useQuery(
    { id, limit: MAX_PAGE_SIZE },
    { enabled: !isNew, staleTime: 0 },
  );
  const create = trpc.shoppingLists.create.useMutation();
  const share = trpc.shoppingLists.share.useMutation();
  return (
    <ShareDialog
      title={format(messages.shareWith, { name: name.value })}
      hint={messages.shareHint}
      members={isNew ? [] : members.data?.items}
      membersError={members.error}
      onSave={async (userIds) => {
        if (isNew) await create.mutateAsync({ id, name: name.value });
        await share.mutateAsync({ id, userIds });
        await utils.shoppingLists.invalidate();
      }}
      onClose={onClose}
    />
  );
}
