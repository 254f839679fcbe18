import { MESSAGES } from '@larder/shared/errors';
import { useCooldown } from '../../hooks/use-cooldown.ts';
import { errorData, errorMessage } from '../../lib/error-message.ts';
import { Notice } from './notice.tsx';

interface FailureNoticeProps {
  error: unknown;
  /** The documented sentence for a failure that has none of its own. */
  fallback?: string;
}

/** Why something failed. A rate limit counts its seconds down and goes when they are over. */
export function FailureNotice({ error, fallback }: FailureNoticeProps) {
  const { appCode, retryAfter: seconds } = errorData(error) ?? {};
  if (appCode !== 'RATE_LIMITED' || seconds === undefined)
    return <Notice tone="danger">{errorMessage(error, fallback)}</Notice>;
  return <Countdown seconds={seconds} />;
}

/** Read out when it appears, not again with every second. */
function Countdown({ seconds }: { seconds: number }) {
  const { secondsLeft } = useCooldown(seconds);
  if (secondsLeft === 0) return null;
  return (
    <Notice tone="danger">
      <span aria-live="off">{MESSAGES.rateLimited(secondsLeft)}</span>
    </Notice>
  );
}
