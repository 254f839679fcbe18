import * as messages from '#messages/people.json';
import { format } from '@larder/shared/messages/format';
import { cn } from '../../lib/cn.ts';
import { usePendingRequests } from './pending-requests.tsx';

interface PendingBadgeProps {
  className?: string;
  /** How many the page has read, for as long as the open stream has told nothing. */
  known?: number | undefined;
  /** Over an icon, where more than two digits have no room. */
  isSmall?: boolean;
}

/** The red number of people who wait for an answer, a dot while only that some do is known; nothing when there is no request. */
export function PendingBadge({ className, known, isSmall = false }: PendingBadgeProps) {
  const count = usePendingRequests(known);
  if (count === 0) return null;
  if (count === 'some') {
    return (
      <span className={cn('grid h-5 min-w-5 place-items-center', className)}>
        <span aria-hidden className="size-2.5 rounded-full bg-danger" />
        <span className="sr-only">{messages.pendingRequests}</span>
      </span>
    );
  }
  return (
    <span
      className={cn(
        'grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1.5 text-xs font-semibold text-surface',
        className,
      )}
    >
      <span aria-hidden>{isSmall && count > 99 ? '99+' : count}</span>
      <span className="sr-only">{format(messages.pendingRequest, { count })}</span>
    </span>
  );
}
