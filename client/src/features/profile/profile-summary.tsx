import * as messages from '#messages/people.json';
import { LANGUAGE } from '@larder/shared/messages/built-language';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { titleSize } from '../../components/ui/title-size.ts';
import { cn } from '../../lib/cn.ts';

interface ProfileHeadProps {
  displayName: string;
  username: string | null;
  profileImageUrl: string | null;
  /** The way to where one came from. */
  back: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Someone's picture and names, and what can be done. */
export function ProfileHead(props: ProfileHeadProps) {
  const { displayName, username, profileImageUrl, back, actions, children } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-4 sm:gap-x-5">
      {back}
      <Avatar
        name={displayName}
        imageUrl={profileImageUrl}
        className="size-14 text-xl sm:size-24 sm:text-2xl"
      />
      <div className="min-w-0 flex-[1_1_12rem]">
        <h1 className={cn('wrap-anywhere', titleSize(displayName, 'profile'))}>
          <bdi>{displayName}</bdi>
        </h1>
        {username && <p className="truncate text-muted">@{username}</p>}
        {children}
      </div>
      {actions && <div className="flex max-w-full flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}

export interface Count {
  label: string;
  /** Undefined while it is awaited, null when it is not to be had. */
  count: number | null | undefined;
  to?: string;
}

export function Counts({ counts }: { counts: readonly Count[] }) {
  return (
    <dl
      className={cn(
        'card mt-8 grid max-w-3xl gap-y-5 px-2 py-5 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none',
        counts.length % 3 === 0
          ? 'grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))]'
          : 'grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))]',
      )}
    >
      {counts.map(({ label, count, to }) => (
        <div key={label} className="relative flex flex-col-reverse text-center">
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
          <dd className="font-display text-2xl">
            <Figure count={count} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Figure({ count }: Pick<Count, 'count'>) {
  if (count === undefined) return <Skeleton className="mx-auto h-[1.25em] w-8" />;
  if (count !== null) return count.toLocaleString(LANGUAGE);
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{messages.notKnown}</span>
    </>
  );
}

export function ProfileSkeleton() {
  return (
    <div role="status">
      <h1 className="sr-only">{messages.loadingTheProfile}</h1>
      <div className="flex items-center gap-5">
        <Skeleton className="size-20 rounded-full sm:size-24" />
        <div className="space-y-3">
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-5 w-56" />
        </div>
      </div>
      <Skeleton className="mt-8 h-[6.75rem] max-w-3xl rounded-card" />
    </div>
  );
}
