import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { createStore } from '../../lib/store.ts';

const KEY = 'larder.ratings';
const shown = createStore(readStored('local', KEY) !== 'no');

/** Whether this device shows stars at all: on cards and pages, in the order of lists and in filters. */
export function useShowsRatings(): [boolean, (shown: boolean) => void] {
  return [useSyncExternalStore(shown.subscribe, shown.read, () => true), show];
}

function show(isShown: boolean): void {
  writeStored('local', KEY, isShown ? null : 'no');
  shown.set(isShown);
}
