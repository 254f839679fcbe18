import { paths } from '@larder/shared/paths';
import { PHOTO_MESSAGES } from '@larder/shared/photo-quota';
import { Link } from 'react-router-dom';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { LoadMore } from '../../components/ui/load-more.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { IN_PAGES } from '../../lib/in-pages.ts';
import { plural } from '../../lib/plural.ts';
import { trpc } from '../../lib/trpc.ts';

/** How many photos there are, what they are in, and which recipes hold most of them. */
export default function PhotoStatistics({ onLeave }: { onLeave: () => void }) {
  const usage = trpc.photoQuota.usage.useQuery();
  const stats = trpc.photoQuota.stats.useQuery();
  return (
    <div className="space-y-4">
      {usage.isError && <FailureNotice error={usage.error} fallback={PHOTO_MESSAGES.usageFailed} />}
      {usage.data && (
        <div>
          <p className="mb-2">
            {usage.data.currentCount} of {plural(usage.data.maxLimit, 'photo')} used
          </p>
          <ProgressBar
            label="Photos used"
            value={(usage.data.currentCount / usage.data.maxLimit) * 100}
            valueText={`${usage.data.currentCount} of ${usage.data.maxLimit}`}
          />
        </div>
      )}
      {stats.isPending && <Skeleton className="h-20" />}
      {stats.data && (
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <Figure label="Recipes" value={stats.data.totalRecipes} />
          <Figure label="Photos in them" value={stats.data.totalPhotos} />
          <Figure label="Recipes with photos" value={stats.data.photoBasedRecipes} />
          <Figure label="Photos per recipe" value={stats.data.averagePhotosPerRecipe.toFixed(1)} />
        </dl>
      )}
      <PhotoRecipes onLeave={onLeave} />
    </div>
  );
}

function Figure({ label, value }: { label: string; value: number | string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-control bg-sunken px-3 py-2">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-2xl">{value}</dd>
    </div>
  );
}

function PhotoRecipes({ onLeave }: { onLeave: () => void }) {
  const list = trpc.photoQuota.photoRecipes.useInfiniteQuery({ limit: 10 }, IN_PAGES);
  const recipes = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.isError) return <FailureNotice error={list.error} fallback={PHOTO_MESSAGES.listFailed} />;
  if (recipes.length === 0) return null;
  return (
    <div>
      <h4 className="text-sm font-semibold">Recipes with most photos</h4>
      <ul className="mt-1 divide-y divide-line">
        {recipes.map(({ id, title, photoCount }) => (
          <li key={id} className="flex items-center gap-4">
            <Link
              to={paths.recipe(id)}
              onClick={onLeave}
              className="flex min-h-11 min-w-0 flex-1 items-center underline-offset-4 hover:text-accent hover:underline"
            >
              <bdi className="truncate">{title}</bdi>
            </Link>
            <span className="shrink-0 text-sm text-muted">{plural(photoCount, 'photo')}</span>
          </li>
        ))}
      </ul>
      <LoadMore query={list} />
    </div>
  );
}
