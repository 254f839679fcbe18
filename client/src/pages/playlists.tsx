import { OwnPlaylists } from '../features/playlists/own-playlists.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function PlaylistsPage() {
  useDocumentTitle();
  return <OwnPlaylists />;
}
