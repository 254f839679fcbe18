import * as messages from '#messages/collections.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { PLAYLIST_LIMITS, PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { ArrowDownUp, BookOpen, Check, Pencil, Plus, SearchX, ShoppingBasket } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { FoundCount } from '../../components/ui/found-count.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { SearchField } from '../../components/ui/search-field.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { ViewToggle } from '../../components/ui/view-toggle.tsx';
import { useViewMode, type ViewMode } from '../../hooks/use-view-mode.ts';
import { countLine } from '../../components/recipe/list-title.ts';
import { MOST_ON_LIST, putOnList } from '../../hooks/put-on-list.ts';
import { failureOf } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import type { ShownPlaylist } from './loaded-playlist.tsx';
import { PlaylistHeader } from './playlist-header.tsx';
import type { OwnPlaylist } from './use-playlist.ts';

const ArrangeRecipes = lazy(() => import('./arrange-recipes.tsx'));
const AddRecipesDialog = lazy(() => import('./add-recipes-dialog.tsx'));
const EditPlaylistDialog = lazy(() => import('./edit-playlist-dialog.tsx'));

type Task = 'adding' | 'editing' | undefined;

interface PlaylistScreenProps extends ShownPlaylist {
  /** The list of recipes. */
  recipes: (given: { view: ViewMode; empty: ReactNode }) => ReactNode;
  /** What prints it. */
  print: ReactNode;
}

/** One of the person's own collections: searched, arranged, filled and edited. */
export function PlaylistScreen({
  playlist,
  list,
  search,
  typed,
  onType,
  recipes,
  print,
}: PlaylistScreenProps) {
  const [view, setView] = useViewMode();
  const [isArranging, setArranging] = useState(false);
  const [task, setTask] = useState<Task>();
  const { id, recipeCount } = playlist;
  const utils = trpc.useUtils();
  const putAllOnList = () =>
    utils.playlists.byId.fetch({ id, limit: MOST_ON_LIST + 1 }).then(
      ({ items }) => putOnList(items.map((recipe) => recipe.id)),
      (error: unknown) => void toast.error(failureOf(error)),
    );
  const arrange = () => {
    onType('');
    setArranging(!isArranging);
  };

  return (
    <>
      <PlaylistHeader
        playlist={playlist}
        count={
          <FoundCount
            query={list.query}
            line={() =>
              search
                ? countLine(list.total, search, false)
                : format(messages.recipeCount, { count: recipeCount })
            }
          />
        }
        actions={
          <>
            <PlaylistActions
              canArrange={recipeCount > 0 || isArranging}
              isArranging={isArranging}
              onArrange={arrange}
              onTask={setTask}
              onList={list.total > 0 ? () => void putAllOnList() : undefined}
            />
            {print}
          </>
        }
      />
      {!isArranging && (recipeCount > 0 || typed !== '') && (
        <div className="mb-5 flex items-center justify-between gap-3">
          <SearchField
            label={messages.searchThisCollection}
            placeholder={messages.searchThisCollectionHint}
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
        recipes({
          view,
          empty: search ? <NothingFound search={search} /> : <NoRecipes onAdd={() => setTask('adding')} />,
        })
      )}
      <PlaylistTask playlist={playlist} task={task} onClose={() => setTask(undefined)} />
    </>
  );
}

interface PlaylistActionsProps {
  canArrange: boolean;
  isArranging: boolean;
  onArrange: () => void;
  onTask: (task: Task) => void;
  onList?: () => void;
}

function PlaylistActions({ canArrange, isArranging, onArrange, onTask, onList }: PlaylistActionsProps) {
  return (
    <>
      <Button className="max-sm:px-3" onClick={() => onTask('adding')}>
        <Plus aria-hidden /> {messages.addRecipe}
      </Button>
      {canArrange && (
        <Button variant="secondary" className="max-sm:px-3" aria-pressed={isArranging} onClick={onArrange}>
          {isArranging ? <Check aria-hidden /> : <ArrowDownUp aria-hidden />}
          {isArranging ? messages.done : messages.arrange}
        </Button>
      )}
      {onList && (
        <IconButton label={messages.addToList} aria-haspopup="dialog" onClick={onList}>
          <ShoppingBasket />
        </IconButton>
      )}
      <IconButton
        label={messages.editThisCollection}
        aria-haspopup="dialog"
        onClick={() => onTask('editing')}
      >
        <Pencil />
      </IconButton>
    </>
  );
}

interface PlaylistTaskProps {
  playlist: OwnPlaylist;
  task: Task;
  onClose: () => void;
}

function PlaylistTask({ playlist, task, onClose }: PlaylistTaskProps) {
  const navigate = useNavigate();
  return (
    <Suspense fallback={null}>
      {task === 'adding' && <AddRecipesDialog playlist={playlist} onClose={onClose} />}
      {task === 'editing' && (
        <EditPlaylistDialog
          playlist={playlist}
          onClose={onClose}
          onDeleted={() => void navigate(paths.collections(), { replace: true })}
        />
      )}
    </Suspense>
  );
}

function NoRecipes({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={<BookOpen />}
      title={PLAYLIST_MESSAGES.empty}
      action={<Button onClick={onAdd}>{messages.addRecipe}</Button>}
    >
      {messages.emptyHint}
    </EmptyState>
  );
}

function NothingFound({ search }: { search: string }) {
  return <EmptyState icon={<SearchX />} title={format(messages.noRecipesFound, { search })} />;
}
