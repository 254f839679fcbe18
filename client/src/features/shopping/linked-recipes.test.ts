import { knowEveryWord } from '@larder/shared/language/every-word';
import { expect, test } from 'vitest';
import {
  neededLines,
  readLinked,
  recipesAmong,
  type AnyRecipe,
  type LinkedRecipe,
  type RecipeReader,
} from './linked-recipes.ts';
import { textsOfMeal, type MealText } from './use-contributions.ts';

knowEveryWord();

const recipe = (id: string, ingredients: string[], servings = 4) =>
  ({
    id,
    title: id,
    ingredients,
    instructions: [],
    servings,
    sourceUrl: null,
    socialMediaUrl: null,
  }) as unknown as AnyRecipe;
const linked = (line: string, of: AnyRecipe, yields: string, within: LinkedRecipe[] = []): LinkedRecipe => {
  const { id, title, servings } = of;
  return { link: { line, yields, recipe: { id, title, servings } }, recipe: of, within };
};

const stock = linked('½ l stock', recipe('Stock', ['1 kg bones', '2 bay leaves']), '2 l');
const sauce = linked('300 g sauce', recipe('Sauce', ['1 kg tomatoes', '½ l stock']), '600 g', [stock]);
const pizza = recipe('Pizza', ['[Dough]', '500 g flour', '[Top]', '300 g sauce']);

test('recipes in recipes are multiplied once, each for what its line takes', () => {
  const [flour, line] = neededLines(pizza, [sauce], 2);
  expect(flour).toEqual({ line: '500 g flour', text: '1\u00a0kg flour', made: undefined });
  expect(line).toMatchObject({
    text: '600\u00a0g sauce',
    made: {
      isKnown: true,
      lines: [
        { text: '1 kg tomatoes' },
        {
          text: '½ l stock',
          made: { isKnown: true, lines: [{ text: '250\u00a0g bones' }, { text: '2 bay leaves' }] },
        },
      ],
    },
  });
});

test('where the amounts cannot be compared it is the whole recipe, once', () => {
  const [, line] = neededLines(pizza, [linked('300 g sauce', sauce.recipe, '')], 3);
  expect(line).toMatchObject({
    text: '900\u00a0g sauce',
    made: { isKnown: false, lines: [{ text: '1 kg tomatoes' }, {}] },
  });
});

test('what a meal puts on a list has a place of its own, also where recipes in it are made', () => {
  const texts = textsOfMeal(pizza, 8, [sauce]);
  const made = texts.flatMap((one) => one.made?.texts ?? []);
  const inner = made.flatMap((one) => one.made?.texts ?? []);
  expect(texts.map(({ place, text }) => [place, text])).toEqual([
    [0, '1\u00a0kg flour'],
    [1, '600\u00a0g sauce'],
  ]);
  expect(made.map(({ text }) => text)).toEqual(['1 kg tomatoes', '½ l stock']);
  const places = [...texts, ...made, ...inner].map(({ place }) => place);
  expect(new Set(places).size).toBe(6);
  expect(
    allTexts(textsOfMeal(pizza, 4, [sauce]))
      .map(({ place }) => place)
      .sort(),
  ).toEqual(places.sort());
});

const allTexts = (texts: readonly MealText[]): MealText[] =>
  texts.flatMap((text) => [text, ...allTexts(text.made?.texts ?? [])]);
const placeOf = (text: string, texts: readonly MealText[]) => {
  const found = allTexts(texts).filter((one) => one.line === text);
  expect(found).toHaveLength(1);
  return found[0]!.place;
};

test('a line of a recipe that is made keeps its place when others are linked, or come before it', () => {
  const before = placeOf('1 kg tomatoes', textsOfMeal(pizza, 4, [sauce]));
  const dough = linked('500 g flour', recipe('Dough', ['1 egg', '2 g salt']), '');
  expect(placeOf('1 kg tomatoes', textsOfMeal(pizza, 4, [dough, sauce]))).toBe(before);
  const longer = recipe('Sauce', ['2 g salt', ...sauce.recipe.ingredients]);
  const texts = textsOfMeal(pizza, 4, [linked('300 g sauce', longer, '600 g', [stock])]);
  expect(placeOf('1 kg tomatoes', texts)).toBe(before);
  expect(placeOf('2 g salt', texts)).not.toBe(before);
});

test('equal lines of recipes that are made have places of their own', () => {
  const twice = recipe('Two', ['100 g jam', '200 g jam']);
  const jam = recipe('Jam', ['1 kg sugar', '1 kg sugar']);
  const texts = allTexts(textsOfMeal(twice, 4, [linked('100 g jam', jam, ''), linked('200 g jam', jam, '')]));
  expect(new Set(texts.map(({ place }) => place)).size).toBe(2 + 4);
});

/** Each recipe has ten lines, and all of them name the next one. */
function readerOf(recipes: readonly AnyRecipe[]) {
  const asked: string[] = [];
  const reader: RecipeReader = {
    recipes: {
      byId: {
        fetch: ({ id }) => {
          asked.push(id);
          return Promise.resolve(recipes.find((one) => one.id === id)!);
        },
      },
      links: {
        fetch: ({ id }) => {
          const index = recipes.findIndex((one) => one.id === id);
          const next = recipes[index + 1];
          const links = recipes[index]!.ingredients.map((line) => ({ line, yields: '', recipe: next! }));
          return Promise.resolve(next ? links : []);
        },
      },
    },
  };
  return { reader, asked };
}

test('each recipe is read once, and what would be more than 500 lines is bought ready', async () => {
  const tenLines = Array.from({ length: 10 }, (_, index) => `${index + 1} g`);
  const chain = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((id) => recipe(id, tenLines));
  const { reader, asked } = readerOf(chain);
  const all = await readLinked(reader, chain[0]!);
  expect(recipesAmong(all)).toHaveLength(50);
  expect(all).toHaveLength(10);
  expect(asked.length).toBe(new Set(asked).size);
});

test('a line that occurs several times is counted as often', async () => {
  const tenTimes = Array.from({ length: 10 }, () => '1 g');
  const chain = ['A', 'B', 'C', 'D'].map((id) => recipe(id, tenTimes));
  const { reader } = readerOf(chain);
  const linkedOnce: RecipeReader = {
    recipes: {
      ...reader.recipes,
      links: { fetch: async (input) => (await reader.recipes.links.fetch(input)).slice(0, 1) },
    },
  };
  const all = await readLinked(linkedOnce, chain[0]!);
  // 100 lines of B; the 1,000 of C are too many.
  expect(recipesAmong(all).map(({ id }) => id)).toEqual(['B']);
});
