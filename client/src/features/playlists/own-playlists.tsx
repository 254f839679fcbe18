import * as messages from '#messages/collections.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { keepPreviousData } from '@tanstack/react-query';
import { Library, Plus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { FoundCount } from '../../components/ui/found-count.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { SearchField } from '../../components/ui/search-field.tsx';
import { ViewToggle } from '../../components/ui/view-toggle.tsx';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { useViewMode, type ViewMode } from '../../hooks/use-view-mode.ts';
import { toast } from '../../lib/toast.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { PlaylistList } from './playlist-list.tsx';
import { usePlaylists } from './use-playlists.ts';

const CreatePlaylistDialog = lazy(() => import('./create-playlist-dialog.tsx'));

interface OwnPlaylistsProps {
  /** The smart collections whose names have what was searched. */
  smart: (shown: { search: string; view: ViewMode }) => ReactNode;
}

/** The page of one's own collections, and of those that others share with one. */
export function OwnPlaylists({ smart }: OwnPlaylistsProps) {
  const [search, setSearch] = useState('');
  const [view, setView] = useViewMode();
  const [isCreating, setCreating] = useState(false);
  const settled = useDebounced(search.trim());
  const list = usePlaylists(settled);
  const { query, playlists, total } = list;
  const first = <FirstPlaylist onCreate={() => setCreating(true)} />;
  const hasFavoritesOnly =
    !settled && !query.isPlaceholderData && total === 1 && playlists[0]?.isFavorites === true;

  return (
    <>
      <PageHeader
        title={messages.collections}
        isSlim
        subtitle={<FoundCount query={query} line={() => format(messages.collection, { total })} />}
        actions={
          <Button aria-haspopup="dialog" onClick={() => setCreating(true)}>
            <Plus aria-hidden className="max-[24rem]:hidden" /> {messages.addCollection}
          </Button>
        }
      />
      <div className="mb-4 flex items-center justify-between gap-3 sm:mb-6">
        <SearchField
          label={messages.searchCollections}
          placeholder={messages.searchCollectionsHint}
          maxLength={200}
          value={search}
          onValueChange={setSearch}
          className="max-w-md min-w-0 flex-1"
        />
        <ViewToggle view={view} onChange={setView} />
      </div>
      {smart({ search: settled, view })}
      <PlaylistList
        list={list}
        view={view}
        search={settled}
        onClearSearch={() => setSearch('')}
        empty={first}
      />
      {hasFavoritesOnly && first}
      <SharedWithYou search={settled} view={view} />
      {isCreating && (
        <Suspense fallback={null}>
          <CreatePlaylistDialog
            onClose={() => setCreating(false)}
            onCreated={() => {
              setCreating(false);
              toast.success(messages.collectionCreated);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function FirstPlaylist({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      icon={<Library />}
      title={messages.createYourFirstCollection}
      action={<Button onClick={onCreate}>{messages.createCollection}</Button>}
    >
      {messages.firstCollectionHint}
    </EmptyState>
  );
}

interface SharedWithYouProps {
  search: string;
  view: ViewMode;
}

/** Limited collections that others have chosen the person for; nothing at all when there is none. */
function SharedWithYou({ search, view }: SharedWithYouProps) {
  const query = trpc.playlists.sharedWithMe.useInfiniteQuery(
    { search: search || undefined },
    { ...PAGED_QUERY, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const playlists = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (playlists.length === 0 && !query.isError) return null;
  return (
    <section aria-labelledby="shared-with-you" className="mt-12">
      <h2 id="shared-with-you" className="mb-5 text-2xl">
        {messages.sharedWithYou}
      </h2>
      <PlaylistList
        list={{ query, playlists }}
        view={view}
        addressOf={({ userId, id }) => paths.userCollection(userId, id)}
        failure={PLAYLIST_MESSAGES.sharedWithMeFailed}
        empty={null}
      />
    </section>
  );
}
