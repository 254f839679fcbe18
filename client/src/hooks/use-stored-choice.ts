import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../lib/browser-storage.ts';

/** A choice among a few, remembered in this browser and shared by every screen that uses the same key. */
export function useStoredChoice<T extends string>(
  key: string,
  choices: readonly T[],
  fallback: T,
): [T, (next: T) => void] {
  const [value, setValue] = useState<T>(
    () => choices.find((choice) => choice === readStored('local', key)) ?? fallback,
  );
  const choose = useCallback(
    (next: T) => {
      setValue(next);
      writeStored('local', key, next);
    },
    [key],
  );
  return [value, choose];
}
