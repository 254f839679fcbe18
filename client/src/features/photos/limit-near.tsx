import { PHOTO_MESSAGES, PHOTO_WORDS, type PhotoUsageDto } from '@larder/shared/photo-quota';
import { LimitPanel, ReachedNotice } from './limit-notice.tsx';

/** How few photos are left, or that there are none. */
export default function LimitNear({ usage }: { usage: PhotoUsageDto }) {
  const { currentCount, remainingCount, isAtLimit } = usage;
  if (isAtLimit) return <ReachedNotice message={PHOTO_MESSAGES.limitReached(currentCount)} />;
  return (
    <LimitPanel tone="warning" title={PHOTO_WORDS.warning} hasWayOut>
      <p className="mt-0.5">{PHOTO_WORDS.left(remainingCount, currentCount)}</p>
    </LimitPanel>
  );
}
