import type { Language } from '@larder/shared/messages/language';
import type { MovedLink, MoveFile, MoveFormat } from '../formats/contract.ts';
import type { MovedExtras } from '../formats/larder-extras.ts';
import { oneLine, storable } from './clean-text.ts';
import { convertPlan, convertWeeks } from './convert-plan.ts';
import { convertShoppingLists } from './convert-shopping-lists.ts';

/** How those are made to fit into Larder that their readers give as the file has them. */
const CONVERT = {
  shoppingLists: convertShoppingLists,
  mealPlan: convertPlan,
  savedWeeks: convertWeeks,
  recipeLinks: (links) => links.map(cleanLink),
} satisfies { [Name in keyof MovedExtras]?: (moved: MovedExtras[Name], language: Language) => unknown };
type Convert = typeof CONVERT;

/** What a file holds beside recipes and collections, as it fits into Larder. */
export type Extras = {
  [Name in keyof MovedExtras]: Name extends keyof Convert ? ReturnType<Convert[Name]> : MovedExtras[Name];
};

/** Reads all that its format has a reader for. @throws MoveFileError */
export async function convertExtras(
  file: MoveFile,
  { extras = {} }: MoveFormat,
  language: Language,
): Promise<Partial<Extras>> {
  const converted: [string, unknown][] = [];
  for (const [name, read] of Object.entries(extras)) {
    const moved: unknown = await read(file);
    const convert = (CONVERT as Partial<Record<string, (moved: unknown, language: Language) => unknown>>)[
      name
    ];
    converted.push([name, convert ? convert(moved, language) : moved]);
  }
  return Object.fromEntries(converted);
}

/** As it can be stored, with its line as that of a recipe is kept. */
function cleanLink({ recipe, linked, line, yields }: MovedLink): MovedLink {
  return { recipe: storable(recipe), linked: storable(linked), line: oneLine(line), yields: oneLine(yields) };
}
