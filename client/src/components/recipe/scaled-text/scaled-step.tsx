import { scaledStepParts } from '@larder/shared/recipe-text/scale-steps';
import { MarkedAmounts } from './marked-amounts.tsx';
import type { ScaledTextProps } from './types.ts';

/** A sentence of the method whose changed amounts stand out. */
export default function ScaledStep({ text, scale }: ScaledTextProps) {
  return <MarkedAmounts parts={scaledStepParts(text, scale)} />;
}
