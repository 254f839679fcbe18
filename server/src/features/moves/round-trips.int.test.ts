import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { ProgramName } from '@larder/shared/export/messages';
import { FOOD_RULE_KINDS } from '@larder/shared/food-rule/schema';
import { AISLES } from '@larder/shared/shopping/aisles';
import { PRIVACY_LEVELS } from '@larder/shared/playlist/messages';
import { pick } from '@larder/shared/pick';
import { toHeader } from '@larder/shared/recipe-text/sections';
import { CONTENT_FIELDS } from '@larder/shared/recipe/fields';
import type { ImageDto } from '@larder/shared/recipe/image';
import type { CookedDto } from '@larder/shared/recipe/schema';
import { DIFFICULTIES, normalizeTags } from '@larder/shared/recipe/messages';
import type { CreateSmartCollectionInput } from '@larder/shared/smart-collection/schema';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { testImage } from '../../testing/images.ts';
import { anyNutrition } from '../../testing/nutrition.ts';
import { movesOver, movesWeb } from '../../testing/moves.ts';
import { runs } from '../../testing/nightly.ts';
import { unzip } from '../../testing/unzip.ts';
import type { TestWeb } from '../../testing/web.ts';
import { collectionsOf, recipesOf, type StoredImage } from '../exports/collected.ts';
import { storeImage } from '../images/store-image.ts';

let web: TestWeb;
const { movedIn, exported } = movesOver(() => web);
beforeAll(async () => {
  web = await movesWeb();
});

/** Begins and ends with a letter: marks of lists and a colon at the end mean something to other programs, as a line's end does inside. */
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => `a${text.replaceAll(/[\u2028\u2029]/g, '')}b`);
/** Those that other programs could take for a line, too. */
const heading = fc.oneof(
  line.map(toHeader),
  fc.constantFrom('[2]', '[Sauce:]', '[Rest. Then bake]', `[${'long '.repeat(40).trim()}]`),
);
const lines = fc.array(fc.oneof({ weight: 3, arbitrary: line }, heading), { maxLength: 6 });
const count = fc.option(fc.integer({ min: 1, max: 500 }));

/** A title, like an address, tells a recipe from the others: of two alike the second would be a duplicate. */
const address = fc.option(
  fc.tuple(fc.webUrl(), fc.uuid()).map(([page, id]) => `${page.replace(/\/$/, '')}/${id}`),
);
/** Of a platform, or the program's one address would not say which of the two it is. */
const post = fc.option(fc.uuid().map((id) => `https://www.youtube.com/watch?v=${id.slice(-11)}`));
/** What was found is told before the test's own time is over, however much smaller it could be made. */
const RUNS = { numRuns: runs(40), interruptAfterTimeLimit: 90_000 };
/** Each of a size and colour of its own, so that none passes for another. */
const picture = fc.record({
  width: fc.integer({ min: 200, max: 320 }),
  height: fc.integer({ min: 200, max: 320 }),
  colour: fc.integer({ min: 0, max: 0xffffff }).map((of) => `#${of.toString(16).padStart(6, '0')}`),
});
type Picture = typeof picture extends fc.Arbitrary<infer One> ? One : never;
const day = fc.integer({ min: 1, max: 28 }).map((of) => `2024-02-${String(of).padStart(2, '0')}`);
const libraries = fc.uniqueArray(
  fc.record({
    ...{
      title: line,
      description: line,
      cookingNotes: line,
      prepTime: count,
      cookTime: count,
      servings: count,
    },
    ...{ difficulty: fc.constantFrom(...DIFFICULTIES), difficultyStated: fc.boolean() },
    ...{ tags: fc.uniqueArray(line, { maxLength: 3 }), ingredients: lines, instructions: lines },
    nutrition: fc.option(anyNutrition),
    ...{ cuisine: fc.uniqueArray(line, { maxLength: 3 }), sourceUrl: address, socialMediaUrl: post },
    ...{
      isFavorite: fc.boolean(),
      rating: fc.option(fc.integer({ min: 1, max: 5 })),
      cover: fc.option(picture),
      further: fc.array(picture, { maxLength: 2 }),
    },
    cooked: fc.array(fc.record({ cookedOn: day, note: line, plate: fc.option(picture) }), { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 4, selector: ({ title }) => title.normalize('NFKC').toLowerCase() },
);

const SMART = [
  { name: 'Tonight', filter: { maxMinutes: 30, minRating: 4, cooked: 'longAgo' } },
  { name: 'Winter', filter: { tag: ['winter'], withoutTag: ['meat'], search: 'soup' } },
] satisfies CreateSmartCollectionInput[];

/** Which recipes are in a collection, in its order, is said by numbers to sort them by; 0 for those that are not. */
const collections = fc.uniqueArray(
  fc.record({
    ...{ name: line, description: line },
    ...{ privacyLevel: fc.constantFrom(...PRIVACY_LEVELS), cover: fc.option(picture) },
    ...{
      hasCoverRecipe: fc.boolean(),
      places: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }),
    },
  }),
  { maxLength: 3, selector: ({ name }) => name.toLowerCase() },
);
const foodRule = fc.record({
  kind: fc.constantFrom(...FOOD_RULE_KINDS),
  food: line,
  aisle: fc.constantFrom(...AISLES),
});
const foodRules = fc.array(
  foodRule.map(({ kind, food, aisle }) => {
    const isFood = { aisle, staple: food, line: `no ${food}`, same: `no ${food}`, apart: `no ${food}` }[kind];
    return { kind, food, isFood };
  }),
  { maxLength: 3 },
);
type Written = typeof libraries extends fc.Arbitrary<(infer One)[]> ? One : never;

async function store(
  { vaultId }: Viewer,
  purpose: 'cover' | 'gallery' | 'result',
  { width, height, colour }: Picture,
) {
  const bytes = await testImage(width, height, colour);
  return (await storeImage(web.deps, { vaultId, purpose, bytes })).id;
}

async function write(person: Viewer, recipe: Written): Promise<string> {
  const { recipes } = callerOf(web.deps, person);
  const { isFavorite, rating, cover, further, cooked, ...content } = recipe;
  const imageId = cover ? await store(person, 'cover', cover) : null;
  const { id } = await recipes.create({ ...content, imageId });
  for (const one of further) await recipes.addPicture({ id, pictureId: await store(person, 'gallery', one) });
  for (const { plate, ...entry } of cooked) {
    const photoId = plate && (await store(person, 'result', plate));
    await recipes.logCooked({ id, entryId: randomUUID(), ...entry, photoId });
  }
  if (isFavorite) await recipes.setFavorite({ id, isFavorite });
  if (rating !== null) await recipes.rate({ id, rating });
  return id;
}

type Collected = typeof collections extends fc.Arbitrary<(infer One)[]> ? One : never;

async function collect(person: Viewer, collection: Collected, recipeIds: readonly string[]): Promise<void> {
  const { playlists } = callerOf(web.deps, person);
  const { places, cover, hasCoverRecipe, name, description, privacyLevel } = collection;
  const members = recipeIds
    .map((id, index) => ({ id, place: places[index] ?? 0 }))
    .filter(({ place }) => place > 0)
    .toSorted((a, b) => a.place - b.place)
    .map(({ id }) => id);
  const { id } = await playlists.create({
    ...{ name, description, privacyLevel },
    coverPhotoId: cover ? await store(person, 'cover', cover) : null,
  });
  // Each to the end, in this order.
  for (const recipeId of members) await playlists.addRecipes({ id, recipeIds: [recipeId] });
  if (hasCoverRecipe && members[0]) await playlists.update({ id, coverRecipeId: members.at(-1) });
}

const said = ({ cookedOn, note, photo }: CookedDto) => `${cookedOn} ${note} ${photo ? sizeOf(photo) : ''}`;

/** What tells a picture, which got another id and was encoded anew. */
const sizeOf = ({ width, height }: Pick<ImageDto, 'width' | 'height'>) => `${width} x ${height}`;

/** All that a person wrote, as it is compared after moving. */
async function libraryOf(person: Viewer) {
  const { recipes, playlists, foodRules, smartCollections } = callerOf(web.deps, person);
  const { items } = await recipes.list({ limit: 100 });
  const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1);
  const whole = await Promise.all(items.map(({ id }) => recipes.byId({ id })));
  const written = whole.toSorted(byTitle).map((recipe) => ({
    ...pick(recipe, CONTENT_FIELDS),
    ...{ isFavorite: recipe.isFavorite, rating: recipe.rating, dateAdded: recipe.dateAdded! },
    ...{ image: recipe.image && sizeOf(recipe.image), gallery: recipe.gallery.map(sizeOf) },
  }));
  const logs = await Promise.all(
    whole.toSorted(byTitle).map(async ({ id }) => (await recipes.cookLog({ id })).items.map(said).toSorted()),
  );
  const titles = new Map(whole.map(({ id, title }) => [id, title]));
  const { items: lists } = await playlists.list({ limit: 100 });
  const collected = await Promise.all(
    lists.map(async ({ id, name, description, privacyLevel, isFavorites, createdAt, ...cover }) => {
      const { items: held } = await playlists.byId({ id, limit: 100 });
      return {
        ...{ name, description, privacyLevel, isFavorites, hasCover: cover.coverPhotoId !== null },
        ...{ createdAt: isFavorites ? null : createdAt, coverRecipe: titles.get(cover.coverRecipeId ?? '') },
        recipes: held.map(({ title }) => title),
      };
    }),
  );
  const { items: rules } = await foodRules.list({ limit: 100 });
  const { items: smart } = await smartCollections.list({ limit: 100 });
  return {
    written,
    logs,
    smart: smart.map(({ name, filter }) => ({ name, filter })),
    rules: rules.map(({ kind, food, isFood, language }) => ({ kind, food, isFood, language })),
    collected: collected.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

type Recipe = Awaited<ReturnType<typeof libraryOf>>['written'][number];

async function twoPeople(): Promise<[Viewer, Viewer]> {
  const name = () => randomUUID().slice(0, 8);
  return [await testPerson(web.deps, name()), await testPerson(web.deps, name())];
}

async function bytesOf({ storageKey, widths }: StoredImage, ending: string): Promise<Buffer> {
  return (await web.deps.storage.get(`${storageKey}/${Math.max(...widths)}.${ending}`))!;
}

/** The pictures of each recipe as they are stored, by its title. */
async function storedPictures(
  { vaultId }: Viewer,
  ending: 'jpg' | 'webp',
): Promise<Record<string, Buffer[]>> {
  const stored: Record<string, Buffer[]> = {};
  for await (const page of recipesOf(web.deps.db, vaultId)) {
    for (const { recipe, images } of page)
      stored[recipe.title] = await Promise.all(images.map((image) => bytesOf(image, ending)));
  }
  return stored;
}

/** The same in an export: its recipes name files that lie beside them. */
function packedPictures(files: Map<string, Buffer>): Record<string, Buffer[]> {
  const recipes = [...files].filter(([name]) => name.startsWith('recipes/'));
  return Object.fromEntries(
    recipes.map(([, json]) => {
      const { name, image = [] } = JSON.parse(json.toString()) as { name: string; image?: string[] };
      const paths = image.map((address) => decodeURIComponent(address).replace('../', ''));
      return [name, paths.map((path) => files.get(path)!)];
    }),
  );
}

type Library = [typeof libraries, typeof collections, typeof foodRules] extends [
  fc.Arbitrary<infer Recipes>,
  fc.Arbitrary<infer Grouped>,
  fc.Arbitrary<infer Rules>,
]
  ? [Recipes, Grouped, Rules]
  : never;
/** 'İ' is another letter in lower case in the database than here. */
const DOTTED: Library = [
  [
    {
      title: 'a b',
      description: 'a b',
      cookingNotes: 'a b',
      prepTime: null,
      cookTime: null,
      servings: null,
      difficulty: 'easy',
      difficultyStated: false,
      tags: [],
      ingredients: [],
      instructions: [],
      nutrition: null,
      cuisine: [],
      sourceUrl: null,
      socialMediaUrl: null,
      isFavorite: false,
      rating: null,
      cover: null,
      further: [],
      cooked: [],
    },
  ],
  [
    {
      name: 'aİb',
      description: 'a b',
      privacyLevel: 'private',
      cover: null,
      hasCoverRecipe: false,
      places: [1, 0, 0, 0],
    },
  ],
  [],
];

describe('an export of any library', () => {
  it('moved into another account gives equal recipes and collections', async () => {
    await fc.assert(
      fc.asyncProperty(libraries, collections, foodRules, async (library, grouped, rules) => {
        const [from, to] = await twoPeople();
        const ids: string[] = [];
        for (const recipe of library) ids.push(await write(from, recipe));
        for (const collection of grouped) await collect(from, collection, ids);
        for (const rule of rules) await callerOf(web.deps, from).foodRules.add({ ...rule, language: 'de' });
        for (const one of SMART) await callerOf(web.deps, from).smartCollections.create(one);
        const state = await movedIn(to, await exported(from));
        expect(state).toMatchObject({ status: 'done', moved: library.length, skipped: 0, failed: 0 });
        const { collected, ...brought } = await libraryOf(from);
        // Whom a collection was limited to is not in a file: it is nobody's but its owner's until they choose again.
        const openTo = collected.map(({ privacyLevel, ...collection }) => ({
          ...collection,
          privacyLevel: privacyLevel === 'limited' ? 'private' : privacyLevel,
        }));
        expect(await libraryOf(to)).toEqual({ ...brought, collected: openTo });
      }),
      { ...RUNS, examples: [DOTTED] },
    );
  });

  it('has every picture byte by byte as it is stored', async () => {
    await fc.assert(
      fc.asyncProperty(libraries, collections, async (library, grouped) => {
        const [from] = await twoPeople();
        for (const recipe of library) await write(from, recipe);
        for (const collection of grouped) await collect(from, collection, []);
        const files = await unzip(await exported(from));
        expect(packedPictures(files)).toEqual(await storedPictures(from, 'jpg'));
        const lists = JSON.parse(files.get('collections.json')!.toString()) as {
          name: string;
          cover: string | null;
        }[];
        const covers = new Map(lists.map(({ name, cover }) => [name, cover && files.get(cover)]));
        for await (const { name, cover, isFavorites } of collectionsOf(web.deps.db, from.vaultId))
          if (!isFavorites) expect(covers.get(name)).toEqual(cover && (await bytesOf(cover, 'jpg')));
      }),
      RUNS,
    );
  });
});

interface PaprikaRecipe {
  name: string;
  photo_data: string | null;
  photos: { data: string }[];
}

/** What each program has a place for (docs/moving-in.md), and the pictures in its file. */
const PROGRAMS = {
  paprika: {
    kept: ({ difficulty, difficultyStated, dateAdded, ...recipe }: Recipe) => ({
      ...recipe,
      difficulty: difficultyStated ? difficulty : 'medium',
      difficultyStated,
      dateAdded: new Date(Math.floor(dateAdded.getTime() / 1_000) * 1_000),
    }),
    ending: 'jpg',
    pictures: (files) =>
      Object.fromEntries(
        [...files.values()].map((file) => {
          const json = JSON.parse(gunzipSync(file).toString()) as PaprikaRecipe;
          const all = [json.photo_data, ...json.photos.map(({ data }) => data)];
          return [json.name, all.flatMap((data) => (data === null ? [] : Buffer.from(data, 'base64')))];
        }),
      ),
  },
  mealie: {
    kept: ({ image, gallery, ...recipe }: Recipe) => ({
      ...{ ...recipe, difficulty: 'medium', difficultyStated: false, isFavorite: false, image },
      gallery: image === null ? gallery.slice(0, 1) : [],
    }),
    ending: 'webp',
    pictures: (files) =>
      Object.fromEntries(
        [...files].flatMap(([path, file]) => {
          if (!path.endsWith('.json')) return [];
          const picture = files.get(path.replace(/[^/]+$/, 'images/original.webp'));
          return [[(JSON.parse(file.toString()) as { name: string }).name, picture ? [picture] : []]];
        }),
      ),
  },
} satisfies Record<
  ProgramName,
  {
    kept: (recipe: Recipe) => object;
    ending: 'jpg' | 'webp';
    pictures: (files: Map<string, Buffer>) => Record<string, Buffer[]>;
  }
>;

describe.each(['paprika', 'mealie'] as const)('an export for %s of any library', (program) => {
  const { kept, ending, pictures } = PROGRAMS[program];

  it('moved in gives equal recipes in all that the program has a place for', async () => {
    await fc.assert(
      fc.asyncProperty(libraries, async (library) => {
        const [from, to] = await twoPeople();
        for (const recipe of library) await write(from, recipe);
        const file = await exported(from, program);
        const stored = await storedPictures(from, ending);
        const most = program === 'mealie' ? 1 : Infinity;
        expect(pictures(await unzip(file))).toEqual(
          Object.fromEntries(Object.entries(stored).map(([title, all]) => [title, all.slice(0, most)])),
        );
        const state = await movedIn(to, file);
        expect(state).toMatchObject({ status: 'done', moved: library.length, skipped: 0, failed: 0 });
        const { written } = await libraryOf(from);
        const expected = written.map((recipe) => ({
          ...kept(recipe),
          ...{ tags: normalizeTags([...recipe.tags, ...recipe.cuisine]), cuisine: [] },
        }));
        expect((await libraryOf(to)).written).toEqual(expected.map(withPlainBlanks));
      }),
      RUNS,
    );
  });
});

/** Whatever program a recipe comes from, it has plain blanks and nothing unseen in it (formats/reading/readable.ts). */
function withPlainBlanks(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/[\u00a0\u2007\u2009\u202f]/g, ' ').replace(/[\u00ad\u200b\u2060\ufeff]/g, '');
  if (Array.isArray(value)) return value.map(withPlainBlanks);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withPlainBlanks(one)]));
}
