import type { KeyboardEvent } from 'react';

interface Grid {
  columns: number;
  count: number;
  /** Brings an item into the page that is not there yet. */
  reveal?: (index: number) => void;
}

const MOST_FRAMES = 20;

/** Moves the focus among the items of a list, each an `li` with its number in `data-place`. */
export function useArrowKeys({ columns, count, reveal }: Grid) {
  return (event: KeyboardEvent<HTMLUListElement>): void => {
    const list = event.currentTarget;
    // Menus and dialogs of an item stand outside it in the page, but their events pass through here.
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null;
    if (!item || !list.contains(item) || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = placeAfter(event.key, Number(item.dataset.place), { columns, count });
    if (next === undefined) return;
    event.preventDefault();
    if (focusPlace(list, next) || !reveal) return;
    reveal(next);
    focusSoon(list, next, MOST_FRAMES);
  };
}

function placeAfter(key: string, place: number, { columns, count }: Grid): number | undefined {
  const next = {
    ArrowUp: place - columns,
    ArrowDown: Math.min(
      place + columns,
      rowOf(place, columns) < rowOf(count - 1, columns) ? count - 1 : place,
    ),
    ArrowLeft: columns > 1 ? place - 1 : undefined,
    ArrowRight: columns > 1 ? place + 1 : undefined,
    Home: 0,
    End: count - 1,
  }[key];
  return next === undefined || next < 0 || next >= count ? undefined : next;
}

function rowOf(place: number, columns: number): number {
  return Math.floor(place / columns);
}

function focusPlace(list: HTMLElement, place: number): boolean {
  const target = list.querySelector<HTMLElement>(`[data-place="${place}"] :is(a, input, button)`);
  target?.focus();
  target?.closest('[data-place]')?.scrollIntoView({ block: 'nearest' });
  return target !== null;
}

function focusSoon(list: HTMLElement, place: number, frames: number): void {
  requestAnimationFrame(() => {
    if (!focusPlace(list, place) && frames > 0) focusSoon(list, place, frames - 1);
  });
}
