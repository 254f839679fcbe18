import { FAVORITES_DESCRIPTION, FAVORITES_NAME } from '@larder/shared/playlist/messages';
import type { PlaylistDto } from '@larder/shared/playlist/schema';

type Named = Pick<PlaylistDto, 'name' | 'description' | 'isFavorites'>;

/** What a collection is called: Favorites, which everybody has, in the language on screen. */
export function nameOf({ name, isFavorites }: Pick<Named, 'name' | 'isFavorites'>): string {
  return isFavorites ? FAVORITES_NAME : name;
}

export function descriptionOf({ description, isFavorites }: Omit<Named, 'name'>): string {
  return isFavorites ? FAVORITES_DESCRIPTION : description;
}
