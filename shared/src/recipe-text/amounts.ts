import { type Amount, candidates } from './amount-candidates.ts';
import { isAmountHere, isHyphenated, isNeverAmount, type Seen } from './amount-context.ts';
import { isHeader } from './sections.ts';
import { isMeasured, unitAt } from './units.ts';

/**
 * Finds the amounts of an ingredient line, from left to right: what has to change when the recipe is made larger or
 * smaller. Numbers that are no amounts are left out: temperatures, shares, lengths, times, sizes of cans and pieces,
 * 'type 00', notes. A '[Header]' line has none.
 */
export function findAmounts(text: string): Amount[] {
  if (isHeader(text)) return [];
  const amounts: Amount[] = [];
  const seen: Seen = { previous: null, hasSize: false };
  for (const candidate of candidates(text)) {
    const { paren: _, ...amount } = candidate;
    if (isNeverAmount(text, candidate)) {
      if (isHyphenated(text, candidate.end) && isMeasured(unitAt(text, candidate.end + 1, 0)))
        seen.hasSize = true;
    } else if (isAmountHere(text, candidate, seen)) {
      amounts.push(amount);
      seen.previous = candidate;
    }
  }
  return amounts;
}
