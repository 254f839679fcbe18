import { splitTags } from '../../../extraction/page/tags.ts';
import { factsOf } from './reading/facts.ts';
import { leftOvers } from './reading/left-over.ts';
import { ingredientLines, stepLines } from './reading/lines.ts';
import type { ReadRecipe } from './reading/one-recipe.ts';
import type { RecipePart } from './reading/recipes-page.ts';
import { addressOf, ratingOf } from './reading/values.ts';

/** What begins a recipe in a page. */
export const PAPRIKA_RECIPE = /<div\s(?:[^<>]{0,200}\s)?class\s?=\s?"recipe[\s"]/gi;
/** Its lines, below a heading that no other page names so. */
const LINES = /<p\s[^<>]{0,200}class\s?=\s?"line[\s"]/i;
const NAME = /<h1\s[^<>]{0,200}class\s?=\s?"name[\s"]/i;
const STARS = /[★⭐]/gu;

/** Whether a page is of Paprika's export as HTML. */
export function isPaprikaPage(page: string): boolean {
  return LINES.test(page) && NAME.test(page) && page.search(PAPRIKA_RECIPE) >= 0;
}

/** A recipe as Paprika exports it as HTML: a page for each, with schema.org's names of its fields and some of its own. */
export function recipeOfPaprikaPage(part: RecipePart): ReadRecipe {
  const item = (...names: string[]) => itemsOf(part, ...names).join('\n');
  const { leftOver, ...facts } = factsOf({
    ...{ prep: item('prepTime'), cook: item('cookTime'), total: item('totalTime') },
    ...{ servings: item('recipeYield'), difficulty: item('difficulty') },
  });
  const link = addressOf(part.link('itemprop', 'url')) ?? addressOf(part.link('class', 'source'));
  const author = item('author') || part.text('class', 'source');
  const description = item('description') || part.text('class', 'description');
  return {
    title: item('name') || part.text('class', 'name'),
    description: description || undefined,
    ingredients: ingredientLines(
      item('recipeIngredient', 'ingredients') || part.text('class', 'ingredients'),
    ),
    instructions: stepLines(item('recipeInstructions') || part.text('class', 'directions')),
    ...facts,
    tags: splitTags(item('recipeCategory') || part.text('class', 'categories')),
    sourceUrl: link ?? addressOf(author),
    sourceName: addressOf(author) === undefined ? author || undefined : undefined,
    notes: item('comment') || part.text('class', 'notes') || undefined,
    nutrition: item('nutrition') || part.text('class', 'nutrition') || undefined,
    rating: starsOf(part),
    pictures: part.pictures(),
    leftOver: [...leftOver, ...leftOvers({ Scale: item('scale') })],
  };
}

/** What all elements of these names say; one that stands within another of them says it once. */
function itemsOf(part: RecipePart, ...names: string[]): string[] {
  const said = names.map((name) => part.texts('itemprop', name)).find((texts) => texts.length > 0) ?? [];
  return said.filter((text, nth) => !said.some((other, at) => at < nth && other.split('\n').includes(text)));
}

function starsOf(part: RecipePart): number | undefined {
  const said =
    part.attributeOf('class', 'rating', 'value') || part.attributeOf('itemprop', 'aggregateRating', 'value');
  const drawn = part.text('class', 'rating').match(STARS)?.length;
  return ratingOf(said) ?? (drawn === undefined ? undefined : ratingOf(drawn));
}
