import * as messages from '#messages/collections.json';
import { format } from '@larder/shared/messages/format';
import { Library, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { FoundCount } from '../../components/ui/found-count.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { SearchField } from '../../components/ui/search-field.tsx';
import { ViewToggle } from '../../components/ui/view-toggle.tsx';
import { PlaylistList } from './playlist-list.tsx';
import { SharedWithYou } from './shared-with-you.tsx';
import { usePlaylists } from './use-playlists.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { useViewMode } from '../../hooks/use-view-mode.ts';
import { toast } from '../../lib/toast.ts';

const CreatePlaylistDialog = lazy(() => import('./create-playlist-dialog.tsx'));

/** The page of one's own collections, and of those that others share with one. */
export function OwnPlaylists() {
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
        subtitle={<FoundCount query={query} line={() => format(messages.collection, { total })} />}
        actions={
          <>
            <Button aria-haspopup="dialog" onClick={() => setCreating(true)}>
              <Plus aria-hidden /> {messages.addCollection}
            </Button>
            <ViewToggle view={view} onChange={setView} />
          </>
        }
      />
      <SearchField
        label={messages.searchCollections}
        placeholder={messages.searchCollectionsHint}
        maxLength={200}
        value={search}
        onValueChange={setSearch}
        className="mb-6 max-w-md"
      />
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
