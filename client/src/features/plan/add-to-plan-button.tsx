import * as messages from '#messages/plan.json';
import { CalendarPlus } from 'lucide-react';
import { ActionButton, type ActionLook } from '../../components/ui/action-button.tsx';

/** Opens the choice of a day for a recipe. */
export function AddToPlanButton({ look, onClick }: { look: ActionLook; onClick: () => void }) {
  return <ActionButton look={look} icon={<CalendarPlus />} label={messages.addToPlan} onClick={onClick} />;
}
