import * as messages from '#messages/collections.json';
import type { ListedPersonDto } from '@larder/shared/follow/schema';
import { format } from '@larder/shared/messages/format';
import { X } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';

interface ChosenPeopleProps {
  people: readonly ListedPersonDto[];
  onRemove: (userId: string) => void;
}

/** The people who are chosen, each to be taken off. */
export function ChosenPeople({ people, onRemove }: ChosenPeopleProps) {
  if (people.length === 0) return null;
  return (
    <ul aria-label={messages.selectedPeople} className="flex max-h-40 flex-wrap gap-2 overflow-y-auto">
      {people.map(({ userId, displayName }) => (
        <li
          key={userId}
          className="inline-flex max-w-full items-center rounded-full border border-line bg-paper pl-3 text-sm"
        >
          <bdi className="truncate">{displayName}</bdi>
          <IconButton label={format(messages.remove, { displayName })} onClick={() => onRemove(userId)}>
            <X className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
