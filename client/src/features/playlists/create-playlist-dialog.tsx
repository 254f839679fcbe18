import * as messages from '#messages/collections.json';
import type { PlaylistDto } from '@larder/shared/playlist/schema';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import type { ImageDto } from '@larder/shared/recipe/image';
import { useId, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { trpc } from '../../lib/trpc.ts';
import { PlaylistFields, usePlaylistForm } from './playlist-fields.tsx';
import { OwnCover } from './own-cover.tsx';
import { useSharingList } from './use-sharing-list.ts';

interface CreatePlaylistDialogProps {
  onClose: () => void;
  /** The dialog is busy until what follows is done. */
  onCreated: (playlist: PlaylistDto) => Promise<void> | void;
}

const NEW = { name: '', description: '', privacyLevel: 'private' } as const;

export default function CreatePlaylistDialog({ onClose, onCreated }: CreatePlaylistDialogProps) {
  const formId = useId();
  const utils = trpc.useUtils();
  const form = usePlaylistForm(NEW);
  const [cover, setCover] = useState<ImageDto | null>(null);
  const sharing = useSharingList();
  const isNamed = form.watch('name').trim() !== '';
  const create = trpc.playlists.create.useMutation({
    onSuccess: (playlist) => {
      void utils.playlists.list.invalidate();
      void utils.profiles.me.invalidate();
      return onCreated(playlist);
    },
  });
  const save = form.handleSubmit((values) => {
    if (create.isPending) return;
    create.mutate({
      ...values,
      ...(values.privacyLevel === 'limited' && { sharedWith: sharing.sharedWith }),
      ...(cover && { coverPhotoId: cover.id }),
    });
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.createNewCollection}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} busy={create.isPending} disabled={!isNamed}>
            {messages.create}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="space-y-5">
        <PlaylistFields form={form} sharing={sharing} />
        <OwnCover value={cover} onChange={setCover} />
        {create.error && <FailureNotice error={create.error} fallback={PLAYLIST_MESSAGES.createFailed} />}
      </form>
    </Dialog>
  );
}
