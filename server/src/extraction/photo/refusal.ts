import { isHeader } from '../page/lines.ts';
import { namesUnit } from '../page/vocabulary.ts';
import { countsUp } from './paragraphs.ts';
import { startsWithQuantity } from './quantities.ts';
import type { Roles } from './roles.ts';
import { isPriced, wordCount } from './rows.ts';

interface Found extends Roles {
  ingredients: readonly string[];
  steps: readonly string[];
}

const COOKED = /\d\s?(?:°|º|degrees?|grad|min|minutes?|minuten|hours?|stunden?|heures?)/i;

/** True when what was found is a recipe or a page of one; a letter, a bill or a notice has lines but not these. */
export function isPartOfRecipe(found: Found): boolean {
  const lines = found.ingredients.filter((line) => !isHeader(line));
  const measured = lines.filter((line) => startsWithQuantity(line) && !isPriced(line));
  const withUnit = measured.filter(namesUnit);
  const steps = found.steps.filter((step) => wordCount(step) >= 3);
  if (found.hasIngredientsHeading && measured.length >= 1 && lines.length >= 2) return true;
  if (found.hasInstructionsHeading && steps.length >= 1 && (measured.length >= 2 || isMethod(found, steps)))
    return true;
  if (measured.length >= 3 && withUnit.length >= 2) return steps.length >= 1 || withUnit.length >= 3;
  return isMethod(found, steps) && countsUp(found.rows.filter(({ role }) => role === 'step'));
}

/** The same of a page that goes on with a recipe: any ingredient or step will do. */
export function hasLines({ ingredients, steps }: Pick<Found, 'ingredients' | 'steps'>): boolean {
  return ingredients.length > 0 || steps.some((step) => wordCount(step) >= 3);
}

function isMethod({ hasInstructionsHeading }: Found, steps: readonly string[]): boolean {
  return steps.length >= 2 && (hasInstructionsHeading || steps.some((step) => COOKED.test(step)));
}
