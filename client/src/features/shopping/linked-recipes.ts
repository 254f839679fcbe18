import type { RecipeLinkDto } from '@larder/shared/recipe/links';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import type { SeenRecipeDto } from '@larder/shared/recipe/seen-recipe';
import { isProposedFixed } from '@larder/shared/recipe-text/fixed-lines';
import { linkedFactor } from '@larder/shared/recipe-text/linked-factor';
import { scaleLine } from '@larder/shared/recipe-text/scale';
import { headerText } from '@larder/shared/recipe-text/sections';
import { kitchenOf } from '../../components/recipe/amounts/kitchen.ts';

export type AnyRecipe = RecipeDto | SeenRecipeDto;

/** A line that names another recipe, with that one, and the recipes that its lines name. */
export interface LinkedRecipe {
  link: RecipeLinkDto;
  recipe: AnyRecipe;
  within: readonly LinkedRecipe[];
}

/** What a line takes of the recipe that it names, made instead of bought. */
export interface Made {
  recipe: AnyRecipe;
  /** Otherwise it is the whole recipe, for its amount and the line's cannot be compared. */
  isKnown: boolean;
  lines: NeededLine[];
}

/** A line of a recipe as it is needed, multiplied. */
export interface NeededLine {
  line: string;
  text: string;
  made?: Made | undefined;
}

/** All that is made for a recipe has so many lines at most; the rest is bought ready. */
const MOST_LINES = 500;

/** Where recipes and the links of their lines are read. */
export interface RecipeReader {
  recipes: {
    links: { fetch: (input: { id: string }) => Promise<RecipeLinkDto[]> };
    byId: { fetch: (input: { id: string }) => Promise<AnyRecipe> };
  };
}

/** All that the lines of a recipe name, what is nearest to it first, each recipe read once. Without them it is shopped for as it is written. */
export async function readLinked(
  reader: RecipeReader,
  recipe: { id: string; ingredients: readonly string[] },
): Promise<LinkedRecipe[]> {
  const namedBy = namedOnce(reader);
  const linked: LinkedRecipe[] = [];
  let left = MOST_LINES;
  for (let level: Level = [{ of: recipe, times: 1, within: linked }]; level.length > 0;) {
    const named = await Promise.all(level.map(({ of }) => namedBy(of.id)));
    level = level.flatMap(({ of, times, within }, index) =>
      named[index]!.flatMap(({ link, recipe: inner }) => {
        const innerTimes = times * of.ingredients.filter((line) => line === link.line).length;
        const lines = innerTimes * inner.ingredients.length;
        if (lines === 0 || lines > left) return [];
        left -= lines;
        const next: LinkedRecipe[] = [];
        within.push({ link, recipe: inner, within: next });
        return [{ of: inner, times: innerTimes, within: next }];
      }),
    );
  }
  return linked;
}

/** Recipes that are made, how often, and where what their lines name is put. */
type Level = { of: { id: string; ingredients: readonly string[] }; times: number; within: LinkedRecipe[] }[];
type Named = Pick<LinkedRecipe, 'link' | 'recipe'>[];

/** Reads what the lines of a recipe name, once, however many name that recipe. */
function namedOnce({ recipes }: RecipeReader): (id: string) => Promise<Named> {
  const once = <Value>(read: (id: string) => Promise<Value>) => {
    const known = new Map<string, Promise<Value>>();
    return (id: string) => known.get(id) ?? known.set(id, read(id)).get(id)!;
  };
  const byId = once((id) => recipes.byId.fetch({ id }).catch(() => undefined));
  return once(async (id) => {
    const links = await recipes.links.fetch({ id }).catch(() => []);
    const found = await Promise.all(
      links.map(async (link) => ({ link, recipe: await byId(link.recipe.id) })),
    );
    return found.flatMap(({ link, recipe }) => (recipe ? [{ link, recipe }] : []));
  });
}

/** All recipes among these, for their words. */
export function recipesAmong(linked: readonly LinkedRecipe[]): AnyRecipe[] {
  return linked.flatMap(({ recipe, within }) => [recipe, ...recipesAmong(within)]);
}

/** The lines of a recipe that can be bought, multiplied; the counted words of it and of what it names have to be loaded. */
export function neededLines(
  { ingredients }: Pick<AnyRecipe, 'ingredients'>,
  linked: readonly LinkedRecipe[],
  factor: number,
): NeededLine[] {
  return ingredients.filter(canBeBought).map((line) => {
    const times = isProposedFixed(line) ? 1 : factor;
    return { line, text: times === 1 ? line : scaleLine(line, times), made: madeFor(line, linked, times) };
  });
}

/** What a line takes of the recipe that it names; undefined where it names none. */
export function madeFor(line: string, linked: readonly LinkedRecipe[], times: number): Made | undefined {
  const named = linked.find(({ link }) => link.line === line);
  if (!named) return undefined;
  const { link, recipe, within } = named;
  const factor = linkedFactor(line, link, times, kitchenOf({ ...recipe, address: addressOf(recipe) }));
  return { recipe, isKnown: factor !== undefined, lines: neededLines(recipe, within, factor ?? 1) };
}

/** Not what is a heading or empty. */
export const canBeBought = (line: string): boolean =>
  line.trim() !== '' && headerText(line) === null && !line.trim().endsWith(':');

const addressOf = ({ socialMediaUrl, sourceUrl }: AnyRecipe) => socialMediaUrl ?? sourceUrl;
