import { OwnPlaylists } from '../features/playlists/own-playlists.tsx';
import { wordsOf } from '../features/recipes/list/filter-chips.ts';
import { SmartShelf } from '../features/smart-collections/smart-shelf.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function PlaylistsPage() {
  useDocumentTitle();
  return <OwnPlaylists smart={(shown) => <SmartShelf {...shown} wordsOf={wordsOf} />} />;
}
