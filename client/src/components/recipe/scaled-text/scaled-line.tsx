import { scaledParts, scaledStepParts } from '@larder/shared/recipe-text/scale';
import type { ScaledTextProps } from './types.ts';

/** A line whose changed amounts stand out. */
export default function ScaledLine({ text, scale, isStep }: ScaledTextProps) {
  const parts = isStep ? scaledStepParts(text, scale) : scaledParts(text, scale);
  return parts.map((part, index) =>
    part.isChanged ? (
      <strong key={index} className="font-semibold text-accent-strong">
        {part.text}
      </strong>
    ) : (
      part.text
    ),
  );
}
