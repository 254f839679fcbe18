import { callInput } from '@larder/shared/call-input';
import superjson from 'superjson';

/**
 * Serialises answers as superjson does, with a fast path for plain data and dates, which nearly every answer is (ADR 011).
 */
export const answers = {
  serialize: (value: unknown): unknown => serializePlain(value) ?? superjson.serialize(value),
  deserialize: (value: Parameters<typeof superjson.deserialize>[0]): unknown => superjson.deserialize(value),
};

/** Inputs are plain JSON: superjson must never parse what a client sent. */
export const transformer = { input: callInput, output: answers };

const MAX_DEPTH = 50;
/** Keys that superjson escapes or refuses (dots, backslashes, prototype names, the empty key) are left to it. */
const SPECIAL_KEY = /[.\\]|^(__proto__|constructor|prototype|)$/;

/** The same result as superjson's but without a copy (JSON.stringify writes the dates); undefined when JSON cannot hold it. */
function serializePlain(root: unknown): unknown {
  if (typeof root !== 'object' || root === null || root instanceof Date) return undefined;
  const values: Record<string, ['Date']> = {};
  let hasDates = false;
  /** Where in `root` the walk is. */
  const path: (string | number)[] = [];

  function isPlain(key: string | number, value: unknown): boolean {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
    if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
    if (typeof value !== 'object') return false;
    path.push(key);
    const isKnown = value instanceof Date ? isDate(value) : areAllPlain(value);
    path.pop();
    return isKnown;
  }

  function isDate(value: Date): boolean {
    values[path.join('.')] = ['Date'];
    hasDates = true;
    return !Number.isNaN(value.getTime());
  }

  function areAllPlain(value: object): boolean {
    if (path.length > MAX_DEPTH) return false;
    if (Array.isArray(value)) return value.every((item, index) => isPlain(index, item));
    if (Object.getPrototypeOf(value) !== Object.prototype) return false;
    const named = value as Record<string, unknown>;
    return Object.keys(named).every((key) => !SPECIAL_KEY.test(key) && isPlain(key, named[key]));
  }

  if (!areAllPlain(root)) return undefined;
  return hasDates ? { json: root, meta: { values, v: 1 } } : { json: root };
}
