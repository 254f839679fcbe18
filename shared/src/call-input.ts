/** Values 'undefined' that are understood, and how deep they may stand. No input has as many. */
const MOST_UNDEFINED = 100;
const MOST_KEYS = 10;
const PATH_CHARACTERS = 200;

/**
 * The transport form of inputs: plain JSON under `json`. superjson, which other clients send, writes null for a value that is
 * undefined and its path in `meta.values`; only these are read. Nothing else of `meta` is, so an attacker cannot make an
 * input cost more than its text (ADR 011).
 */
export const callInput = {
  serialize: (input: unknown): { json: unknown } => ({ json: input }),
  deserialize: (envelope: unknown): unknown => {
    if (!isObject(envelope) || !Object.hasOwn(envelope, 'json')) return undefined;
    const { json, meta } = envelope;
    return meta === undefined ? json : withUndefined(json, meta);
  },
};

type Named = Record<string, unknown>;

function withUndefined(json: unknown, meta: unknown): unknown {
  const values = ownOf(meta, 'values');
  if (isUndefined(values)) return json === null ? undefined : json;
  if (!isObject(values) || Array.isArray(values)) return json;
  let left = MOST_UNDEFINED;
  for (const path in values) {
    if (left === 0) break;
    left -= 1;
    if (isUndefined(ownOf(values, path))) setUndefined(json, path);
  }
  return json;
}

/** Of a path as superjson writes it, 'tags.0'. Only a null of the input's own becomes undefined. */
function setUndefined(json: unknown, path: string): void {
  if (path.length > PATH_CHARACTERS) return;
  const keys = path.split('.', MOST_KEYS + 1);
  const last = keys.pop() ?? '';
  const parent = keys.reduce(ownOf, json);
  if (keys.length < MOST_KEYS && isObject(parent) && ownOf(parent, last) === null) parent[last] = undefined;
}

/** How superjson marks a value that is undefined. */
function isUndefined(mark: unknown): boolean {
  return Array.isArray(mark) && mark.length === 1 && mark[0] === 'undefined';
}

function ownOf(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function isObject(value: unknown): value is Named {
  return typeof value === 'object' && value !== null;
}
