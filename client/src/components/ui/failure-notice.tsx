import { MESSAGES } from '@larder/shared/errors';
import type { ReactNode } from 'react';
import { useCooldown } from '../../hooks/use-cooldown.ts';
import { errorData, failureOf } from '../../lib/error-message.ts';
import { FailureText } from './failure-text.tsx';
import { Notice } from './notice.tsx';

interface FailureNoticeProps {
  error: unknown;
  /** The documented sentence for a failure that has none of its own. */
  fallback?: string;
  className?: string;
  /** A way on, such as trying again. */
  children?: ReactNode;
}

/** Why something failed. A rate limit counts its seconds down and goes when they are over. */
export function FailureNotice({ error, fallback, className, children }: FailureNoticeProps) {
  const { appCode, retryAfter: seconds } = errorData(error) ?? {};
  if (appCode === 'RATE_LIMITED' && seconds !== undefined)
    return <Countdown seconds={seconds} className={className} />;
  return (
    <Notice tone="danger" className={className}>
      <FailureText {...failureOf(error, fallback)} />
      {children}
    </Notice>
  );
}

/** Read out when it appears, not again with every second. */
function Countdown({ seconds, className }: { seconds: number; className: string | undefined }) {
  const { secondsLeft } = useCooldown(seconds);
  if (secondsLeft === 0) return null;
  return (
    <Notice tone="danger" className={className}>
      <span aria-live="off">{MESSAGES.rateLimited(secondsLeft)}</span>
    </Notice>
  );
}
