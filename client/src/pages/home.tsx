import { DraftStrip } from '../features/imports/draft-strip.tsx';
import { PasteBox } from '../features/imports/paste-box.tsx';
import { PhotoLimitBanner } from '../features/photos/photo-limit-banner.tsx';
import { useAddToPlaylist } from '../features/playlists/use-add-to-playlist.tsx';
import { useSaveDrafts } from '../features/recipes/editor/use-save-drafts.ts';
import { OwnRecipes } from '../features/recipes/list/own-recipes.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { useGreeting } from '../hooks/use-greeting.ts';

export default function HomePage() {
  useDocumentTitle();
  useGreeting();
  const addToPlaylist = useAddToPlaylist();
  const drafts = useSaveDrafts();
  return (
    <>
      <div className="mb-2 max-w-2xl max-sm:-mt-3 sm:mb-4">
        <PasteBox />
      </div>
      <OwnRecipes
        banner={
          <>
            <PhotoLimitBanner isHome />
            <DraftStrip saving={drafts.saving} onSave={drafts.save} onSaveAll={drafts.saveAll} />
          </>
        }
        onAddToPlaylist={addToPlaylist.ask}
      />
      {addToPlaylist.dialog}
    </>
  );
}
