import { paths } from '@larder/shared/paths';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist';
import { PRODUCT_NAME } from '@larder/shared/product';
import { RECIPE_MESSAGES } from '@larder/shared/recipe';
import { FAVORITES_ID } from '@larder/shared/user-playlist';
import { keepPreviousData } from '@tanstack/react-query';
import { ArrowLeft, Library } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { LoadMore } from '../components/ui/load-more.tsx';
import { PageHeader } from '../components/ui/page-header.tsx';
import { SearchField } from '../components/ui/search-field.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { ViewToggle } from '../components/ui/view-toggle.tsx';
import { COLLECTION_LAYOUT } from '../features/collections/collection-list.tsx';
import { PrivacyBadge } from '../features/collections/privacy.tsx';
import { SeenRecipeCard } from '../features/recipes/seen-recipe-card.tsx';
import { useDebounced } from '../hooks/use-debounced.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { useViewMode } from '../hooks/use-view-mode.ts';
import { cn } from '../lib/cn.ts';
import { appCodeOf, errorMessage } from '../lib/error-message.ts';
import { plural } from '../lib/plural.ts';
import { trpc } from '../lib/trpc.ts';

const EARLY = 6;

/** Another person's collection; their favourites answer as a private collection does. */
export default function UserCollectionPage() {
  const { userId = '', id = FAVORITES_ID } = useParams();
  const [search, setSearch] = useState('');
  const [view, setView] = useViewMode();
  const settled = useDebounced(search.trim());
  const query = trpc.playlists.ofUserById.useInfiniteQuery(
    { userId, id, search: settled || undefined },
    {
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
  );
  const collection = query.data?.pages[0];
  useDocumentTitle(collection ? `${collection.name} - ${PRODUCT_NAME}` : undefined);
  const back = (
    <Link
      to={paths.userProfile(userId)}
      className="mb-2 inline-flex min-h-11 items-center gap-2 text-muted hover:text-accent"
    >
      <ArrowLeft aria-hidden className="size-5" /> Back to Profile
    </Link>
  );

  if (query.isPending) return <Placeholder />;
  const { title, message, isFinal } = failureOf(query.error);
  if (!query.data || !collection || isFinal) {
    return (
      <ErrorState
        as="h1"
        title={title}
        message={message}
        busy={query.isFetching}
        onRetry={isFinal ? undefined : () => void query.refetch()}
      >
        <Button asChild>
          <Link to={paths.userProfile(userId)}>Back to Profile</Link>
        </Button>
      </ErrorState>
    );
  }
  const recipes = query.data.pages.flatMap((page) => page.items);
  const state = { fromUserCollection: { ownerId: collection.userId, ownerName: collection.ownerName } };
  return (
    <>
      <PageHeader
        title={collection.name}
        above={back}
        subtitle={
          <>
            {collection.description && (
              <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{collection.description}</p>
            )}
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
              <PrivacyBadge level={collection.privacyLevel} />
              <span aria-live="polite">{plural(collection.total, 'recipe')} found</span>
              <span>
                by{' '}
                <Link
                  to={paths.userProfile(userId)}
                  className="underline underline-offset-4 hover:text-accent"
                >
                  {collection.ownerName}
                </Link>
              </span>
            </p>
          </>
        }
        actions={<ViewToggle view={view} onChange={setView} />}
      />
      <SearchField
        label="Search recipes in this collection"
        placeholder="Search recipes..."
        maxLength={200}
        value={search}
        onValueChange={setSearch}
        className="mb-6 max-w-md"
      />
      {recipes.length === 0 ? (
        settled ? (
          <EmptyState
            title={`No recipes found for “${settled}”`}
            action={<Button onClick={() => setSearch('')}>Clear Search</Button>}
          />
        ) : (
          <EmptyState icon={<Library />} title={PLAYLIST_MESSAGES.empty}>
            This collection is empty.
          </EmptyState>
        )
      ) : (
        <>
          <ul className={cn(COLLECTION_LAYOUT[view], query.isPlaceholderData && 'opacity-60')}>
            {recipes.map((recipe, index) => (
              <li key={recipe.id} className="min-w-0">
                <SeenRecipeCard recipe={recipe} view={view} early={index < EARLY} state={state} />
              </li>
            ))}
          </ul>
          <LoadMore
            hasMore={query.hasNextPage}
            busy={query.isFetchingNextPage}
            onLoad={() => void query.fetchNextPage()}
          />
        </>
      )}
    </>
  );
}

/** Not there, not for the viewer, or out of reach: in the documented words. What is final is not asked for again. */
function failureOf(error: unknown): { title: string; message: string; isFinal: boolean } {
  const code = appCodeOf(error);
  if (code === 'PLAYLIST_NOT_FOUND' || code === 'INVALID_INPUT') {
    return {
      title: 'Collection Not Found',
      message: 'The collection may have been deleted, or its address cut short.',
      isFinal: true,
    };
  }
  const title = 'Access Denied';
  if (code === 'PLAYLIST_FORBIDDEN') return { title, message: PLAYLIST_MESSAGES.forbidden, isFinal: true };
  return { title, message: errorMessage(error, RECIPE_MESSAGES.listFailed), isFinal: false };
}

function Placeholder() {
  return (
    <div role="status">
      <h1 className="sr-only">Loading the collection</h1>
      <Skeleton className="mb-6 h-10 w-64" />
      <div className={COLLECTION_LAYOUT.list}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-[6.5rem] rounded-card" />
        ))}
      </div>
    </div>
  );
}
