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

  function isPlain(value: unknown, path: string, depth: number): boolean {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
    if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
    if (typeof value !== 'object' || depth > MAX_DEPTH) return false;
    if (value instanceof Date) {
      values[path] = ['Date'];
      hasDates = true;
      return !Number.isNaN(value.getTime());
    }
    return areAllPlain(value, path === '' ? '' : `${path}.`, depth);
  }

  function areAllPlain(value: object, prefix: string, depth: number): boolean {
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index += 1) {
        if (!isPlain(value[index], prefix + String(index), depth + 1)) return false;
      }
      return true;
    }
    if (Object.getPrototypeOf(value) !== Object.prototype) return false;
    for (const [key, item] of Object.entries(value)) {
      if (SPECIAL_KEY.test(key) || !isPlain(item, prefix + key, depth + 1)) return false;
    }
    return true;
  }

  if (!isPlain(root, '', 0)) return undefined;
  return hasDates ? { json: root, meta: { values, v: 1 } } : { json: root };
}
