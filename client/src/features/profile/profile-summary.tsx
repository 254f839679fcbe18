import { paths } from '@larder/shared/paths';
import type { OwnProfileDto } from '@larder/shared/profile';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDay } from '../../lib/format-date.ts';

/** One's own profile: who one is, and what one has. `actions` stand beside the name. */
export function ProfileSummary({ profile, actions }: { profile: OwnProfileDto; actions: ReactNode }) {
  const { counts } = profile;
  return (
    <>
      <ProfileHead {...profile} actions={actions}>
        <p className="text-sm text-muted">Here since {formatDay(profile.joinedAt)}</p>
      </ProfileHead>
      <Counts
        counts={[
          { label: 'Recipes', count: counts.recipes, to: paths.home() },
          { label: 'Collections', count: counts.playlists, to: paths.collections() },
          { label: 'Favorites', count: counts.favorites, to: paths.favorites() },
          { label: 'Followers', count: counts.followers, to: paths.connections('followers') },
          { label: 'Following', count: counts.following, to: paths.connections('following') },
        ]}
      />
    </>
  );
}

interface ProfileHeadProps {
  displayName: string;
  username: string | null;
  profileImageUrl: string | null;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Somebody's picture and names, and what can be done. */
export function ProfileHead({ displayName, username, profileImageUrl, actions, children }: ProfileHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={displayName} imageUrl={profileImageUrl} className="size-20 text-2xl sm:size-24" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">{displayName}</h1>
        {username && <p className="truncate text-muted">@{username}</p>}
        {children}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}

interface Count {
  label: string;
  count: number;
  to?: string;
}

export function Counts({ counts }: { counts: readonly Count[] }) {
  return (
    <dl className="card mt-8 flex flex-wrap justify-center gap-y-5 px-2 py-5">
      {counts.map(({ label, count, to }) => (
        <div key={label} className="relative flex basis-1/3 flex-col-reverse text-center sm:basis-1/5">
          <dt className="text-sm text-muted">
            {to ? (
              <Link
                to={to}
                className="underline-offset-4 after:absolute after:inset-0 hover:text-accent hover:underline"
              >
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd className="font-display text-2xl">{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ProfileSkeleton({ label = 'Loading your profile' }: { label?: string }) {
  return (
    <div role="status">
      <h1 className="sr-only">{label}</h1>
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
