import { isUnit, nounBehind, wordsBehind } from './count-nouns.ts';
import { type Noun } from './nouns.ts';
import type { ReadAmount } from './line-reading.ts';
import type { WrittenNumber } from './numbers.ts';
import { type MoreBehind, partBehind } from './part-behind.ts';
import { isMeasured, type Unit } from './units.ts';
import { upperEndBehind } from './upper-end-behind.ts';
import type { WhatIsCounted } from './after-count.ts';

/** How what a number counts is found where no unit follows it. */
export type NounFinder = (text: string, position: number) => Noun | null;

/** What stands behind the unit or the thing that a number counts, and says more of how many: 'and a half', 'or two'. */
export function moreBehind(
  text: string,
  { end, value }: Pick<WrittenNumber, 'end' | 'value'>,
  unit: Unit | null,
  nounOf: NounFinder = nounBehind,
): MoreBehind | null {
  if (unit)
    return isMeasured(unit) || unit.kind === 'container' ? moreAt(text, unit.end, value, 'measure') : null;
  const noun = nounOf(text, end);
  if (noun) return moreAt(text, noun.end, value, isUnit(noun) ? 'measure' : 'thing');
  const [word] = wordsBehind(text, end, 1);
  return word ? moreAt(text, word.end, value, 'thing') : null;
}

/** The same behind what ends at `position`. */
export function moreAt(text: string, position: number, value: number, of: WhatIsCounted): MoreBehind | null {
  return partBehind(text, position, value, of) ?? upperEndBehind(text, position, value, of);
}

/** A quantity as what stands behind its unit makes it. */
export function quantityWith(
  quantity: ReadAmount['quantity'],
  { value, joint }: MoreBehind,
): ReadAmount['quantity'] {
  if (typeof quantity !== 'number') return quantity;
  return joint === undefined ? quantity + value : [quantity, value];
}
