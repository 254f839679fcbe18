import type { RecipeDto } from '@larder/shared/recipe/schema';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ShownRecipe } from '../../../components/recipe/own-recipe.ts';
import { PrintSheet } from '../print/print-sheet.tsx';
import { usePrintChoices, usePrinting } from '../print/use-printing.ts';

const HistoryDialog = lazy(() => import('../history/history-dialog.tsx'));
const PrintDialog = lazy(() => import('../print/print-dialog.tsx'));

interface RecipeDialogs {
  open: (which: 'print' | 'history') => void;
  /** Prints at once, as was chosen last. */
  print: () => void;
  /** Their place on the page, with the sheet that is printed. */
  dialogs: ReactNode;
}

/** The dialogs of the page of a recipe. `own`: only one's own recipe has a history. */
export function useRecipeDialogs(
  recipe: ShownRecipe,
  own: RecipeDto | undefined,
  scale: number,
): RecipeDialogs {
  const [opened, setOpened] = useState<'print' | 'history'>();
  const { isPrinting, print } = usePrinting();
  const choices = usePrintChoices();
  const close = () => setOpened(undefined);
  return {
    open: setOpened,
    print: () => void print(),
    dialogs: (
      <>
        {(isPrinting || opened === 'print') && <PrintSheet recipe={recipe} scale={scale} {...choices} />}
        <Suspense fallback={null}>
          {opened === 'print' && <PrintDialog recipe={recipe} choices={choices} open onOpenChange={close} />}
          {opened === 'history' && own && <HistoryDialog recipe={own} open onOpenChange={close} />}
        </Suspense>
      </>
    ),
  };
}
