import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import type { CookedDto, RecipeDto } from '@larder/shared/recipe/schema';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmDialog } from '../../components/ui/dialog/confirm-dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { PagedList } from '../../components/ui/paged-list.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { dayText } from '../../lib/format.ts';
import CookedDialog from './cooked-dialog.tsx';
import { Plates } from './plates.tsx';
import { useCookLogRefresh } from './use-cooked.ts';

const PAGE = 5;

/** Below a recipe of one's own: when it was cooked, with notes. */
export default function CookLog({ recipe }: { recipe: RecipeDto }) {
  const { id, lastCookedOn } = recipe;
  const [edited, setEdited] = useState<CookedDto | 'new'>();
  const [removed, setRemoved] = useState<CookedDto>();
  return (
    <section aria-label={messages.cookLog} className="mt-10">
      {lastCookedOn !== null && (
        <>
          <Entries id={id} onEdit={setEdited} onRemove={setRemoved} />
          <Plates recipe={recipe} />
        </>
      )}
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => setEdited('new')}>
        <CalendarPlus aria-hidden /> {messages.addToCookLog}
      </Button>
      {edited && (
        <CookedDialog
          recipeId={id}
          entry={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && <RemoveDialog recipeId={id} entry={removed} onClose={() => setRemoved(undefined)} />}
    </section>
  );
}

interface EntriesProps {
  id: string;
  onEdit: (entry: CookedDto) => void;
  onRemove: (entry: CookedDto) => void;
}

function Entries({ id, onEdit, onRemove }: EntriesProps) {
  const log = trpc.recipes.cookLog.useInfiniteQuery({ id, limit: PAGE }, PAGED_QUERY);
  const items = log.data?.pages.flatMap((page) => page.items) ?? [];
  const times = log.data?.pages[0]?.total ?? 0;
  return (
    <>
      <h2 className="text-2xl">{messages.cookLog}</h2>
      {items[0] && (
        <p className="mt-1 text-muted">
          {format(messages.cookedTimes, { times, day: dayText(items[0].cookedOn) })}
        </p>
      )}
      <PagedList
        query={log}
        items={items}
        keyOf={(entry) => entry.id}
        label={messages.cookLog}
        className="mt-3 divide-y divide-line border-y border-line"
        failure={RECIPE_MESSAGES.cookLogFailed}
        placeholder={<Loading />}
        empty={null}
        row={(entry) => <Entry entry={entry} onEdit={onEdit} onRemove={onRemove} />}
      />
    </>
  );
}

function Loading() {
  return (
    <div aria-busy role="status" aria-label={messages.cookLogLoading}>
      <Skeleton className="mt-3 h-24" />
    </div>
  );
}

function Entry({ entry, onEdit, onRemove }: { entry: CookedDto } & Omit<EntriesProps, 'id'>) {
  const day = dayText(entry.cookedOn);
  return (
    <div className="flex items-start gap-1 py-2">
      <div className="min-w-0 flex-1 py-2">
        <time dateTime={entry.cookedOn} className="font-semibold">
          {day}
        </time>
        {entry.note && (
          <p dir="auto" className="mt-1 max-w-[62ch] break-words whitespace-pre-wrap">
            {entry.note}
          </p>
        )}
      </div>
      <IconButton label={format(messages.changeCooked, { day })} onClick={() => onEdit(entry)}>
        <Pencil />
      </IconButton>
      <IconButton label={format(messages.deleteCooked, { day })} onClick={() => onRemove(entry)}>
        <Trash2 />
      </IconButton>
    </div>
  );
}

interface RemoveDialogProps {
  recipeId: string;
  entry: CookedDto;
  onClose: () => void;
}

function RemoveDialog({ recipeId, entry, onClose }: RemoveDialogProps) {
  const refresh = useCookLogRefresh(recipeId);
  const remove = trpc.recipes.deleteCooked.useMutation({
    onSuccess: () => {
      refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={format(messages.deleteCookedTitle, { day: dayText(entry.cookedOn) })}
      description={messages.deleteCookedText}
      confirmLabel={messages.deleteCookedConfirm}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: recipeId, entryId: entry.id })}
    >
      {remove.error && <FailureNotice error={remove.error} fallback={RECIPE_MESSAGES.cookedRemoveFailed} />}
    </ConfirmDialog>
  );
}
