import * as messages from '#messages/settings.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import type { HeldPhotosDto, PhotoUsageDto } from '@larder/shared/photo/schema';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { HELD_PHOTOS } from '@larder/shared/photo/held-photos';
import { Link } from 'react-router-dom';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { LoadMore } from '../../components/ui/load-more.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { heldSentences } from '../../lib/format.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';

/** How many photos there are, what they are in, and which recipes hold most of them. */
export default function PhotoStatistics() {
  const usage = trpc.photoQuota.usage.useQuery();
  const held = trpc.photoQuota.held.useQuery({});
  const failed = [usage, held].find(({ isError }) => isError);
  return (
    <div className="space-y-4">
      {failed && <FailureNotice error={failed.error} fallback={PHOTO_MESSAGES.usageFailed} />}
      {usage.data && held.data && <Usage usage={usage.data} held={held.data} />}
      <PhotoRecipes />
    </div>
  );
}

interface UsageProps {
  usage: PhotoUsageDto;
  held: HeldPhotosDto;
}

/** How many of the places are taken: by photos of recipes, and by those that are not in a recipe yet. */
function Usage({ usage: { currentCount, maxLimit }, held }: UsageProps) {
  return (
    <div>
      <p className="mb-2">{HELD_PHOTOS.used(currentCount, currentCount - held.count)}</p>
      <ProgressBar
        label={messages.photosUsed}
        value={(currentCount / maxLimit) * 100}
        valueText={format(messages.photosOf, { currentCount, maxLimit })}
      />
      {held.count > 0 && <p className="mt-2 text-sm text-muted">{heldSentences(held)}</p>}
      {held.inImports > 0 && (
        <Link
          to={paths.imports()}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:text-accent"
        >
          {HELD_PHOTOS.viewImports}
        </Link>
      )}
    </div>
  );
}

function PhotoRecipes() {
  const list = trpc.photoQuota.photoRecipes.useInfiniteQuery({ limit: 10 }, PAGED_QUERY);
  const recipes = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.isError) return <FailureNotice error={list.error} fallback={PHOTO_MESSAGES.listFailed} />;
  if (recipes.length === 0) return null;
  return (
    <div>
      <h4 className="text-sm font-semibold">{messages.recipesWithMostPhotos}</h4>
      <ul className="mt-1 divide-y divide-line">
        {recipes.map(({ id, title, photoCount }) => (
          <li key={id} className="flex items-center gap-4">
            <Link
              to={paths.recipe(id)}
              className="flex min-h-11 min-w-0 flex-1 items-center underline-offset-4 hover:text-accent hover:underline"
            >
              <bdi className="truncate">{title}</bdi>
            </Link>
            <span className="shrink-0 text-sm text-muted">
              {format(messages.photoCount, { count: photoCount })}
            </span>
          </li>
        ))}
      </ul>
      <LoadMore query={list} />
    </div>
  );
}
