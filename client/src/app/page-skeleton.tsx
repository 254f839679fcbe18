import * as messages from '#messages/common.json';
import { Skeleton } from '../components/ui/skeleton.tsx';

export function PageSkeleton() {
  return (
    <div role="status">
      <h1 className="sr-only">{messages.loading}</h1>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-3 h-5 w-32" />
      <div className="mt-8 space-y-3">
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} className="h-24 rounded-card" />
        ))}
      </div>
    </div>
  );
}
