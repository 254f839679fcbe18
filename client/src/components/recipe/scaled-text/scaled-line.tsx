import { scaledParts } from '@larder/shared/recipe-text/scale';
import { MarkedAmounts } from './marked-amounts.tsx';
import type { ScaledTextProps } from './types.ts';

/** A line whose changed amounts stand out. */
export function ScaledLine({ text, scale }: ScaledTextProps) {
  return <MarkedAmounts parts={scaledParts(text, scale)} />;
}
