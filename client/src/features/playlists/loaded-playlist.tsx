import * as messages from '#messages/collections.json';
import { PLAYLIST_ID, PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { paths } from '@larder/shared/paths';
import { useState, type ReactNode } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { useScrollRestore } from '../../hooks/use-scroll-restore.ts';
import { appCodeOf, errorMessage } from '../../lib/error-message.ts';
import { usePlaylist, type OwnPlaylist } from './use-playlist.ts';

/** What a page shows of one of the person's own collections. */
export interface ShownPlaylist {
  playlist: OwnPlaylist;
  list: ReturnType<typeof usePlaylist>;
  search: string;
  typed: string;
  onType: (search: string) => void;
}

interface LoadedPlaylistProps {
  id: string;
  children: (shown: ShownPlaylist) => ReactNode;
}

/** One of the person's own collections once it is loaded, or why it is not. */
export function LoadedPlaylist({ id, children }: LoadedPlaylistProps) {
  if (!PLAYLIST_ID.test(id)) return <Failure title={PLAYLIST_MESSAGES.invalidId} />;
  return (
    <PlaylistOf key={id} id={id}>
      {children}
    </PlaylistOf>
  );
}

function PlaylistOf({ id, children }: LoadedPlaylistProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const list = usePlaylist(id, search);
  const cameBack = useNavigationType() === NavigationType.Pop;
  useScrollRestore(`collection.${id}`, cameBack);

  const { query, playlist } = list;
  if (query.isPending) return <Placeholder />;
  // It is there, but another person's: their collections have a screen of their own.
  const isMissing = appCodeOf(query.error) === 'PLAYLIST_NOT_FOUND' || (query.isSuccess && !playlist);
  if (isMissing) {
    return <Failure title={messages.collectionNotFound}>{messages.goneOrPrivate}</Failure>;
  }
  if (!playlist) {
    return (
      <Failure
        title={messages.errorLoadingCollection}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
        detail={errorMessage(query.error)}
      >
        {PLAYLIST_MESSAGES.loadFailed}
      </Failure>
    );
  }
  return children({ playlist, list, search, typed, onType: setTyped });
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
        <Link to={paths.collections()}>{messages.backToCollectionsButton}</Link>
      </Button>
    </ErrorState>
  );
}

function Placeholder() {
  return (
    <div role="status">
      <h1 className="sr-only">{messages.loadingCollection}</h1>
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
