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

/** Calls whose inputs hold far too much, each within the limit of a body. */
export interface HostileCalls {
  name: string;
  /** The procedure, as often as it is called in one batch. */
  path: string;
  body: string;
}

/** What once stopped web for a minute, filled its memory, or got a refusal of megabytes. */
export function hostileCalls(): HostileCalls[] {
  const title = 'x';
  const id = 'ffffffff-0000-4000-8000-000000000000';
  const names = (size: number) => Object.fromEntries(counted(size).map((n) => [`name${n}`, n]));
  return [
    callsOf('recipes.create', 10, { title, ingredients: Array(90_000).fill(1) }),
    callsOf('recipes.create', 1, { title, ingredients: Array(100_000).fill(1) }),
    callsOf('recipes.create', 10, { title, ingredients: Array(20_000).fill(1) }),
    callsOf('recipes.create', 1, { title, ingredients: Array(500_000).fill(1) }),
    callsOf('recipes.create', 10, { title, tags: Array(90_000).fill(1) }),
    callsOf('recipes.create', 10, { title, instructions: Array(40_000).fill(null) }),
    callsOf('recipes.create', 10, {
      title,
      ingredients: Array(1_000).fill('x'.repeat(150)),
      tags: Array(250).fill(1),
    }),
    callsOf('recipes.update', 1, { id, version: 1, title, cuisine: Array(900_000).fill(0) }),
    callsOf('recipes.deleteMany', 10, { ids: Array(40_000).fill('a') }),
    callsOf('playlists.reorder', 10, { id, recipeIds: Array(10_000).fill('not an id') }),
    callsOf('imports.startMany', 10, { urls: counted(15_000).map((n) => `http:${n}`) }),
    callsOf('recipes.tick', 1, { id, ticks: Array(3_000).fill(names(5)) }),
    callsOf('recipes.tick', 1, { id, ticks: Array(200).fill(names(90)) }),
    callsOf('recipes.create', 1, { title, tags: Array(200_000).fill([[]]) }),
    callsOf('recipes.create', 1, names(110_000)),
    callsOf('recipes.create', 10, names(1_500)),
    callsOf('recipes.create', 10, Object.fromEntries(counted(5).map((n) => ['\u0001'.repeat(6_000) + n, 1]))),
    callsOf('recipes.create', 1, { title: 'x'.repeat(1_900_000) }),
    callsOf('imports.start', 10, { kind: 'social', url: 'https://www.tiktok.com/'.repeat(8_000) }),
    {
      name: 'a list in a list, a million deep',
      path: 'recipes.create',
      body: '['.repeat(900_000) + ']'.repeat(900_000),
    },
  ];
}

function callsOf(procedure: string, times: number, input: object): HostileCalls {
  const [list = ''] = Object.entries(input).findLast(([, value]) => Array.isArray(value)) ?? [];
  const json = JSON.stringify({ json: input });
  const body =
    times === 1
      ? json
      : `{${counted(times)
          .map((n) => `"${n}":${json}`)
          .join()}}`;
  return {
    name: `${times} ${procedure} ${list} of ${Math.round(body.length / 1_000)} kB`,
    path: Array(times).fill(procedure).join() + (times === 1 ? '' : '?batch=1'),
    body,
  };
}
