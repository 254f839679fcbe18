import { useMemo, useState } from 'react';

/** As many as one call takes. */
export const MOST_SELECTED = 100;

export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Chooses or lets go; with `withRange`, also everything between this one and the last. */
  toggle: (id: string, withRange?: boolean) => void;
  /** Chooses everything that is loaded, up to the most. */
  all: () => void;
}

/** Which of the recipes on the screen are chosen to do something with all of them; undefined while selecting is off. */
export function useSelection(inOrder: readonly { id: string }[]) {
  const [chosen, setChosen] = useState<readonly string[]>();
  const [last, setLast] = useState<string>();

  const selection = useMemo((): Selection | undefined => {
    if (!chosen) return undefined;
    const shown = new Set(inOrder.map(({ id }) => id));
    const ids = chosen.filter((id) => shown.has(id));
    const has = new Set(ids);
    return {
      ids,
      has: (id) => has.has(id),
      all: () => setChosen(inOrder.slice(0, MOST_SELECTED).map(({ id }) => id)),
      toggle: (id, withRange) => {
        setLast(id);
        const touched = withRange && last ? between(inOrder, last, id) : [id];
        setChosen(
          has.has(id)
            ? ids.filter((other) => !touched.includes(other))
            : [...new Set([...ids, ...touched])].slice(0, MOST_SELECTED),
        );
      },
    };
  }, [chosen, inOrder, last]);

  return { selection, begin: () => setChosen([]), end: () => setChosen(undefined) };
}

function between(inOrder: readonly { id: string }[], one: string, other: string): string[] {
  const places = [one, other].map((id) => inOrder.findIndex((recipe) => recipe.id === id));
  if (places.includes(-1)) return [other];
  return inOrder.slice(Math.min(...places), Math.max(...places) + 1).map(({ id }) => id);
}
