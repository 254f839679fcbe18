import type { ImportDto } from '@larder/shared/import/schema';
import { useState } from 'react';
import { useImportActions } from './use-import-actions.ts';

/** Which of several recipes a person chooses. The import is ready once its draft is that one, or there is one recipe only. */
export function useChoice(item: ImportDto | undefined) {
  const { choose } = useImportActions();
  const [picked, setPicked] = useState<number>();
  const draft = item?.status === 'done' ? item.draft : undefined;
  const isReady = item?.status === 'done' && (!draft?.recipes || draft.chosen === picked);
  const pick = (place: number) => {
    setPicked(place);
    if (item && place !== draft?.chosen) choose.mutate({ id: item.id, choice: place });
  };
  return {
    isReady,
    /** The recipes to choose from, while that is to be done. */
    recipes: isReady ? undefined : draft?.recipes,
    pick,
    isBusy: choose.isPending,
  };
}
