import { PHOTO_LIMITS, PHOTO_MESSAGES, PHOTO_WORDS } from '@larder/shared/photo-quota';
import { trpc } from '../../lib/trpc.ts';
import { LimitPanel, ReachedNotice } from './limit-notice.tsx';

/** How near the limit of photos one is; nothing while there is room. */
export default function PhotoLimitBanner() {
  const { data: usage } = trpc.photoQuota.usage.useQuery();
  if (!usage || usage.remainingCount > PHOTO_LIMITS.warnBelow) return null;
  const { currentCount, remainingCount, isAtLimit } = usage;
  if (isAtLimit) return <ReachedNotice message={PHOTO_MESSAGES.limitReached(currentCount)} />;
  return (
    <LimitPanel tone="warning" title={PHOTO_WORDS.warning} hasWayOut>
      <p className="mt-0.5">{PHOTO_WORDS.left(remainingCount, currentCount)}</p>
    </LimitPanel>
  );
}
