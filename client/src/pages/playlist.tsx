import { paths } from '@larder/shared/paths';
import { PLAYLIST_ID, PLAYLIST_LIMITS, PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { ArrowDownUp, ArrowLeft, BookOpen, Check, Pencil, Plus, SearchX } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, NavigationType, useNavigate, useNavigationType, useParams } from 'react-router-dom';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { Button } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { IconButton } from '../components/ui/icon-button.tsx';
import { PageHeader } from '../components/ui/page-header.tsx';
import { SearchField } from '../components/ui/search-field.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { ViewToggle } from '../components/ui/view-toggle.tsx';
import { PrivacyBadge } from '../features/playlists/privacy.tsx';
import { useAddToPlaylist } from '../features/playlists/use-add-to-playlist.tsx';
import { usePlaylist, type OwnPlaylist } from '../features/playlists/use-playlist.ts';
import { countLine } from '../lib/list-title.ts';
import { RecipeBrowser } from '../features/recipes/list/recipe-browser.tsx';
import { useScrollRestore } from '../hooks/use-scroll-restore.ts';
import { useDebounced } from '../hooks/use-debounced.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { useViewMode } from '../hooks/use-view-mode.ts';
import { appCodeOf, errorMessage } from '../lib/error-message.ts';
import { plural } from '../lib/plural.ts';

const ArrangeRecipes = lazy(() => import('../features/playlists/arrange-recipes.tsx'));
const AddRecipesDialog = lazy(() => import('../features/playlists/add-recipes-dialog.tsx'));
const EditPlaylistDialog = lazy(() => import('../features/playlists/edit-playlist-dialog.tsx'));

export default function PlaylistPage() {
  useDocumentTitle();
  const { id = '' } = useParams();
  if (!PLAYLIST_ID.test(id)) return <Failure title={PLAYLIST_MESSAGES.invalidId} />;
  return <PlaylistOf key={id} id={id} />;
}

function PlaylistOf({ id }: { id: string }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const list = usePlaylist(id, search);
  const cameBack = useNavigationType() === NavigationType.Pop;
  useScrollRestore(`collection.${id}`, cameBack);

  const { query, playlist } = list;
  if (query.isPending) return <Placeholder />;
  // It is there, but somebody else's: their collections have a screen of their own.
  const isMissing = appCodeOf(query.error) === 'PLAYLIST_NOT_FOUND' || (query.isSuccess && !playlist);
  if (isMissing) {
    return <Failure title="Collection Not Found">It may have been deleted, or made private.</Failure>;
  }
  if (!playlist) {
    return (
      <Failure
        title="Error Loading Collection"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
        detail={errorMessage(query.error)}
      >
        {PLAYLIST_MESSAGES.loadFailed}
      </Failure>
    );
  }
  return <Loaded playlist={playlist} list={list} search={search} typed={typed} onType={setTyped} />;
}

interface FailureProps {
  title: string;
  children?: string;
  detail?: string;
  busy?: boolean;
  onRetry?: () => void;
}

function Failure({ title, children, detail, busy, onRetry }: FailureProps) {
  return (
    <ErrorState as="h1" title={title} message={children} detail={detail} busy={busy} onRetry={onRetry}>
      <Button asChild variant="secondary">
        <Link to={paths.collections()}>Back to Collections</Link>
      </Button>
    </ErrorState>
  );
}

interface LoadedProps {
  playlist: OwnPlaylist;
  list: ReturnType<typeof usePlaylist>;
  search: string;
  typed: string;
  onType: (search: string) => void;
}

type Task = 'adding' | 'editing' | undefined;

function Loaded({ playlist, list, search, typed, onType }: LoadedProps) {
  const [view, setView] = useViewMode();
  const [isArranging, setArranging] = useState(false);
  const [task, setTask] = useState<Task>();
  const playlists = useAddToPlaylist();
  const navigate = useNavigate();
  const { id, recipeCount } = playlist;
  const arrange = () => {
    onType('');
    setArranging(!isArranging);
  };

  return (
    <>
      <PlaylistHeader
        playlist={playlist}
        count={search ? countLine(list.total, search, false) : plural(recipeCount, 'recipe')}
        actions={
          <>
            <Button className="max-sm:px-3" onClick={() => setTask('adding')}>
              <Plus aria-hidden /> Add Recipe
            </Button>
            {(recipeCount > 0 || isArranging) && (
              <Button
                variant="secondary"
                className="max-sm:px-3"
                aria-pressed={isArranging}
                onClick={arrange}
              >
                {isArranging ? <Check aria-hidden /> : <ArrowDownUp aria-hidden />}
                {isArranging ? 'Done' : 'Arrange'}
              </Button>
            )}
            <IconButton label="Edit collection" aria-haspopup="dialog" onClick={() => setTask('editing')}>
              <Pencil />
            </IconButton>
          </>
        }
      />
      {!isArranging && (recipeCount > 0 || typed !== '') && (
        <div className="mb-5 flex items-center justify-between gap-3">
          <SearchField
            label="Search this collection"
            placeholder="Search this collection..."
            value={typed}
            onValueChange={onType}
            maxLength={PLAYLIST_LIMITS.search}
            className="max-w-md min-w-0 flex-1"
          />
          <ViewToggle view={view} onChange={setView} />
        </div>
      )}
      {isArranging && search === '' && list.recipes.length > 0 ? (
        <Suspense fallback={<Skeleton className="h-72 max-w-3xl" />}>
          <ArrangeRecipes playlistId={id} list={list} />
        </Suspense>
      ) : (
        <RecipeBrowser
          list={list}
          name={`collection ${id}`}
          view={view}
          search={search}
          onAddToPlaylist={playlists.ask}
          failure={PLAYLIST_MESSAGES.loadFailed}
          empty={search ? <NothingFound search={search} /> : <NoRecipes onAdd={() => setTask('adding')} />}
        />
      )}
      {playlists.dialog}
      <Suspense fallback={null}>
        {task === 'adding' && <AddRecipesDialog playlist={playlist} onClose={() => setTask(undefined)} />}
        {task === 'editing' && (
          <EditPlaylistDialog
            playlist={playlist}
            onClose={() => setTask(undefined)}
            onDeleted={() => void navigate(paths.collections(), { replace: true })}
          />
        )}
      </Suspense>
    </>
  );
}

interface PlaylistHeaderProps {
  playlist: OwnPlaylist;
  count: string;
  actions: ReactNode;
}

function PlaylistHeader({ playlist, count, actions }: PlaylistHeaderProps) {
  return (
    <PageHeader
      above={
        <div className="mb-1 flex min-w-0 items-center">
          <IconButton asChild label="Back to collections" className="-ml-2">
            <Link to={paths.collections()}>
              <ArrowLeft />
            </Link>
          </IconButton>
          <div className="min-w-0 flex-1 max-sm:hidden">
            <Breadcrumbs>
              <Link to={paths.collections()}>Collections</Link>
              <bdi>{playlist.name}</bdi>
            </Breadcrumbs>
          </div>
        </div>
      }
      title={<bdi className="wrap-anywhere">{playlist.name}</bdi>}
      subtitle={
        <>
          {playlist.description && (
            <p dir="auto" className="max-w-[68ch] whitespace-pre-line">
              {playlist.description}
            </p>
          )}
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <PrivacyBadge playlist={playlist} />
            <p role="status">{count}</p>
          </div>
        </>
      }
      actions={actions}
    />
  );
}

function NoRecipes({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={<BookOpen />}
      title={PLAYLIST_MESSAGES.empty}
      action={<Button onClick={onAdd}>Add Recipe</Button>}
    >
      Choose some of yours, and bring them into the order you cook them in.
    </EmptyState>
  );
}

function NothingFound({ search }: { search: string }) {
  return <EmptyState icon={<SearchX />} title={`No recipes found for “${search}”`} />;
}

function Placeholder() {
  return (
    <div role="status">
      <h1 className="sr-only">Loading collection</h1>
      <Skeleton className="h-11 w-48" />
      <Skeleton className="mt-2 h-10 w-72 max-w-full" />
      <Skeleton className="mt-4 h-6 w-40" />
      <div className="mt-8 space-y-3">
        {Array.from({ length: 4 }, (_, row) => (
          <Skeleton key={row} className="h-[6.5rem] rounded-card" />
        ))}
      </div>
    </div>
  );
}
