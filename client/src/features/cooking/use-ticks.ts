import { useState } from 'react';
import type { Ticks } from '../../components/recipe/ingredients.tsx';
import { deviceStorage, textList } from '../../lib/device-storage.ts';

/** Longer than any meal takes: who cooks the recipe again begins afresh. */
const stored = deviceStorage({ kind: 'ticks', most: 20, forDays: 0.5, parse: textList });

/** The ingredients that are ticked off, kept on this device while cooking. A line that was edited since is unticked. */
export function useTicks(
  recipeId: string,
  ingredients: readonly string[],
): Ticks & { untickAll: () => void; count: number } {
  const [ticked, setTicked] = useState<readonly string[]>(() => stored.read(recipeId)?.value ?? []);
  const nameOf = (index: number) => `${index}:${ingredients[index] ?? ''}`;
  const remember = (next: readonly string[]) => {
    setTicked(next);
    if (next.length > 0) stored.write(recipeId, [...next]);
    else stored.forget(recipeId);
  };
  return {
    count: ingredients.filter((_, index) => ticked.includes(nameOf(index))).length,
    isTicked: (index) => ticked.includes(nameOf(index)),
    tick: (index, isTicked) => {
      const others = ticked.filter((name) => name !== nameOf(index));
      remember(isTicked ? [...others, nameOf(index)] : others);
    },
    untickAll: () => remember([]),
  };
}
