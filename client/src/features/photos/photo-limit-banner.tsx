import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { lazy, Suspense } from 'react';
import { trpc } from '../../lib/trpc.ts';

const LimitNear = lazy(() => import('./limit-near.tsx'));

interface PhotoLimitBannerProps {
  isHome?: boolean;
  /** What the screen works with. */
  exceptPhotoIds?: readonly string[];
}

/** How near the limit of photos one is; nothing while there is room, as there mostly is. */
export function PhotoLimitBanner({ isHome = false, exceptPhotoIds }: PhotoLimitBannerProps) {
  const { data: usage } = trpc.photoQuota.usage.useQuery();
  if (!usage || usage.remainingCount > PHOTO_LIMITS.warnBelow) return null;
  return (
    <Suspense fallback={null}>
      <LimitNear usage={usage} isHome={isHome} exceptPhotoIds={exceptPhotoIds} />
    </Suspense>
  );
}
