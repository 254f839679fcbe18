import * as messages from '#messages/plan.json';
import { MAX_PAGE_SIZE } from '@larder/shared/list';
import { ShareDialog } from '../../components/people/share-dialog.tsx';
import { trpc } from '../../lib/trpc.ts';

/** Whom the plan is shared with. */
export default function SharePlanDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const utils = trpc.useUtils();
  const members = trpc.mealPlan.members.useQuery({ id, limit: MAX_PAGE_SIZE }, { staleTime: 0 });
  const share = trpc.mealPlan.share.useMutation();
  return (
    <ShareDialog
      title={messages.share}
      hint={messages.shareHint}
      members={members.data?.items}
      membersError={members.error}
      onSave={async (userIds) => {
        await share.mutateAsync({ id, userIds });
        await utils.mealPlan.invalidate();
      }}
      onClose={onClose}
    />
  );
}
