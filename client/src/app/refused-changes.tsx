import * as messages from '#messages/common.json';
import { paths } from '@larder/shared/paths';
import { emptyContent } from '@larder/shared/recipe/empty';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { offlineWrite } from '@larder/shared/sync/offline-writes';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../components/ui/button.tsx';
import { Dialog } from '../components/ui/dialog/dialog.tsx';
import { valuesOfRecipe } from '../features/recipes/editor/recipe-form-values.ts';
import { writeUnsavedWork } from '../features/recipes/editor/unsaved-work-storage.ts';
import { nameOfWrite } from '../lib/offline/entities/entities.ts';
import { readOne } from '../lib/offline/store.ts';
import { editedBy, removeWrite, refusedOf, type RefusedChange } from '../lib/offline/outbox.ts';
import { useViewer } from '../lib/session.ts';

/** What was changed without a network and the server did not take. Nothing of it is lost until its person says so. */
export default function RefusedChanges({ onClose }: { onClose: () => void }) {
  const { userId } = useViewer();
  const navigate = useNavigate();
  const [changes, setChanges] = useState(() => refusedOf(userId));
  const discard = (change: RefusedChange) => {
    for (const write of change.writes) removeWrite(userId, write);
    const left = refusedOf(userId);
    setChanges(left);
    if (left.length === 0) onClose();
  };
  const open = async (change: RefusedChange) => {
    const to = await openInForm(change);
    if (to === undefined) return;
    discard(change);
    onClose();
    await navigate(to);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.changesRefusedTitle}
      description={messages.changesRefusedText}
    >
      <ul className="divide-y divide-line">
        {changes.map((change) => (
          <li key={change.last.key} className="space-y-2 py-3">
            <p className="font-medium">{nameOfWrite(change.last)}</p>
            <p className="text-sm text-muted">{change.last.refusal}</p>
            <p className="flex flex-wrap gap-2">
              {offlineWrite(change.last.path).form && (
                <Button size="sm" onClick={() => void open(change)}>
                  {messages.openInForm}
                </Button>
              )}
              <Button size="sm" variant="secondary" onClick={() => discard(change)}>
                {messages.discardChange}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/**
 * Gives what was typed to the form as its unsaved work, with the version that the first of the edits began with: saving it asks
 * what is to stay. Of a recipe that is gone a new one is made.
 */
async function openInForm({ writes, last }: RefusedChange): Promise<string | undefined> {
  const edited = editedBy(last);
  const current = edited === undefined ? undefined : await readOne('recipe', edited);
  const { photos, image } = current ?? { photos: [], image: null };
  const values = valuesOfRecipe({ ...emptyContent(), ...(last.input as RecipeDto), photos, image });
  const version = (writes[0]?.input as { version?: number }).version;
  const isKept = writeUnsavedWork(current?.id ?? 'new', { values, version: current && version });
  if (!isKept) return undefined;
  return current ? paths.editRecipe(current.id) : paths.addRecipe();
}
