import type { ListRecipesInput } from '@larder/shared/recipe/schema';
import { RECIPE_SORTS } from '@larder/shared/recipe/messages';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createJobs } from '../../jobs/queue.ts';
import { startWorkers } from '../../jobs/run.ts';
import { prepareQueue } from '../../jobs/backend.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { indexHandler, indexRecipes } from './index-recipes.ts';
import type { UserId } from '@larder/shared/ids';

const deps = await testDeps();
const { db } = deps;

const WORDS = [
  'chicken',
  'Chicken,',
  'thick',
  'crème',
  'creme',
  '1½',
  'salt',
  'Öl',
  'ei',
  'a',
  'minutes',
  'x'.repeat(150),
];

/** The same library twice: of alice it is indexed now and then, of bob never. */
async function twins() {
  const make = async (name: string) => {
    const viewer = await testPerson(deps, name);
    const call = callerOf(deps, viewer);
    const { id: collection } = await call.playlists.create({ name: 'Some' });
    return { viewer, call, collection, ids: [] as string[] };
  };
  return { alice: await make('alice'), bob: await make('bob') };
}
type Twins = Awaited<ReturnType<typeof twins>>;
type Twin = Twins['alice'];

const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(' '));
const content = fc.record({
  title: text.map((words) => `Dish ${words}`.slice(0, 200)),
  description: text,
  ingredients: fc.array(
    text.map((words) => `2 ${words}`),
    { maxLength: 2 },
  ),
  cookingNotes: text,
  difficulty: fc.constantFrom('easy' as const, 'hard' as const),
});
type Content = typeof content extends fc.Arbitrary<infer T> ? T : never;

type Step =
  | { do: 'add'; content: Content; isFavorite: boolean; isHeld: boolean }
  | { do: 'change'; which: number; content: Content }
  | { do: 'delete'; which: number }
  | { do: 'index'; atLeast: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      content,
      isFavorite: fc.boolean(),
      isHeld: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), which: fc.nat(), content }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('index' as const), atLeast: fc.constantFrom(1, 3) }) },
);

async function take(twin: Twin, step: Exclude<Step, { do: 'index' }>): Promise<void> {
  const { call, ids } = twin;
  if (step.do === 'add') {
    const { id } = await call.recipes.create(step.content);
    ids.push(id);
    if (step.isFavorite) await call.recipes.setFavorite({ id, isFavorite: true });
    if (step.isHeld) await call.playlists.addRecipes({ id: twin.collection, recipeIds: [id] });
    return;
  }
  const id = ids[step.which % ids.length];
  if (id === undefined) return;
  if (step.do === 'delete') {
    await call.recipes.delete({ id });
    ids.splice(ids.indexOf(id), 1);
  } else {
    const { version = 0 } = await call.recipes.byId({ id });
    await call.recipes.update({ id, version, ...step.content });
  }
}

const search = fc.constantFrom(
  ...[
    'chicken',
    'hick',
    'ch',
    'h',
    'creme',
    'Öl',
    '1/2',
    '½',
    'salt a',
    'chicken thick',
    'dish',
    'hard',
    'minuets',
    'ei x',
    ',',
    'xxx',
  ],
);
const asked = fc.record(
  {
    search,
    favoritesOnly: fc.constant(true),
    difficulty: fc.constantFrom('easy' as const),
    sort: fc.constantFrom(...RECIPE_SORTS),
    limit: fc.constantFrom(2, 24),
  },
  { requiredKeys: ['search'] },
);

/** What a person gets, by title and without their order, which equal times leave to the ids: all pages of a search of the library, and of the collection. */
async function answersTo({ call, collection }: Twin, input: Partial<ListRecipesInput>) {
  const titles: string[] = [];
  const said: unknown[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof call.recipes.list>> = await call.recipes.list({ ...input, cursor });
    const { items, total, showingResultsFor } = page;
    titles.push(...items.map(({ title }) => title));
    said.push({ found: items.length, total, showingResultsFor });
    cursor = page.nextCursor;
  } while (cursor !== null);
  const within = await call.playlists.byId({ id: collection, search: input.search });
  return { titles: titles.sort(), said, within: within.items.map(({ title }) => title), count: within.total };
}

describe('an index of words', () => {
  it('changes no answer, whatever was added, changed and deleted before and after it was made', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 14 }),
        fc.array(asked, { minLength: 4, maxLength: 8 }),
        async (steps, questions) => {
          const { alice, bob } = await twins();
          for (const next of steps) {
            if (next.do === 'index') await indexRecipes(db, alice.viewer.vaultId, next.atLeast);
            else for (const twin of [alice, bob]) await take(twin, next);
          }
          for (const question of questions)
            expect(await answersTo(alice, question)).toEqual(await answersTo(bob, question));
        },
      ),
      { numRuns: 25 },
    );
  });

  describe('of a library', async () => {
    const viewer = await testPerson(deps, 'carol');
    const call = callerOf(deps, viewer);
    await addMany(viewer.userId, 700);
    while ((await indexRecipes(db, viewer.vaultId)) > 0);

    it('finds many and few in every order, on every page', async () => {
      for (const sort of RECIPE_SORTS) {
        const whole = await titlesOf({ sort, search: 'common' });
        expect(new Set(whole).size).toBe(700);
        expect(await titlesOf({ sort, search: 'com common', limit: 100 })).toEqual(whole);
        const odd = whole.filter((title) => Number(title.split(' ')[1]) % 2 === 1);
        expect(await titlesOf({ sort, search: 'odd', limit: 50 })).toEqual(odd);
      }
    });

    it('finds what is far behind in the order', async () => {
      expect(await titlesOf({ search: 'old', sort: 'newest', limit: 100 })).toHaveLength(650);
      expect(await titlesOf({ search: 'nothing of this' })).toEqual([]);
    });

    async function titlesOf(input: Partial<ListRecipesInput>) {
      const titles: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof call.recipes.list>> = await call.recipes.list({
          ...input,
          cursor,
        });
        titles.push(...page.items.map(({ title }) => title));
        cursor = page.nextCursor;
      } while (cursor !== null);
      return titles;
    }
  });

  it('has the newest first across blocks and what waits, also of recipes that were added at one moment', async () => {
    const viewer = await testPerson(deps, 'ivan');
    const call = callerOf(deps, viewer);
    for (const [count, isIndexed] of [
      [40, true],
      [20, true],
      [10, false],
    ] as const) {
      await sql`insert into recipes (id, user_id, title, created_at, updated_at)
        select gen_random_uuid(), ${viewer.userId}::uuid, 'Common dish', date_trunc('hour', now()) - make_interval(hours => n / 9), now()
        from generate_series(1, ${count}) as n`.execute(db);
      if (isIndexed) expect(await indexRecipes(db, viewer.vaultId, 1)).toBe(count);
    }
    const { rows: inOrder } = await sql<{ id: string }>`select id from recipes
      where user_id = ${viewer.userId} order by created_at desc, id desc`.execute(db);
    const [{ id: deleted } = { id: '' }, ...others] = inOrder;
    await call.recipes.delete({ id: deleted });
    const first = async (limit: number) => {
      const { items, total } = await call.recipes.list({ search: 'common', sort: 'newest', limit });
      return { ids: items.map(({ id }) => id), total };
    };
    for (const limit of [1, 5, 24, 100])
      expect(await first(limit)).toEqual({ ids: others.slice(0, limit).map(({ id }) => id), total: 69 });
  });

  it('is not made of words that no cook writes, whose recipes are found all the same', async () => {
    const viewer = await testPerson(deps, 'dave');
    await addMany(viewer.userId, 3);
    await callerOf(deps, viewer).recipes.create({ title: 'Long', description: `pre${'z'.repeat(300)}post` });
    expect(await indexRecipes(db, viewer.vaultId, 1)).toBe(4);
    const { rows } =
      await sql`select from search_words where user_id = ${viewer.userId} and word like '%z%'`.execute(db);
    expect(rows).toEqual([]);
    expect((await callerOf(deps, viewer).recipes.list({ search: 'zpost' })).total).toBe(1);
  });

  it('is made by two workers at once only once, and goes with the account', async () => {
    const viewer = await testPerson(deps, 'erin');
    await addMany(viewer.userId, 20);
    const taken = await Promise.all([1, 2, 3].map(() => indexRecipes(db, viewer.vaultId, 1)));
    expect(taken.sort()).toEqual([0, 0, 20]);
    await db.deleteFrom('users').where('id', '=', viewer.userId).execute();
    for (const table of [
      'search_blocks',
      'search_places',
      'search_words',
      'search_letters',
      'search_dictionary',
    ])
      expect(
        (await sql`select from ${sql.table(table)} where user_id = ${viewer.userId}`.execute(db)).rows,
      ).toEqual([]);
  });

  it('is made by a worker after a search that looked through much', async () => {
    await prepareQueue(deps.config);
    const jobs = createJobs(deps.config, deps.log);
    const idle = async () => undefined;
    const workers = await startWorkers(deps, {
      ...{ import: idle, photos: idle, export: idle, move: idle, mail: idle, sweep: idle },
      index: indexHandler(deps),
    });
    onTestFinished(async () => {
      await workers.close();
      await jobs.close();
    });
    const viewer = await testPerson(deps, 'frank');
    const call = callerOf({ ...deps, jobs }, viewer);
    await addMany(viewer.userId, 300);
    const blocks = () =>
      db.selectFrom('search_blocks').selectAll().where('user_id', '=', viewer.vaultId).execute();
    await call.recipes.list({});
    expect(await blocks()).toEqual([]);
    const before = await call.recipes.list({ search: 'common' });
    await vi.waitFor(async () => expect(await blocks()).toHaveLength(1), { timeout: 30_000, interval: 100 });
    expect(await call.recipes.list({ search: 'common' })).toEqual(before);
  });
});

/** Recipes as typed, but in one statement. */
async function addMany(userId: UserId, count: number): Promise<void> {
  await sql`insert into recipes (id, user_id, title, description, created_at, updated_at, prep_time)
    select gen_random_uuid(), ${userId}::uuid, 'Dish ' || n, 'common ' || case n % 2 when 1 then 'odd ' else '' end
        || case when n <= 650 then 'old' else '' end,
      now() - make_interval(hours => ${count}::int - n), now() - make_interval(hours => n * 7 % 11, secs => n), n % 50
    from generate_series(1, ${count}) as n`.execute(db);
}

describe('a misspelt word', async () => {
  const viewer = await testPerson(deps, 'grace');
  const call = callerOf(deps, viewer).recipes;
  for (const title of [
    'Chicken, roast',
    'Broccoli bake',
    'Fennel (raw) salad',
    'Turmeric latte',
    'Chicken and fennel',
    'Kohlrouladen',
  ])
    await call.create({ title });

  describe.each([
    ['looked for in the recipes', false],
    ['looked for in the index', true],
  ])('%s', (_, isIndexed) => {
    beforeAll(async () => {
      if (isIndexed) expect(await indexRecipes(db, viewer.vaultId, 1)).toBe(6);
    });

    it.each([
      ['chiken', 'chicken', 2],
      ['chikcen', 'chicken', 2],
      ['Brocoli', 'broccoli', 1],
      ['fennnel', 'fennel', 2],
      ['tumeric', 'turmeric', 1],
      ['kolrouladn', 'kohlrouladen', 1],
      ['chiken fennel', 'chicken fennel', 1],
      ['chiken fenel', 'chicken fennel', 1],
    ])('%s finds %s', async (search, spelt, total) => {
      expect(await call.list({ search })).toMatchObject({ total, showingResultsFor: spelt });
    });

    it.each([
      ['what is spelt right', 'chicken', 2],
      ['a part of a word', 'hick', 2],
      ['what nothing is near', 'xylophone', 0],
      ['two wrong letters of six', 'chkien', 0],
      ['short words', 'rwa', 0],
      ['numbers', '12345', 0],
      ['words that no recipe has together', 'kohlroladen chiken', 0],
    ])('%s is left as it is', async (_, search, total) => {
      expect(await call.list({ search })).toMatchObject({ total, showingResultsFor: null });
    });
  });

  it('of somebody else finds nothing', async () => {
    const stranger = callerOf(deps, await testPerson(deps, 'heidi')).recipes;
    expect(await stranger.list({ search: 'chiken' })).toMatchObject({ total: 0, showingResultsFor: null });
  });
});
