import type { PhotoUsageDto } from '@larder/shared/photo/schema';
import { PHOTO_MESSAGES, PHOTO_WORDS } from '@larder/shared/photo/messages';
import { HeldPhotos } from './held-photos.tsx';
import { LimitLine } from './limit-line.tsx';
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
  const left = <p>{PHOTO_WORDS.left(remainingCount, currentCount)}</p>;
  const reached = PHOTO_MESSAGES.limitReached(currentCount);
  if (isHome && isAtLimit)
    return (
      <LimitLine key="reached" isReached title={PHOTO_WORDS.reachedAtHome}>
        <p>{reached}</p>
        <HeldPhotos />
      </LimitLine>
    );
  if (isHome)
    return (
      <LimitLine key="near" isReached={false} title={PHOTO_WORDS.warning}>
        {left}
      </LimitLine>
    );
  if (isAtLimit)
    return <ReachedNotice title={PHOTO_WORDS.reached} message={reached} exceptPhotoIds={exceptPhotoIds} />;
  return (
    <LimitPanel tone="warning" title={PHOTO_WORDS.warning} hasWayOut>
      {left}
    </LimitPanel>
  );
}
