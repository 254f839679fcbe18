import { RANGE } from './amount-patterns.ts';
import type { ReadAmount } from './line-reading.ts';

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
