import { gunzipSync } from 'node:zlib';
import { indexOf, listFrom } from '@larder/shared/installed-app/library';
import type { ChangedRecipesDto, RecipeDto } from '@larder/shared/recipe/schema';
import superjson, { type SuperJSONResult } from 'superjson';
import { get } from 'node:http';
import { median, percentile, printTable } from './measure.ts';
import { withOnePersonsLarder, type OnePersonsLarder } from './one-person.ts';

const RECIPES = 10_000;
const SEARCHES = ['amalfi', 'chicken', 'minutes', 'hick', 'am', 'pan garlic simmer', 'crème', 'qqq'];
const ROUNDS = 20;

/** `npm run bench -- device`: what it costs to keep a library of 10,000 recipes on a device, and to search it there. */
export async function benchDevice(): Promise<void> {
  await withOnePersonsLarder(async (larder) => {
    const started = performance.now();
    const all = await follow(larder, null);
    const seconds = (performance.now() - started) / 1_000;
    for (const { id } of all.recipes.slice(0, 10))
      await post(larder, 'recipes.addTags', { ids: [id], tags: ['winter'] });
    const changed = await follow(larder, all.cursor);
    printTable(`A device with ${all.recipes.length} recipes`, [
      ['', 'recipes', 'compressed', 'time'],
      ['all of them', String(all.recipes.length), kilobytes(all.bytes), `${seconds.toFixed(1)} s`],
      ['ten that were tagged', String(changed.recipes.length), kilobytes(changed.bytes), ''],
    ]);
    printSearches(all.recipes);
  }, RECIPES);
}

function printSearches(recipes: RecipeDto[]): void {
  const started = performance.now();
  const library = indexOf(recipes);
  const folded = performance.now() - started;
  const rows = [['searched on the device', 'found', 'median', '95th of 100']];
  for (const search of SEARCHES) {
    const times: number[] = [];
    let total = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      total = listFrom(library, { search, limit: 24, sort: 'newest' })?.total ?? 0;
      times.push(performance.now() - began);
    }
    rows.push([
      search,
      String(total),
      `${median(times).toFixed(1)} ms`,
      `${percentile(times, 95).toFixed(1)} ms`,
    ]);
  }
  printTable(`Texts folded once in ${folded.toFixed(0)} ms`, rows);
}

async function follow(
  larder: OnePersonsLarder,
  from: string | null,
): Promise<{ recipes: RecipeDto[]; cursor: string; bytes: number }> {
  const recipes: RecipeDto[] = [];
  let [cursor, bytes, hasMore] = [from, 0, true];
  while (hasMore) {
    const input = encodeURIComponent(JSON.stringify({ json: { cursor } }));
    const body = await read(larder, `/trpc/recipes.changedSince?input=${input}`);
    bytes += body.length;
    const answer = JSON.parse(gunzipSync(body).toString()) as { result: { data: SuperJSONResult } };
    const page = superjson.deserialize<ChangedRecipesDto>(answer.result.data);
    recipes.push(...page.items);
    ({ cursor, hasMore } = page);
  }
  return { recipes, cursor: cursor ?? '', bytes };
}

/** The body as it comes over the line. */
function read({ origin, cookie }: OnePersonsLarder, address: string): Promise<Buffer> {
  const headers = { cookie: `${cookie.name}=${cookie.value}`, 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    get(origin + address, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });
}

async function post({ origin, cookie }: OnePersonsLarder, procedure: string, input: object): Promise<void> {
  const answer = await fetch(`${origin}/trpc/${procedure}`, {
    method: 'POST',
    headers: { origin, cookie: `${cookie.name}=${cookie.value}`, 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  });
  if (!answer.ok) throw new Error(`${procedure} answered ${answer.status}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
