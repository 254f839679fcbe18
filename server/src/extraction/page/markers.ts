import { memoized } from '../memoize.ts';

/** Parts of class names and ids that publishing tools give to a recipe's lists, whatever language the page is in. */
const MARKERS = {
  ingredients: marker(
    'ingred zutat skladnik hozzaval surovin sastoj malzeme ainekset materiallist einkaufsliste composition',
  ),
  instructions: marker(
    `instruction direction method preparation preparo preparat procedure zubereitung bereiding fremgang postup elaboracion etape
    recipestep recipe-step recipe_step steps anleitung priprema tillagning tillvaga elkeszit przygotowan howto how-to cooking-step
    verloop`,
  ),
} as const;

function marker(parts: string): RegExp {
  return new RegExp(parts.split(/\s+/).join('|'), 'i');
}

/** The part of a recipe that a class name, id or test id speaks of. */
export const matchMarker = memoized((name: string): 'ingredients' | 'instructions' | undefined => {
  if (MARKERS.ingredients.test(name)) return 'ingredients';
  return MARKERS.instructions.test(name) ? 'instructions' : undefined;
});

/** What recipe plugins begin the class names of their cards with, as a pattern. */
export const PLUGIN_PREFIXES =
  'wprm-recipe|tasty-recipes?|mv-create|wpurp-recipe|zlrecipe|easyrecipe|recipe-card|mpprecipe|simmer-recipe|cooked-recipe|jetpack-recipe';

/** What comes behind that for each part of a recipe, as patterns; of nested parts the outermost is read. */
export const PLUGIN_PARTS = {
  title: 'name|title(?:-primary)?',
  ingredients: 'ingredients?(?:-container|-list|-body|-block)?',
  instructions: '(?:instructions?|directions?)(?:-container|-list|-body|-block)?',
  prepTime: '(?:prep[-_]time|preptime)(?:-container)?|time-prep',
  cookTime: '(?:cook[-_]time|cooktime)(?:-container)?|time-(?:active|cook)',
  totalTime: '(?:total[-_]time|totaltime)(?:-container)?|time-total',
  servings: '(?:servings|yield)(?:-container)?',
} as const;
