import type { ListedPlaylistDto } from '@larder/shared/playlist/schema';
import { describe, expect, it } from 'vitest';
import { htmlOf, textOf } from '../../testing/html-of.tsx';
import { PlaylistCard } from './playlist-card.tsx';

const PLAYLIST: ListedPlaylistDto = {
  id: 'c',
  userId: 'a',
  name: 'Soups',
  description: '',
  coverImage: null,
  firstImages: [],
  coverRecipeId: null,
  coverPhotoId: null,
  isPublic: false,
  isFavorites: false,
  privacyLevel: 'private',
  recipeCount: 2,
  createdAt: new Date(),
  updatedAt: new Date(),
};
const FAVORITES = { ...PLAYLIST, name: 'Favorites', isFavorites: true };

const card = (playlist: ListedPlaylistDto & { ownerName?: string }, others = {}) => (
  <PlaylistCard playlist={playlist} view="grid" {...others} />
);

it.each([
  ['public', 'Public', 'globe'],
  ['limited', 'Followers Only', 'users'],
  ['followers_only', 'Followers Only', 'users'],
  ['private', 'Private', 'lock'],
] as const)('of the level %s says %s, with an icon', (privacyLevel, label, icon) => {
  const playlist = card({ ...PLAYLIST, privacyLevel });
  expect(textOf(playlist)).toBe(`Soups 2 recipes ${label}`);
  expect(htmlOf(playlist)).toContain(`lucide-${icon}`);
});

it('names the owner of one that is shared with the person', () => {
  expect(textOf(card({ ...PLAYLIST, privacyLevel: 'limited', ownerName: 'Ann' }))).toBe(
    'Soups 2 recipes by Ann',
  );
});

it('says nothing of privacy on one’s own Favorites, and on a profile that they are Favorites', () => {
  expect(textOf(card(FAVORITES))).toBe('Favorites 2 recipes');
  expect(textOf(card(FAVORITES, { labelled: true }))).toBe('Favorites 2 recipes Favorites');
  expect(htmlOf(card(FAVORITES))).not.toContain('lucide-lock');
});

it('leads to the collection, of Favorites to its own screen, and elsewhere where it is told', () => {
  expect(htmlOf(card(PLAYLIST))).toContain('href="/collection/c"');
  expect(htmlOf(card(FAVORITES))).toContain('href="/favorites"');
  expect(htmlOf(card(PLAYLIST, { to: '/user/a/collection/c' }))).toContain('href="/user/a/collection/c"');
});

describe('its cover', () => {
  const imageOf = (id: string) => ({ id, width: 800, height: 600, widths: [400], thumbhash: '' });
  const [cover, ...first] = ['a', 'b', 'c', 'd', 'e'].map(imageOf);
  const shown = (playlist: Partial<ListedPlaylistDto>) =>
    [...htmlOf(card({ ...PLAYLIST, ...playlist })).matchAll(/src="\/images\/(\w)\//g)].map(([, id]) => id);

  it('is the first letter of its name where there is no picture', () => {
    expect(htmlOf(card(PLAYLIST))).toContain('data-initial="S"');
  });

  it('is up to four pictures of its first recipes', () => {
    expect(shown({ firstImages: first })).toEqual(['b', 'c', 'd', 'e']);
    for (const [count, tall] of [
      [2, 2],
      [3, 1],
    ] as const) {
      const firstImages = first.slice(0, count);
      expect(shown({ firstImages })).toEqual(firstImages.map(({ id }) => id));
      expect(htmlOf(card({ ...PLAYLIST, firstImages })).split('row-span-2')).toHaveLength(tall + 1);
    }
    expect(shown({ firstImages: first.slice(0, 1) })).toEqual(['b']);
    expect(shown({ coverImage: first[1], firstImages: first })).toHaveLength(4);
  });

  it('is the one that was chosen', () => {
    expect(shown({ coverImage: cover })).toEqual(['a']);
  });
});
