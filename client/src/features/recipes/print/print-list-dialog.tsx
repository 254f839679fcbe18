import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Dialog } from '../../../components/ui/dialog/dialog.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { ListSheet } from './list-sheet.tsx';
import { RecipeOnPaper } from './print-sheet.tsx';
import { MOST_LISTED, MOST_WHOLE, usePrintList, type LoadCards } from './use-print-list.ts';

interface PrintListDialogProps {
  name: string;
  total: number;
  load: LoadCards;
  /** The recipes themselves may be printed too. */
  canBeWhole: boolean;
  onClose: () => void;
}

/** Asks what goes on the paper, loads all of it and prints. */
export default function PrintListDialog({ name, total, load, canBeWhole, onClose }: PrintListDialogProps) {
  const [isWhole, setWhole] = useState(false);
  const { progress, printed, error, print } = usePrintList(load);
  const most = isWhole ? MOST_WHOLE : MOST_LISTED;
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        title={messages.printList}
        description={<bdi>{name}</bdi>}
        footer={
          <Button busy={progress !== undefined} onClick={() => void print(isWhole)}>
            <Printer aria-hidden /> {messages.print}
          </Button>
        }
      >
        <p>{messages.printListHint}</p>
        {canBeWhole && (
          <Checkbox checked={isWhole} disabled={progress !== undefined} onCheckedChange={setWhole}>
            {messages.printWhole}
          </Checkbox>
        )}
        {total > most && <p className="text-muted">{format(messages.printMost, { most })}</p>}
        {progress !== undefined && <ProgressBar label={messages.printLoading} value={progress} />}
        {error !== undefined && <FailureNotice error={error} fallback={RECIPE_MESSAGES.listFailed} />}
      </Dialog>
      {printed && (
        <ListSheet name={name} total={printed.total} recipes={printed.recipes}>
          {printed.whole?.map((recipe) => (
            // The list before them is their table of contents.
            <div key={recipe.id} className="break-before-page">
              <RecipeOnPaper recipe={recipe} scale={{ factor: 1 }} hasPicture={false} hasNotes />
            </div>
          ))}
        </ListSheet>
      )}
    </>
  );
}
