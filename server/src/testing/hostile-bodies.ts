export interface HostileBody {
  name: string;
  body: string;
  /** The same in small, for an address. */
  query: string;
}

/** Inputs whose `meta` makes superjson work for seconds or minutes. */
export function hostileBodies(): HostileBody[] {
  const body = (name: string, make: (size: number) => object, size: number): HostileBody => ({
    name: `${name} (${size})`,
    body: JSON.stringify(make(size)),
    query: JSON.stringify(make(300)),
  });
  return [
    body('references to the last member of a Set', lastOfSet, 3_000),
    body('references to the last member of a Set', lastOfSet, 8_000),
    body('references to the last member of a Set', lastOfSet, 20_000),
    body('references to the last member of a Set', lastOfSet, 105_000),
    body('paths in meta', manyPaths, 60_000),
    body('references', manyReferences, 40_000),
    body('the digits of a bigint', longNumber, 1_900_000),
  ];
}

const counted = (size: number) => Array.from({ length: size }, (_, n) => n);

function lastOfSet(size: number): object {
  const references = counted(size).map(() => `s.${size - 1}`);
  return {
    json: { s: counted(size) },
    meta: { values: { s: ['set'] }, referentialEqualities: { s: references } },
  };
}

function manyPaths(size: number): object {
  return {
    json: { s: 1 },
    meta: { values: Object.fromEntries(counted(size).map((n) => [`s.${n}`, ['Date']])) },
  };
}

function manyReferences(size: number): object {
  return { json: { s: {} }, meta: { referentialEqualities: { s: counted(size).map((n) => `r${n}`) } } };
}

function longNumber(size: number): object {
  return { json: { s: '9'.repeat(size) }, meta: { values: { s: ['bigint'] } } };
}
