import { playlistFrom, playlistsFrom } from '@larder/shared/sync/collections';
import { library } from '../read-copy.ts';
import { readAll, readOne } from '../store.ts';
import { paged, type OfflineFeature } from './contract.ts';

export const playlists = {
  answers: {
    'playlists.list': async (input) => {
      const [recipes, playlists] = [await library(), await readAll('playlist')];
      return recipes && playlists && playlistsFrom(recipes, playlists, paged(input));
    },
    'playlists.byId': async (input, { displayName: ownerName }) => {
      const [recipes, playlist] = [await library(), await readOne('playlist', input.id)];
      return recipes && playlist && playlistFrom(recipes, playlist, { ...paged(input), ownerName });
    },
  },
  writes: {},
} satisfies OfflineFeature<'playlists'>;
