import * as messages from '#messages/editor.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useRestore } from '../../../hooks/use-restore.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Deletes a recipe from its editor, after asking. */
export function DeleteRecipeButton({ recipe, onDeleted }: { recipe: RecipeDto; onDeleted: () => void }) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const restore = useRestore();
  const [asking, setAsking] = useState(false);
  const remove = trpc.recipes.delete.useMutation({
    onSuccess: async () => {
      onDeleted();
      await navigate(paths.home(), { replace: true });
      const undo = { label: messages.undo, run: () => void restore('recipe', recipe.id) };
      toast.success(RECIPE_MESSAGES.deleted, { action: undo });
      utils.recipes.byId.setData({ id: recipe.id }, undefined);
      void utils.recipes.list.invalidate();
      void utils.playlists.list.invalidate();
      void utils.profiles.me.invalidate();
      void utils.bin.invalidate();
    },
  });
  return (
    <>
      <IconButton label={messages.deleteRecipe} className="text-danger" onClick={() => setAsking(true)}>
        <Trash2 />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={messages.deleteRecipeQuestion}
        description={format(messages.staysInRecentlyDeleted, { title: recipe.title })}
        confirmLabel={messages.deleteWord}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: recipe.id })}
      >
        {remove.isError && <FailureNotice error={remove.error} fallback={RECIPE_MESSAGES.deleteFailed} />}
      </ConfirmDialog>
    </>
  );
}
