import * as messages from '#messages/settings.json';
import type { OwnProfileDto } from '@larder/shared/profile/schema';
import { Camera, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { setSession, useViewer } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { SettingsSection } from './settings-section.tsx';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** A person's own picture: put there, replaced, taken away. It is shown wherever their name is. */
export function ProfilePicture({ profile }: { profile: OwnProfileDto }) {
  const viewer = useViewer();
  const utils = trpc.useUtils();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const set = trpc.profiles.setAvatar.useMutation({
    onSuccess: (updated) => {
      utils.profiles.me.setData(undefined, updated);
      setSession({ ...viewer, profileImageUrl: updated.profileImageUrl });
      setFile(undefined);
    },
  });
  const hasPicture = profile.profileImageUrl !== null;
  return (
    <SettingsSection title={messages.profilePicture}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Avatar name={profile.displayName} imageUrl={profile.profileImageUrl} className="size-24 text-2xl" />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => input.current?.click()}>
            <Camera aria-hidden /> {hasPicture ? messages.changePicture : messages.addAPicture}
          </Button>
          {hasPicture && (
            <Button
              variant="ghost"
              className="text-danger"
              busy={set.isPending && !file}
              onClick={() => set.mutate({ photoId: null })}
            >
              <Trash2 aria-hidden /> {messages.removePicture}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*,.heic,.heif"
          aria-label={messages.profilePictureFile}
          hidden
          onChange={(event) => {
            setFile(event.target.files?.[0]);
            event.target.value = '';
            set.reset();
          }}
        />
      </div>
      {set.isError && !file && <FailureNotice error={set.error} />}
      {file && (
        <Suspense fallback={null}>
          <CropDialog
            file={file}
            saving={set.isPending}
            error={set.error}
            onSave={(picture) => set.mutate(picture)}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}
