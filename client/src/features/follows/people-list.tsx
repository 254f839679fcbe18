import * as messages from '#messages/people.json';
import { format } from '@larder/shared/messages/format';
import { useId, type ReactNode } from 'react';
import { PagedList, type PagedQuery } from '../../components/ui/paged-list.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { FOLLOW_FAILURES } from './follow-failures.ts';

export const PEOPLE_LAYOUT = 'grid grid-cols-1 gap-3';

interface PeopleListProps<T> {
  title: string;
  query: PagedQuery & { data?: { pages: { items: T[] }[] } };
  row: (item: T) => ReactNode;
  empty: ReactNode;
}

/** A paged list of people under its title, in all its states. */
export function PeopleList<T extends { id: string }>({ title, query, row, empty }: PeopleListProps<T>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mb-10">
      <h2 id={titleId} className="mb-4 text-2xl">
        {title}
      </h2>
      <PagedList
        query={query}
        items={query.data?.pages.flatMap((page) => page.items) ?? []}
        keyOf={({ id }) => id}
        row={row}
        label={title}
        className={PEOPLE_LAYOUT}
        failure={FOLLOW_FAILURES.load}
        placeholder={<PeopleSkeletons label={title} />}
        empty={empty}
      />
    </section>
  );
}

export function PeopleSkeletons({ label }: { label: string }) {
  return (
    <div role="status" className={PEOPLE_LAYOUT}>
      <span className="sr-only">{format(messages.loading, { label })}</span>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-[4.375rem] rounded-card" />
      ))}
    </div>
  );
}
