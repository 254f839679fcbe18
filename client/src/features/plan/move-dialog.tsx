import * as messages from '#messages/plan.json';
import type { Day } from '@larder/shared/day/day';
import { useState } from 'react';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { DayChoice } from './day-choice.tsx';
import type { PlanActions } from './use-plan-actions.ts';
import { titleOf, useLaterRepeats, type ShownEntry } from './use-plan.ts';

interface MoveDialogProps {
  entry: ShownEntry;
  actions: PlanActions;
  onClose: () => void;
}

/** What dragging does, without dragging; of a meal that is repeated also all later ones. */
export default function MoveDialog({ entry, actions, onClose }: MoveDialogProps) {
  const { value: day } = entry.day;
  const { later = [] } = useLaterRepeats(actions.planId, entry);
  const [isWithLater, setWithLater] = useState(false);
  const move = (to: Day | null) => {
    onClose();
    actions.move(entry, to, isWithLater && to ? later : []);
  };
  return (
    <Dialog open onOpenChange={onClose} title={messages.moveTo} description={<bdi>{titleOf(entry)}</bdi>}>
      {later.length > 0 && (
        <Checkbox className="mb-3" checked={isWithLater} onCheckedChange={setWithLater}>
          {messages.moveLater}
        </Checkbox>
      )}
      <DayChoice chosen={day} near={day ?? undefined} onChoose={move} />
    </Dialog>
  );
}
