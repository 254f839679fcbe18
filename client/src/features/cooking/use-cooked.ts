import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import type { CookedDto } from '@larder/shared/recipe/schema';
import { useState } from 'react';
import { deviceStorage } from '../../lib/device-storage.ts';
import { trpc } from '../../lib/trpc.ts';
import { today } from '@larder/shared/day/day';
import { usePlate } from './use-plate.ts';

/** What was typed about a recipe that was cooked, until it is in the log. */
const stored = deviceStorage({ kind: 'cooked', most: 20, forDays: 7, parse: cookedIn });

/** What is being written into a recipe's cook log. A new entry is kept on this device until it is there. */
export function useCooked(
  recipeId: string,
  { entry, day = today() }: { entry: CookedDto | undefined; day: string | undefined },
  onSaved: () => void,
) {
  const [value, setValue] = useState<CookedDto>(
    () => entry ?? { id: crypto.randomUUID(), note: '', ...stored.read(recipeId)?.value, cookedOn: day },
  );
  const refresh = useCookLogRefresh(recipeId);
  const { settled, ...plate } = usePlate(entry?.photo ?? null);
  const [isWaiting, setWaiting] = useState(false);
  const save = trpc.recipes.logCooked.useMutation({
    onSuccess: () => {
      if (!entry) stored.forget(recipeId);
      refresh();
      onSaved();
    },
  });
  return {
    value,
    change: (change: Partial<CookedDto>) => {
      const next = { ...value, ...change };
      setValue(next);
      if (!entry) stored.write(recipeId, next);
    },
    plate,
    /** Once the photo has arrived; where it does not, its field says so and nothing is saved yet. */
    save: async () => {
      setWaiting(true);
      const photo = await settled().catch(() => undefined);
      setWaiting(false);
      if (photo === undefined) return;
      const { id: entryId, cookedOn, note } = value;
      // Without a photo there is nothing to say of it: an entry can be written without the network then.
      const changed = (photo?.id ?? null) !== (entry?.photo?.id ?? null) && { photoId: photo?.id ?? null };
      save.mutate({ id: recipeId, entryId, cookedOn, note, ...changed });
    },
    isSaving: isWaiting || save.isPending,
    error: save.error,
  };
}

/** The log, the recipe and the lists in its order are asked for again. */
export function useCookLogRefresh(recipeId: string): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.recipes.cookLog.invalidate({ id: recipeId });
    void utils.recipes.byId.invalidate({ id: recipeId });
    void utils.recipes.list.invalidate(undefined, { refetchType: 'none' });
  };
}

function cookedIn(value: unknown): CookedDto | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, cookedOn, note } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof cookedOn !== 'string' || typeof note !== 'string') return undefined;
  return { id, cookedOn, note: note.slice(0, RECIPE_LIMITS.cookedNote) };
}
