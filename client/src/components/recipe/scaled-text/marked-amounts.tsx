import type { ScaledPart } from '@larder/shared/recipe-text/scale';

export function MarkedAmounts({ parts }: { parts: readonly ScaledPart[] }) {
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
