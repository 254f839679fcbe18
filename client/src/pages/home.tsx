import * as messages from '#messages/paste.json';
import { today, type Day } from '@larder/shared/day/day';
import { lazy, Suspense } from 'react';
import { DraftStrip } from '../features/imports/draft-strip.tsx';
import { PasteBox } from '../features/imports/paste-box.tsx';
import { Tonight } from '../features/plan/tonight.tsx';
import { PhotoLimitBanner } from '../features/photos/photo-limit-banner.tsx';
import { useAddToPlaylist } from '../features/playlists/use-add-to-playlist.tsx';
import { useSaveDrafts } from '../features/recipes/editor/use-save-drafts.ts';
import { OwnRecipes } from '../features/recipes/list/own-recipes.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { useGreeting } from '../hooks/use-greeting.ts';

const KeepFilter = lazy(() => import('./keep-filter.tsx'));
const WaysToAdd = lazy(() => import('../features/imports/ways-to-add.tsx'));

/** `day`: which one it is, where it is not this device that shows it. */
export default function HomePage({ day }: { day?: Day | undefined }) {
  useDocumentTitle();
  useGreeting();
  const addToPlaylist = useAddToPlaylist();
  const drafts = useSaveDrafts();
  return (
    <>
      <OwnRecipes
        banner={
          <>
            <PhotoLimitBanner isHome />
            <DraftStrip saving={drafts.saving} onSave={drafts.save} onSaveAll={drafts.saveAll} />
          </>
        }
        tonight={<Tonight day={day ?? today()} />}
        pasteBox={(isLarge) => <PasteBox isLarge={isLarge} />}
        ways={
          <Suspense fallback={null}>
            <WaysToAdd title={messages.whatToBring} />
          </Suspense>
        }
        onAddToPlaylist={addToPlaylist.ask}
        keepFilter={(filter) => (
          <Suspense fallback={null}>
            <KeepFilter filter={filter} />
          </Suspense>
        )}
      />
      {addToPlaylist.dialog}
    </>
  );
}
