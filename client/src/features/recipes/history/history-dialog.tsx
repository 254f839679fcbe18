import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import type { RecipeDto, RecipeVersionDto } from '@larder/shared/recipe/schema';
import { RECIPE_LIMITS, RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { History } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog/dialog.tsx';
import { LoadMore } from '../../../components/ui/load-more.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { PAGED_QUERY, trpc } from '../../../lib/trpc.ts';
import { conflictOf } from '../editor/conflict-dialog.tsx';
import { contentChanges } from './content-changes.ts';
import { fieldName } from './field-names.ts';

interface HistoryDialogProps {
  recipe: RecipeDto;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const PAGE = 10;

/** Every version that is kept: who saved it when, what it changed, and what restoring it would change. */
export default function HistoryDialog({ recipe, open, onOpenChange }: HistoryDialogProps) {
  const versions = trpc.recipes.versions.useInfiniteQuery(
    { id: recipe.id, limit: PAGE },
    { ...PAGED_QUERY, staleTime: 0 },
  );
  const items = useMemo(() => versions.data?.pages.flatMap((page) => page.items) ?? [], [versions.data]);
  const restore = useRestore(recipe.id, () => onOpenChange(false));

  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={messages.history}
      description={format(messages.yourLastVersions, { versions: RECIPE_LIMITS.versions })}
    >
      {restore.isError && (
        <FailureNotice error={restore.error} fallback={RECIPE_MESSAGES.restoreFailed} className="mb-4" />
      )}
      {versions.isPending && <Skeleton className="h-40" />}
      {versions.isError && (
        <FailureNotice error={versions.error} fallback={RECIPE_MESSAGES.versionsFailed}>
          <Button variant="link" onClick={() => void versions.refetch()}>
            {messages.tryAgain}
          </Button>
        </FailureNotice>
      )}
      <ol aria-label={messages.versions} className="divide-y divide-line">
        {items.map((item) => (
          <Version
            key={item.version}
            item={item}
            recipe={recipe}
            busy={restore.isPending && restore.variables.version === item.version}
            onRestore={() =>
              restore.mutate({ id: recipe.id, version: item.version, currentVersion: recipe.version })
            }
          />
        ))}
      </ol>
      {versions.isSuccess && versions.data.pages[0]?.total === 1 && (
        <p className="mt-2 text-muted">{messages.noChangesYet}</p>
      )}
      <LoadMore query={versions} />
    </Dialog>
  );
}

interface VersionProps {
  item: RecipeVersionDto;
  recipe: RecipeDto;
  busy: boolean;
  onRestore: () => void;
}

function Version({ item, recipe, busy, onRestore }: VersionProps) {
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_14rem]">
          <h3 className="text-lg">{formatMoment(item.savedAt)}</h3>
          <p className="text-sm text-muted">
            {format(messages.by, { item: whatHappened(item), savedBy: item.savedBy })}
          </p>
        </div>
        {item.isCurrent ? (
          <Badge>{messages.current}</Badge>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            aria-label={format(messages.restoreTheVersionFrom, { savedAt: formatMoment(item.savedAt) })}
            onClick={onRestore}
          >
            <History aria-hidden /> {messages.restore}
          </Button>
        )}
      </div>
      {!item.isCurrent && <Differences item={item} recipe={recipe} />}
    </li>
  );
}

function whatHappened({ version, changedFields }: RecipeVersionDto): string {
  if (changedFields === null) return version === 1 ? messages.added : messages.saved;
  if (changedFields.length === 0) return messages.savedWithoutChanges;
  return format(messages.changed, { value: changedFields.map(fieldName).join(', ') });
}

function Differences({ item, recipe }: { item: RecipeVersionDto; recipe: RecipeDto }) {
  const fields = useMemo(() => contentChanges(recipe, item.content), [recipe, item.content]);
  if (fields.length === 0)
    return <p className="mt-1 text-sm text-muted">{messages.sameAsTheCurrentVersion}</p>;
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium text-accent">
        {messages.whatRestoringChanges}
      </summary>
      <dl className="space-y-3 text-base">
        {fields.map(({ field, changes }) => (
          <div key={field}>
            <dt className="text-sm font-semibold">{fieldName(field)}</dt>
            {field === 'imageId' ? (
              <dd className="mt-1">
                <Picture
                  image={item.content.image}
                  alt={messages.thePictureOfThisVersion}
                  sizes="8rem"
                  className="h-20 w-28 rounded-control object-cover"
                />
              </dd>
            ) : (
              changes.map(({ kind, text }, index) => (
                <dd key={index} className="break-words whitespace-pre-wrap">
                  {kind === 'added' ? (
                    <ins className="bg-success-soft px-1 text-success no-underline">+ {text}</ins>
                  ) : (
                    <del className="bg-danger-soft px-1 text-danger">− {text}</del>
                  )}
                </dd>
              ))
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Puts an earlier version back; what is newer than the page knows is shown instead of being written over. */
function useRestore(id: string, onDone: () => void) {
  const utils = trpc.useUtils();
  return trpc.recipes.restore.useMutation({
    onSuccess: (restored) => {
      utils.recipes.byId.setData({ id }, restored);
      void utils.recipes.list.invalidate();
      void utils.recipes.versions.invalidate({ id });
      toast.success(RECIPE_MESSAGES.restored);
      onDone();
    },
    onError: (error) => {
      const newer = conflictOf(error);
      if (newer) utils.recipes.byId.setData({ id }, newer.current);
      void utils.recipes.versions.invalidate({ id });
    },
  });
}
