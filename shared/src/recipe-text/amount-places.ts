import { findAmounts } from './amounts.ts';
import type { Place } from './line-reading.ts';

/** The amounts of an ingredient line, each with its unit, as they stand in it: '350 g', '2 cloves', the '1' of '1 (400 g) tin'. */
export function amountPlaces(line: string): Place[] {
  return findAmounts(line).map(({ start, end, unit, more }) => ({
    start,
    end: more?.end ?? Math.max(end, unit?.end ?? end),
  }));
}
