import { setTimeout as sleep } from 'node:timers/promises';
import { getPlaylistInput, listPlaylistsInput } from '@larder/shared/playlist/schema';
import { listRecipesInput, type ListRecipesInput } from '@larder/shared/recipe/schema';
import { sql } from 'kysely';
import type { Viewer } from '../../server/src/ctx.ts';
import type { Db } from '../../server/src/db/db.ts';
import { getPlaylist } from '../../server/src/features/playlists/get-playlist.ts';
import { listPlaylists } from '../../server/src/features/playlists/list-playlists.ts';
import { listRecipes } from '../../server/src/features/recipes/list-recipes.ts';
import { getRecipe } from '../../server/src/features/recipes/recipes.ts';
import { medianTime, percentile, printTable } from './measure.ts';

const COLLECTIONS = 300;
const WHOLE = 'Everything';
const PER_SECOND = 50;

/** A library that is indexed sends no job. */
export const UNQUEUED = { jobs: undefined as never, log: undefined as never, now: () => new Date() };

interface Larder {
  db: Db;
  viewer: Viewer;
  recipeId: string;
}

/** A call as a browser makes it, and its statements alone. */
interface Read {
  name: string;
  procedure: string;
  input: Record<string, unknown>;
  ask: () => Promise<unknown>;
  /** Its share of a hundred calls. */
  share: number;
}

/** Makes 300 collections of the person's recipes, one of which holds all of them. */
export async function makeCollections(db: Db, { userId }: Viewer): Promise<void> {
  await sql`
    with made as (
      insert into playlists (user_id, name)
      select ${userId}, case n when 1 then ${WHOLE} else 'Menu ' || n end
      from generate_series(1, ${COLLECTIONS} - (select count(*)::int from playlists where user_id = ${userId})) as n
      where not exists (select from playlists where user_id = ${userId} and name = ${WHOLE})
      returning id, name)
    insert into playlist_recipes (playlist_id, recipe_id, user_id, position, added_by)
    select made.id, r.id, r.user_id, row_number() over (partition by made.id order by r.created_at), r.user_id
    from made join recipes r on r.user_id = ${userId} and (made.name = ${WHOLE} or random() < 0.003)`.execute(
    db,
  );
  await sql`analyze playlists, playlist_recipes`.execute(db);
}

/** The limits are 30 ms of SQL each, and a p95 of 60 ms for a mixture of them. */
export async function readsOf(larder: Larder): Promise<Read[]> {
  const { db, viewer, recipeId } = larder;
  const list = (name: string, share: number, input: Partial<ListRecipesInput> = {}): Read => ({
    ...{ name, share, input, procedure: 'recipes.list' },
    ask: () => listRecipes({ ...UNQUEUED, db, viewer }, listRecipesInput.parse(input)),
  });
  const collections = (name: string, share: number, input = {}): Read => ({
    ...{ name, share, input, procedure: 'playlists.list' },
    ask: () => listPlaylists({ db, viewer }, listPlaylistsInput.parse(input)),
  });
  const { id } = await db
    .selectFrom('playlists')
    .select('id')
    .where('user_id', '=', viewer.vaultId)
    .where('name', '=', WHOLE)
    .executeTakeFirstOrThrow();
  const collection = (name: string, share: number, more = {}): Read => ({
    ...{ name, share, input: { id, ...more }, procedure: 'playlists.byId' },
    ask: () => getPlaylist({ db, viewer }, getPlaylistInput.parse({ id, ...more })),
  });
  const { nextCursor: cursor } = await listRecipes({ ...UNQUEUED, db, viewer }, listRecipesInput.parse({}));
  const { nextCursor: further } = await getPlaylist({ db, viewer }, getPlaylistInput.parse({ id }));
  return [
    list('first page', 22),
    list('next page', 10, { cursor }),
    list('search: one word', 6, { search: 'chicken' }),
    list('search: a word of nearly all', 2, { search: 'minutes' }),
    list('search: two words', 4, { search: 'chicken garlic' }),
    list('search: three letters', 4, { search: 'hic' }),
    list('favourites', 6, { favoritesOnly: true }),
    collections('collections', 8),
    collections('search among collections', 2, { search: 'menu 1' }),
    collection('collection of 10,000', 7),
    collection('next page of it', 3, { cursor: further }),
    collection('search in it: one word', 3, { search: 'chicken' }),
    collection('search in it: two words', 2, { search: 'chicken garlic' }),
    collection('search in it: three letters', 1, { search: 'hic' }),
    {
      ...{ name: 'one recipe', share: 20, input: { id: recipeId }, procedure: 'recipes.byId' },
      ask: () => getRecipe({ db, viewer, now: () => new Date() }, recipeId),
    },
  ];
}

export async function printReads(larder: Larder): Promise<void> {
  const rows = [['warm, one at a time', 'median of 100']];
  for (const { name, ask } of await readsOf(larder))
    rows.push([name, `${(await medianTime(ask, 100, 10)).toFixed(1)} ms`]);
  printTable('Statements of a person with 10,000 recipes and 300 collections (limit: 30 ms)', rows);
}

/** Sends at fixed times, without waiting for earlier answers. */
export async function printMixture(
  larder: Larder,
  { origin, cookie, seconds }: { origin: string; cookie: string; seconds: number },
): Promise<void> {
  const reads = await readsOf(larder);
  const deck = reads.flatMap((read) => Array.from({ length: read.share }, () => read));
  const times = new Map<string, number[]>(reads.map(({ name }) => [name, []]));
  const send = async ({ name, procedure, input }: Read) => {
    const asked = encodeURIComponent(JSON.stringify({ json: input }));
    const began = performance.now();
    const answer = await fetch(`${origin}/trpc/${procedure}?input=${asked}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
    await answer.arrayBuffer();
    times.get(name)?.push(performance.now() - began);
  };
  for (const read of deck) await send(read);
  for (const all of times.values()) all.length = 0;
  const began = performance.now();
  const sent: Promise<void>[] = [];
  for (let nth = 0; nth < seconds * PER_SECOND; nth += 1) {
    await sleep(Math.max(0, began + (nth * 1_000) / PER_SECOND - performance.now()));
    // 37 and 100 are coprime, so every hundred calls are the whole deck, well mixed.
    const read = deck[(nth * 37) % deck.length];
    if (read) sent.push(send(read));
  }
  await Promise.all(sent);
  const row = (name: string, all: number[]) => [
    name,
    String(all.length),
    ...[50, 95].map((percent) => `${percentile(all, percent).toFixed(1)} ms`),
  ];
  printTable(`${PER_SECOND} requests a second, mixed, for ${seconds} s (limit: p95 of 60 ms)`, [
    ['from asking to the last byte', 'answers', 'p50', 'p95'],
    ...[...times].map(([name, all]) => row(name, all)),
    row('all', [...times.values()].flat()),
  ]);
}
