import type { PhotoDoubt } from '@larder/shared/photo/messages';
import { Check } from 'lucide-react';
import { otherReadings } from './other-readings.ts';

interface DoubtfulLineProps {
  line: string;
  reason: PhotoDoubt;
  onConfirm: () => void;
  onCorrect: (line: string) => void;
}

const WHY: Record<PhotoDoubt, string> = {
  quantity: 'Is the amount right?',
  unclear: 'Hard to read. Is it right?',
  ungrounded: 'Not found on the photo. Is it right?',
};

/** Below a line that may have been misread: one tap says that it is right, one what it should be. */
export function DoubtfulLine({ line, reason, onConfirm, onCorrect }: DoubtfulLineProps) {
  const others = reason === 'quantity' ? otherReadings(line) : [];
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-warning">
      <span className="font-medium">{WHY[reason]}</span>
      <button type="button" aria-label={`Yes, “${line}” is right`} className={CHIP} onClick={onConfirm}>
        <Check aria-hidden className="size-4" /> Yes
      </button>
      {others.map((other) => (
        <button
          key={other.quantity}
          type="button"
          aria-label={`No, it is ${other.quantity}: “${other.line}”`}
          className={CHIP}
          onClick={() => onCorrect(other.line)}
        >
          {other.quantity}
        </button>
      ))}
    </div>
  );
}

const CHIP =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control border border-warning/50 bg-warning-soft px-3 font-medium hover:border-warning';
