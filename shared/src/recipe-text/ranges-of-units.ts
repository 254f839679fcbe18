import { HYPHENATED_RANGE, RANGE } from './amount-patterns.ts';
import type { ReadAmount } from './line-reading.ts';
import type { WrittenNumber } from './numbers.ts';

/** Amounts in their order, of which those that are the two ends of a range are one: '250g-300g', '1 kg to 1.5 kg'. */
export function withRangesOfUnits(text: string, amounts: readonly ReadAmount[]): ReadAmount[] {
  const all: ReadAmount[] = [];
  for (const amount of amounts) {
    const range = rangeOf(text, all.at(-1), amount);
    if (range) all[all.length - 1] = range;
    else all.push(amount);
  }
  return all;
}

function rangeOf(text: string, low: ReadAmount | undefined, high: ReadAmount): ReadAmount | null {
  if (!low?.unitPlace || !high.unitPlace || low.unit !== high.unit || low.isEach !== high.isEach) return null;
  if (typeof low.quantity !== 'number' || typeof high.quantity !== 'number') return null;
  const isRange = low.quantity < high.quantity && RANGE.test(text.slice(low.unitPlace.end, high.start));
  return isRange ? { ...low, quantity: [low.quantity, high.quantity] } : null;
}

/** The number of a size at a place, and the upper end of one that is a range: '6- to 8-ounce'. */
export function numbersOfSize(
  text: string,
  numbers: readonly WrittenNumber[],
  position: number,
): WrittenNumber[] {
  const at = numbers.findIndex(({ start }) => start === position);
  const [low, high] = at < 0 ? [] : numbers.slice(at, at + 2);
  if (!low || !high) return low ? [low] : [];
  return HYPHENATED_RANGE.test(text.slice(low.end, high.start)) ? [low, high] : [low];
}
