import * as messages from '#messages/common.json';
import { MESSAGES } from '@larder/shared/errors';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { ErrorState } from './error-state.tsx';
import { LoadMore, type NextPageQuery } from './load-more.tsx';

export interface PagedQuery extends NextPageQuery {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface PagedListProps<T> {
  query: PagedQuery;
  items: readonly T[];
  keyOf: (item: T) => string;
  row: (item: T, index: number) => ReactNode;
  label?: string;
  className?: string;
  /** The sentence for a list that could not be loaded. */
  failure: string;
  /** It is awaited for so long that it counts as failed; what comes later is shown all the same. */
  isLate?: boolean;
  placeholder: ReactNode;
  empty: ReactNode;
}

/** A list that comes in pages, in all its states. What is known of it stays when asking again fails. */
export function PagedList<T>(props: PagedListProps<T>) {
  const { query, items, keyOf, row, label, className, failure, isLate = false, placeholder, empty } = props;
  if (query.isPending && !isLate) return placeholder;
  if (items.length === 0 && (query.isError || isLate)) {
    return (
      <ErrorState
        title={failure}
        message={isLate ? MESSAGES.unavailable : errorMessage(query.error)}
        retryLabel={messages.tryAgainInText}
        busy={query.isFetching && !isLate}
        onRetry={() => void query.refetch()}
      />
    );
  }
  // That nothing was found is the answer to what was asked before.
  if (items.length === 0) return query.isPlaceholderData ? placeholder : empty;
  return (
    <>
      <ul aria-label={label} className={cn(className, query.isPlaceholderData && 'opacity-60')}>
        {items.map((item, index) => (
          <li key={keyOf(item)} className="min-w-0">
            {row(item, index)}
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  );
}
