import { PROFILE_MESSAGES } from '@larder/shared/profile/messages';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useViewer } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Who one is: the picture, and the form. */
export function ProfileSection() {
  const viewer = useViewer();
  const profile = trpc.profiles.me.useQuery();
  if (profile.data)
    return (
      <>
        <ProfilePicture profile={profile.data} />
        <ProfileForm profile={profile.data} />
      </>
    );
  if (profile.isPending) return <FormSkeleton />;
  return (
    <SettingsSection title={viewer.displayName} hint={`@${viewer.username}`}>
      <ErrorState
        title={PROFILE_MESSAGES.loadFailed}
        message={errorMessage(profile.error)}
        busy={profile.isFetching}
        onRetry={() => void profile.refetch()}
      />
    </SettingsSection>
  );
}

function FormSkeleton() {
  return (
    <div aria-busy className="space-y-5">
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}
