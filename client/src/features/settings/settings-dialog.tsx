import * as messages from '#messages/settings.json';
import { PHOTO_WORDS } from '@larder/shared/photo/messages';
import { PROFILE_MESSAGES } from '@larder/shared/profile/messages';
import { LogOut, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useViewer } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { DataDownload } from './data-download.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SecuritySection } from './security-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { StorageUsage } from './storage-usage.tsx';
import { ThemeChoice } from './theme-choice.tsx';

const PhotoStatistics = lazy(() => import('./photo-statistics.tsx'));
const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

interface SettingsDialogProps {
  onClose: () => void;
  onSignOut: () => void;
}

export default function SettingsDialog({ onClose, onSignOut }: SettingsDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Dialog open onOpenChange={onClose} title={messages.profileSettings} wide>
      <div className="space-y-10">
        <Profile />
        <SettingsSection title={messages.appearance}>
          <div className="space-y-5">
            <ThemeChoice />
            <LanguageChoice />
          </div>
        </SettingsSection>
        <SecuritySection />
        <SettingsSection title={messages.yourPhotos} hint={PHOTO_WORDS.room()}>
          <Suspense fallback={<Skeleton className="h-32" />}>
            <PhotoStatistics onLeave={onClose} />
          </Suspense>
        </SettingsSection>
        <SettingsSection title={messages.thisBrowser}>
          <Button variant="secondary" onClick={onSignOut}>
            <LogOut /> {messages.signOut}
          </Button>
        </SettingsSection>
        <SettingsSection title={messages.yourData} hint={messages.downloadEverythingAnOfflineCookbookPlus}>
          <div className="space-y-6">
            <StorageUsage />
            <DataDownload />
          </div>
        </SettingsSection>
        <SettingsSection
          title={messages.deleteAccount2}
          hint={messages.yourRecipesCollectionsAndPicturesWill}
        >
          <Button variant="secondary" className="text-danger" onClick={() => setLeaving(true)}>
            <Trash2 /> {messages.deleteAccount}
          </Button>
        </SettingsSection>
      </div>
      {isLeaving && (
        <Suspense fallback={null}>
          <DeleteAccountDialog onBack={() => setLeaving(false)} />
        </Suspense>
      )}
    </Dialog>
  );
}

function Profile() {
  const viewer = useViewer();
  const profile = trpc.profiles.me.useQuery();
  if (profile.data)
    return (
      <div className="space-y-8">
        <ProfilePicture profile={profile.data} />
        <ProfileForm profile={profile.data} />
      </div>
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
