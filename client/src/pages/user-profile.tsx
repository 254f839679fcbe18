import type { FollowStatusDto } from '@larder/shared/follow/schema';
import { paths } from '@larder/shared/paths';
import { PRODUCT_NAME } from '@larder/shared/product';
import type { UserProfileDto } from '@larder/shared/profile/schema';
import { PROFILE_MESSAGES } from '@larder/shared/profile/messages';
import { ArrowLeft, MapPin } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { Button } from '../components/ui/button.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { UserPlaylists, type ViewerIs } from '../features/playlists/user-playlists.tsx';
import { ProfileActions } from '../features/follows/profile-actions.tsx';
import { Counts, ProfileHead, ProfileSkeleton } from '../features/profile/profile-summary.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { ALONE } from '../lib/api-links.ts';
import { appCodeOf, failureOf } from '../lib/error-message.ts';
import { keepFocus } from '../lib/keep-focus.ts';
import { useViewer } from '../lib/session.ts';
import { trpc } from '../lib/trpc.ts';

/** Another person's profile: read anew each time it is opened, and whenever the stream tells of a change between the two. */
export default function UserProfilePage() {
  const { userId = '' } = useParams();
  const profile = trpc.profiles.byId.useQuery({ userId }, { staleTime: 0 });
  const isOwn = useViewer().userId === userId;
  const status = trpc.follows.status.useQuery({ userId }, { staleTime: 0, enabled: !isOwn, trpc: ALONE });
  useDocumentTitle(profile.data ? `${profile.data.displayName} - ${PRODUCT_NAME}` : undefined);

  if (profile.isPending) return <ProfileSkeleton />;
  const isMissing = ['USER_NOT_FOUND', 'INVALID_INPUT'].includes(appCodeOf(profile.error) ?? '');
  if (!profile.data || isMissing) {
    return (
      <ErrorState
        as="h1"
        title={isMissing ? 'User Not Found' : 'Error Loading Profile'}
        {...(isMissing
          ? { message: PROFILE_MESSAGES.gone }
          : failureOf(profile.error, PROFILE_MESSAGES.userLoadFailed))}
        busy={profile.isFetching}
        onRetry={isMissing ? undefined : () => void profile.refetch()}
      >
        <Button asChild variant="secondary">
          <Link to={paths.connections()}>Back to Connections</Link>
        </Button>
      </ErrorState>
    );
  }
  return (
    <div ref={keepFocus}>
      <Link
        to={paths.connections()}
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-muted hover:text-accent"
      >
        <ArrowLeft aria-hidden className="size-5" /> Connections
      </Link>
      <ProfileHead
        {...profile.data}
        actions={!isOwn && <ProfileActions user={profile.data} status={status} />}
      />
      <About profile={profile.data} />
      <Statistics profile={profile.data} />
      <UserPlaylists user={profile.data} viewerIs={isOwn ? 'owner' : viewerIs(status)} />
    </div>
  );
}

function viewerIs({ data, isPending }: { data?: FollowStatusDto; isPending: boolean }): ViewerIs {
  if (isPending) return 'unclear';
  if (data?.isFollowing) return 'follower';
  return data && !data.isBlocked && (data.takesRequests || data.requestSent) ? 'apart' : 'shut out';
}

function About({ profile: { bio, location } }: { profile: UserProfileDto }) {
  if (!bio && !location) return null;
  return (
    <div className="mt-5 max-w-[68ch] space-y-2">
      {bio && <p className="text-lg wrap-anywhere whitespace-pre-line">{bio}</p>}
      {location && (
        <p className="flex items-center gap-2 text-muted">
          <MapPin aria-hidden className="size-5 shrink-0" />
          <span className="wrap-anywhere">{location}</span>
        </p>
      )}
    </div>
  );
}

/** What the person lets others know of their numbers. */
function Statistics({ profile }: { profile: UserProfileDto }) {
  const counts = [
    { label: 'Followers', count: profile.followersCount },
    { label: 'Following', count: profile.followingCount },
    { label: 'Collections', count: profile.collectionCount },
    { label: 'Recipes', count: profile.recipeCount },
  ].flatMap(({ label, count }) => (count === null ? [] : [{ label, count }]));
  return counts.length === 0 ? null : <Counts counts={counts} />;
}
