import { FAVORITES_ID } from '@larder/shared/playlist/user-playlist';
import { useParams } from 'react-router-dom';
import { UserPlaylist } from '../features/playlists/user-playlist.tsx';
import { SeenRecipeCard } from '../features/recipes/card/seen-recipe-card.tsx';

export default function UserPlaylistPage() {
  const { userId = '', id = FAVORITES_ID } = useParams();
  return <UserPlaylist userId={userId} id={id} card={(props) => <SeenRecipeCard {...props} />} />;
}
