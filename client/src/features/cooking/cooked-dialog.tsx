import * as messages from '#messages/recipe.json';
import type { CookedDto } from '@larder/shared/recipe/schema';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { CookedForm } from './cooked-form.tsx';

interface CookedDialogProps {
  recipeId: string;
  /** The one to change; without it a new one is written. */
  entry?: CookedDto | undefined;
  /** When a new one was cooked, as far as it is known. */
  day?: string;
  onClose: () => void;
}

/** An entry of a recipe's cook log. */
export default function CookedDialog({ recipeId, entry, day, onClose }: CookedDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={entry ? messages.changeCookedTitle : messages.addToCookLog}>
      <CookedForm
        {...{ recipeId, entry, day }}
        onSaved={onClose}
        buttons={({ isSaving }) => (
          <div className="flex justify-end gap-3">
            <Button variant="secondary" onClick={onClose}>
              {messages.cancelCooked}
            </Button>
            <Button type="submit" busy={isSaving}>
              {messages.saveCooked}
            </Button>
          </div>
        )}
      />
    </Dialog>
  );
}
