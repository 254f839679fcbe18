const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const MAX_KEY_LENGTH = 500;

/**
 * The key as it came, once it is one of ours: segments of letters, digits, '.', '_' and '-', none beginning with a dot.
 * No other can leave the store's folder or mean a different file in another store.
 * @throws Error for anything else: keys are never a person's input, so a wrong one is a mistake in the program.
 */
export function checkedKey(key: string): string {
  const isOurs = key.length <= MAX_KEY_LENGTH && key.split('/').every((segment) => SEGMENT.test(segment));
  if (!isOurs) throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, 100))}`);
  return key;
}
