import * as messages from '#messages/plan.json';
import { format } from '@larder/shared/messages/format';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import type { PlanActions } from './use-plan-actions.ts';
import { titleOf, useLaterRepeats, type ShownEntry } from './use-plan.ts';

interface RemoveDialogProps {
  entry: ShownEntry;
  actions: PlanActions;
  onClose: () => void;
}

/** Of a meal that is repeated: this one, or all later ones with it. */
export default function RemoveDialog({ entry, actions, onClose }: RemoveDialogProps) {
  const { later, error } = useLaterRepeats(actions.planId, entry);
  /** Those that repeated it may be gone. */
  const isAlone = later?.length === 0;
  const remove = (others: readonly ShownEntry[]) => {
    onClose();
    actions.remove(entry, others);
  };
  return (
    <Dialog open onOpenChange={onClose} title={messages.remove} description={<bdi>{titleOf(entry)}</bdi>}>
      <div className="flex flex-col gap-3">
        <Button variant="secondary" onClick={() => remove([])}>
          {isAlone ? messages.remove : messages.removeThis}
        </Button>
        {error && <FailureNotice error={error} />}
        {!error && !isAlone && (
          <Button variant="danger" busy={!later} onClick={() => remove(later ?? [])}>
            {format(messages.removeLater, { count: later?.length ?? 0 })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
