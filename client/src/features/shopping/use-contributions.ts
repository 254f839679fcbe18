import { contributionId, madePlace, type Place } from '@larder/shared/plan/contributions';
import type { FoodRules } from '@larder/shared/recipe-text/food-rules';
import { likeliestLanguage } from '@larder/shared/recipe-text/likely-languages';
import { loadWordsOf } from '@larder/shared/recipe-text/load-words';
import { loadCountedWordsFor } from '@larder/shared/recipe-text/load-counted-words';
import { scaleFor } from '@larder/shared/recipe-text/servings';
import { entryTexts } from '@larder/shared/shopping/typed-line';
import { useQuery } from '@tanstack/react-query';
import { useAllFoodRules } from '../../hooks/use-food-rules.ts';
import { trpc } from '../../lib/trpc.ts';
import {
  neededLines,
  readLinked,
  recipesAmong,
  type AnyRecipe,
  type LinkedRecipe,
  type Made,
  type NeededLine,
} from './linked-recipes.ts';
import type { LineToChoose } from './line-choice.tsx';
import { isStapleLine } from './use-lines-to-buy.ts';

/** A planned meal, as it is shopped for. */
export interface MealToShopFor {
  /** Of the plan. */
  entryId: string;
  recipeId: string;
  title: string;
  /** For when, and for how many. */
  about: string;
  servings: number | null;
}

/** A line of a meal, scaled, as it goes on a list. */
export interface Contribution extends LineToChoose<Contribution> {
  meal: MealToShopFor;
  recipeId: string;
  language: string;
  /** Of a food that its person always has. */
  isStaple: boolean;
}

/** What these meals put on the list; undefined until their recipes are there. Those that are gone or hidden put nothing. */
export function useContributions(meals: readonly MealToShopFor[], listId: string) {
  const utils = trpc.useUtils();
  const recipes = trpc.useQueries((t) => meals.map(({ recipeId }) => t.recipes.byId({ id: recipeId })));
  const failed = recipes.find(({ isError, data }) => isError && !data);
  const found = recipes.flatMap(({ data }) => data ?? []);
  const isThere = found.length === meals.length;
  const { rulesOf, isLoaded } = useAllFoodRules();
  const { data: contributions } = useQuery({
    queryKey: ['contributions', listId, meals, found.map(({ id }) => id)],
    enabled: isThere && isLoaded,
    queryFn: async () => {
      const linked = await Promise.all(found.map((one) => readLinked(utils, one)));
      const all = [...found, ...linked.flatMap(recipesAmong)];
      await loadCountedWordsFor(all.flatMap(({ ingredients }) => ingredients));
      await Promise.allSettled([...new Set(all.map(languageOf))].map(loadWordsOf));
      return meals.flatMap((meal, index) => {
        const texts = textsOfMeal(found[index]!, meal.servings, linked[index]!);
        return texts.map((text) => contributionOf(text, { meal, listId, rulesOf }));
      });
    },
  });
  return {
    contributions,
    error: failed?.error,
    retry: () => recipes.forEach(({ isError, refetch }) => isError && void refetch()),
  };
}

const languageOf = ({ ingredients, instructions }: AnyRecipe) =>
  likeliestLanguage([...ingredients, ...instructions]);

interface Shopping {
  meal: MealToShopFor;
  listId: string;
  rulesOf: (language: string) => FoodRules;
}

function contributionOf({ place, line, text, recipe, made }: MealText, shopping: Shopping): Contribution {
  const { meal, listId, rulesOf } = shopping;
  const language = languageOf(recipe);
  const isStaple = isStapleLine(line, language, rulesOf(language));
  return {
    ...{ id: contributionId(meal.entryId, listId, place), recipeId: recipe.id },
    ...{ meal, language, text, isStaple, isProposed: !isStaple },
    ...(made && { made: { ...made, lines: made.texts.map((one) => contributionOf(one, shopping)) } }),
  };
}

/** What a meal needs. */
export interface MealText {
  place: Place;
  /** That it comes from. */
  line: string;
  text: string;
  recipe: AnyRecipe;
  /** Where the line names a recipe: what that needs. */
  made?: { title: string; isKnown: boolean; texts: MealText[] };
}

/** What a recipe needs for so many servings; the counted words of it and of what it names have to be loaded. */
export function textsOfMeal(
  recipe: AnyRecipe,
  wanted: number | null,
  linked: readonly LinkedRecipe[],
): MealText[] {
  const factor = (recipe.servings && wanted && scaleFor(recipe.servings, wanted)) || 1;
  const nthOf = countEqual();
  const textsOf = (needed: NeededLine, path: readonly AnyRecipe[]): Omit<MealText, 'place'>[] =>
    entryTexts(needed.text).map((text, nth) => {
      // Where a line is of several things, the first is the one that its recipe is of.
      const made = nth === 0 ? needed.made : undefined;
      return {
        line: needed.line,
        text,
        recipe: path.at(-1)!,
        ...(made && {
          made: { title: made.recipe.title, isKnown: made.isKnown, texts: madeTexts(made, path) },
        }),
      };
    });
  const madeTexts = ({ recipe: of, lines }: Made, before: readonly AnyRecipe[]): MealText[] => {
    const path = [...before, of];
    const ids = path.map(({ id }) => id);
    return lines
      .flatMap((line) => textsOf(line, path))
      .map((text) => ({ ...text, place: madePlace(ids, text.line, nthOf([...ids, text.line].join('\n'))) }));
  };
  return neededLines(recipe, linked, factor)
    .flatMap((line) => textsOf(line, [recipe]))
    .map((text, place) => ({ ...text, place }));
}

/** How often it was asked of the same before. */
function countEqual(): (key: string) => number {
  const counts = new Map<string, number>();
  return (key) => {
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    return nth;
  };
}
