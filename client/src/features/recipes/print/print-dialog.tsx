import * as words from '#words/recipe.json';
import { Printer } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Dialog } from '../../../components/ui/dialog/dialog.tsx';
import type { PrintChoices } from './use-printing.ts';
import type { ShownRecipe } from '../../../lib/own-recipe.ts';

interface PrintDialogProps {
  recipe: ShownRecipe;
  choices: PrintChoices;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what goes on the paper. */
export default function PrintDialog({ recipe, choices, open, onOpenChange }: PrintDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.printThisRecipe}
      description={words.fitsOnePageIfPossibleWith}
      footer={
        <Button onClick={() => window.print()}>
          <Printer aria-hidden /> {words.print}
        </Button>
      }
    >
      <Checkbox
        checked={choices.hasPicture && recipe.image !== null}
        disabled={recipe.image === null}
        onCheckedChange={choices.choosePicture}
      >
        {words.withThePicture}
      </Checkbox>
      <Checkbox
        checked={choices.hasNotes && recipe.cookingNotes !== ''}
        disabled={recipe.cookingNotes === ''}
        onCheckedChange={choices.chooseNotes}
      >
        {words.withMyCookingNotes}
      </Checkbox>
    </Dialog>
  );
}
