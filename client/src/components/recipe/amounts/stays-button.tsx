import * as messages from '#messages/common.json';
import { Pin } from 'lucide-react';
import type { AmountLine } from './recipe-amounts.ts';
import { textOf } from './shown-texts.ts';

/** Whether the amounts of a line stay while the recipe is scaled; proposed for what is 'for the tin' or 'to taste'. */
export function StaysButton({ amounts, index }: AmountLine) {
  if (amounts.scale.factor === 1 || !amounts.isQuestion(index)) return null;
  const line = textOf(amounts.line(index));
  if (amounts.placesIn(line).length === 0) return null;
  const isFixed = amounts.isFixed(index);
  return (
    <button
      type="button"
      aria-pressed={isFixed}
      aria-label={`${messages.lineStays}: ${line}`}
      title={messages.lineStays}
      onClick={() => amounts.fix(index, !isFixed)}
      className="group flex min-h-11 shrink-0 items-center print:hidden"
    >
      <span className="inline-flex items-center gap-1 rounded-full border border-control px-2.5 py-0.5 text-sm text-muted transition-colors group-hover:border-accent group-aria-pressed:border-transparent group-aria-pressed:bg-accent-soft group-aria-pressed:text-accent-strong">
        <Pin aria-hidden className="size-3.5 group-aria-pressed:fill-current" /> {messages.stays}
      </span>
    </button>
  );
}
