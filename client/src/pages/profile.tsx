import * as messages from '#messages/people.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { PROFILE_FRESH_MS, PROFILE_MESSAGES } from '@larder/shared/profile/messages';
import { UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BackLink } from '../components/ui/back-link.tsx';
import { Button } from '../components/ui/button.tsx';
import { FailureText } from '../components/ui/failure-text.tsx';
import { Notice } from '../components/ui/notice.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { MyPlaylists } from '../features/playlists/my-playlists.tsx';
import { PendingBadge } from '../features/follows/pending-badge.tsx';
import { useConnectionsPath } from '../features/follows/pending-requests.tsx';
import { Counts, ProfileHead } from '../features/profile/profile-summary.tsx';
import { REQUESTS, useOwnCounts } from '../features/profile/use-own-counts.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { ALONE } from '../lib/api.ts';
import { errorMessage } from '../lib/error-message.ts';
import { formatMonth } from '../lib/format.ts';
import { useViewer } from '../lib/session.ts';
import { trpc } from '../lib/trpc.ts';

/** One's own profile. Who one is, is known; whatever else is on it comes, or fails, by itself. */
export default function ProfilePage() {
  useDocumentTitle();
  const viewer = useViewer();
  const profile = trpc.profiles.me.useQuery(undefined, { staleTime: PROFILE_FRESH_MS, trpc: ALONE });
  const counts = useOwnCounts();
  const pending = counts.find(({ label }) => label === REQUESTS)?.count ?? undefined;
  const connections = useConnectionsPath(pending);
  return (
    <>
      <ProfileHead
        back={<BackLink to={paths.home()} />}
        {...(profile.data ?? viewer)}
        actions={
          <Button asChild variant="secondary">
            <Link to={connections}>
              <UsersRound /> {messages.connections} <PendingBadge known={pending} />
            </Link>
          </Button>
        }
      >
        {profile.isPending && <Skeleton className="mt-1 h-4 w-40" />}
        {profile.data && (
          <p className="text-sm text-muted">
            {format(messages.joined, { joinedAt: formatMonth(profile.data.joinedAt) })}
          </p>
        )}
      </ProfileHead>
      {!profile.data && profile.isError && (
        <Notice tone="danger" className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span>
            <FailureText message={PROFILE_MESSAGES.loadFailed} detail={errorMessage(profile.error)} />
          </span>
          <Button variant="secondary" busy={profile.isFetching} onClick={() => void profile.refetch()}>
            {messages.tryAgain}
          </Button>
        </Notice>
      )}
      <Counts counts={counts} />
      <MyPlaylists />
    </>
  );
}
