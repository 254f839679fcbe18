import * as messages from '#messages/editor.json';
import { format } from '@larder/shared/messages/format';
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
  quantity: messages.isTheAmountCorrect,
  unclear: messages.hardToReadCorrect,
  ungrounded: messages.notFoundInPhoto,
};

/** Below a line that may have been misread: one tap says that it is right, one what it should be. */
export function DoubtfulLine({ line, reason, onConfirm, onCorrect }: DoubtfulLineProps) {
  const others = reason === 'quantity' ? otherReadings(line) : [];
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-warning">
      <span className="font-medium">{WHY[reason]}</span>
      <button
        type="button"
        aria-label={format(messages.yesIsCorrect, { line })}
        className={CHIP}
        onClick={onConfirm}
      >
        <Check aria-hidden className="size-4" /> {messages.yes}
      </button>
      {others.map((other) => (
        <button
          key={other.quantity}
          type="button"
          aria-label={format(messages.noItIs, { quantity: other.quantity, line: other.line })}
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
