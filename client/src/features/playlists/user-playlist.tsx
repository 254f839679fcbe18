import * as messages from '#messages/collections.json';
import { format } from '@larder/shared/messages/format';
import { rich } from '../../components/ui/rich.tsx';
import { paths } from '@larder/shared/paths';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { PRODUCT_NAME } from '@larder/shared/product';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { keepPreviousData } from '@tanstack/react-query';
import { Library, SearchX } from 'lucide-react';
import type { PlaylistWithRecipesDto } from '@larder/shared/playlist/schema';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { BackLink } from '../../components/ui/back-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FoundCount } from '../../components/ui/found-count.tsx';
import { PagedList } from '../../components/ui/paged-list.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { SearchField } from '../../components/ui/search-field.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { ViewToggle } from '../../components/ui/view-toggle.tsx';
import { PLAYLIST_LAYOUT } from './playlist-list.tsx';
import { PrivacyBadge } from './privacy.tsx';
import { useScrollRestore } from '../../hooks/use-scroll-restore.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useViewMode, type ViewMode } from '../../hooks/use-view-mode.ts';
import { appCodeOf, failureOf, type Failure } from '../../lib/error-message.ts';
import { countLine } from '../../components/recipe/list-title.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { useNavState, type NavState } from '../../lib/nav-state.ts';
import { nameOf } from './names.ts';

const EARLY = 6;

type SeenPlaylist = Extract<PlaylistWithRecipesDto, { isOwner: false }>;

interface SeenCardProps {
  recipe: SeenPlaylist['items'][number];
  view: ViewMode;
  early: boolean;
  state: NavState;
}

interface UserPlaylistProps {
  userId: string;
  id: string;
  /** Draws one of its recipes. */
  card: (props: SeenCardProps) => ReactNode;
}

/** Another person's collection; their favourites answer as a private collection does. */
export function UserPlaylist({ userId, id, card }: UserPlaylistProps) {
  const [search, setSearch] = useState('');
  const [view, setView] = useViewMode();
  const { fromRecipeDetail } = useNavState();
  const isPop = useNavigationType() === NavigationType.Pop;
  useScrollRestore(`collection.${id}`, (fromRecipeDetail ?? false) || isPop);
  const settled = useDebounced(search.trim());
  const query = trpc.playlists.ofUserById.useInfiniteQuery(
    { userId, id, search: settled || undefined },
    { ...PAGED_QUERY, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const playlist = query.data?.pages[0];
  useDocumentTitle(playlist ? `${nameOf(playlist)} - ${PRODUCT_NAME}` : undefined);

  if (query.isPending) return <Placeholder view={view} />;
  const { isFinal, ...refusal } = refusalOf(query.error);
  if (!query.data || !playlist || isFinal) {
    return (
      <ErrorState
        as="h1"
        {...refusal}
        busy={query.isFetching}
        onRetry={isFinal ? undefined : () => void query.refetch()}
      >
        <Button asChild variant={isFinal ? 'primary' : 'secondary'}>
          <Link to={paths.userProfile(userId)}>{messages.backToProfile}</Link>
        </Button>
      </ErrorState>
    );
  }
  const { ownerName } = playlist;
  const from: NavState = { fromUserPlaylist: { id, name: nameOf(playlist), ownerId: userId, ownerName } };
  return (
    <>
      <UserPlaylistHeader userId={userId} playlist={playlist} query={query} search={settled} />
      {(playlist.recipeCount > 0 || search !== '') && (
        <div className="mb-5 flex items-center justify-between gap-3">
          <SearchField
            label={messages.searchRecipesHere}
            placeholder={messages.searchRecipesHint}
            maxLength={200}
            value={search}
            onValueChange={setSearch}
            className="max-w-md min-w-0 flex-1"
          />
          <ViewToggle view={view} onChange={setView} />
        </div>
      )}
      <PagedList
        query={query}
        items={query.data.pages.flatMap((page) => page.items)}
        keyOf={(recipe) => recipe.id}
        row={(recipe, index) => card({ recipe, view, early: index < EARLY, state: from })}
        label={messages.recipes}
        className={PLAYLIST_LAYOUT[view]}
        failure={RECIPE_MESSAGES.listFailed}
        placeholder={null}
        empty={<NothingThere search={settled} onClear={() => setSearch('')} />}
      />
    </>
  );
}

interface UserPlaylistHeaderProps {
  userId: string;
  playlist: PlaylistWithRecipesDto;
  query: ComponentProps<typeof FoundCount>['query'];
  search: string;
}

function UserPlaylistHeader({ userId, playlist, query, search }: UserPlaylistHeaderProps) {
  return (
    <PageHeader
      title={nameOf(playlist)}
      isName
      before={<BackLink to={paths.userProfile(userId)} label={messages.backToProfile} />}
      subtitle={
        <>
          {playlist.description && (
            <p dir="auto" className="max-w-[68ch] wrap-anywhere whitespace-pre-line">
              {playlist.description}
            </p>
          )}
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <PrivacyBadge playlist={playlist} />
            <FoundCount query={query} line={() => countLine(playlist.total, search, false)} />
            <p>
              {rich(messages.by, {
                ownerName: playlist.ownerName,
                a: (name) => (
                  <Link
                    to={paths.userProfile(userId)}
                    className="underline underline-offset-4 hover:text-accent"
                  >
                    <bdi>{name}</bdi>
                  </Link>
                ),
              })}
            </p>
          </div>
        </>
      }
    />
  );
}

function NothingThere({ search, onClear }: { search: string; onClear: () => void }) {
  return search ? (
    <EmptyState
      icon={<SearchX />}
      title={format(messages.noRecipesFound, { search })}
      action={
        <Button variant="secondary" onClick={onClear}>
          {messages.clearSearch}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={<Library />} title={PLAYLIST_MESSAGES.empty}>
      {messages.thisCollectionIsEmpty}
    </EmptyState>
  );
}

/** Not there, not for the viewer, or out of reach: in the documented words. What is final is not asked for again. */
function refusalOf(error: unknown): Failure & { title: string; isFinal: boolean } {
  const code = appCodeOf(error);
  if (code === 'PLAYLIST_NOT_FOUND' || code === 'INVALID_INPUT') {
    return {
      title: messages.collectionNotFound,
      message: messages.goneOrIncomplete,
      isFinal: true,
    };
  }
  const title = messages.accessDenied;
  if (code === 'PLAYLIST_FORBIDDEN') return { title, message: PLAYLIST_MESSAGES.forbidden, isFinal: true };
  return { title, ...failureOf(error, RECIPE_MESSAGES.listFailed), isFinal: false };
}

function Placeholder({ view }: { view: ViewMode }) {
  return (
    <div role="status">
      <h1 className="sr-only">{messages.loadingTheCollection}</h1>
      <Skeleton className="mt-14 h-10 w-64 max-w-full" />
      <Skeleton className="mt-4 h-6 w-56 max-w-full" />
      <Skeleton className="mt-6 mb-5 h-11 max-w-md rounded-full" />
      <div className={PLAYLIST_LAYOUT[view]}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton
            key={index}
            className={view === 'grid' ? 'aspect-[4/5] rounded-card' : 'h-[6.5rem] rounded-card'}
          />
        ))}
      </div>
    </div>
  );
}
