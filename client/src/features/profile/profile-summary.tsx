import type { OwnProfileDto } from '@larder/shared/profile';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDay } from '../../lib/format-date.ts';

const COUNTS = [
  ['recipes', 'Recipes'],
  ['playlists', 'Collections'],
  ['favorites', 'Favorites'],
  ['followers', 'Followers'],
  ['following', 'Following'],
] as const;

export function ProfileSummary({ profile }: { profile: OwnProfileDto }) {
  return (
    <>
      <div className="flex items-center gap-5">
        <Avatar
          name={profile.displayName}
          imageUrl={profile.profileImageUrl}
          className="size-20 text-2xl sm:size-24"
        />
        <div className="min-w-0">
          <h1 className="truncate text-3xl sm:text-4xl">{profile.displayName}</h1>
          <p className="truncate text-muted">@{profile.username}</p>
          <p className="text-sm text-muted">Here since {formatDay(profile.joinedAt)}</p>
        </div>
      </div>
      <dl className="card mt-8 flex flex-wrap justify-center gap-y-5 px-2 py-5">
        {COUNTS.map(([key, label]) => (
          <div key={key} className="flex basis-1/3 flex-col-reverse text-center sm:basis-1/5">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-display text-2xl">{profile.counts[key].toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function ProfileSkeleton() {
  return (
    <div role="status">
      <h1 className="sr-only">Loading your profile</h1>
      <div className="flex items-center gap-5">
        <Skeleton className="size-20 rounded-full sm:size-24" />
        <div className="space-y-3">
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-5 w-56" />
        </div>
      </div>
      <Skeleton className="mt-8 h-[6.75rem] rounded-card" />
    </div>
  );
}
