import { describe, expect, it } from 'vitest';
import type { RecipeDto } from '../recipe/schema.ts';
import type { KeptPlaylist } from './changes.ts';
import { playlistFrom, playlistsFrom, withCooked, withoutCooked } from './collections.ts';
import { indexOf } from './library.ts';

const noContent = { description: '', ingredients: [], instructions: [], tags: [], cuisine: [] };
const recipe = (id: string, more: Partial<RecipeDto> = {}) =>
  ({
    ...{ id, title: id, ...noContent, difficulty: 'easy', cookingNotes: '', image: null, isFavorite: false },
    dateAdded: new Date('2025-01-01'),
    ...more,
  }) as RecipeDto;
const collection = (id: string, more: Partial<KeptPlaylist> = {}): KeptPlaylist => ({
  ...{ id, userId: 'alice', name: id, description: '', privacyLevel: 'private', isPublic: false },
  ...{ coverRecipeId: null, coverPhotoId: null, uploadedCover: null, isFavorites: false },
  ...{ sharedWith: [], isForChosen: false, recipes: '' },
  createdAt: new Date('2025-01-01'),
  updatedAt: new Date('2025-01-01'),
  ...more,
});
const idOf = (n: number) => `6f1b3c1e-0000-4000-8000-${String(n).padStart(12, '0')}`;
const asked = { limit: 24, ownerName: 'Alice' };

describe('a collection in the copy', () => {
  it('leaves out a recipe that is no longer in the copy', () => {
    const [stew, gone, cake] = [idOf(1), idOf(2), idOf(3)] as const;
    const recipes = [stew, gone, cake].join('').replaceAll('-', '');
    const winter = collection('winter', { recipes });
    const shown = playlistFrom(indexOf([recipe(cake), recipe(stew)]), winter, { id: 'winter', ...asked });
    expect(shown.items.map(({ id }) => id)).toEqual([stew, cake]);
    expect(shown).toMatchObject({ recipeCount: 2, total: 2, isOwner: true, ownerName: 'Alice' });
  });

  it('holds as Favorites what has a heart on this device, first those that were added first', () => {
    const recipes = [
      recipe('new', { isFavorite: true, dateAdded: new Date('2025-03-01') }),
      recipe('plain'),
      recipe('old', { isFavorite: true }),
    ];
    const favorites = collection('favorites', { isFavorites: true });
    const shown = playlistFrom(indexOf(recipes), favorites, { id: 'favorites', ...asked });
    expect(shown.items.map(({ id }) => id)).toEqual(['old', 'new']);
    const newer = collection('winter', { createdAt: new Date('2025-05-01') });
    const listed = playlistsFrom(indexOf(recipes), [newer, favorites], { limit: 1 });
    expect(listed).toMatchObject({ total: 2, nextCursor: '1', items: [{ id: 'favorites', recipeCount: 2 }] });
  });
});

describe('a cook log in the copy', () => {
  const entry = (id: string, cookedOn: string, note = '') => ({ id, cookedOn, note });

  it('takes an entry in its order, and one that is written over', () => {
    const log = { items: [entry('b', '2025-03-02'), entry('a', '2025-03-01')], total: 30 };
    const added = withCooked(log, entry('c', '2025-03-02'));
    expect(added.items.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(added.total).toBe(31);
    const changed = withCooked(added, entry('a', '2025-03-05', 'Better'));
    expect(changed).toEqual({
      items: [entry('a', '2025-03-05', 'Better'), entry('c', '2025-03-02'), entry('b', '2025-03-02')],
      total: 31,
    });
  });

  it('lets an entry go once', () => {
    const log = { items: [entry('b', '2025-03-02'), entry('a', '2025-03-01')], total: 30 };
    const left = withoutCooked(log, 'b');
    expect(left).toEqual({ items: [entry('a', '2025-03-01')], total: 29 });
    expect(withoutCooked(left, 'b')).toEqual(left);
  });
});
