import {
  CONTENT_FIELDS,
  inputNameOf,
  RECIPE_FIELDS,
  SHARED_FIELDS,
  type ContentField,
  type FieldKind,
} from '@larder/shared/recipe/fields';
import type { CreateRecipeInput, RecipeDto } from '@larder/shared/recipe/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { makeCollection, makeFollow } from '../../testing/households.ts';
import { testImage } from '../../testing/images.ts';
import { recipePage } from '../exports/cookbook.tsx';
import { recipeFile } from '../exports/recipe-file.ts';
import { storeImage } from '../images/store-image.ts';
import { shownBy } from './recipe-fields.ts';

// Whatever fields a recipe has, none of them is forgotten anywhere. The fields come from the one list of them.

const deps = await testDeps(({ config }) => ({ storage: createStorage(config) }));
const asNobody = callerOf(deps, null);
let alice: Viewer;
let bob: Viewer;
let whole: RecipeDto;
let imageId: string;

/** A value of each kind that can be told from every other field's. */
function valueOf(name: ContentField): unknown {
  const values: Record<FieldKind, unknown> = {
    title: `the ${name}`,
    text: `the ${name}`,
    notes: `the ${name}`,
    address: `https://example.org/${name}`,
    image: imageId,
    difficulty: 'hard',
    flag: true,
    minutes: 100 + CONTENT_FIELDS.indexOf(name),
    servings: 200 + CONTENT_FIELDS.indexOf(name),
    labels: [`the ${name}`, 'another'],
    lines: [`the ${name}`, 'another'],
    nutrition: { per: '100g', kcal: 251, saturated: 1.25, sodium: 340 },
  };
  return values[RECIPE_FIELDS[name].kind];
}

const valuesOf = (names: readonly ContentField[]) =>
  Object.fromEntries(names.map((name) => [inputNameOf(name), valueOf(name)])) as CreateRecipeInput;

/** What stands for the field in any text that shows it. */
function traceOf(name: ContentField): string {
  const value = valueOf(name);
  return Array.isArray(value) ? String(value[0]) : String(value);
}

function expectContent(recipe: object, names: readonly ContentField[]): void {
  for (const name of names) {
    const value = (recipe as Record<string, unknown>)[name];
    if (name === 'image') expect((value as { id: string }).id, name).toBeTruthy();
    else expect(value, name).toEqual(valueOf(name));
  }
}

beforeAll(async () => {
  [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
  await makeFollow(deps, bob, alice);
  const bytes = await testImage(900, 600);
  imageId = (await storeImage(deps, { vaultId: alice.vaultId, purpose: 'cover', bytes })).id;
  whole = await callerOf(deps, alice).recipes.create(valuesOf(CONTENT_FIELDS));
});

describe('every field of a recipe', () => {
  it('is stored, listed and given to its owner', async () => {
    expectContent(whole, CONTENT_FIELDS);
    const { items } = await callerOf(deps, alice).recipes.list({});
    expectContent(
      items[0]!,
      CONTENT_FIELDS.filter((name) => RECIPE_FIELDS[name].isOnCard),
    );
  });

  it('is in the version that a save replaces, and comes back with it', async () => {
    const { recipes } = callerOf(deps, alice);
    const made = await recipes.create(valuesOf(CONTENT_FIELDS));
    await recipes.update({ id: made.id, version: 1, title: 'Emptied', nutrition: null });
    const { items } = await recipes.versions({ id: made.id });
    expectContent(items[1]!.content, CONTENT_FIELDS);
    expect(items[0]?.changedFields).toEqual([...new Set(CONTENT_FIELDS.map(shownBy))]);
    expectContent(await recipes.restore({ id: made.id, version: 1 }), CONTENT_FIELDS);
    await recipes.delete({ id: made.id });
  });

  it.each(CONTENT_FIELDS)('counts among what differs from a newer version: %s', async (name) => {
    const { recipes } = callerOf(deps, alice);
    const { id } = await recipes.create({ title: 'Bare' });
    await recipes.update({
      ...valuesOf([name]),
      title: name === 'title' ? traceOf(name) : 'Bare',
      id,
      version: 1,
    });
    const { items } = await recipes.versions({ id });
    expect(items[0]?.changedFields).toEqual([shownBy(name)]);
    await recipes.delete({ id });
  });

  it('is charged to its owner when it holds text', async () => {
    const { recipes } = callerOf(deps, alice);
    const texts = CONTENT_FIELDS.filter((name) =>
      ['text', 'notes', 'address', 'labels', 'lines'].includes(RECIPE_FIELDS[name].kind),
    );
    const bytesOf = async (input: Partial<CreateRecipeInput>) => {
      const { id } = await recipes.create({ title: 'Bare', ...input });
      const select = deps.db.selectFrom('recipes').select('stored_bytes').where('id', '=', id);
      return (await select.executeTakeFirstOrThrow()).stored_bytes;
    };
    const bare = await bytesOf({});
    for (const name of texts)
      expect(await bytesOf({ ...valuesOf([name]), title: 'Bare' }), name).toBeGreaterThan(bare);
  });

  it('is found by the search when it holds words of its owner’s or a difficulty', async () => {
    const { recipes } = callerOf(deps, alice);
    const kinds: FieldKind[] = ['title', 'text', 'notes', 'difficulty', 'labels', 'lines'];
    const searched = CONTENT_FIELDS.filter((name) => kinds.includes(RECIPE_FIELDS[name].kind));
    expect(searched).toHaveLength(8);
    for (const name of searched) {
      const search = name === 'difficulty' ? 'hard' : name;
      const { items } = await recipes.list({ search });
      expect(
        items.map(({ id }) => id),
        name,
      ).toContain(whole.id);
    }
  });

  it('is shown, to those who may see it through a collection, as far as it is for them', async () => {
    await makeCollection(deps, alice, { privacyLevel: 'followers_only', recipeIds: [whole.id] });
    const seen = await callerOf(deps, bob).recipes.byId({ id: whole.id });
    expectContent(
      seen,
      CONTENT_FIELDS.filter((name) => RECIPE_FIELDS[name].isSeen),
    );
    const { recipeId } = await callerOf(deps, bob).recipes.saveCopy({ id: whole.id });
    const copied = CONTENT_FIELDS.filter(
      (name) => RECIPE_FIELDS[name].isSeen && RECIPE_FIELDS[name].isShared,
    );
    expectContent(await callerOf(deps, bob).recipes.byId({ id: recipeId }), copied);
  });

  it('is shown to anybody who holds the link, as far as it is for them', async () => {
    const { shareId } = await callerOf(deps, alice).shares.create({ recipeId: whole.id });
    expectContent(await asNobody.shares.get({ shareId }), SHARED_FIELDS);
  });

  it('is in an export, as a file and as a page of the cookbook', () => {
    const file = JSON.stringify(recipeFile(whole, [{ address: 'picture.jpg', role: 'cover' }], []));
    const page = recipePage({ recipe: whole, pictures: ['picture.jpg'], cookLog: [] }, 'en');
    const traces: Partial<Record<ContentField, [string, string]>> = {
      image: ['picture.jpg', 'picture.jpg'],
      difficulty: ['hard', 'Hard'],
      difficultyStated: ['difficultyStated":true', 'Hard'],
      prepTime: [`PT${whole.prepTime}M`, 'Prep 1 h 43 min'],
      cookTime: [`PT${whole.cookTime}M`, 'Cook 1 h 44 min'],
      sourceUrl: [traceOf('sourceUrl'), traceOf('sourceUrl')],
      nutrition: ['"larder:nutrition":{"per":"100g","kcal":251', 'Saturated fat: 1.25\u00a0g'],
    };
    for (const name of CONTENT_FIELDS) {
      const [inFile, onPage] = traces[name] ?? [traceOf(name), traceOf(name)];
      expect(file, name).toContain(inFile);
      expect(page, name).toContain(onPage);
    }
  });
});
