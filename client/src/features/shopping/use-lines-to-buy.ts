import { withFoodRules, type FoodRules } from '@larder/shared/recipe-text/food-rules';
import { likeliestLanguage } from '@larder/shared/recipe-text/likely-languages';
import { loadWordsOf } from '@larder/shared/recipe-text/load-words';
import { readLine } from '@larder/shared/recipe-text/read-line';
import { linesInSections } from '@larder/shared/recipe-text/step-ingredients';
import type { LanguageCode } from '@larder/shared/recipe-text/unit-names';
import { useEffect, useMemo, useState } from 'react';
import type { LineToChoose } from './line-choice.tsx';
import {
  canBeBought,
  madeFor,
  readLinked,
  recipesAmong,
  type LinkedRecipe,
  type Made,
} from './linked-recipes.ts';
import { trpc } from '../../lib/trpc.ts';
import { useAllFoodRules } from '../../hooks/use-food-rules.ts';

/** A recipe whose ingredients are wanted. */
export interface RecipeToBuy {
  recipe: { id: string; title: string; ingredients: readonly string[]; instructions: readonly string[] };
  /** Its ingredient lines as they are shown: scaled, and in the units that were chosen. */
  shown: readonly string[];
  /** Lines that are ticked off: they are there already. */
  isThere: (index: number) => boolean;
  /** What the amounts of a line are multiplied by; left out, they are as written. */
  times?: (index: number) => number;
}

/** A line of a recipe that may go on a list. */
export interface LineToBuy extends LineToChoose<LineToBuy> {
  recipe: RecipeToBuy['recipe'];
  language: LanguageCode;
  /** Of a food that its person always has. */
  isStaple: boolean;
}

/** The lines of recipes without their headings; undefined until the words are there that they are read with, or cannot be had. */
export function useLinesToBuy(recipes: readonly RecipeToBuy[] | undefined): LineToBuy[] | undefined {
  const { rulesOf, isLoaded } = useAllFoodRules();
  const read = useMemo(
    () => recipes?.map((one) => ({ ...one, language: languageOf(one.recipe) })),
    [recipes],
  );
  const linked = useLinked(read);
  return useMemo(
    () => (linked && isLoaded ? read?.flatMap((one) => linesOf(one, linked, rulesOf)) : undefined),
    [read, linked, isLoaded, rulesOf],
  );
}

const languageOf = ({
  ingredients,
  instructions,
}: Pick<RecipeToBuy['recipe'], 'ingredients' | 'instructions'>) =>
  likeliestLanguage([...ingredients, ...instructions]);

type Linked = ReadonlyMap<string, readonly LinkedRecipe[]>;

/** By the id of a recipe what its lines name; undefined until the words of all have been asked for. Without them no line is a staple. */
function useLinked(read: readonly { recipe: RecipeToBuy['recipe'] }[] | undefined): Linked | undefined {
  const utils = trpc.useUtils();
  const [linked, setLinked] = useState<{ of: typeof read; by: Linked }>();
  useEffect(() => {
    let isOutdated = false;
    void (async () => {
      const own = read?.map(({ recipe }) => recipe) ?? [];
      const found = await Promise.all(
        own.map(async (one) => [one.id, await readLinked(utils, one)] as const),
      );
      const recipes = [...own, ...found.flatMap(([, all]) => recipesAmong(all))];
      await Promise.allSettled([...new Set(recipes.map(languageOf))].map(loadWordsOf));
      // Of what was asked for since, the answer may have come before.
      if (!isOutdated) setLinked({ of: read, by: new Map(found) });
    })();
    return () => {
      isOutdated = true;
    };
  }, [read, utils]);
  return read !== undefined && linked?.of === read ? linked.by : undefined;
}

function linesOf(
  { recipe, shown, isThere, language, times = () => 1 }: RecipeToBuy & { language: LanguageCode },
  linked: Linked,
  rulesOf: (language: string) => FoodRules,
): LineToBuy[] {
  return linesInSections(recipe.ingredients)
    .filter(({ text }) => canBeBought(text))
    .map(({ index, text }) => {
      const isStaple = isStapleLine(text, language, rulesOf(language));
      const id = `${recipe.id} ${index}`;
      const made = madeFor(recipe.ingredients[index] ?? '', linked.get(recipe.id) ?? [], times(index));
      return {
        ...{ id, recipe, language, isStaple },
        text: shown[index] ?? text,
        isProposed: !isStaple && !isThere(index),
        ...(made && { made: { ...made, title: made.recipe.title, lines: linesToMake(made, id, rulesOf) } }),
      };
    });
}

/** What is bought where a line's recipe is made. */
function linesToMake(
  { recipe, lines }: Made,
  id: string,
  rulesOf: (language: string) => FoodRules,
): LineToBuy[] {
  const language = languageOf(recipe);
  return lines.map(({ line, text, made }, index) => {
    const isStaple = isStapleLine(line, language, rulesOf(language));
    const own = `${id} ${index}`;
    return {
      ...{ id: own, recipe, language, isStaple, text, isProposed: !isStaple },
      ...(made && { made: { ...made, title: made.recipe.title, lines: linesToMake(made, own, rulesOf) } }),
    };
  });
}

/** Whether a line is of what is always there; the words of its language have to be loaded. */
export function isStapleLine(text: string, language: LanguageCode, rules: FoodRules): boolean {
  const { food } = withFoodRules(text, readLine(text, language), rules);
  return food !== null && rules.isStaple(food);
}
