import * as messages from '#messages/collections.json';
import { paths } from '@larder/shared/paths';
import { PRODUCT_NAME } from '@larder/shared/product';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { SMART_MESSAGES } from '@larder/shared/smart-collection/messages';
import type { SmartCollectionDto } from '@larder/shared/smart-collection/schema';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, NavigationType, useNavigationType, useParams } from 'react-router-dom';
import { foundLine } from '../components/recipe/list-title.ts';
import { Button } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { FoundCount } from '../components/ui/found-count.tsx';
import { PageHeader } from '../components/ui/page-header.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { ViewToggle } from '../components/ui/view-toggle.tsx';
import { BackLink } from '../components/ui/back-link.tsx';
import { useAddToPlaylist } from '../features/playlists/use-add-to-playlist.tsx';
import { wordsOf } from '../features/recipes/list/filter-chips.ts';
import type { FilterDialogProps } from '../features/recipes/list/filter-dialog.tsx';
import { RecipeBrowser } from '../features/recipes/list/recipe-browser.tsx';
import {
  activeFilters,
  addressOf,
  listFilterOf,
  useListSort,
  type ListFilter,
} from '../features/recipes/list/use-list-filter.ts';
import { useRecipeList } from '../features/recipes/list/use-recipe-list.ts';
import { SmartActions } from '../features/smart-collections/smart-actions.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { useScrollRestore } from '../hooks/use-scroll-restore.ts';
import { useViewMode } from '../hooks/use-view-mode.ts';
import { appCodeOf, errorMessage, failureOf } from '../lib/error-message.ts';
import { toast } from '../lib/toast.ts';
import { trpc } from '../lib/trpc.ts';

const FilterDialog = lazy(() => import('../features/recipes/list/filter-dialog.tsx'));

export default function SmartCollectionPage() {
  const { id = '' } = useParams();
  const query = trpc.smartCollections.byId.useQuery({ id });
  const { data, error } = query;
  useDocumentTitle(data && `${data.name} - ${PRODUCT_NAME}`);
  const isMissing = ['SMART_COLLECTION_NOT_FOUND', 'INVALID_INPUT'].includes(appCodeOf(error) ?? '');
  if (data && !isMissing) return <Recipes key={id} smart={data} />;
  if (query.isPending) return <Skeleton className="h-64" />;
  return (
    <ErrorState
      as="h1"
      title={isMissing ? SMART_MESSAGES.notFound : SMART_MESSAGES.loadFailed}
      message={isMissing ? undefined : errorMessage(error)}
      busy={query.isFetching}
      onRetry={isMissing ? undefined : () => void query.refetch()}
    >
      <Button asChild variant="secondary">
        <Link to={paths.collections()}>{messages.backToCollections}</Link>
      </Button>
    </ErrorState>
  );
}

/** What passes its filter at this moment. */
function Recipes({ smart }: { smart: SmartCollectionDto }) {
  const { filter, name } = smart;
  const [view, setView] = useViewMode();
  const [sort, setSort] = useListSort();
  const cameBack = useNavigationType() === NavigationType.Pop;
  // While it is being changed the list follows; null again once it is saved or left.
  const [changed, setChanged] = useState<ListFilter | null>(null);
  const shown = changed ? activeFilters(changed) : filter;
  const list = useRecipeList({ ...shown, sort }, { cameBack });
  const addToPlaylist = useAddToPlaylist();
  useScrollRestore(`smart.${smart.id}`, cameBack);
  return (
    <>
      <PageHeader
        before={<BackLink to={paths.collections()} label={messages.backToCollections} />}
        title={name}
        isName
        subtitle={
          <>
            <FoundCount query={list.query} line={() => foundLine(list, '', false)} />
            <p className="mt-1 flex items-start gap-1.5 text-sm">
              <Sparkles aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
              <span>
                <span className="sr-only">{messages.smartCollection}: </span>
                {wordsOf(shown).join(' · ')}
              </span>
            </p>
          </>
        }
        actions={
          <>
            <ViewToggle view={view} onChange={setView} />
            <SmartActions
              smart={smart}
              onHome={addressOf(filter)}
              onChangeFilter={() => setChanged(listFilterOf(filter))}
            />
          </>
        }
      />
      <RecipeBrowser
        list={list}
        view={view}
        name={`smart ${smart.id}`}
        failure={RECIPE_MESSAGES.listFailed}
        search={list.showingResultsFor ?? shown.search}
        onAddToPlaylist={addToPlaylist.ask}
        empty={<EmptyState icon={<Sparkles />} title={messages.nothingPasses} />}
      />
      {changed && (
        <ChangeFilter
          {...{ smart, list, sort, view, changed }}
          onChange={setChanged}
          onSort={setSort}
          onView={setView}
        />
      )}
      {addToPlaylist.dialog}
    </>
  );
}

interface ChangeFilterProps extends Pick<FilterDialogProps, 'sort' | 'onSort' | 'view' | 'onView'> {
  smart: SmartCollectionDto;
  list: ReturnType<typeof useRecipeList>;
  changed: ListFilter;
  /** Null: it is saved, or left as it was. */
  onChange: (changed: ListFilter | null) => void;
}

/** The filters of home, over the list that follows them, until they are saved. */
function ChangeFilter({ smart, list, changed, onChange, ...view }: ChangeFilterProps) {
  const utils = trpc.useUtils();
  const update = trpc.smartCollections.update.useMutation({
    onSuccess: async () => {
      await utils.smartCollections.invalidate();
      onChange(null);
    },
    onError: (error) => toast.error(failureOf(error, SMART_MESSAGES.updateFailed)),
  });
  const filter = activeFilters(changed);
  const isSet = Object.keys(filter).length > 0;
  return (
    <Suspense fallback={null}>
      <FilterDialog
        {...view}
        filter={changed}
        onChange={(change) => onChange({ ...changed, ...change })}
        hasPhotoRecipes={list.hasPhotoRecipes}
        total={list.total}
        onClear={isSet ? () => onChange(listFilterOf({})) : undefined}
        onClose={() => onChange(null)}
        done={{
          title: messages.changeFilter,
          label: messages.saveSmart,
          isBusy: update.isPending,
          run: () => update.mutate({ id: smart.id, filter }),
        }}
      />
    </Suspense>
  );
}
