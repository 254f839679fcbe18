import type pg from 'pg';
import { FAVORITES_DESCRIPTION, FAVORITES_NAME, PRIVACY_LEVELS } from '@larder/shared/playlist/messages';
import { copyRows, type Row } from '../copy.ts';
import {
  below,
  makePerson,
  makeRecipe,
  pick,
  randomFrom,
  uuidFrom,
  type Random,
  type SeedPerson,
} from './seed-data.ts';

export interface SeedOptions {
  users: number;
  /** Recipes of each user. */
  recipes: number;
  /** The same number makes the same rows. */
  seed: number;
  passwordHash: string;
  /** Rows for images whose files do not exist: for measuring only, since a page would show them broken. */
  withPhotoRows?: boolean;
}

interface SeedReport {
  users: number;
  recipes: number;
  firstEmail: string;
  firstUserId: string;
}

const END = Date.UTC(2025, 9, 1);
const FIVE_YEARS = 5 * 365 * 86_400_000;

/** True while there are no accounts. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>('select not exists (select from users) as empty');
  return rows[0]?.empty === true;
}

/**
 * Fills the database in one transaction (all or nothing), by COPY. What the search reads is made at the end in one
 * statement, in half the time that the trigger takes row by row.
 */
export async function seedDatabase(client: pg.Client, options: SeedOptions): Promise<SeedReport> {
  const before = await countSeeded(client);
  const random = randomFrom(options.seed + before);
  const people = Array.from({ length: options.users }, (_, index) => makePerson(random, before + index));
  const [links, favorites, shares]: [Row[], Row[], Row[]] = [[], [], []];
  const photos: Row[] = [];
  await client.query('begin');
  try {
    await setTriggers(client, 'disable');
    await copyPeople(client, people, options.passwordHash);
    await copyRows(
      client,
      'playlists',
      PLAYLIST_COLUMNS,
      people.flatMap((person) => playlistRows(random, person)),
    );
    await copyRows(
      client,
      'recipes',
      RECIPE_COLUMNS,
      recipeRows(random, people, options, { links, favorites, shares, photos }),
    );
    await client.query(FILL_RECIPE_SEARCH);
    await client.query(FILL_RECIPE_COUNTS);
    await copyRows(client, 'photos', PHOTO_COLUMNS, photos);
    await client.query(
      'update recipes r set image_id = p.id from photos p where p.recipe_id = r.id and p.position = 1',
    );
    await copyRows(client, 'playlist_recipes', LINK_COLUMNS, links);
    await copyRows(client, 'favorites', ['user_id', 'recipe_id', 'position'], favorites);
    await copyRows(client, 'recipe_shares', SHARE_COLUMNS, shares);
    await copyRows(client, 'follows', ['follower_id', 'following_id'], followRows(random, people));
    await client.query(FILL_USAGE);
    await setTriggers(client, 'enable');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  // The visibility map lets counts be answered by the index alone, and fresh statistics choose the plans.
  await client.query('vacuum (analyze)');
  const first = people[0];
  if (!first) throw new Error('A seed needs at least one user');
  return {
    users: people.length,
    recipes: people.length * options.recipes,
    firstEmail: first.email,
    firstUserId: first.id,
  };
}

/** People of seeds before this one: new ones are numbered on. */
async function countSeeded(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from users where email ~ '^cook[0-9]+@example[.]org$'",
  );
  return rows[0]?.count ?? 0;
}

/** As the triggers recipes_added and recipes_counted do. */
const FILL_RECIPE_SEARCH = `
  insert into recipe_search select made.* from recipes cross join lateral recipe_search_row(recipes) as made
  on conflict do nothing`;
const FILL_RECIPE_COUNTS = `
  insert into recipe_counts (user_id, recipes) select user_id, count(*) from recipes group by user_id
  on conflict do nothing`;

const FILL_USAGE = `
  insert into person_usage as u (user_id, stored_bytes) select user_id, stored_bytes from counted_usage()
  on conflict (user_id) do update set stored_bytes = excluded.stored_bytes`;

/** A seed is no person's writing: what the triggers count is filled in at the end. */
async function setTriggers(client: pg.Client, state: 'enable' | 'disable'): Promise<void> {
  for (const table of ['playlists', 'recipes', 'playlist_recipes', 'favorites'])
    await client.query(`alter table ${table} ${state} trigger user`);
  // Only the trigger knows how much a recipe takes.
  await client.query('alter table recipes enable trigger recipes_measured');
}

async function copyPeople(client: pg.Client, people: SeedPerson[], passwordHash: string): Promise<void> {
  await copyRows(
    client,
    'users',
    ['id', 'email', 'password_hash'],
    people.map((person) => [person.id, person.email, passwordHash]),
  );
  await copyRows(
    client,
    'profiles',
    ['user_id', 'display_name', 'username', 'is_profile_public'],
    people.map((person) => [person.id, person.displayName, person.username, person.isProfilePublic]),
  );
}

const PLAYLIST_COLUMNS = [
  'id',
  'user_id',
  'name',
  'description',
  'is_favorites',
  'privacy_level',
  'created_at',
];

function playlistRows(random: Random, person: SeedPerson): Row[] {
  const joined = new Date(END - FIVE_YEARS).toISOString();
  const favorites: Row = [
    person.favoritesId,
    person.id,
    FAVORITES_NAME,
    FAVORITES_DESCRIPTION,
    true,
    'private',
    joined,
  ];
  const others = person.collectionIds.map((id): Row => {
    const created = new Date(END - below(random, FIVE_YEARS)).toISOString();
    return [
      id,
      person.id,
      pick(random, person.kitchen.collections),
      '',
      false,
      pick(random, PRIVACY_LEVELS),
      created,
    ];
  });
  return [favorites, ...others];
}

const RECIPE_COLUMNS = [
  'id',
  'user_id',
  'title',
  'description',
  'source',
  'source_url',
  'social_media_url',
  'tags',
  'ingredients',
  'instructions',
  'prep_time',
  'cook_time',
  'servings',
  'difficulty',
  'cooking_notes',
  'created_at',
  'updated_at',
];
const LINK_COLUMNS = ['playlist_id', 'recipe_id', 'user_id', 'position', 'added_by'];
const SHARE_COLUMNS = ['recipe_id', 'user_id', 'access_count', 'share_count'];
const PHOTO_COLUMNS = [
  'id',
  'user_id',
  'recipe_id',
  'purpose',
  'storage_key',
  'width',
  'height',
  'widths',
  'thumbhash',
  'position',
];

interface Attachments {
  links: Row[];
  favorites: Row[];
  shares: Row[];
  photos: Row[];
}

/** Everybody's first recipe, then everybody's second …: on disk one person's recipes lie apart, as they do in life. */
function* recipeRows(
  random: Random,
  people: SeedPerson[],
  options: SeedOptions,
  attached: Attachments,
): Generator<Row> {
  const step = FIVE_YEARS / options.recipes;
  for (let round = 0; round < options.recipes; round += 1) {
    for (const person of people) {
      const id = uuidFrom(random);
      const recipe = makeRecipe(random, person.kitchen);
      const created = END - FIVE_YEARS + (round + random()) * step;
      const changed = random() < 0.2 ? created + random() * (END - created) : created;
      attach(
        random,
        person,
        { id, round, withPhoto: options.withPhotoRows === true && random() < 0.1 },
        attached,
      );
      yield [
        id,
        person.id,
        recipe.title,
        recipe.description,
        recipe.source,
        recipe.sourceUrl,
        recipe.socialMediaUrl,
        recipe.tags,
        recipe.ingredients,
        recipe.instructions,
        recipe.prepTime,
        recipe.cookTime,
        recipe.servings,
        recipe.difficulty,
        recipe.cookingNotes,
        new Date(created).toISOString(),
        new Date(changed).toISOString(),
      ];
    }
  }
}

function attach(
  random: Random,
  person: SeedPerson,
  recipe: { id: string; round: number; withPhoto: boolean },
  to: Attachments,
): void {
  const position = recipe.round + 1;
  if (random() < 0.04) to.favorites.push([person.id, recipe.id, position]);
  if (random() < 0.15)
    to.links.push([pick(random, person.collectionIds), recipe.id, person.id, position, person.id]);
  if (random() < 0.02) to.shares.push([recipe.id, person.id, below(random, 50), 1 + below(random, 5)]);
  if (recipe.withPhoto) {
    const id = uuidFrom(random);
    to.photos.push([
      id,
      person.id,
      recipe.id,
      'page',
      `seed/${id}`,
      1200,
      800,
      ['400', '800', '1200'],
      'AAAAAAAA',
      1,
    ]);
  }
}

function* followRows(random: Random, people: SeedPerson[]): Generator<Row> {
  for (const person of people) {
    const followed = new Set(
      Array.from({ length: Math.min(8, people.length - 1) }, () => pick(random, people).id),
    );
    followed.delete(person.id);
    for (const id of followed) yield [person.id, id];
  }
}
