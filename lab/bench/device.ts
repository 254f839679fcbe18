import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { ChangesDto, KeptPlaylist, KeptRecipe } from '@larder/shared/sync/changes';
import { playlistFrom, playlistsFrom } from '@larder/shared/sync/collections';
import { indexOf, listFrom } from '@larder/shared/sync/library';
import superjson, { type SuperJSONResult } from 'superjson';
import { get } from 'node:http';
import { median, percentile, printTable } from './measure.ts';
import { benchOfflinePaint } from './offline-paint.ts';
import { withOnePersonsLarder, type OnePersonsLarder } from './one-person.ts';

const RECIPES = 10_000;
const SEARCHES = ['amalfi', 'chicken', 'minutes', 'hick', 'am', 'pan garlic simmer', 'crème', 'qqq'];
const ROUNDS = 20;
const COLLECTIONS = 50;
const IN_EACH = 100;
const COOKED = 1_000;

/** `npm run bench -- device`: what it costs to keep a library of 10,000 recipes, with collections and cook logs, on a device, and how soon one is shown. Build first. */
export async function benchDevice(): Promise<void> {
  await withOnePersonsLarder(async (larder) => {
    await fill(larder);
    const recipes = await follow<KeptRecipe>(larder, 'recipes', null);
    const playlists = await follow<KeptPlaylist>(larder, 'playlists', null);
    const ten = recipes.items.slice(0, 10);
    for (const { id } of ten) await post(larder, 'recipes.addTags', { ids: [id], tags: ['winter'] });
    const tagged = await follow<KeptRecipe>(larder, 'recipes', recipes.cursor);
    for (const { id } of ten) await post(larder, 'recipes.setFavorite', { id, isFavorite: true });
    const marked = await follow<KeptPlaylist>(larder, 'playlists', playlists.cursor);
    for (const [index, { id }] of ten.entries())
      await post(larder, 'playlists.addRecipes', { id: playlists.items[index]?.id, recipeIds: [id] });
    const arranged = await follow<KeptPlaylist>(larder, 'playlists', marked.cursor);
    const row = (name: string, { items, bytes, ms }: Followed<unknown>) => {
      return [name, String(items.length), kilobytes(bytes), `${(ms / 1_000).toFixed(1)} s`];
    };
    printTable(`A device with ${recipes.items.length} recipes, ${COOKED} of them cooked`, [
      ['', 'rows', 'compressed', 'time'],
      row('all recipes', recipes),
      row(`all collections, with ${IN_EACH} recipes each`, playlists),
      row('ten recipes that were tagged', tagged),
      row('collections after ten hearts', marked),
      row('ten collections that got a recipe each', arranged),
    ]);
    printSearches(recipes.items);
    printCollections(recipes.items, playlists.items);
    const withPicture = recipes.items.find(({ image }) => image !== null);
    if (!withPicture) throw new Error('No recipe has a picture');
    await benchOfflinePaint(larder, withPicture);
  }, RECIPES);
}

/** Collections, and what was cooked. */
async function fill(larder: OnePersonsLarder): Promise<void> {
  const { items } = await follow<KeptRecipe>(larder, 'recipes', null);
  for (let n = 0; n < COLLECTIONS; n += 1) {
    const { id } = await post<{ id: string }>(larder, 'playlists.create', { name: `Collection ${n}` });
    const recipeIds = items.filter((_, index) => index % (RECIPES / IN_EACH) === n).map((one) => one.id);
    await post(larder, 'playlists.addRecipes', { id, recipeIds });
  }
  for (const { id } of items.slice(0, COOKED)) {
    const entry = { entryId: randomUUID(), cookedOn: '2025-03-01', note: 'With half of the sugar.' };
    await post(larder, 'recipes.logCooked', { id, ...entry });
  }
}

function printCollections(kept: KeptRecipe[], playlists: KeptPlaylist[]): void {
  const library = indexOf(kept);
  const playlist = playlists.find(({ recipes }) => recipes !== '');
  if (!playlist) throw new Error('No collection has recipes');
  const given = { limit: 36, id: playlist.id, ownerName: '' };
  const asked: [string, () => unknown][] = [
    ['the list of collections', () => playlistsFrom(library, playlists, { limit: 60 })],
    ['one of them', () => playlistFrom(library, playlist, given)],
    ['one of them, searched', () => playlistFrom(library, playlist, { ...given, search: 'chicken' })],
  ];
  const rows = asked.map(([name, ask]) => {
    const times = Array.from({ length: ROUNDS }, () => {
      const began = performance.now();
      ask();
      return performance.now() - began;
    });
    return [name, `${median(times).toFixed(1)} ms`, `${percentile(times, 95).toFixed(1)} ms`];
  });
  printTable('Collections on the device', [['', 'median', '95th of 100'], ...rows]);
}

function printSearches(recipes: KeptRecipe[]): void {
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

interface Followed<T> {
  items: T[];
  cursor: string;
  bytes: number;
  ms: number;
}

async function follow<T>(
  larder: OnePersonsLarder,
  what: 'recipes' | 'playlists',
  from: string | null,
): Promise<Followed<T>> {
  const items: T[] = [];
  const began = performance.now();
  let [cursor, bytes, hasMore] = [from, 0, true];
  while (hasMore) {
    const input = encodeURIComponent(JSON.stringify({ json: { cursor } }));
    const body = await read(larder, `/trpc/${what}.changedSince?input=${input}`);
    bytes += body.length;
    const answer = JSON.parse(written(body)) as { result: { data: SuperJSONResult } };
    const page = superjson.deserialize<ChangesDto<T>>(answer.result.data);
    items.push(...page.items);
    ({ cursor, hasMore } = page);
  }
  return { items, cursor: cursor ?? '', bytes, ms: performance.now() - began };
}

/** A small answer comes as it is. */
function written(body: Buffer): string {
  return (body[0] === 0x1f ? gunzipSync(body) : body).toString();
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

async function post<T>({ origin, cookie }: OnePersonsLarder, procedure: string, input: object): Promise<T> {
  const answer = await fetch(`${origin}/trpc/${procedure}`, {
    method: 'POST',
    headers: { origin, cookie: `${cookie.name}=${cookie.value}`, 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  });
  if (!answer.ok) throw new Error(`${procedure} answered ${answer.status}`);
  return ((await answer.json()) as { result: { data: { json: T } } }).result.data.json;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
