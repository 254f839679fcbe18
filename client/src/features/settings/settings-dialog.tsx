import { PROFILE_MESSAGES } from '@larder/shared/profile';
import { LogOut } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';
import { ProfileForm } from './profile-form.tsx';
import { ThemeChoice } from './theme-choice.tsx';

interface SettingsDialogProps {
  onClose: () => void;
  onSignOut: () => void;
}

export default function SettingsDialog({ onClose, onSignOut }: SettingsDialogProps) {
  const profile = trpc.profiles.me.useQuery();
  return (
    <Dialog open onOpenChange={onClose} title="Profile Settings">
      <div className="space-y-8">
        <Part title="Profile information">
          {profile.data && <ProfileForm profile={profile.data} />}
          {profile.isPending && <FormSkeleton />}
          {profile.isError && !profile.data && (
            <ErrorState
              title={PROFILE_MESSAGES.loadFailed}
              message={errorMessage(profile.error)}
              busy={profile.isFetching}
              onRetry={() => void profile.refetch()}
            />
          )}
        </Part>
        <Part title="Appearance">
          <ThemeChoice />
        </Part>
        <Part title="This browser">
          <Button variant="secondary" onClick={onSignOut}>
            <LogOut /> Sign Out
          </Button>
        </Part>
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-xl">
        {title}
      </h3>
      {children}
    </section>
  );
}

function FormSkeleton() {
  return (
    <div aria-busy className="space-y-5">
      {Array.from({ length: 3 }, (_, row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}
