import { PhotoLimitBanner } from '../features/photos/photo-limit-banner.tsx';
import { useAddToPlaylist } from '../features/playlists/use-add-to-playlist.tsx';
import { OwnRecipes } from '../features/recipes/list/own-recipes.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { useGreeting } from '../hooks/use-greeting.ts';

export default function HomePage() {
  useDocumentTitle();
  useGreeting();
  const addToPlaylist = useAddToPlaylist();
  return (
    <>
      <OwnRecipes banner={<PhotoLimitBanner isHome />} onAddToPlaylist={addToPlaylist.ask} />
      {addToPlaylist.dialog}
    </>
  );
}
