import type { PhotoUsageDto } from '@larder/shared/photo/schema';
import { PHOTO_MESSAGES, PHOTO_WORDS } from '@larder/shared/photo/messages';
import { LimitPanel, ReachedNotice } from './limit-notice.tsx';

interface LimitNearProps {
  usage: PhotoUsageDto;
  /** Over the list of recipes; elsewhere photos are about to be added. */
  isHome: boolean;
  exceptPhotoIds?: readonly string[] | undefined;
}

/** How few photos are left, or that there are none. */
export default function LimitNear({ usage, isHome, exceptPhotoIds }: LimitNearProps) {
  const { currentCount, remainingCount, isAtLimit } = usage;
  if (isAtLimit) {
    return (
      <ReachedNotice
        title={isHome ? PHOTO_WORDS.reachedAtHome : PHOTO_WORDS.reached}
        message={PHOTO_MESSAGES.limitReached(currentCount)}
        exceptPhotoIds={exceptPhotoIds}
      />
    );
  }
  return (
    <LimitPanel tone="warning" title={PHOTO_WORDS.warning} hasWayOut>
      <p className="mt-0.5">{PHOTO_WORDS.left(remainingCount, currentCount)}</p>
    </LimitPanel>
  );
}
