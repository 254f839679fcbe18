import { printTable, cpuOf } from './measure.ts';
import { withOnePersonsLarder, type OnePersonsLarder } from './one-person.ts';

const LARGE = 54;
const LINES = 200;

/**
 * `npm run bench -- large`: web's processor for recipes as large as they may be (1.2 MB): the kept page of a shared one beside that of an
 * ordinary one, and a device that fetches 54 of them. Build the client first.
 */
export async function benchLarge(): Promise<void> {
  await withOnePersonsLarder(async (larder) => {
    const content = { ingredients: linesOf(), instructions: linesOf() };
    const ids: string[] = [];
    for (let n = 0; n < LARGE; n += 1)
      ids.push(
        (await post<{ id: string }>(larder, 'recipes.create', { title: `Large ${n}`, ...content })).id,
      );
    const { shareId } = await post<{ shareId: string }>(larder, 'shares.create', { recipeId: ids[0] });
    const rows = [
      ['the page of a shared recipe, ms of web’s processor', 'as it is', 'gzip', 'br', 'a browser’s'],
    ];
    for (const [name, address, times] of [
      ['ordinary', larder.sharedRecipe, 300],
      ['1.2 MB', `/shared/recipe/${shareId}`, 30],
    ] as const) {
      const of = (encoding: string) => costOf(larder, () => read(larder, address, encoding), times);
      rows.push([
        name,
        await of('identity'),
        await of('gzip'),
        await of('br'),
        await of('gzip, deflate, br, zstd'),
      ]);
    }
    printTable('Kept pages', rows);
    await benchFollowing(larder);
  });
}

async function benchFollowing(larder: OnePersonsLarder): Promise<void> {
  const sizes: number[] = [];
  const before = await cpuOf([larder.pid]);
  for (let cursor: string | null = null, hasMore = true; hasMore;) {
    const input = encodeURIComponent(JSON.stringify({ json: { cursor } }));
    const body = await read(larder, `/trpc/recipes.changedSince?input=${input}`, 'gzip');
    sizes.push(body.length);
    ({ cursor, hasMore } = (
      JSON.parse(body) as { result: { data: { json: { cursor: string; hasMore: boolean } } } }
    ).result.data.json);
  }
  const ms = (await cpuOf([larder.pid])) - before;
  printTable(`A device that fetches ${LARGE} recipes of 1.2 MB`, [
    ['pages', 'the longest, characters', 'ms of web’s processor', 'a page'],
    [String(sizes.length), String(Math.max(...sizes)), ms.toFixed(0), (ms / sizes.length).toFixed(1)],
  ]);
}

async function costOf(
  { pid }: OnePersonsLarder,
  work: () => Promise<unknown>,
  times: number,
): Promise<string> {
  for (let n = 0; n < times; n += 1) await work();
  const before = await cpuOf([pid]);
  for (let n = 0; n < times; n += 1) await work();
  return (((await cpuOf([pid])) - before) / times).toFixed(2);
}

/** Letters of three bytes each, which hardly compress. */
function linesOf(): string[] {
  const letter = () => String.fromCharCode(0x4e00 + Math.floor(Math.random() * 3_000));
  return Array.from({ length: LINES }, () => Array.from({ length: 990 }, letter).join(''));
}

async function read(larder: OnePersonsLarder, address: string, encoding: string): Promise<string> {
  const headers = { ...headersOf(larder), 'accept-encoding': encoding };
  const answer = await fetch(larder.origin + address, { headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

async function post<T>(larder: OnePersonsLarder, procedure: string, input: object): Promise<T> {
  const answer = await fetch(`${larder.origin}/trpc/${procedure}`, {
    method: 'POST',
    headers: { ...headersOf(larder), 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  });
  if (!answer.ok) throw new Error(`${procedure} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { result: { data: { json: T } } }).result.data.json;
}

function headersOf({ origin, cookie }: OnePersonsLarder): Record<string, string> {
  return { origin, 'sec-fetch-site': 'same-origin', cookie: `${cookie.name}=${cookie.value}` };
}
