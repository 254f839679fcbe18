import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');
const bob = await testPerson(deps, 'bob');
const asAlice = callerOf(deps, alice);
const asBob = callerOf(deps, bob);
const asNobody = callerOf(deps, null);

const recipeNotFound = { appCode: 'RECIPE_NOT_FOUND', message: 'Recipe not found' };
const entryMissing = { appCode: 'SHARE_NOT_FOUND', message: 'Share entry not found for this recipe' };
const linkBroken = { appCode: 'SHARE_NOT_FOUND', message: 'Shared recipe not found' };
type NewRecipe = Parameters<typeof asAlice.recipes.create>[0];
const make = async (recipe: Partial<NewRecipe> = {}): Promise<string> =>
  (await asAlice.recipes.create({ title: 'Pie', cookingNotes: 'Secret: nutmeg', ...recipe })).id;

describe('create', () => {
  it('makes one share of a recipe, however many ask at once', async () => {
    const recipeId = await make();
    const shares = await Promise.all(Array.from({ length: 6 }, () => asAlice.shares.create({ recipeId })));
    expect(new Set(shares.map((share) => share.shareId)).size).toBe(1);
    expect(shares[0]).toMatchObject({
      recipeId,
      recipeTitle: 'Pie',
      accessCount: 0,
      shareCount: 0,
      lastSharedAt: null,
    });
    expect(await asAlice.shares.forRecipe({ recipeId })).toEqual(shares[0]);
  });

  it('answers for somebody else’s recipe as for one that does not exist', async () => {
    const recipeId = await make();
    expect(await refusalOf(asBob.shares.create({ recipeId }))).toEqual(recipeNotFound);
    expect(await refusalOf(asBob.shares.create({ recipeId: randomUUID() }))).toEqual(recipeNotFound);
    expect(await asAlice.shares.forRecipe({ recipeId })).toBeNull();
    await asAlice.shares.create({ recipeId });
    expect(await refusalOf(asBob.shares.create({ recipeId }))).toEqual(recipeNotFound);
    expect(await asBob.shares.forRecipe({ recipeId })).toBeNull();
  });

  it('draws a new link after the old one was taken back', async () => {
    const recipeId = await make();
    const { shareId } = await asAlice.shares.create({ recipeId });
    await asAlice.shares.revoke({ shareId });
    expect((await asAlice.shares.create({ recipeId })).shareId).not.toBe(shareId);
  });
});

describe('recordShare', () => {
  it('counts every act of sharing', async () => {
    const recipeId = await make();
    await asAlice.shares.create({ recipeId });
    await Promise.all([1, 2, 3].map(() => asAlice.shares.recordShare({ recipeId })));
    const share = await asAlice.shares.forRecipe({ recipeId });
    expect(share?.shareCount).toBe(3);
    expect(share?.lastSharedAt).toBeInstanceOf(Date);
  });

  it('says that there is no share: of none, of somebody else’s, of no recipe', async () => {
    const [unshared, shared] = [await make(), await make()];
    await asAlice.shares.create({ recipeId: shared });
    expect(await refusalOf(asAlice.shares.recordShare({ recipeId: unshared }))).toEqual(entryMissing);
    expect(await refusalOf(asBob.shares.recordShare({ recipeId: shared }))).toEqual(entryMissing);
    expect(await refusalOf(asBob.shares.recordShare({ recipeId: randomUUID() }))).toEqual(entryMissing);
    expect((await asAlice.shares.forRecipe({ recipeId: shared }))?.shareCount).toBe(0);
  });
});

describe('list', () => {
  it('shows one’s own shares in pages, newest first', async () => {
    const carol = callerOf(deps, await testPerson(deps, 'carol'));
    expect(await carol.shares.list({})).toEqual({ items: [], total: 0, nextCursor: null });
    for (const title of ['a', 'b', 'c']) {
      const { id } = await carol.recipes.create({ title });
      await carol.shares.create({ recipeId: id });
    }
    const first = await carol.shares.list({ limit: 2 });
    const second = await carol.shares.list({ limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map((share) => share.recipeTitle)).toEqual(['c', 'b', 'a']);
    expect([first.total, second.total, second.nextCursor]).toEqual([3, 3, null]);
    expect((await refusalOf(carol.shares.list({ cursor: 'x' }))).appCode).toBe('INVALID_INPUT');
  });
});

describe('revoke', () => {
  it('ends the link at once', async () => {
    const recipeId = await make();
    const { shareId } = await asAlice.shares.create({ recipeId });
    expect((await asNobody.shares.get({ shareId })).recipeId).toBe(recipeId);
    expect(await asAlice.shares.revoke({ shareId })).toEqual({ shareId });
    expect(await refusalOf(asNobody.shares.get({ shareId }))).toEqual(linkBroken);
    expect(await asAlice.shares.forRecipe({ recipeId })).toBeNull();
  });

  it('answers for somebody else’s share as for one that does not exist, and ends nothing', async () => {
    const { shareId } = await asAlice.shares.create({ recipeId: await make() });
    expect(await refusalOf(asBob.shares.revoke({ shareId }))).toEqual(entryMissing);
    expect(await refusalOf(asBob.shares.revoke({ shareId: randomUUID() }))).toEqual(entryMissing);
    expect((await asNobody.shares.get({ shareId })).title).toBe('Pie');
  });
});

describe('get', () => {
  it('shows anybody exactly the specified fields', async () => {
    const recipeId = await make();
    const { shareId, createdAt } = await asAlice.shares.create({ recipeId });
    for (const caller of [asNobody, asBob, asAlice]) {
      const shared = await caller.shares.get({ shareId });
      expect(Object.keys(shared).sort()).toEqual([
        ...[
          'cookTime',
          'cookingNotes',
          'createdAt',
          'creatorName',
          'cuisine',
          'description',
          'difficulty',
          'difficultyStated',
          'gallery',
          'image',
        ],
        ...[
          'ingredients',
          'instructions',
          'nutrition',
          'originalUrl',
          'prepTime',
          'recipeId',
          'servings',
          'shareCreatedAt',
          'tags',
          'title',
        ],
      ]);
      expect(shared).toMatchObject({
        recipeId,
        title: 'Pie',
        cookingNotes: 'Secret: nutmeg',
        creatorName: 'alice',
        shareCreatedAt: createdAt,
      });
      expect(JSON.stringify(shared)).not.toContain(alice.userId);
    }
  });

  it('credits the post, else the page, it was found at', async () => {
    const [page, post] = ['https://kitchen.example/pie', 'https://www.tiktok.com/@cook/video/7'];
    for (const [given, originalUrl] of [
      [{}, null],
      [{ sourceUrl: page }, page],
      [{ sourceUrl: page, socialMediaUrl: post }, post],
    ] as const) {
      const { shareId } = await asAlice.shares.create({ recipeId: await make(given) });
      expect((await asNobody.shares.get({ shareId })).originalUrl).toBe(originalUrl);
    }
  });

  it('does not care for blocks, profile flags or playlists', async () => {
    const recipeId = await make();
    const { shareId } = await asAlice.shares.create({ recipeId });
    await asAlice.recipes.setFavorite({ id: recipeId, isFavorite: true });
    await deps.db.insertInto('blocks').values({ blocker_id: alice.userId, blocked_id: bob.userId }).execute();
    await deps.db
      .updateTable('profiles')
      .set({ is_profile_public: false })
      .where('user_id', '=', alice.userId)
      .execute();
    expect((await asBob.shares.get({ shareId })).title).toBe('Pie');
  });

  it('does not write', async () => {
    const recipeId = await make();
    const { shareId } = await asAlice.shares.create({ recipeId });
    await asNobody.shares.get({ shareId });
    expect(await asAlice.shares.forRecipe({ recipeId })).toMatchObject({
      accessCount: 0,
      lastAccessedAt: null,
    });
  });

  it('says the same of every link that does not work', async () => {
    const recipeId = await make();
    const { shareId } = await asAlice.shares.create({ recipeId });
    await asAlice.recipes.delete({ id: recipeId });
    for (const wrong of [
      shareId,
      recipeId,
      randomUUID(),
      'nonsense',
      '',
      `${shareId}%`,
      '\u0000',
      '\ud800',
      "' or 1=1",
    ]) {
      expect(await refusalOf(asNobody.shares.get({ shareId: wrong }))).toEqual(linkBroken);
    }
  });

  it('counts against the limit of public pages, by address', async () => {
    const counted: unknown[] = [];
    const limited = {
      ...deps,
      rateLimits: { ...deps.rateLimits, consume: async (...call: unknown[]) => void counted.push(call) },
    };
    await refusalOf(callerOf(limited, null).shares.get({ shareId: randomUUID() }));
    expect(counted).toEqual([['publicPage', '203.0.113.7']]);
  });
});

it('turns away whoever is not signed in', async () => {
  const id = randomUUID();
  const calls = [
    asNobody.shares.create({ recipeId: id }),
    asNobody.shares.recordShare({ recipeId: id }),
    asNobody.shares.forRecipe({ recipeId: id }),
    asNobody.shares.list({}),
    asNobody.shares.revoke({ shareId: id }),
  ];
  for (const call of calls) expect((await refusalOf(call)).appCode).toBe('NOT_AUTHENTICATED');
});
