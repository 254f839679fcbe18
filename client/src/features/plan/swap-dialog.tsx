import * as messages from '#messages/plan.json';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { aboutMeal, placeName } from './meals.ts';
import { titleOf, type ShownEntry } from './use-plan.ts';

interface SwapDialogProps {
  entry: ShownEntry;
  /** Those it can change places with. */
  others: readonly ShownEntry[];
  onSwap: (other: ShownEntry) => void;
  onClose: () => void;
}

/** Which other meal this one changes places with. */
export default function SwapDialog({ entry, others, onSwap, onClose }: SwapDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={messages.swapWith} description={<bdi>{titleOf(entry)}</bdi>}>
      <ul className="divide-y divide-line">
        {others.map((other) => (
          <li key={other.id}>
            <button
              type="button"
              className="min-h-14 w-full rounded-control px-2 py-2 text-left hover:bg-accent-soft"
              onClick={() => {
                onClose();
                onSwap(other);
              }}
            >
              <bdi className="block font-medium wrap-anywhere">{titleOf(other)}</bdi>
              <span className="block text-sm text-muted">
                {[placeName(other.day.value), aboutMeal(other)].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
