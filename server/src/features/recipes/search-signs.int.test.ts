import { indexOf, listFrom } from '@larder/shared/sync/library';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { indexRecipes } from './index-recipes.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');
const caller = callerOf(deps, alice);

const TITLES = [
  ['Grandma’s', 'apple', 'pie'],
  ['Weißkohl', 'süß', 'sauer'],
  ['Tarte', 'à', 'l’oignon'],
  ['Arroz', 'con', 'piñones'],
  ['Gnocchi', 'dell’orto'],
  ['Pastéis', 'de', 'feijão'],
  ['Smørrebrød', 'med', 'rødbeder'],
  ['Żurek', 'z', 'kiełbasą'],
  ['İmam', 'bayıldı'],
  ['Борщ', 'з', 'м’ясом'],
  ['हल्दी', 'वाला', 'दूध'],
  ['番茄', '炒蛋'],
  ['קציצות', 'צ׳יפס'],
  ['만드는', '법'],
];
const titles = TITLES.map((words) => words.join(' '));
const SIGNS = [...'.,;:!?…·-–—_/\\|&+#*~%^=@°™"“”„«»()[]{}<>¿¡、。「」・।،؟•🍕'];
const APOSTROPHES = [...`'’‘\`´ʼ`];

const { id: collection } = await caller.playlists.create({ name: 'All', description: titles.join(' ') });
for (const title of titles) {
  const { id } = await caller.recipes.create({ title });
  await caller.recipes.setFavorite({ id, isFavorite: true });
  await caller.playlists.addRecipes({ id: collection, recipeIds: [id] });
}
const { items: copy } = await caller.recipes.changedSince({});

/** The words of a title as somebody types them: signs around them and between them, and other apostrophes in them or none. */
const typed = fc
  .record({
    words: fc.constantFrom(...TITLES),
    before: fc.constantFrom('', ' ', ...SIGNS),
    between: fc
      .array(fc.constantFrom(' ', ...SIGNS), { minLength: 1, maxLength: 2 })
      .map((signs) => signs.join('')),
    after: fc.constantFrom('', ' ', ...SIGNS),
    apostrophe: fc.constantFrom('', ...APOSTROPHES),
  })
  .map(({ words, before, between, after, apostrophe }) => ({
    title: words.join(' '),
    search: `${before}${words.join(between)}${after}`.replace(/[’׳]/g, apostrophe),
  }));

const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);
const onDevice = (search: string) =>
  titlesOf(
    listFrom(indexOf(copy), {
      search,
      sort: 'newest',
      limit: 100,
      favoritesOnly: false,
      photoOnly: false,
    })!,
  );

describe.each(['looked through', 'indexed'])(
  'any sign between or around the words of a title finds the recipe, %s',
  (how) => {
    it('in lists, Favorites, collections and inside them, and on a device', async () => {
      if (how === 'indexed') await indexRecipes(deps.db, alice.vaultId, 1);
      await fc.assert(
        fc.asyncProperty(typed, async ({ title, search }) => {
          expect(titlesOf(await caller.recipes.list({ search }))).toContain(title);
          expect(titlesOf(await caller.recipes.list({ search, favoritesOnly: true }))).toContain(title);
          expect(titlesOf(await caller.playlists.byId({ id: collection, search }))).toContain(title);
          expect((await caller.playlists.list({ search })).items.map(({ id }) => id)).toContain(collection);
          expect(onDevice(search)).toContain(title);
        }),
        { numRuns: 60 },
      );
    });
  },
);
