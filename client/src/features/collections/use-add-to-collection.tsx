import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';

const AddToCollectionDialog = lazy(async () => {
  const { AddToCollectionDialog: Dialog } = await import('./add-to-collection-dialog.tsx');
  return { default: Dialog };
});

/** The dialog that puts recipes into collections, loaded when it is first asked for: `ask` opens it, `dialog` is its place. */
export function useAddToCollection(): { ask: (recipeIds: string[]) => void; dialog: ReactNode } {
  const [recipeIds, setRecipeIds] = useState<string[]>([]);
  const ask = useCallback((ids: string[]) => setRecipeIds(ids), []);
  const dialog = recipeIds.length > 0 && (
    <Suspense fallback={null}>
      <AddToCollectionDialog recipeIds={recipeIds} open onOpenChange={() => setRecipeIds([])} />
    </Suspense>
  );
  return { ask, dialog };
}
