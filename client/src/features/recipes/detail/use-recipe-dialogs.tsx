import * as messages from '#messages/recipe.json';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { SHARE_MESSAGES } from '@larder/shared/share/messages';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { RecipeAmounts } from '../../../components/recipe/amounts/recipe-amounts.ts';
import { shownTexts } from '../../../components/recipe/amounts/shown-texts.ts';
import type { ShownRecipe } from '../../../components/recipe/own-recipe.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { toast } from '../../../lib/toast.ts';
import { recipeAsText } from '../share/recipe-as-text.ts';
import { PrintSheet } from '../print/print-sheet.tsx';
import { usePrintChoices, usePrinting } from '../../../hooks/use-printing.ts';

const FoodsDialog = lazy(() => import('../foods/foods-dialog.tsx'));
const HistoryDialog = lazy(() => import('../history/history-dialog.tsx'));
const PrintDialog = lazy(() => import('../print/print-dialog.tsx'));

export type RecipeDialog = 'print' | 'foods' | 'history';

interface RecipeDialogs {
  open: (which: RecipeDialog) => void;
  /** Copies the recipe as it is shown. */
  copy: () => void;
  /** Prints at once, as was chosen last. */
  print: () => void;
  /** Their place on the page, with the sheet that is printed. */
  dialogs: ReactNode;
}

/** The dialogs of the page of a recipe. `own`: only one's own recipe has a history, and its foods can be corrected. */
export function useRecipeDialogs(
  recipe: ShownRecipe,
  own: RecipeDto | undefined,
  amounts: RecipeAmounts,
): RecipeDialogs {
  const [opened, setOpened] = useState<RecipeDialog>();
  const { isPrinting, print } = usePrinting();
  const choices = usePrintChoices();
  const close = () => setOpened(undefined);
  return {
    open: setOpened,
    copy: () => void copyRecipe(recipe, amounts),
    print: () => void print(),
    dialogs: (
      <>
        {(isPrinting || opened === 'print') && <PrintSheet recipe={recipe} amounts={amounts} {...choices} />}
        <Suspense fallback={null}>
          {opened === 'print' && <PrintDialog recipe={recipe} choices={choices} open onOpenChange={close} />}
          {opened === 'foods' && own && <FoodsDialog recipe={own} open onOpenChange={close} />}
          {opened === 'history' && own && <HistoryDialog recipe={own} open onOpenChange={close} />}
        </Suspense>
      </>
    ),
  };
}

async function copyRecipe(recipe: ShownRecipe, amounts: RecipeAmounts): Promise<void> {
  const isCopied = await copyText(recipeAsText({ ...recipe, ...shownTexts(amounts) }, amounts.scale));
  if (isCopied) toast.success(messages.textCopied);
  else toast.error({ message: SHARE_MESSAGES.copyFailed });
}
