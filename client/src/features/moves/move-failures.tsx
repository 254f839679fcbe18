import * as messages from '#messages/moves.json';
import { format } from '@larder/shared/messages/format';
import type { MoveDto } from '@larder/shared/move/schema';
import { PagedList } from '../../components/ui/paged-list.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { PROBLEM_LABELS } from './problem-labels.ts';

/** The recipes that did not come along, with why, and what can be done. */
export function MoveFailures({ move: { id, failed } }: { move: MoveDto }) {
  const query = trpc.moves.failures.useInfiniteQuery({ id }, PAGED_QUERY);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const title = format(messages.failedCount, { n: failed });
  return (
    <section className="space-y-3">
      <header>
        <h2 className="text-xl">{title}</h2>
        <p className="text-muted">{messages.failuresHint}</p>
      </header>
      <PagedList
        query={query}
        items={items}
        keyOf={(item) => item.id}
        row={(item) => (
          <div className="px-4 py-3">
            <p className="font-medium wrap-anywhere">{item.title}</p>
            <p className="text-sm wrap-anywhere text-muted">
              {PROBLEM_LABELS[item.reason]} · {item.entry}
            </p>
          </div>
        )}
        label={title}
        className="card divide-y divide-line overflow-hidden"
        failure={messages.failuresFailed}
        placeholder={<Skeleton className="h-32" />}
        empty={null}
      />
    </section>
  );
}
