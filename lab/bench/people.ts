import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { loadConfig } from '../../server/src/config.ts';
import { copyRows, type Row } from '../../server/src/db/copy.ts';
import { connect, type Db } from '../../server/src/db/db.ts';
import { getFollowCounts } from '../../server/src/features/follows/counts.ts';
import { listFollowers } from '../../server/src/features/follows/people-lists.ts';
import { searchUsers } from '../../server/src/features/follows/search-users.ts';
import {
  getPlaylistOfUser,
  listPlaylistsOfUser,
} from '../../server/src/features/playlists/playlists-of-user.ts';
import { getUserProfile } from '../../server/src/features/profiles/user-profile.ts';
import { prepareDatabase } from '../../server/src/prepare.ts';
import { startTemporaryPostgres } from '../../server/src/testing/temporary-postgres.ts';
import { medianTime, printTable } from './measure.ts';
import { inOwnVault, type UserId, userIdSchema } from '@larder/shared/ids';

const PROFILES = 100_000;
const FOLLOWERS = 10_000;
const COLLECTIONS = 300;
const RECIPES_OF_COLLECTION = 30;
const FIRST =
  'Ana Bruno Chloé Dmitri Élise Farid Greta Hugo Inês Jonas Katja Luís Marie Noor Olga Paul'.split(' ');
const LAST =
  'Almeida Bergström Çelik Dupont Evans Fischer García Hansen Ito Jansen Kovács Moreau Nováková'.split(' ');

/** `npm run bench -- people`: a profile with 300 collections and 10,000 followers, and the search among 100,000. */
export async function benchPeople(): Promise<void> {
  const postgres = await startTemporaryPostgres();
  const url = `${postgres.url}/postgres`;
  await prepareDatabase(loadConfig({ DATABASE_URL: url }));
  const people = await seedPeople(url);
  const db = connect(url, { max: 1 });
  try {
    await printProfile(db, people);
    await printSearches(db, people);
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

interface People {
  owner: UserId;
  follower: UserId;
  stranger: UserId;
  collection: string;
}

async function seedPeople(url: string): Promise<People> {
  const ids = Array.from({ length: PROFILES }, () => userIdSchema.parse(randomUUID()));
  const [owner, follower, stranger] = [ids[0]!, ids[1]!, ids.at(-1)!];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await seedAccounts(client, ids);
  const fans = ids.slice(1, FOLLOWERS + 1).map((id) => [id, owner]);
  await copyRows(client, 'follows', ['follower_id', 'following_id'], fans);
  const collection = await seedCollections(client, owner);
  await client.query('vacuum (analyze)');
  await client.end();
  return { owner, follower, stranger, collection };
}

async function seedAccounts(client: pg.Client, ids: readonly string[]): Promise<void> {
  const name = (index: number) =>
    `${FIRST[index % FIRST.length]} ${LAST[(index * 7) % LAST.length]} ${index}`;
  await copyRows(
    client,
    'users',
    ['id', 'email', 'password_hash'],
    ids.map((id, index) => [id, `cook${index}@example.org`, 'unusable']),
  );
  await copyRows(
    client,
    'profiles',
    ['user_id', 'display_name', 'username'],
    ids.map((id, index) => [id, name(index), `cook${index}`]),
  );
}

/** Returns the id of the first collection. */
async function seedCollections(client: pg.Client, owner: UserId): Promise<string> {
  const recipes = Array.from({ length: COLLECTIONS * 10 }, () => randomUUID());
  const collections = Array.from({ length: COLLECTIONS }, () => randomUUID());
  await copyRows(
    client,
    'recipes',
    ['id', 'user_id', 'title'],
    recipes.map((id) => [id, owner, 'Soup']),
  );
  const levels = ['public', 'followers_only', 'private'];
  await copyRows(
    client,
    'playlists',
    ['id', 'user_id', 'name', 'privacy_level'],
    collections.map((id, index): Row => [
      id,
      owner,
      `Collection ${index}`,
      levels[index % levels.length] ?? '',
    ]),
  );
  const links = collections.flatMap((collection, index) =>
    Array.from({ length: RECIPES_OF_COLLECTION }, (_, place): Row => {
      const recipe = recipes[(index * 10 + place) % recipes.length] ?? '';
      return [collection, recipe, owner, place + 1, owner];
    }),
  );
  const columns = ['playlist_id', 'recipe_id', 'user_id', 'position', 'added_by'];
  await copyRows(client, 'playlist_recipes', columns, links);
  return collections[0] ?? '';
}

async function printProfile(db: Db, { owner, follower, stranger, collection }: People): Promise<void> {
  const page = { limit: 24 };
  const rows = [['one profile', 'as a follower', 'as a stranger']];
  const questions: [string, (viewer: { userId: UserId }) => Promise<unknown>][] = [
    ['profile with counts', (viewer) => getUserProfile(as(db, viewer), owner)],
    ['follow counts', (viewer) => getFollowCounts(as(db, viewer), owner)],
    ['24 collections of it', (viewer) => listPlaylistsOfUser(as(db, viewer), { ...page, userId: owner })],
    [
      'one of them',
      (viewer) => getPlaylistOfUser(as(db, viewer), { ...page, userId: owner, id: collection }),
    ],
  ];
  for (const [name, ask] of questions) {
    const asFollower = await medianTime(() => ask({ userId: follower }), 100);
    const asStranger = await medianTime(() => ask({ userId: stranger }), 100);
    rows.push([name, milliseconds(asFollower), milliseconds(asStranger)]);
  }
  const followers = await medianTime(() => listFollowers(as(db, { userId: owner }), page), 100);
  rows.push(['its owner’s list of 10,000 followers', milliseconds(followers), '']);
  printTable('A profile with 300 collections and 10,000 followers (limit: 50 ms in all)', rows);
}

async function printSearches(db: Db, { stranger }: People): Promise<void> {
  const rows = [['search among 100,000', 'found', 'median of 100']];
  for (const query of [
    'cook4711',
    'marie',
    'élise ber',
    'coo',
    'ana',
    'zzz',
    'jans',
    'ito 12',
    '%%%',
    'a b',
  ]) {
    const ask = () => searchUsers(as(db, { userId: stranger }), query);
    const { total } = await ask();
    rows.push([query, String(total), milliseconds(await medianTime(ask, 100))]);
  }
  printTable('Search for people (limit: 20 ms)', rows);
}

function as(db: Db, { userId }: { userId: UserId }) {
  const viewer = {
    userId,
    ...inOwnVault(userId),
    email: '',
    displayName: '',
    username: '',
    profileImageUrl: null,
    language: null,
    sessionId: '',
  };
  return { db, viewer };
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}
