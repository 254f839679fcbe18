import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { useParams } from 'react-router-dom';
import { LoadedPlaylist } from '../features/playlists/loaded-playlist.tsx';
import { PlaylistScreen } from '../features/playlists/playlist-screen.tsx';
import { useAddToPlaylist } from '../features/playlists/use-add-to-playlist.tsx';
import { RecipeBrowser } from '../features/recipes/list/recipe-browser.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function PlaylistPage() {
  useDocumentTitle();
  const { id = '' } = useParams();
  const addToPlaylist = useAddToPlaylist();
  return (
    <>
      <LoadedPlaylist id={id}>
        {(shown) => (
          <PlaylistScreen
            {...shown}
            recipes={(given) => (
              <RecipeBrowser
                {...given}
                list={shown.list}
                name={`collection ${id}`}
                search={shown.search}
                onAddToPlaylist={addToPlaylist.ask}
                failure={PLAYLIST_MESSAGES.loadFailed}
              />
            )}
          />
        )}
      </LoadedPlaylist>
      {addToPlaylist.dialog}
    </>
  );
}
