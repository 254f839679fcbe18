import { type Amount, candidates, isMeasured } from './amount-candidates.ts';
import { isAmountHere, isHyphenated, isNeverAmount, type Seen } from './amount-context.ts';
import { EACH_AFTER, REACH, STEP_SIZE_BEFORE } from './amount-patterns.ts';
import { isHeader } from './sections.ts';
import { unitAt } from './units.ts';

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

/**
 * The amounts in a sentence of the method: only what is measured ('add 200 ml of milk'). Counts are left alone, since
 * 'cut into 4', 'for 2 minutes' and 'at 350' look the same, and so are sizes and times.
 */
export function findStepAmounts(text: string): Amount[] {
  if (isHeader(text)) return [];
  return candidates(text)
    .filter((candidate) => isMeasured(candidate.unit) && !isNeverAmount(text, candidate))
    .filter(({ start, end, unit }) => {
      const unitEnd = unit?.end ?? end;
      const isEach = EACH_AFTER.test(text.slice(unitEnd, unitEnd + REACH));
      return !isEach && !STEP_SIZE_BEFORE.test(text.slice(Math.max(0, start - REACH), start));
    })
    .map(({ paren: _, ...amount }) => amount);
}
