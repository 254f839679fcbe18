import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { useParams } from 'react-router-dom';
import { LoadedPlaylist, type ShownPlaylist } from '../features/playlists/loaded-playlist.tsx';
import { nameOf } from '../features/playlists/names.ts';
import { PlaylistScreen } from '../features/playlists/playlist-screen.tsx';
import { useAddToPlaylist } from '../features/playlists/use-add-to-playlist.tsx';
import { RecipeBrowser } from '../features/recipes/list/recipe-browser.tsx';
import { PrintList } from '../features/recipes/print/print-list.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { trpc } from '../lib/trpc.ts';

function PrintPlaylist({ playlist, list, search }: ShownPlaylist) {
  const { client } = trpc.useUtils();
  return (
    <PrintList
      name={nameOf(playlist)}
      total={list.total}
      recipes={list.recipes}
      canBeWhole
      load={async (page) => {
        const found = await client.playlists.byId.query({
          id: playlist.id,
          search: search || undefined,
          ...page,
        });
        return { items: found.isOwner ? found.items : [], total: found.total, nextCursor: found.nextCursor };
      }}
    />
  );
}

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
            print={<PrintPlaylist {...shown} />}
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
