import { paths } from '@larder/shared/paths';
import { PHOTO_LIMITS, PHOTO_MESSAGES, PHOTO_WORDS } from '@larder/shared/photo-quota';
import { ImageOff, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../lib/cn.ts';
import { trpc } from '../../lib/trpc.ts';

/** How near the limit of photos one is; nothing while there is room. */
export default function PhotoLimitBanner() {
  const { data: usage } = trpc.photoQuota.usage.useQuery();
  if (!usage || usage.remainingCount > PHOTO_LIMITS.warnBelow) return null;
  const { currentCount, remainingCount, isAtLimit } = usage;
  return (
    <section
      role={isAtLimit ? 'alert' : 'status'}
      className={cn(
        'mb-6 flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card p-4 sm:p-5',
        isAtLimit ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning',
      )}
    >
      {isAtLimit ? (
        <ImageOff aria-hidden className="mt-0.5 size-6 shrink-0" />
      ) : (
        <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0" />
      )}
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-lg font-semibold">{isAtLimit ? PHOTO_WORDS.reached : PHOTO_WORDS.warning}</h2>
        <p className="mt-0.5">
          {isAtLimit
            ? PHOTO_MESSAGES.limitReached(currentCount)
            : PHOTO_WORDS.left(remainingCount, currentCount)}
        </p>
        <details className="mt-2">
          <summary className="cursor-pointer font-medium underline-offset-4 hover:underline">
            {PHOTO_WORDS.howTo}
          </summary>
          <p className="mt-1">{PHOTO_WORDS.guidance}</p>
        </details>
      </div>
      <Button asChild variant="secondary">
        <Link to={paths.home()} state={{ filterPhotoRecipes: true }}>
          View Photo-Based Recipes
        </Link>
      </Button>
    </section>
  );
}
