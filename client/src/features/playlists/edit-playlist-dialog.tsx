import * as messages from '#messages/collections.json';
import type { PlaylistDto } from '@larder/shared/playlist/schema';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { PlaylistFields, usePlaylistForm, type PlaylistValues } from './playlist-fields.tsx';
import { CoverChoice } from './cover-choice.tsx';
import { OwnCover } from './own-cover.tsx';
import { useSharingList } from './use-sharing-list.ts';

const DeletePlaylistDialog = lazy(() => import('./delete-playlist-dialog.tsx'));

interface EditPlaylistDialogProps {
  playlist: PlaylistDto;
  onClose: () => void;
  onDeleted: () => void;
}

export default function EditPlaylistDialog({ playlist, onClose, onDeleted }: EditPlaylistDialogProps) {
  const formId = useId();
  const [coverRecipeId, setCover] = useState(playlist.coverRecipeId);
  const [storedCover] = useState(playlist.coverPhotoId ? playlist.coverImage : null);
  const [cover, setOwnCover] = useState(storedCover);
  const [isDeleting, setDeleting] = useState(false);
  const [stored] = useState(() => valuesOf(playlist));
  const form = usePlaylistForm(stored);
  const sharing = useSharingList(playlist);
  const utils = trpc.useUtils();
  const update = trpc.playlists.update.useMutation({
    onSuccess: () => {
      toast.success(messages.collectionUpdated);
      onClose();
    },
    onSettled: () => void utils.playlists.invalidate(),
  });

  const isNamed = form.watch('name').trim() !== '';
  const isCoverChanged = coverRecipeId !== playlist.coverRecipeId;
  const isSharingChanged = form.watch('privacyLevel') === 'limited' && sharing.isChanged;
  const isOwnCoverChanged = cover?.id !== storedCover?.id;
  const isChanged =
    isCoverChanged ||
    isOwnCoverChanged ||
    isSharingChanged ||
    Object.keys(changesOf(form.watch(), stored)).length > 0;
  const save = form.handleSubmit((values) => {
    if (update.isPending || !isChanged) return;
    update.mutate({
      id: playlist.id,
      ...changesOf(values, stored),
      ...(isSharingChanged && { sharedWith: sharing.sharedWith }),
      ...(isCoverChanged && { coverRecipeId }),
      ...(isOwnCoverChanged && { coverPhotoId: cover?.id ?? null }),
    });
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.editCollection}
      locked={update.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} busy={update.isPending} disabled={!isNamed || !isChanged}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="space-y-5">
        <PlaylistFields form={form} sharing={sharing} />
        {!cover && <CoverChoice playlistId={playlist.id} value={coverRecipeId} onChange={setCover} />}
        <OwnCover value={cover} onChange={setOwnCover} />
        {update.error && <FailureNotice error={update.error} fallback={PLAYLIST_MESSAGES.updateFailed} />}
      </form>
      <div className="mt-6 border-t border-line pt-3">
        <Button variant="ghost" className="-ml-4 text-danger" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden /> {messages.deleteCollection}
        </Button>
      </div>
      {isDeleting && (
        <Suspense fallback={null}>
          <DeletePlaylistDialog
            playlist={playlist}
            onClose={() => setDeleting(false)}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </Dialog>
  );
}

function valuesOf({ name, description, privacyLevel }: PlaylistDto): PlaylistValues {
  return { name, description, privacyLevel };
}

/** What differs from what is stored, blanks at the ends aside. */
function changesOf(typed: Partial<PlaylistValues>, stored: PlaylistValues): Partial<PlaylistValues> {
  const { name = '', description = '', privacyLevel = stored.privacyLevel } = typed;
  const next: PlaylistValues = { name: name.trim(), description: description.trim(), privacyLevel };
  const changed = Object.entries(next).filter(
    ([key, value]) => value !== stored[key as keyof PlaylistValues],
  );
  return Object.fromEntries(changed);
}
