import { randomUUID } from 'node:crypto';
import { LIST_MESSAGES } from '@larder/shared/list';
import type { RecipeListDto } from '@larder/shared/recipe/schema';
import { RECIPE_SORTS } from '@larder/shared/recipe/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';

const deps = await testDeps();

/** A person with these recipes, the first made first. */
async function personWith(recipes: { title: string; [field: string]: unknown }[]) {
  const viewer = await testPerson(deps, 'cook');
  const caller = callerOf(deps, viewer).recipes;
  const ids: string[] = [];
  for (const recipe of recipes) ids.push((await caller.create(recipe)).id);
  return { viewer, caller, ids };
}

const titles = (list: RecipeListDto): string[] => list.items.map((item) => item.title);

describe('search', async () => {
  const { caller } = await personWith([
    { title: 'Crème BRÛLÉE', description: 'The classic', tags: ['Dessert'] },
    {
      title: 'Weeknight curry',
      ingredients: ['2 chicken thighs', '1½ cups basmati rice'],
      difficulty: 'easy',
    },
    { title: 'Борщ', instructions: ['Нарежьте СВЁКЛУ.'], difficulty: 'hard' },
    { title: 'Plain 100% rye_bread', cookingNotes: 'Ask Ingrid\nfor the starter', tags: ['Sauerteig'] },
  ]);
  const found = async (search: string) => titles(await caller.list({ search })).sort();

  it.each([
    ['title', 'brulee', ['Crème BRÛLÉE']],
    ['description', 'classic', ['Crème BRÛLÉE']],
    ['ingredients', 'chicken', ['Weeknight curry']],
    ['instructions', 'свёклу', ['Борщ']],
    ['tags', 'sauerteig', ['Plain 100% rye_bread']],
    ['difficulty', 'hard', ['Борщ']],
    ['cooking notes', 'starter', ['Plain 100% rye_bread']],
  ])('reads the %s', async (_, search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  it('ignores case and accents, in the query as in the recipe', async () => {
    expect(await found('CREME')).toEqual(['Crème BRÛLÉE']);
    expect(await found('crémé')).toEqual(['Crème BRÛLÉE']);
    expect(await found('БОРЩ')).toEqual(['Борщ']);
    expect(await found('свеклу')).toEqual(['Борщ']);
  });

  it('matches parts of words, of one letter too, in any order', async () => {
    expect(await found('hick')).toEqual(['Weeknight curry']);
    expect(await found('rice  thigh')).toEqual(['Weeknight curry']);
    expect(await found('q')).toEqual([]);
    expect(await found('ü')).toEqual(await found('u'));
  });

  it('wants every word', async () => {
    expect(await found('chicken brulee')).toEqual([]);
  });

  it('takes what LIKE would take for a pattern as what it is', async () => {
    expect(await found('100%')).toEqual(['Plain 100% rye_bread']);
    expect(await found('%')).toEqual(['Plain 100% rye_bread']);
    expect(await found('rye_br')).toEqual(['Plain 100% rye_bread']);
    expect(await found('ry__br')).toEqual(['Plain 100% rye_bread']);
    expect(await found('_')).toEqual(['Plain 100% rye_bread']);
    expect(await found('\\')).toEqual([]);
    expect(await found('％')).toEqual(['Plain 100% rye_bread']);
  });

  it('finds characters that fold into several words', async () => {
    expect(await found('1½')).toEqual(['Weeknight curry']);
    expect(await found('1 1/2')).toEqual(['Weeknight curry']);
  });

  it('follows every change of a recipe', async () => {
    const { id, version } = await caller.create({ title: 'Before' });
    await caller.update({ id, version, title: 'After', ingredients: ['saffron'] });
    expect(await found('before')).toEqual([]);
    expect(await found('saffron')).toEqual(['After']);
    await caller.delete({ id });
    expect(await found('saffron')).toEqual([]);
  });

  it('gives everything for blanks', async () => {
    expect((await caller.list({ search: ' \t ' })).total).toBe(4);
  });

  it('finds every part of every word, whatever the text', async () => {
    const { caller: anybody } = await personWith([]);
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
        fc.nat(),
        async (text, at) => {
          if (text.trim() === '' || text.includes('\u0000')) return;
          const { id } = await anybody.create({ title: 'x', description: text });
          const word = text.trim().split(/\s+/)[0] ?? '';
          const part = [...word].slice(at % [...word].length).join('');
          expect(titles(await anybody.list({ search: part }))).toContain('x');
          await anybody.delete({ id });
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('filters', async () => {
  const { caller, viewer, ids } = await personWith([
    { title: 'From a photo', source: 'photo', tags: ['Quick & Easy'] },
    { title: 'With a photo', tags: ['café'], difficulty: 'easy' },
    { title: 'Typed', tags: ['quick'], description: 'quick & easy' },
  ]);
  await deps.db
    .insertInto('photos')
    .values({
      user_id: viewer.vaultId,
      recipe_id: ids[1],
      purpose: 'photo',
      storage_key: randomUUID(),
      width: 1,
      height: 1,
      widths: [1],
      thumbhash: '',
    })
    .execute();
  await caller.setFavorite({ id: ids[2] ?? '', isFavorite: true });

  it('keep recipes that came from photos or hold any', async () => {
    expect(titles(await caller.list({ photoOnly: true })).sort()).toEqual(['From a photo', 'With a photo']);
  });

  it('keep favourites, and cards tell them', async () => {
    const list = await caller.list({ favoritesOnly: true });
    expect(list).toMatchObject({ total: 1, items: [{ title: 'Typed', isFavorite: true }] });
  });

  it('keep favourites that contain the words in title, description, ingredients, instructions or tags', async () => {
    const { caller: cook } = await personWith([]);
    const loved = async (recipe: { title: string; [field: string]: unknown }) =>
      cook.setFavorite({ id: (await cook.create(recipe)).id, isFavorite: true });
    await loved({
      ...{ title: 'Tarte', description: 'Sour', ingredients: ['Rhubarb'], instructions: ['Bake.'] },
      ...{ tags: ['Éclair'], cookingNotes: 'cinnamon', difficulty: 'hard' },
    });
    await cook.create({ title: 'Tarte too' });
    for (const search of ['tarte', 'sour', 'rhubarb', 'bake', 'eclair', 'TARTE rhu éclair'])
      expect(await cook.list({ favoritesOnly: true, search })).toMatchObject({ total: 1, items: [{}] });
    for (const search of ['cinnamon', 'hard', 'tarte cinnamon'])
      expect(await cook.list({ favoritesOnly: true, search })).toMatchObject({ total: 0, items: [] });
  });

  it('keep what is not in a collection, which is the person’s own or empty', async () => {
    const { caller: cook, viewer: person, ids: made } = await personWith([{ title: 'In' }, { title: 'Out' }]);
    const { playlists } = callerOf(deps, person);
    const { id: outsidePlaylist } = await playlists.create({ name: 'x', privacyLevel: 'public' });
    await playlists.addRecipes({ id: outsidePlaylist, recipeIds: [made[0] ?? ''] });
    expect(titles(await cook.list({ outsidePlaylist }))).toEqual(['Out']);
    expect(titles(await cook.list({ outsidePlaylist, search: 'in' }))).toEqual([]);
    expect((await caller.list({ outsidePlaylist })).total).toBe(3);
  });

  it('keep a tag, whole, without case and accents', async () => {
    expect(titles(await caller.list({ tag: 'quick & easy' }))).toEqual(['From a photo']);
    expect(titles(await caller.list({ tag: 'Quick' }))).toEqual(['Typed']);
    expect(titles(await caller.list({ tag: 'CAFE' }))).toEqual(['With a photo']);
  });

  it('keep medium where somebody stated it', async () => {
    expect(titles(await caller.list({ difficulty: 'medium' }))).toEqual([]);
    const { id } = await caller.create({ title: 'Middling', difficulty: 'medium', difficultyStated: true });
    expect(titles(await caller.list({ difficulty: 'medium' }))).toEqual(['Middling']);
    await caller.delete({ id });
  });

  it('keep a difficulty, and add up', async () => {
    expect(titles(await caller.list({ difficulty: 'easy' }))).toEqual(['With a photo']);
    expect(titles(await caller.list({ difficulty: 'easy', photoOnly: true, search: 'photo' }))).toEqual([
      'With a photo',
    ]);
    expect(await caller.list({ difficulty: 'hard', photoOnly: true })).toMatchObject({
      items: [],
      total: 0,
      nextCursor: null,
    });
  });

  it('tell whether there is any photo-based recipe, on empty pages too', async () => {
    expect((await caller.list({ search: 'nowhere' })).hasPhotoRecipes).toBe(true);
    const { caller: other } = await personWith([{ title: 'Typed' }]);
    expect((await other.list({})).hasPhotoRecipes).toBe(false);
    const { caller: newcomer } = await personWith([]);
    expect(await newcomer.list({})).toEqual({
      items: [],
      total: 0,
      nextCursor: null,
      hasPhotoRecipes: false,
      showingResultsFor: null,
    });
  });
});

describe('pages', async () => {
  const { caller, ids } = await personWith([
    { title: 'banana bread', prepTime: 10, cookTime: 50 },
    { title: 'Äpfel im Teig', cookTime: 60 },
    { title: 'Cold soup' },
    { title: 'cold soup', prepTime: 5 },
    { title: 'Zabaione', prepTime: 15 },
    { title: 'a'.repeat(200), prepTime: 100_000, cookTime: 100_000 },
  ]);
  const { id, version = 0, ...first } = await caller.byId({ id: ids[0] ?? '' });
  await caller.update({ id, version, title: first.title, prepTime: 10, cookTime: 50 });

  async function walk(
    sort: (typeof RECIPE_SORTS)[number],
    limit: number,
    search?: string,
  ): Promise<string[]> {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: RecipeListDto = await caller.list({ sort, limit, cursor, search });
      expect(page.total).toBe(6);
      seen.push(...page.items.map((item) => item.id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return seen;
  }

  it.each(RECIPE_SORTS)(
    'in order %s show every recipe once, in pages of any size, searched or not',
    async (sort) => {
      const whole = await walk(sort, 100);
      expect([...whole].sort()).toEqual([...ids].sort());
      for (const limit of [1, 2, 3, 5, 6]) expect(await walk(sort, limit)).toEqual(whole);
      expect(await walk(sort, 4, 'medium')).toEqual(whole);
    },
  );

  it('sort newest, last changed, by title without accents, and by time with no time last', async () => {
    const [banana, apple, cold1, cold2, zabaione, long] = ids;
    expect((await walk('newest', 6))[5]).toBe(banana);
    expect((await walk('changed', 6))[0]).toBe(banana);
    const byTitle = await walk('title', 6);
    expect([byTitle[0], byTitle[1], byTitle[2], byTitle[5]]).toEqual([long, apple, banana, zabaione]);
    const byTime = await walk('time', 6);
    expect([byTime[0], byTime[1], byTime[4], byTime[5]]).toEqual([cold2, zabaione, long, cold1]);
  });

  it('go on where they were when recipes come and go in between', async () => {
    const page = await caller.list({ limit: 2, sort: 'newest' });
    const added = await caller.create({ title: 'Just now' });
    const next = await caller.list({ limit: 2, sort: 'newest', cursor: page.nextCursor });
    expect(next.items.map((item) => item.id)).toEqual([ids[3], ids[2]]);
    expect(next.total).toBe(7);
    await caller.delete({ id: added.id });
  });

  it('refuse a cursor that no list gave, or that another order gave', async () => {
    const { nextCursor } = await caller.list({ limit: 1, sort: 'title' });
    const refusal = { appCode: 'INVALID_INPUT', message: LIST_MESSAGES.invalidCursor };
    for (const cursor of ['x', 'bnVsbA', '{}', nextCursor]) {
      expect(await refusalOf(caller.list({ cursor, sort: 'newest' }))).toEqual(refusal);
    }
  });

  it('show nobody else’s recipes, not even with their cursor', async () => {
    const { caller: other } = await personWith([{ title: 'Mine' }]);
    const { nextCursor } = await caller.list({ limit: 1 });
    for (const input of [{}, { search: 'cold' }, { cursor: nextCursor }, { tag: 'x' }, { photoOnly: true }]) {
      expect(titles(await other.list(input)).filter((title) => title !== 'Mine')).toEqual([]);
    }
  });
});

it('keeps the total true, whatever comes and goes at once', async () => {
  const { caller, viewer, ids } = await personWith([{ title: 'a' }, { title: 'b' }, { title: 'c' }]);
  await Promise.all([
    ...ids.map((id) => caller.delete({ id })),
    ...Array.from({ length: 6 }, (_, n) => caller.create({ title: `new ${n}` })),
    refusalOf(caller.create({ title: 'refused', imageId: randomUUID() })),
  ]);
  expect((await caller.list({})).total).toBe(6);
  await deps.db.deleteFrom('recipes').where('user_id', '=', viewer.vaultId).execute();
  expect(await caller.list({})).toMatchObject({ items: [], total: 0 });
  await caller.create({ title: 'again' });
  await deps.db.deleteFrom('users').where('id', '=', viewer.userId).execute();
  expect(
    await deps.db
      .selectFrom('recipe_counts')
      .select('recipes')
      .where('user_id', '=', viewer.vaultId)
      .execute(),
  ).toEqual([]);
});

it('tells shared recipes', async () => {
  const { caller, viewer, ids } = await personWith([{ title: 'Shared' }, { title: 'Kept' }]);
  await callerOf(deps, viewer).shares.create({ recipeId: ids[0] ?? '' });
  expect((await caller.list({})).items.map((item) => [item.title, item.isShared])).toEqual([
    ['Kept', false],
    ['Shared', true],
  ]);
});
