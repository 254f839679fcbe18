import * as messages from '#messages/plan.json';
import * as sharing from '#messages/sharing.json';
import { format } from '@larder/shared/messages/format';
import type { PlanDto } from '@larder/shared/plan/schema';
import { ConfirmDialog } from '../../components/ui/dialog/confirm-dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

/** Asks before somebody else's plan is left. */
export default function LeavePlanDialog({ plan, onClose }: { plan: PlanDto; onClose: () => void }) {
  const utils = trpc.useUtils();
  const leave = trpc.mealPlan.leave.useMutation({
    onSuccess: async () => {
      await utils.mealPlan.plans.invalidate();
      toast.success(messages.left);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={messages.leave}
      description={format(sharing.leaveHint, { owner: plan.owner.displayName })}
      confirmLabel={messages.leave}
      danger
      busy={leave.isPending}
      onConfirm={() => leave.mutate({ id: plan.id })}
    >
      {leave.error && <FailureNotice error={leave.error} />}
    </ConfirmDialog>
  );
}
