import { cn } from '../../lib/cn.ts';
import { usePendingRequests } from './pending-requests.tsx';

/** The red number of people who wait for an answer, a dot while only that some do is known; nothing when nobody does. */
export function PendingBadge({ className }: { className?: string }) {
  const count = usePendingRequests();
  if (count === 0) return null;
  if (count === 'some') {
    return (
      <span className={cn('grid h-5 min-w-5 place-items-center', className)}>
        <span aria-hidden className="size-2.5 rounded-full bg-danger" />
        <span className="sr-only">Pending requests</span>
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
      {count > 99 ? '99+' : count}
      <span className="sr-only"> pending requests</span>
    </span>
  );
}
