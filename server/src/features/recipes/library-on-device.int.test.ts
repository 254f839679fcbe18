import { indexOf, listFrom, tagsFrom } from '@larder/shared/sync/library';
import { COOKED_FILTERS, DIFFICULTIES, RECIPE_SORTS } from '@larder/shared/recipe/messages';
import type { RecipeDto, RecipeListDto } from '@larder/shared/recipe/schema';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { testLimits } from '../../testing/limited-people.ts';
import { randomUUID } from 'node:crypto';

// A device without a network answers from its copy of the library. It must say what the server would.

const { newPerson } = await testLimits();
let alice: Awaited<ReturnType<typeof newPerson>>;
let copy: RecipeDto[];

const TITLES = [
  'Plum cake',
  'Crème brûlée',
  'plum jam',
  'Weißkohl',
  'İmam bayıldı',
  '½ a loaf',
  'Zuppa',
  'zuppa inglese',
];

const SITES = ['https://www.plums.example/a', 'http://user@Plums.example:8080?b', 'https://other.example#c'];
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  alice = await newPerson();
  for (const [index, title] of TITLES.entries()) {
    const { id } = await alice.call.recipes.create({
      title,
      description: index % 2 ? 'For a cold evening' : '',
      ingredients: ['[Base]', `${index} plums`, '200 g Öl'],
      instructions: ['Bake it gently.'],
      tags: index % 3 ? ['Winter', 'Süß'] : ['winter'],
      cuisine: index % 2 ? ['French'] : [],
      ...(index % 4 ? {} : { difficulty: DIFFICULTIES[index % 3]! }),
      prepTime: index === 3 ? null : 10 * (index % 3),
      cookTime: index === 3 ? null : 5,
      cookingNotes: index === 2 ? 'Less sugar next time' : '',
      sourceUrl: SITES[index % 4] ?? null,
      socialMediaUrl: index === 6 ? 'https://www.instagram.com/p/abc' : null,
    });
    if (index % 3 === 0) await alice.call.recipes.setFavorite({ id, isFavorite: true });
    if (index % 2) await alice.call.recipes.rate({ id, rating: 1 + (index % 5) });
    if (index % 3 === 1)
      await alice.call.recipes.logCooked({
        id,
        entryId: randomUUID(),
        // The last day that counts as long ago, and the one after it, too.
        cookedOn: daysAgo(index === 4 ? 59 : 59 + index),
      });
  }
  ({ items: copy } = await alice.call.recipes.changedSince({}));
});

const oneOf = <T>(...values: T[]) => fc.constantFrom<T | undefined>(undefined, undefined, ...values);

describe('the copy of a library on a device', () => {
  it('lists what the server lists, whatever is asked', async () => {
    const asked = fc.record({
      search: oneOf(
        'plum',
        'PLUMS cold',
        'creme',
        'weisskohl',
        '1/2',
        'oil',
        'easy',
        'sugar',
        'zuppa',
        'öl bake',
        ' ',
      ),
      favoritesOnly: oneOf(true),
      photoOnly: oneOf(true),
      tag: oneOf<string | string[]>('winter', 'suss', 'summer', ['winter', 'Süß'], []),
      withoutTag: oneOf(['winter'], ['suss'], ['summer', 'süss']),
      cuisine: oneOf<string | string[]>('french', ['French']),
      maxMinutes: oneOf(5, 10, 15, 30),
      minRating: oneOf(...[1, 2, 3, 5]),
      cooked: oneOf(...COOKED_FILTERS),
      site: oneOf('plums.example', 'Other.example', 'instagram.com', 'nowhere.example'),
      difficulty: oneOf(...DIFFICULTIES),
      sort: fc.constantFrom(...RECIPE_SORTS),
      limit: fc.constantFrom(2, 24),
    });
    const library = indexOf(copy);
    await fc.assert(
      fc.asyncProperty(asked, async (input) => {
        const fromServer = await alice.call.recipes.list(input);
        const fromDevice = listFrom(library, input)!;
        const said = ({ items, total, hasPhotoRecipes, nextCursor }: typeof fromServer) => ({
          titles: items.map(({ title }) => title),
          total,
          hasPhotoRecipes,
          hasMore: nextCursor !== null,
        });
        expect(said(fromDevice)).toEqual(said(fromServer));
      }),
      { numRuns: 300 },
    );
  });

  it('goes through all pages, each recipe once', () => {
    const library = indexOf(copy);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: RecipeListDto = listFrom(library, { limit: 3, sort: 'title', cursor })!;
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(TITLES.length);
    expect(seen).toHaveLength(TITLES.length);
  });

  it('counts labels as the server does', async () => {
    const counts = (tags: { tag: string; recipes: number }[]) =>
      Object.fromEntries(tags.map(({ tag, recipes }) => [tag.toLowerCase(), recipes]));
    for (const of of ['tags', 'cuisine', 'site'] as const) {
      const fromServer = await alice.call.recipes.tags({ of });
      const fromDevice = tagsFrom(indexOf(copy), { of, limit: 24 });
      expect(counts(fromDevice.items)).toEqual(counts(fromServer.items));
      expect(fromDevice.total).toBe(fromServer.total);
    }
  });

  it('leaves to the server what it alone knows', () => {
    const outsidePlaylist = '6f1b3c1e-0000-4000-8000-000000000000';
    expect(listFrom(indexOf(copy), { limit: 3, sort: 'title', outsidePlaylist })).toBeUndefined();
  });
});
