import { SERVINGS_OF, WHOLE_RECIPE } from '../language/yield-words.ts';
import type { RecipeLinkDto } from '../recipe/links.ts';
import { candidates } from './amount-candidates.ts';
import { findAmounts } from './amounts.ts';
import { findMeasures, type Measure } from './conversion/measures.ts';
import type { Kitchen } from './conversion/unit-values.ts';

/** What is known of how much a linked recipe makes. */
type Makes = Pick<RecipeLinkDto, 'yields'> & { recipe: Pick<RecipeLinkDto['recipe'], 'servings'> };

/**
 * What a linked recipe is multiplied by for a line of one that is multiplied by `factor`: 0.5 for '300 g tomato sauce' where it makes '600 g',
 * and for '2 servings' where it is for four. Undefined where the two cannot be compared.
 *
 * @param line as it is written: what is multiplied already would be multiplied twice.
 */
export function linkedFactor(
  line: string,
  makes: Makes,
  factor: number,
  kitchen: Kitchen,
): number | undefined {
  const share = wholesIn(line) ?? servingsShare(line, makes) ?? yieldShare(line, makes.yields, kitchen);
  return share === undefined || !Number.isFinite(share) || share <= 0 ? undefined : share * factor;
}

function wholesIn(line: string): number | undefined {
  return countBefore(line, WHOLE_RECIPE);
}

function servingsShare(line: string, { recipe: { servings } }: Makes): number | undefined {
  const count = countBefore(line, SERVINGS_OF);
  return count === undefined || !servings ? undefined : count / servings;
}

function yieldShare(line: string, yields: string, kitchen: Kitchen): number | undefined {
  const made = findMeasures(yields, kitchen);
  const taken = findMeasures(line, kitchen);
  for (const one of taken) {
    const other = made.find(({ dimension }) => dimension === one.dimension);
    if (other) return sizeOf(one) / sizeOf(other);
  }
  // Pieces: '6 tortillas' of a recipe that makes '12 tortillas'.
  const [piecesMade, piecesTaken] = [numberIn(yields), numberIn(line)];
  if (made.length > 0 || taken.length > 0 || piecesMade === undefined || piecesTaken === undefined)
    return undefined;
  return piecesTaken / piecesMade;
}

const sizeOf = ({ numbers, size, more }: Measure) => (numbers[0]?.value ?? 0) * size + more;

function countBefore(line: string, words: RegExp): number | undefined {
  const [amount] = candidates(line);
  if (!amount || !words.test(line.slice(amount.end))) return undefined;
  return lowest(amount.value);
}

function numberIn(text: string): number | undefined {
  const [amount] = findAmounts(/^[\d\s.,/]+$/.test(text) ? `${text} x` : text);
  return amount && lowest(amount.value);
}

const lowest = (value: number | [number, number]) => (typeof value === 'number' ? value : value[0]);
