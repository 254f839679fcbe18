import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { fileOf } from './guards/zip.ts';
import { MOVED_LIBRARIES } from '../../../testing/moved-libraries/index.ts';
import { fieldsOf, MOVED_FIELDS, type ExpectedRecipe } from '../../../testing/moved-libraries/library.ts';
import type { MovedFailure, MovedRecipe, MoveFile, MoveFormat } from './contract.ts';
import { toRecipe } from '../reader/to-recipe.ts';
import { MOVE_FORMATS, recogniseFormat } from './formats.ts';
import { FORMATS } from './names.ts';

async function allOf(format: MoveFormat, file: MoveFile): Promise<(MovedRecipe | MovedFailure)[]> {
  const read: (MovedRecipe | MovedFailure)[] = [];
  for await (const recipe of format.read(file)) read.push(recipe);
  return read;
}

/** What stands for a picture; one that a reader makes itself is known by its kind. */
function nameOf(picture: Buffer): string {
  const isJpeg = picture[0] === 0xff && picture[1] === 0xd8;
  return isJpeg ? 'a JPEG' : picture.toString().replace('the picture ', '');
}

/** As a test says it: without what is not said, pictures by what they show. */
async function asExpected({ kind, pictures = [], ...recipe }: MovedRecipe): Promise<ExpectedRecipe> {
  expect(kind).toBe('recipe');
  const shown: string[] = [];
  for (const picture of pictures) {
    const body = await picture.open();
    shown.push(body === null ? 'missing' : nameOf(await buffer(body)));
  }
  const said = Object.entries(recipe).filter(
    ([name, value]) =>
      name === 'ingredients' ||
      name === 'instructions' ||
      (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false),
  );
  return { ...Object.fromEntries(said), ...(shown.length > 0 && { pictures: shown }) } as ExpectedRecipe;
}

it('names every format that is read, in the order in which they are asked', () => {
  expect(Object.keys(FORMATS)).toEqual(MOVE_FORMATS.map(({ id }) => id));
});

describe.each(MOVED_LIBRARIES)('a library of $name ($source)', ({ format, file, recipes, missing }) => {
  it('is recognised, by this format before any other', async () => {
    expect((await recogniseFormat(await file())).id).toBe(format.id);
  });

  it('loses no recipe and no field, at every reading', async () => {
    const library = await file();
    for (let reading = 0; reading < 2; reading += 1) {
      const read = await allOf(format, library);
      expect(read.filter(({ kind }) => kind === 'failure')).toEqual([]);
      const found = await Promise.all(read.map((recipe) => asExpected(recipe as MovedRecipe)));
      expect(found).toEqual(recipes);
    }
  });

  it('brings every field that can be moved, or says why there is none', () => {
    const [first] = recipes;
    const fields = fieldsOf(first!);
    const absent = Object.keys(MOVED_FIELDS).filter((name) => !fields.has(name as keyof typeof MOVED_FIELDS));
    expect(Object.keys(missing).sort()).toEqual(absent.sort());
  });
});

it.each(
  MOVED_LIBRARIES.filter(({ recipes }) => recipes[0]?.nutrition !== undefined).map(
    (library) => [library.name, library] as const,
  ),
)(
  'gives the nutrition of a recipe of %s its field, and leaves in the notes only what is none',
  (name, { recipes: [recipe] }) => {
    const read = toRecipe({ kind: 'recipe', ...recipe!, pictures: [] }, { language: 'en', program: name });
    if (typeof read === 'string') throw new Error(read);
    expect(read.fields.nutrition).toMatchObject({ per: 'serving', kcal: expect.any(Number) as number });
    const left = read.leftOver.filter(({ label }) => label === 'Nutrition').map(({ text }) => text);
    expect(left).toEqual(recipe?.nutrition?.includes('Serving size') ? ['Serving size: 1 plate'] : []);
  },
);

it('takes the nutrition that a saved page has in its data', async () => {
  const recipe = {
    ...{ '@type': 'Recipe', name: 'Walnut bread', recipeIngredient: ['500 g flour', '150 g walnuts'] },
    ...{ recipeInstructions: ['Mix and bake it for 50 minutes.'], nutrition: { calories: '250 kcal' } },
  };
  const page = `<script type="application/ld+json">${JSON.stringify(recipe)}</script><h1>Walnut bread</h1>`;
  const file = fileOf('bread.html', Buffer.from(page));
  const [read] = await allOf(await recogniseFormat(file), file);
  expect(read).toMatchObject({ kind: 'recipe', nutrition: 'Per serving\nEnergy: 250 kcal' });
});
