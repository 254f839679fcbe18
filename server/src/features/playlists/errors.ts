import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { AppError } from '../../errors.ts';

/** One error for another person's collection and for one that does not exist, so that ids cannot be tried out. */
export function playlistNotFound(): AppError {
  return new AppError('PLAYLIST_NOT_FOUND', PLAYLIST_MESSAGES.notFound);
}

/** Name, privacy and existence of Favorites are not for changing. */
export function favoritesFixed(): AppError {
  return new AppError('NOT_ALLOWED', PLAYLIST_MESSAGES.favoritesFixed);
}

/** What is in Favorites follows the hearts and nothing else. */
export function favoritesAutomatic(): AppError {
  return new AppError('NOT_ALLOWED', PLAYLIST_MESSAGES.favoritesAutomatic);
}
