import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';

const AddToPlaylistDialog = lazy(async () => {
  const { AddToPlaylistDialog: Dialog } = await import('./add-to-playlist-dialog.tsx');
  return { default: Dialog };
});

/** The dialog that puts recipes into collections, loaded when it is first asked for: `ask` opens it, `dialog` is its place. */
export function useAddToPlaylist(): { ask: (recipeIds: string[]) => void; dialog: ReactNode } {
  const [recipeIds, setRecipeIds] = useState<string[]>([]);
  const ask = useCallback((ids: string[]) => setRecipeIds(ids), []);
  const dialog = recipeIds.length > 0 && (
    <Suspense fallback={null}>
      <AddToPlaylistDialog recipeIds={recipeIds} open onOpenChange={() => setRecipeIds([])} />
    </Suspense>
  );
  return { ask, dialog };
}
