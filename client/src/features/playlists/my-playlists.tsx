import * as messages from '#messages/collections.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { PROFILE_WAIT_MS } from '@larder/shared/profile/messages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SearchField } from '../../components/ui/search-field.tsx';
import { ViewToggle } from '../../components/ui/view-toggle.tsx';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { useIsLate } from '../../hooks/use-is-late.ts';
import { useViewMode } from '../../hooks/use-view-mode.ts';
import { PlaylistList } from './playlist-list.tsx';
import { usePlaylists } from './use-playlists.ts';

/** On one's profile: the collections, to be searched and opened. They load, and fail, by themselves. */
export function MyPlaylists() {
  const [search, setSearch] = useState('');
  const [view, setView] = useViewMode();
  const settled = useDebounced(search.trim());
  const { query, playlists, total } = usePlaylists(settled, { isAlone: true });
  const { isLate, waitAgain } = useIsLate(query.isPending, PROFILE_WAIT_MS.playlists);
  const refetch = () => {
    waitAgain();
    return query.refetch();
  };
  const hasFavoritesOnly =
    !settled && !query.isPlaceholderData && total === 1 && playlists[0]?.isFavorites === true;
  return (
    <section aria-labelledby="my-collections" className="mt-12">
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 id="my-collections" className="mr-auto text-2xl">
          {messages.myCollections}
        </h2>
        <div className="flex min-w-0 flex-[1_1_16rem] items-center justify-end gap-3">
          <SearchField
            label={messages.searchMyCollections}
            placeholder={messages.searchCollectionsHint}
            maxLength={200}
            value={search}
            onValueChange={setSearch}
            className="min-w-0 flex-1 sm:max-w-xs"
          />
          <ViewToggle view={view} onChange={setView} />
        </div>
      </div>
      <p role="status" className={settled && playlists.length > 0 ? 'mb-4 text-muted' : 'sr-only'}>
        {settled && !query.isPlaceholderData && format(messages.collectionFoundFor, { total, settled })}
      </p>
      <PlaylistList
        list={{ query: { ...query, refetch }, playlists }}
        isLate={isLate}
        view={view}
        search={settled}
        onClearSearch={() => setSearch('')}
        empty={<FirstPlaylist />}
      />
      {hasFavoritesOnly && <FirstPlaylist />}
    </section>
  );
}

function FirstPlaylist() {
  return (
    <EmptyState
      title={messages.noneYet}
      action={
        <Button asChild>
          <Link to={paths.collections()}>{messages.createYourFirstCollection}</Link>
        </Button>
      }
    />
  );
}
