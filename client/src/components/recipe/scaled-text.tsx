import type { ScaledPart } from '@larder/shared/recipe-text/scale';

/** A line whose changed amounts stand out. */
export function ScaledText({ parts }: { parts: readonly ScaledPart[] }) {
  return parts.map(({ text, isChanged }, index) =>
    isChanged ? (
      <strong key={index} className="font-semibold text-accent-strong">
        {text}
      </strong>
    ) : (
      text
    ),
  );
}
