import type { ReactNode } from 'react';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { LoadMore } from '../../components/ui/load-more.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { PEOPLE_FAILURES } from './people-words.ts';

interface PagedQuery<T> {
  data?: { pages: { items: T[]; total: number }[] };
  error: unknown;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface PeopleListProps<T extends { id: string }> {
  label: string;
  query: PagedQuery<T>;
  row: (item: T) => ReactNode;
  empty: ReactNode;
}

/** A paged list of people in all its states. */
export function PeopleList<T extends { id: string }>({ label, query, row, empty }: PeopleListProps<T>) {
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (query.isPending) return <PeopleSkeletons label={label} />;
  if (query.isError && items.length === 0) {
    return (
      <ErrorState
        title={PEOPLE_FAILURES.load}
        message={errorMessage(query.error)}
        retryLabel="Try again"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (items.length === 0) return empty;
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-1 gap-3">
        {items.map((item) => (
          <li key={item.id}>{row(item)}</li>
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onLoad={() => void query.fetchNextPage()}
      />
    </>
  );
}

export function PeopleSkeletons({ label }: { label: string }) {
  return (
    <div role="status" className="grid grid-cols-1 gap-3">
      <span className="sr-only">Loading: {label}</span>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-[4.375rem] rounded-card" />
      ))}
    </div>
  );
}
