import type { RecipeDto } from '@larder/shared/recipe/schema';
import { DIFFICULTIES } from '@larder/shared/recipe/messages';
import { nutritionText } from '@larder/shared/recipe/nutrition';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { zipped } from '../../../testing/zipped.ts';
import { anyNutrition } from '../../../testing/nutrition.ts';
import { recipeFile } from '../../exports/recipe-file.ts';
import { fileOf } from './guards/zip.ts';
import { larder } from './larder.ts';

const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const lines = fc.array(line, { maxLength: 5 });
const minutes = fc.option(fc.integer({ min: 0, max: 100_000 }));
const address = fc.option(fc.webUrl());
const date = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

const recipes = fc.record<RecipeDto>({
  ...{
    title: line,
    description: fc.string({ unit: 'grapheme' }),
    cookingNotes: fc.string({ unit: 'grapheme' }),
  },
  ...{ prepTime: minutes, cookTime: minutes, servings: fc.option(fc.integer({ min: 1, max: 10_000 })) },
  ...{ difficulty: fc.constantFrom(...DIFFICULTIES), difficultyStated: fc.boolean() },
  nutrition: fc.option(anyNutrition),
  ...{ cuisine: lines, tags: lines, ingredients: lines, instructions: lines },
  ...{ sourceUrl: address, socialMediaUrl: address, isFavorite: fc.boolean() },
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  ...{
    dateAdded: date,
    dateModified: date,
    image: fc.constant(null),
    photos: fc.constant([]),
    gallery: fc.constant([]),
  },
  ...{ id: fc.uuid(), userId: fc.uuid(), source: fc.constant('manual'), isShared: fc.boolean() },
  ...{ sharedWith: fc.constant([]), photoCount: fc.constant(0), enhancedFields: fc.constant([]) },
  ...{ lastCookedOn: fc.constant(null), version: fc.constant(1) },
});

it("reads what an export wrote, whatever is in a person's recipes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(recipes, { minLength: 1, maxLength: 4 }), async (library) => {
      const files = library.map((recipe, index): [string, string] => [
        `recipes/${index}.json`,
        JSON.stringify(recipeFile(recipe, [], [])),
      ]);
      const zip = await zipped({ ...Object.fromEntries(files), 'collections.json': '[]' });
      const read = [];
      for await (const recipe of larder.read(fileOf('export.zip', zip))) read.push(recipe);
      expect(read).toEqual(
        library.map((recipe): unknown =>
          expect.objectContaining<object>({
            ...{ kind: 'recipe', title: recipe.title, description: recipe.description },
            ...{ ingredients: recipe.ingredients, instructions: recipe.instructions },
            ...{ tags: recipe.tags, notes: recipe.cookingNotes, difficulty: recipe.difficulty },
            difficultyStated: recipe.difficultyStated,
            nutrition: nutritionText(recipe.nutrition) || undefined,
            ...{ isFavorite: recipe.isFavorite, created: recipe.dateAdded },
          }),
        ),
      );
      for (const [
        index,
        { prepTime, cookTime, servings, sourceUrl, socialMediaUrl, cuisine },
      ] of library.entries()) {
        const { [index]: moved } = read;
        expect({
          prepTime: null,
          cookTime: null,
          servings: null,
          sourceUrl: null,
          socialMediaUrl: null,
          cuisine: [],
          ...moved,
        }).toMatchObject({ prepTime, cookTime, servings, sourceUrl, socialMediaUrl, cuisine });
      }
    }),
  );
});
