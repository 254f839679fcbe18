import * as messages from '#messages/recipe.json';
import { Printer } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Dialog } from '../../../components/ui/dialog/dialog.tsx';
import type { PrintChoices } from '../../../hooks/use-printing.ts';
import type { ShownRecipe } from '../../../components/recipe/own-recipe.ts';

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
      title={messages.printThisRecipe}
      description={messages.printHint}
      footer={
        <Button onClick={() => window.print()}>
          <Printer aria-hidden /> {messages.print}
        </Button>
      }
    >
      <Checkbox
        checked={choices.hasPicture && recipe.image !== null}
        disabled={recipe.image === null}
        onCheckedChange={choices.choosePicture}
      >
        {messages.withThePicture}
      </Checkbox>
      <Checkbox
        checked={choices.hasNotes && recipe.cookingNotes !== ''}
        disabled={recipe.cookingNotes === ''}
        onCheckedChange={choices.chooseNotes}
      >
        {messages.withMyCookingNotes}
      </Checkbox>
    </Dialog>
  );
}
