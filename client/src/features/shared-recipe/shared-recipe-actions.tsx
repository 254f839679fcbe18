import * as messages from '#messages/recipe.json';
import { paths } from '@larder/shared/paths';
import { SHARE_MESSAGES } from '@larder/shared/share/messages';
import { BookmarkPlus, Printer } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { FailureText } from '../../components/ui/failure-text.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useSaveRecipe } from './use-save-recipe.ts';

interface SharedRecipeActionsProps {
  shareId: string;
  askToSignIn: () => void;
  goTo: (address: string) => void;
}

/** What one can do with a shared recipe: keep it, print it. */
export function SharedRecipeActions({ shareId, askToSignIn, goTo }: SharedRecipeActionsProps) {
  const { save, ...saving } = useSaveRecipe(shareId, askToSignIn);
  return (
    <div className="mt-5 print:hidden">
      <div className="flex flex-wrap gap-3">
        {saving.status === 'saved' ? (
          <Button onClick={() => goTo(paths.recipe(saving.recipeId))}>{messages.openMyCopy}</Button>
        ) : (
          <Button busy={saving.status === 'saving'} onClick={save}>
            <BookmarkPlus /> {messages.saveToMyRecipes}
          </Button>
        )}
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer /> {messages.print}
        </Button>
      </div>
      <div className="mt-3 empty:hidden">
        {saving.status === 'waiting' && <p className="text-muted">{SHARE_MESSAGES.signInToSave}</p>}
        {saving.status === 'saved' && <Notice tone="success">{SHARE_MESSAGES.saved}</Notice>}
        {saving.status === 'failed' && (
          <Notice tone="danger">
            <FailureText {...saving.failure} />
          </Notice>
        )}
      </div>
    </div>
  );
}
