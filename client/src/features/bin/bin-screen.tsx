import * as messages from '#messages/bin.json';
import { BIN_LIMITS, BIN_MESSAGES } from '@larder/shared/bin/messages';
import type { DeletedItemDto } from '@larder/shared/bin/schema';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BackLink } from '../../components/ui/back-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { PagedList } from '../../components/ui/paged-list.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { DeletedRow } from './deleted-row.tsx';
import { EmptyBinDialog, RemoveDialog } from './remove-dialogs.tsx';

/** What was deleted and can come back, last deleted first. */
export function BinScreen() {
  const query = trpc.bin.list.useInfiniteQuery({}, PAGED_QUERY);
  const [removing, setRemoving] = useState<DeletedItemDto>();
  const [isEmptying, setEmptying] = useState(false);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;

  return (
    <>
      <PageHeader
        before={<BackLink to={paths.home()} />}
        title={messages.recentlyDeleted}
        subtitle={format(messages.keptForDays, { days: BIN_LIMITS.days })}
        actions={
          total > 0 && (
            <Button variant="secondary" aria-label={messages.emptyAll} onClick={() => setEmptying(true)}>
              <Trash2 aria-hidden /> {messages.empty}
            </Button>
          )
        }
      />
      <PagedList
        query={query}
        items={items}
        keyOf={({ id }) => id}
        row={(item) => <DeletedRow item={item} onRemove={() => setRemoving(item)} />}
        label={messages.recentlyDeleted}
        className="card divide-y divide-line overflow-hidden"
        failure={BIN_MESSAGES.listFailed}
        placeholder={<DeletedSkeletons />}
        empty={
          <EmptyState
            icon={<Trash2 />}
            title={messages.nothingDeleted}
            action={
              <Button asChild>
                <Link to={paths.home()}>{messages.goToRecipes}</Link>
              </Button>
            }
          >
            {format(messages.nothingDeletedMore, { days: BIN_LIMITS.days })}
          </EmptyState>
        }
      />
      {removing && <RemoveDialog item={removing} onClose={() => setRemoving(undefined)} />}
      {isEmptying && <EmptyBinDialog total={total} onClose={() => setEmptying(false)} />}
    </>
  );
}

function DeletedSkeletons() {
  return (
    <div role="status" className="card divide-y divide-line overflow-hidden">
      <span className="sr-only">{messages.loading}</span>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex items-center gap-4 p-4">
          <Skeleton className="size-14 rounded-control" />
          <Skeleton className="h-5 w-2/5" />
        </div>
      ))}
    </div>
  );
}
