import { z } from 'zod';
import { pageInput } from './list.ts';
import { imageDto } from './recipe.ts';
import { text } from './text.ts';
import { PRIVACY_LEVELS } from './terms/playlist.ts';

export * from './terms/playlist.ts';

export const listPlaylistsInput = pageInput.extend({ search: text('Search', 200).optional() });
export type ListPlaylistsInput = z.infer<typeof listPlaylistsInput>;

export const playlistDto = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  description: z.string(),
  coverImage: imageDto.nullable(),
  isPublic: z.boolean(),
  isFavorites: z.boolean(),
  privacyLevel: z.enum(PRIVACY_LEVELS),
  recipeCount: z.number().int(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type PlaylistDto = z.infer<typeof playlistDto>;
