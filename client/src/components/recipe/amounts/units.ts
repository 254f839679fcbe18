import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { createStore } from '../../../lib/store.ts';

/** As the author wrote them, or in the measures of one kitchen. */
export const UNITS = ['written', 'metric', 'us'] as const;
export type Units = (typeof UNITS)[number];

const UNITS_KEY = 'larder.units';
const IN_STEPS_KEY = 'larder.amounts-in-steps';

export function unitsIn(stored: unknown): Units | undefined {
  return UNITS.find((units) => units === stored);
}

const AS_WRITTEN: Units = 'written';

const preference = createStore<Units>(unitsIn(readStored('local', UNITS_KEY)) ?? AS_WRITTEN);

export interface UnitsChoice {
  units: Units;
  choose: (units: Units) => void;
}

/** In which units amounts are read on this device. A page that was served without a script begins with those of the author. */
export function usePreferredUnits(): UnitsChoice {
  const units = useSyncExternalStore(preference.subscribe, preference.read, () => AS_WRITTEN);
  return { units, choose };
}

export function preferredUnits(): Units {
  return preference.read();
}

function choose(units: Units): void {
  writeStored('local', UNITS_KEY, units === 'written' ? null : units);
  preference.set(units);
}

const inSteps = createStore(readStored('local', IN_STEPS_KEY) !== 'no');

/** Whether a step says how much of an ingredient it names, where that is certain: 'the garlic (2 cloves)'. */
export function useAmountsInSteps(): [boolean, (shown: boolean) => void] {
  return [useSyncExternalStore(inSteps.subscribe, inSteps.read, () => false), showInSteps];
}

function showInSteps(shown: boolean): void {
  writeStored('local', IN_STEPS_KEY, shown ? null : 'no');
  inSteps.set(shown);
}
