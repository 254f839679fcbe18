import { paths } from '@larder/shared/paths';
import { HELD_PHOTOS } from '@larder/shared/photo/held-photos';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmDialog } from '../../components/ui/dialog/confirm-dialog.tsx';
import { failureOf } from '../../lib/error-message.ts';
import { heldSentences } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

export interface HeldPhotosProps {
  /** What this screen works with: neither counted nor discarded. */
  exceptPhotoIds?: readonly string[] | undefined;
  /** The places are free again. */
  onDiscarded?: (() => void) | undefined;
}

/** The places held by unfinished imports and unsaved uploads, and the way to have them back; nothing when there are none. */
export function HeldPhotos({ exceptPhotoIds = [], onDiscarded }: HeldPhotosProps) {
  const [isAsking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const input = { exceptPhotoIds: exceptPhotoIds.toSorted() };
  const { data: held } = trpc.photoQuota.held.useQuery(input, { staleTime: 0 });
  const discard = trpc.photoQuota.discardHeld.useMutation({
    onSuccess: async () => {
      if (held) toast.success(HELD_PHOTOS.discarded(held.count));
      onDiscarded?.();
      await Promise.all([utils.photoQuota.invalidate(), utils.imports.list.invalidate()]);
    },
    onError: (error) => toast.error(failureOf(error, HELD_PHOTOS.discardFailed)),
    onSettled: () => setAsking(false),
  });
  if (!held || held.count === 0) return null;
  return (
    <div className="mt-3">
      <p>{heldSentences(held)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="danger" onClick={() => setAsking(true)}>
          {HELD_PHOTOS.discard(held.count)}
        </Button>
        {held.inImports > 0 && (
          <Button asChild variant="secondary">
            <Link to={paths.imports()}>{HELD_PHOTOS.viewImports}</Link>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={HELD_PHOTOS.discardTitle(held.count)}
        description={HELD_PHOTOS.discardWarning}
        confirmLabel={HELD_PHOTOS.discardLabel}
        danger
        busy={discard.isPending}
        onConfirm={() => discard.mutate(input)}
      />
    </div>
  );
}
