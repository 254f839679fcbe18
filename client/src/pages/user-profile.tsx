import * as messages from '#messages/people.json';
import { paths } from '@larder/shared/paths';
import { PRODUCT_NAME } from '@larder/shared/product';
import { useParams } from 'react-router-dom';
import { BackLink } from '../components/ui/back-link.tsx';
import { UserPlaylists, viewerIs } from '../features/playlists/user-playlists.tsx';
import { ProfileActions } from '../features/follows/profile-actions.tsx';
import { NoProfile } from '../features/profile/no-profile.tsx';
import { About, Statistics } from '../features/profile/profile-about.tsx';
import { ProfileHead, ProfileSkeleton } from '../features/profile/profile-summary.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { ALONE } from '../lib/api.ts';
import { appCodeOf } from '../lib/error-message.ts';
import { keepFocus } from '../hooks/keep-focus.ts';
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
    return <NoProfile profile={profile} isMissing={isMissing} />;
  }
  return (
    <div ref={keepFocus}>
      <ProfileHead
        back={<BackLink to={paths.connections()} label={messages.backToConnections} />}
        {...profile.data}
        actions={!isOwn && <ProfileActions user={profile.data} status={status} />}
      />
      <About profile={profile.data} />
      <Statistics profile={profile.data} />
      <UserPlaylists user={profile.data} viewerIs={isOwn ? 'owner' : viewerIs(status)} />
    </div>
  );
}
