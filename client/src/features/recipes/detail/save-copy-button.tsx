import * as messages from '#messages/recipe.json';
import { paths } from '@larder/shared/paths';
import { SHARE_MESSAGES } from '@larder/shared/share/messages';
import { BookmarkPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { failureOf } from '../../../lib/error-message.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Saves a copy of another person's recipe, which stays when the original changes or goes. */
export function SaveCopyButton({ id }: { id: string }) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const save = trpc.recipes.saveCopy.useMutation({
    onSuccess: (copy) => {
      void utils.recipes.list.invalidate();
      void utils.profiles.me.invalidate();
      void navigate(paths.recipe(copy.recipeId), { state: { message: SHARE_MESSAGES.saved } });
    },
    onError: (error) => toast.error(failureOf(error, SHARE_MESSAGES.saveFailed)),
  });
  return (
    <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate({ id })}>
      <BookmarkPlus aria-hidden className="size-5" /> {messages.saveACopy}
    </Button>
  );
}
