import { PIECE_WEIGHTS } from '../foods/densities/pieces.ts';
import { findAmounts } from './amounts.ts';
import { densityOfFood } from './conversion/density.ts';
import { findMeasures } from './conversion/measures.ts';
import type { Kitchen } from './conversion/unit-values.ts';
import { scaleFor } from './servings.ts';

/**
 * What a recipe is multiplied by so that it takes what there is of one ingredient: 0.7 for '350 g' where it needs '500 g'.
 * A number alone is of the unit that is needed. Undefined for what is no amount of the same kind, and beyond 0.1 to 20 times.
 */
export function factorToUse(needed: string, have: string, kitchen: Kitchen): number | undefined {
  const need = findAmounts(needed)[0];
  if (!need) return undefined;
  const alone = numberIn(have);
  if (alone !== undefined) return scaleFor(lowest(need.value), alone);
  const [own] = findMeasures(needed, kitchen);
  const [there] = findMeasures(have.trim(), kitchen);
  if (!own || !there || own.dimension !== there.dimension) return undefined;
  const sizeOf = ({ numbers, size, more }: typeof own) => (numbers[0]?.value ?? 0) * size + more;
  return scaleFor(sizeOf(own), sizeOf(there));
}

/**
 * The same for what is needed in pieces where its weight is what there is: about 1.6 for '350 g' of the 2 onions that are needed. Undefined
 * for foods whose pieces have no known weight; the densities of the language have to be loaded (`loadDensitiesOf`).
 *
 * @param food as it is written behind the number, without size: a large onion is not weighed.
 */
export function factorByPieces(
  needed: string,
  have: string,
  food: string,
  kitchen: Kitchen,
): number | undefined {
  const pieces = numberIn(needed);
  const { source = '' } = densityOfFood(food, kitchen.language) ?? {};
  const grams = PIECE_WEIGHTS[source.slice(0, 5)];
  const [there] = findMeasures(have.trim(), kitchen);
  if (pieces === undefined || grams === undefined || there?.dimension !== 'mass') return undefined;
  return scaleFor(pieces * grams, (there.numbers[0]?.value ?? 0) * there.size + there.more);
}

/** The number that a text is; undefined for more than a number. */
function numberIn(text: string): number | undefined {
  const written = text.trim();
  const number = findAmounts(`${written} x`)[0];
  return number?.start === 0 && number.end === written.length ? lowest(number.value) : undefined;
}

function lowest(value: number | [number, number]): number {
  return typeof value === 'number' ? value : value[0];
}
