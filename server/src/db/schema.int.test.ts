import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';

const { db } = await testDatabase();

type Row = Record<string, unknown>;

/** Inserts a row with these values and returns it with the table's defaults. */
async function insert(table: string, values: Row): Promise<Row> {
  const columns = sql.join(Object.keys(values).map((name) => sql.ref(name)));
  const given = sql.join(Object.values(values));
  const { rows } = await sql<Row>`insert into ${sql.table(table)} (${columns}) values (${given})
    returning *`.execute(db);
  return rows[0]!;
}

let people = 0;
async function person(more: Row = {}): Promise<string> {
  people += 1;
  const { id } = await insert('users', { email: `p${people}@example.org`, password_hash: 'x' });
  await insert('profiles', { user_id: id, display_name: 'P', username: `p.${people}`, ...more });
  return String(id);
}

const alice = await person();
const bob = await person();
const pie = await insert('recipes', { user_id: alice, title: 'Pie' });
const soups = await insert('playlists', { user_id: alice, name: 'Soups' });
const bobs = await insert('playlists', { user_id: bob, name: 'Borrowed' });
const place = { playlist_id: soups.id, recipe_id: pie.id, user_id: alice, added_by: alice, position: 1 };

const A_DATE = expect.any(Date) as Date;
const AN_ID = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;

it('fold_text folds case and accents for search', async () => {
  const { rows } = await sql<{ folded: string }>`select fold_text('Crème BRÛLÉE') as folded`.execute(db);
  expect(rows[0]?.folded).toBe('creme brulee');
});

describe('a new row', () => {
  it('of a person has an id and an address, and a profile with names, visibility and dates', async () => {
    const { rows } = await sql<Row>`select u.id, u.email, p.* from users u join profiles p on p.user_id = u.id
      where u.id = ${alice}`.execute(db);
    expect(rows).toEqual([
      {
        id: alice,
        email: 'p1@example.org',
        user_id: alice,
        display_name: 'P',
        username: 'p.1',
        bio: null,
        location: null,
        profile_image_id: null,
        profile_image_upload_id: null,
        profile_image_url: null,
        is_profile_public: true,
        is_bio_public: true,
        is_location_public: false,
        show_statistics: true,
        allow_friend_requests: true,
        joined_at: A_DATE,
        updated_at: A_DATE,
        search_name: 'p.1 p',
      },
    ]);
  });

  it('of a recipe belongs to one person, is written by hand, has medium difficulty, and is otherwise empty', () => {
    expect(pie).toMatchObject({
      id: AN_ID,
      user_id: alice,
      title: 'Pie',
      description: '',
      image_id: null,
      source: 'manual',
      source_url: null,
      social_media_url: null,
      tags: [],
      ingredients: [],
      instructions: [],
      cook_time: null,
      prep_time: null,
      servings: null,
      difficulty: 'medium',
      cooking_notes: '',
      created_at: A_DATE,
      updated_at: A_DATE,
    });
  });

  it('of a playlist is private, without a sharing list and not Favorites', () => {
    expect(soups).toEqual({
      id: AN_ID,
      user_id: alice,
      name: 'Soups',
      description: '',
      cover_image_id: null,
      cover_recipe_id: null,
      is_for_chosen: false,
      stored_bytes: 1_006,
      is_favorites: false,
      privacy_level: 'private',
      is_public: false,
      created_at: A_DATE,
      updated_at: A_DATE,
    });
  });

  it('of a share has no visits and no shares', async () => {
    const share = await insert('recipe_shares', { recipe_id: pie.id, user_id: alice });
    expect(share).toMatchObject({
      share_id: AN_ID,
      created_at: A_DATE,
      last_accessed_at: null,
      access_count: 0,
      share_count: 0,
      last_shared_at: null,
    });
  });

  it('of a follow request is pending, and one of a follow has an id and its date', async () => {
    const request = await insert('follow_requests', { from_user_id: alice, to_user_id: bob });
    expect(request).toEqual({
      id: AN_ID,
      from_user_id: alice,
      to_user_id: bob,
      status: 'pending',
      created_at: A_DATE,
      updated_at: A_DATE,
    });
    const follow = await insert('follows', { follower_id: alice, following_id: bob });
    expect(follow).toEqual({ id: AN_ID, follower_id: alice, following_id: bob, created_at: A_DATE });
  });

  it('of a photo import is one for all of its photos', async () => {
    const photos = [1, 2].map((position) => ({ photoId: pie.id, position, stage: 'preparing' }));
    const row = { user_id: alice, kind: 'photo', input: '{}', photos: JSON.stringify(photos) };
    expect(await insert('imports', row)).toMatchObject({ status: 'queued', stage: 'preparing', photos });
  });
});

describe('a playlist', () => {
  it.each([
    ['private', false],
    ['limited', false],
    ['followers_only', false],
    ['public', true],
  ])('that is %s has is_public %s', async (privacy_level, isPublic) => {
    const row = await insert('playlists', { user_id: alice, name: 'x', privacy_level });
    expect(row.is_public).toBe(isPublic);
  });

  it('holds a recipe once, with positions from 1 on, and records who added it and when', async () => {
    expect(await insert('playlist_recipes', place)).toEqual({ ...place, id: AN_ID, added_at: A_DATE });
    await expect(insert('playlist_recipes', { ...place, position: 2 })).rejects.toThrow(
      'playlist_recipes_once',
    );
  });
});

describe('the database refuses', () => {
  it.each<[string, string, Row, string]>([
    ['another source', 'recipes', { user_id: alice, title: 'x', source: 'social' }, 'recipes_source_known'],
    [
      'another difficulty',
      'recipes',
      { user_id: alice, title: 'x', difficulty: 'x' },
      'recipes_difficulty_known',
    ],
    ['a recipe of nobody', 'recipes', { title: 'x' }, 'null value in column "user_id"'],
    ['a recipe without a title', 'recipes', { user_id: alice, title: '' }, 'recipes_title_length'],
    [
      'another level',
      'playlists',
      { user_id: alice, name: 'x', privacy_level: 'x' },
      'playlists_privacy_known',
    ],
    ['a public flag as given', 'playlists', { user_id: alice, name: 'x', is_public: true }, 'is_public'],
    [
      'Favorites that others see',
      'playlists',
      { user_id: alice, name: 'x', is_favorites: true, privacy_level: 'public' },
      'playlists_favorites_private',
    ],
    ['a place before the first', 'playlist_recipes', { ...place, position: 0 }, 'position_positive'],
    [
      'a stranger’s recipe in one’s playlist',
      'playlist_recipes',
      { ...place, playlist_id: bobs.id, user_id: bob, added_by: bob },
      'foreign key',
    ],
    [
      'a second share',
      'recipe_shares',
      { recipe_id: pie.id, user_id: alice },
      'recipe_shares_one_per_recipe',
    ],
    [
      'another status',
      'follow_requests',
      { from_user_id: bob, to_user_id: alice, status: 'x' },
      'status_known',
    ],
    ['asking oneself', 'follow_requests', { from_user_id: bob, to_user_id: bob }, 'follow_requests_not_self'],
    ['asking twice', 'follow_requests', { from_user_id: alice, to_user_id: bob }, 'follow_requests_once'],
    ['following oneself', 'follows', { follower_id: bob, following_id: bob }, 'follows_not_self'],
    ['following twice', 'follows', { follower_id: alice, following_id: bob }, 'follows_pkey'],
    ['another kind of import', 'imports', { user_id: alice, kind: 'x', input: '{}' }, 'imports_kind_known'],
    ['an address twice', 'users', { email: 'P1@example.org', password_hash: 'x' }, 'users_email_key'],
  ])('%s', async (_, table, row, reason) => {
    await expect(insert(table, row)).rejects.toThrow(reason);
  });

  it.each([
    ['twice in any case', { username: 'P.1' }, 'profiles_username_key'],
    ['with other characters', { username: 'a b' }, 'profiles_username_shape'],
  ])('a username %s', async (_, more, reason) => {
    await expect(person(more)).rejects.toThrow(reason);
  });

  it('a second Favorites', async () => {
    const row = { user_id: bob, name: 'Favorites', is_favorites: true };
    await insert('playlists', row);
    await expect(insert('playlists', row)).rejects.toThrow('playlists_one_favorites');
  });
});

it('deleting a person deletes all of their rows', async () => {
  const carol = await person();
  const recipe = await insert('recipes', { user_id: carol, title: 'Pie' });
  const list = await insert('playlists', { user_id: carol, name: 'x' });
  const link = { playlist_id: list.id, recipe_id: recipe.id, user_id: carol, added_by: carol, position: 1 };
  await insert('playlist_recipes', link);
  await insert('recipe_shares', { recipe_id: recipe.id, user_id: carol });
  await insert('imports', { user_id: carol, kind: 'url', input: '{}' });
  await insert('follows', { follower_id: carol, following_id: bob });
  await sql`delete from users where id = ${carol}`.execute(db);
  for (const table of ['profiles', 'recipes', 'playlists', 'playlist_recipes', 'recipe_shares', 'imports']) {
    const left = await sql`select 1 from ${sql.table(table)} where user_id = ${carol}`.execute(db);
    expect(left.rows).toEqual([]);
  }
  expect((await sql`select 1 from follows where follower_id = ${carol}`.execute(db)).rows).toEqual([]);
});
