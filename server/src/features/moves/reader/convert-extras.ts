import type { Language } from '@larder/shared/messages/language';
import type { MovedExtras, MovedLink, MoveFile, MoveFormat } from '../formats/contract.ts';
import { oneLine, storable } from './clean-text.ts';
import { convertPlan, convertWeeks } from './convert-plan.ts';
import { convertShoppingLists } from './convert-shopping-lists.ts';

/** How each of them is made to fit into Larder. */
const CONVERT = {
  shoppingLists: convertShoppingLists,
  mealPlan: convertPlan,
  savedWeeks: convertWeeks,
  recipeLinks: (links) => links.map(cleanLink),
  foodRules: (rules) => rules,
  smartCollections: (collections) => collections,
} satisfies { [Name in keyof MovedExtras]: (moved: MovedExtras[Name], language: Language) => unknown };

/** What a file holds beside recipes and collections, as it fits into Larder. */
export type Extras = { [Name in keyof MovedExtras]: ReturnType<(typeof CONVERT)[Name]> };

/** Reads all of it. What a format has no reader for is empty. @throws MoveFileError */
export async function convertExtras(
  file: MoveFile,
  { extras = {} }: MoveFormat,
  language: Language,
): Promise<Extras> {
  return {
    shoppingLists: CONVERT.shoppingLists((await extras.shoppingLists?.(file)) ?? [], language),
    mealPlan: CONVERT.mealPlan((await extras.mealPlan?.(file)) ?? []),
    savedWeeks: CONVERT.savedWeeks((await extras.savedWeeks?.(file)) ?? []),
    recipeLinks: CONVERT.recipeLinks((await extras.recipeLinks?.(file)) ?? []),
    foodRules: CONVERT.foodRules((await extras.foodRules?.(file)) ?? []),
    smartCollections: CONVERT.smartCollections((await extras.smartCollections?.(file)) ?? []),
  };
}

/** As it can be stored, with its line as that of a recipe is kept. */
function cleanLink({ recipe, linked, line, yields }: MovedLink): MovedLink {
  return { recipe: storable(recipe), linked: storable(linked), line: oneLine(line), yields: oneLine(yields) };
}
