import * as messages from '#messages/editor.json';
import { recipeChangedDetails, type RecipeChangedDetails } from '@larder/shared/recipe/schema';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog/dialog.tsx';
import { appCodeOf, errorData } from '../../../lib/error-message.ts';
import { fieldName } from '../history/field-names.ts';

/** What the server said about a newer save; null for any other failure. */
export function conflictOf(error: unknown): RecipeChangedDetails | null {
  if (appCodeOf(error) !== 'RECIPE_CHANGED') return null;
  const parsed = recipeChangedDetails.safeParse(errorData(error)?.details);
  return parsed.success ? parsed.data : null;
}

interface ConflictDialogProps {
  conflict: RecipeChangedDetails | null;
  onClose: () => void;
  /** Goes on editing what was typed, on top of the newer version. */
  onKeepMine: (current: RecipeChangedDetails['current']) => void;
  /** Drops what was typed in favour of the newer version. */
  onTakeNewer: (current: RecipeChangedDetails['current']) => void;
}

/** Someone saved a newer version meanwhile: nothing typed is lost, the person decides. */
export function ConflictDialog({ conflict, onClose, onKeepMine, onTakeNewer }: ConflictDialogProps) {
  return (
    <Dialog
      open={conflict !== null}
      onOpenChange={(open) => !open && onClose()}
      title={messages.changedSomewhereElse}
      description={RECIPE_MESSAGES.changed}
      footer={
        conflict && (
          <>
            <Button variant="secondary" onClick={() => onTakeNewer(conflict.current)}>
              {messages.useTheNewerVersion}
            </Button>
            <Button onClick={() => onKeepMine(conflict.current)}>{messages.keepMyVersion}</Button>
          </>
        )
      }
    >
      {conflict && (
        <>
          <p>{messages.versionsDiffer}</p>
          <ul className="mt-2 list-disc pl-6">
            {conflict.changedFields.map((field) => (
              <li key={field}>{fieldName(field)}</li>
            ))}
          </ul>
          <p className="mt-4 text-muted">{messages.keepMyVersionHint}</p>
        </>
      )}
    </Dialog>
  );
}
