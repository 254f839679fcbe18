const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const MAX_KEY_LENGTH = 500;

/**
 * Returns the key if it is valid: segments of letters, digits, '.', '_' and '-', none beginning with a dot. Such keys cannot
 * leave the storage's folder and mean the same file in every storage.
 * @throws Error for any other key: keys are never user input, so this is a bug.
 */
export function checkedKey(key: string): string {
  const isOurs = key.length <= MAX_KEY_LENGTH && key.split('/').every((segment) => SEGMENT.test(segment));
  if (!isOurs) throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, 100))}`);
  return key;
}
