import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { lazy, Suspense, useState } from 'react';
import { Gallery } from '../../../components/recipe/gallery.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { trpc } from '../../../lib/trpc.ts';

const AddPictures = lazy(() => import('./add-pictures.tsx'));

interface Asked {
  pictureId: string;
  at: number;
}

/** The gallery of a recipe of one's own: pictures can be added, and each can be taken out. */
export function OwnGallery({ recipe }: { recipe: RecipeDto }) {
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <Gallery
        title={recipe.title}
        pictures={recipe.gallery}
        onRemove={({ id }, at) => setAsked({ pictureId: id, at })}
      >
        <Suspense fallback={<div className="mt-3 h-18" />}>
          <AddPictures recipe={recipe} />
        </Suspense>
      </Gallery>
      {asked && <RemoveDialog recipeId={recipe.id} {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function RemoveDialog({
  recipeId,
  pictureId,
  at,
  onClose,
}: Asked & { recipeId: string; onClose: () => void }) {
  const utils = trpc.useUtils();
  const remove = trpc.recipes.removePicture.useMutation({
    onSuccess: async () => {
      await utils.recipes.byId.invalidate({ id: recipeId });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={format(messages.removePictureTitle, { at })}
      description={messages.removePictureText}
      confirmLabel={messages.removePicture}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: recipeId, pictureId })}
    >
      {remove.error && <FailureNotice error={remove.error} fallback={messages.removePictureFailed} />}
    </ConfirmDialog>
  );
}
