import { useRef, type PointerEvent } from 'react';

const LEAST_PX = 60;

interface SwipeActions {
  onLeft: () => void;
  onRight: () => void;
}

/** What makes an element be swiped with a finger; give it `touch-action: pan-y`, so that it still scrolls. */
export function useSwipe({ onLeft, onRight }: SwipeActions) {
  const began = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      began.current = pointerType === 'touch' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = began.current;
      began.current = null;
      if (from?.id !== pointerId) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) < LEAST_PX || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0) onLeft();
      else onRight();
    },
    onPointerCancel: () => void (began.current = null),
  };
}
