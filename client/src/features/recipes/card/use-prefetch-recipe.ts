import { useRef } from 'react';
import { trpc } from '../../../lib/trpc.ts';

/** A pointer or a focus that only passes by wants nothing. */
const RESTS_MS = 80;

/** Fetches a recipe when a pointer, a finger or the focus comes to its link: it is there when the link is followed. */
export function usePrefetchRecipe(id: string) {
  const utils = trpc.useUtils();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetchIt = () => void utils.recipes.byId.prefetch({ id });
  const leave = () => clearTimeout(timer.current);
  const near = () => {
    leave();
    timer.current = setTimeout(fetchIt, RESTS_MS);
  };
  return { onPointerEnter: near, onPointerLeave: leave, onFocus: near, onBlur: leave, onTouchStart: fetchIt };
}
