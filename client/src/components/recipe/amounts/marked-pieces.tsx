import type { Pieces } from './recipe-amounts.ts';

/** Changed amounts stand out; what was only written in other units does so quietly. */
export function MarkedPieces({ pieces }: { pieces: Pieces }) {
  return pieces.map(({ text, isChanged, original, isScaled, density }, index) => {
    const shown = density ? `≈\u00a0${text}` : text;
    return isChanged && (original === undefined || isScaled) ? (
      <strong key={index} className="font-semibold text-accent-strong">
        {shown}
      </strong>
    ) : (
      shown
    );
  });
}
