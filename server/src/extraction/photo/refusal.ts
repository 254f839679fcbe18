import { isSurelyCooking, startsWithVerb } from '../lines/steps.ts';
import { isHeader } from '@larder/shared/recipe-text/sections';
import { namesUnit } from '../lines/amounts.ts';
import { isShoppingList } from '../lines/headings.ts';
import { countsUp } from './paragraphs.ts';
import { isSpooned, startsWithQuantity, withoutBullet } from './quantities.ts';
import { scoreOf } from './recognise.ts';
import type { Roles } from './roles.ts';
import { isPriced, isQuantityRow, wordCount, type PlacedRow } from './rows.ts';

interface Found extends Roles {
  ingredients: readonly string[];
  steps: readonly string[];
}

/** A heat, or a time. */
export const COOKED = /\d\s?(?:°|º|degrees?|grad|min|minutes?|minuten|hours?|stunden?|heures?)/i;

/** True when what was found is a recipe or a page of one; a letter, a bill or a notice has lines but not these. */
export function isPartOfRecipe(found: Found): boolean {
  const lines = found.ingredients.filter((line) => !isHeader(line));
  const measured = lines.filter((line) => startsWithQuantity(line) && !isPriced(line));
  const withUnit = measured.filter(namesUnit);
  const steps = found.steps.filter((step) => wordCount(step) >= 3);
  if (steps.length === 0) return isListOfRecipe(found, { lines, measured, withUnit });
  if (found.hasIngredientsHeading && measured.length >= 1 && lines.length >= 2) return true;
  if (found.hasInstructionsHeading && (withUnit.length >= 2 || (measured.length >= 2 && isCooking(steps))))
    return true;
  if (measured.length >= 3 && withUnit.length >= 2) return true;
  // Of a hand some amounts are lost, and what is cooked says the rest.
  if (measured.length >= 2 && withUnit.length >= 1 && isCooking(steps)) return true;
  return isMethod(found, steps);
}

/** A list without steps: its page calls it one, or measures as cooks do. What is to be bought comes in packets. */
function isListOfRecipe(
  found: Found,
  { lines, measured, withUnit }: Record<'lines' | 'measured' | 'withUnit', readonly string[]>,
): boolean {
  if (found.rows.some(({ text }) => wordCount(text) <= 4 && isShoppingList(text))) return false;
  if (found.hasIngredientsHeading) return measured.length >= 1 && lines.length >= 2;
  const tells = found.rows.some(({ role }) => role === 'fact') || lines.some((line) => isSpooned(line));
  return tells && measured.length >= 3 && withUnit.length >= 3;
}

/** The same of a page that goes on with a recipe: any ingredient or step will do. */
export function hasLines({ ingredients, steps }: Pick<Found, 'ingredients' | 'steps'>): boolean {
  return ingredients.length > 0 || steps.some((step) => wordCount(step) >= 3);
}

/** Lines in the shape of a list: nobody names so many things in a story. */
const LISTED = 3;

/**
 * The same of a page whose words speak for a recipe and that is clear: a story in a kitchen has these words too, but lists nothing,
 * and its sentences do not begin with what is to be done.
 */
export function isToldAsRecipe(found: Found): boolean {
  const lines = found.ingredients.filter((line) => !isHeader(line));
  const steps = found.steps.filter((step) => wordCount(step) >= 3);
  if (lines.length >= LISTED || lines.filter(startsWithQuantity).length >= 2) return true;
  if (found.hasIngredientsHeading && lines.length > 0) return true;
  return isMethod(found, steps) || steps.filter(startsWithVerb).length * 2 >= Math.max(1, steps.length);
}

/** How strongly the tagger must speak for a recipe; of a page that is not clear it knows only some words. */
const SPEAKS = { clear: 1, unclear: -3.5, measured: -4.2 };
const LEAST_MEASURED = 3;
const CLEAR = 0.87;

/** How sure the letters of some rows are, 0 to 1: in the mean of the rows. */
export function clarityOf(rows: readonly Pick<PlacedRow, 'characters'>[]): number {
  return rows.reduce((sum, { characters }) => sum + scoreOf(characters), 0) / Math.max(1, rows.length);
}

export function isClear(rows: readonly Pick<PlacedRow, 'characters'>[]): boolean {
  return clarityOf(rows) >= CLEAR;
}

/**
 * True when the rows of a page speak for a recipe, whatever its layout: by the words that the tagger knows from captions, and
 * by what only cooks say. A list of shopping has the first alone; a page that is not clear may have lost the second.
 */
export function speaksForRecipe(rows: readonly PlacedRow[], score: number): boolean {
  if (rows.some(({ text }) => wordCount(text) <= 4 && isShoppingList(text))) return false;
  if (!isClear(rows)) {
    const measured = rows.filter((row) => isQuantityRow(row) && namesUnit(row.text));
    return score > (measured.length < LEAST_MEASURED ? SPEAKS.unclear : SPEAKS.measured);
  }
  return score > SPEAKS.clear && rows.some(({ text }) => isOfKitchen(text));
}

/** A row that measures as cooks do, names a heat or a time to cook, or says what is done in a kitchen. */
function isOfKitchen(text: string): boolean {
  return (
    isSpooned(withoutBullet(text)) || COOKED.test(text) || (wordCount(text) >= 4 && isSurelyCooking(text))
  );
}

function isMethod({ hasInstructionsHeading, rows }: Found, steps: readonly string[]): boolean {
  const isTold = hasInstructionsHeading || countsUp(rows.filter(({ role }) => role === 'step'));
  return isTold && steps.length >= 2 && isCooking(steps);
}

/** Steps that are done in a kitchen and nowhere else: two of them, or one with its time or heat. */
export function isCooking(steps: readonly string[]): boolean {
  const cooking = steps.filter((step) => isSurelyCooking(step));
  return cooking.length >= 2 || cooking.some((step) => COOKED.test(step));
}
