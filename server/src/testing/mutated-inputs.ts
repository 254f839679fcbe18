import fc from 'fast-check';

/** Values that break programs which expect others. */
const ODD = [
  ...[2_147_483_648, -2_147_483_649, 9_007_199_254_740_993, 1e308, -1, 0, 0.5],
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    'x\udc00',
    '\u202e\u200b',
    "' or 1=1 --",
    '%',
    '\\',
    '1',
    'null',
    'é'.repeat(30_000),
  ],
  ...[
    'NaN',
    'Infinity',
    '2026-02-30',
    'http://[',
    'javascript:alert(1)',
    '00000000-0000-0000-0000-000000000000',
  ],
  ...[null, true, false, [], {}, [[]], [null], { json: {} }, Array.from({ length: 5_000 }, (_, n) => n)],
];
const DEEP = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown;
const PROTOTYPE = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}') as unknown;

const COLUMNS = [
  'created_at',
  'updated_at',
  'position',
  'recipes',
  'photo_count',
  'sort_minutes',
  'sort_title',
  'version',
];
/** A well-formed cursor with a strange key or id. */
const cursor = fc
  .tuple(
    fc.constantFrom(...COLUMNS),
    fc.oneof(fc.double(), fc.maxSafeInteger(), fc.string({ unit: 'binary' }), fc.constantFrom(...ODD)),
    fc.oneof(fc.uuid(), fc.string()),
  )
  .map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'));

const oddValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...ODD, DEEP, PROTOTYPE) },
  { weight: 2, arbitrary: fc.oneof(fc.uuid(), cursor, fc.integer(), fc.string({ unit: 'binary' })) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

interface Change {
  kind: 'replace' | 'remove' | 'add' | 'double';
  path: number[];
  key: string;
  value: unknown;
}

/** Valid inputs with one to three parts replaced, removed, added or doubled; added parts get one of `keys`. */
export function mutatedInputs(good: readonly unknown[], keys: readonly string[]): fc.Arbitrary<unknown> {
  const change: fc.Arbitrary<Change> = fc.record({
    kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'add', 'double'),
    path: fc.array(fc.nat(50), { maxLength: 4 }),
    key: fc.constantFrom(...keys, 'cursor', '__proto__', 'userId'),
    value: oddValue,
  });
  return fc
    .tuple(fc.constantFrom(...good), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([input, changes]) => changes.reduce(changed, input));
}

/** A copy with one change, as deep as the path leads. */
function changed(input: unknown, change: Change): unknown {
  const { kind, path, key, value } = change;
  if (typeof input !== 'object' || input === null) return value;
  const names = Object.keys(input);
  const [step, ...rest] = path;
  if (kind === 'add' || names.length === 0) return { ...input, [key]: value };
  const name = names[(step ?? 0) % names.length]!;
  const copy = (Array.isArray(input) ? [...(input as unknown[])] : { ...input }) as Record<string, unknown>;
  if (typeof copy[name] === 'object' && rest.length > 0)
    copy[name] = changed(copy[name], { ...change, path: rest });
  else if (kind === 'remove') delete copy[name];
  else copy[name] = kind === 'double' ? [copy[name], copy[name]] : value;
  return copy;
}
