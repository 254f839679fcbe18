import * as messages from '#messages/auth.json';
import { CODE_LENGTH } from '@larder/shared/auth/schema';
import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp';
import type { RefObject } from 'react';
import { cn } from '../../lib/cn.ts';
import { cspNonce } from '../../lib/csp-nonce.ts';

interface CodeInputProps {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  isInvalid: boolean;
  disabled: boolean;
  describedBy: string | undefined;
  onChange: (digits: string) => void;
  onComplete: (digits: string) => void;
}

/** Six boxes that are one text field underneath: digits only, and a paste keeps the first six. */
export function CodeInput({
  ref,
  value,
  isInvalid,
  disabled,
  describedBy,
  onChange,
  onComplete,
}: CodeInputProps) {
  return (
    <OTPInput
      ref={ref}
      maxLength={CODE_LENGTH}
      pattern={REGEXP_ONLY_DIGITS}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      aria-label={messages.sixDigitCode}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      value={value}
      readOnly={disabled}
      onChange={onChange}
      onComplete={onComplete}
      pasteTransformer={(pasted) => pasted.replace(/\D/g, '').slice(0, CODE_LENGTH)}
      nonce={cspNonce()}
      noScriptCSSFallback={null}
      pushPasswordManagerStrategy="none"
      containerClassName="justify-center"
      render={({ slots }) => (
        <div className="flex justify-center gap-2 sm:gap-3">
          {slots.map((slot, index) => (
            <Box key={index} slot={slot} isInvalid={isInvalid} />
          ))}
        </div>
      )}
    />
  );
}

function Box({ slot, isInvalid }: { slot: SlotProps; isInvalid: boolean }) {
  return (
    <div
      data-testid="code-box"
      className={cn(
        'grid h-14 w-11 place-items-center rounded-control border bg-surface font-display text-2xl transition-colors sm:h-16 sm:w-13',
        isInvalid ? 'border-danger' : 'border-control',
        slot.isActive && 'border-ink outline-2 outline-ink',
      )}
    >
      {slot.char}
      {slot.hasFakeCaret && <span className="h-7 w-0.5 animate-pulse bg-accent" />}
    </div>
  );
}
