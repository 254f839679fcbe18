import type pg from 'pg';
import { copyRows, type Row } from '../db/copy.ts';
import {
  makePerson,
  makeRecipe,
  randomFrom,
  uuidFrom,
  type Random,
  type SeedPerson,
} from '../db/seed/seed-data.ts';

export interface LibrarySize {
  people: number;
  /** Recipes of each. */
  recipes: number;
}

const RECIPES = [
  ...[
    'id',
    'user_id',
    'title',
    'description',
    'source',
    'source_url',
    'social_media_url',
    'tags',
    'ingredients',
  ],
  ...[
    'instructions',
    'prep_time',
    'cook_time',
    'servings',
    'difficulty',
    'cooking_notes',
    'created_at',
    'updated_at',
  ],
];
const END = Date.UTC(2025, 9, 1);
const MINUTE = 60_000;

/**
 * Fills a database whose last migration is 0019, the schema of the first Larder that had people: the same rows for the same
 * size. A tenth of the recipes have a picture, a fifth were saved again, and a few are favorites or shared.
 */
export async function fillLibraryOf0019(client: pg.Client, size: LibrarySize): Promise<SeedPerson[]> {
  const random = randomFrom(19);
  const people = Array.from({ length: size.people }, (_, index) => makePerson(random, index));
  await copyRows(
    client,
    'users',
    ['id', 'email', 'password_hash'],
    people.map(({ id, email }) => [id, email, 'x']),
  );
  await copyRows(
    client,
    'profiles',
    ['user_id', 'display_name', 'username'],
    people.map(({ id, displayName, username }) => [id, displayName, username]),
  );
  await client.query(FAVORITES);
  await client.query('alter table recipes disable trigger user');
  await copyRows(client, 'recipes', RECIPES, recipeRows(random, people, size.recipes));
  for (const fill of FILLS) await client.query(fill);
  await client.query('vacuum (analyze)');
  return people;
}

function* recipeRows(random: Random, people: SeedPerson[], recipes: number): Generator<Row> {
  for (let round = 0; round < recipes; round += 1)
    for (const person of people) {
      const made = makeRecipe(random, person.kitchen);
      const at = new Date(END - (recipes - round) * MINUTE).toISOString();
      yield [
        ...[uuidFrom(random), person.id, made.title, made.description, made.source, made.sourceUrl],
        ...[
          made.socialMediaUrl,
          made.tags,
          made.ingredients,
          made.instructions,
          made.prepTime,
          made.cookTime,
        ],
        ...[made.servings, made.difficulty, made.cookingNotes, at, at],
      ];
    }
}

const FAVORITES = `insert into playlists (user_id, name, is_favorites) select id, 'Favorites', true from users`;

/** As the triggers of that schema do, and then what hangs on a recipe. */
const FILLS = [
  'alter table recipes enable trigger recipes_version_kept',
  `update recipes set version = 2, cooking_notes = 'With less salt' where abs(hashtext(id::text)) % 5 = 0`,
  `insert into recipe_search
     (user_id, recipe_id, created_at, updated_at, sort_minutes, search_text, difficulty, tags, spelt_tags, sort_title)
   select user_id, id, created_at, updated_at, sort_minutes,
     recipe_search_text(title, description, ingredients, instructions, tags, difficulty, cooking_notes),
     difficulty, fold_texts(tags), tags, sort_title
   from recipes`,
  'insert into recipe_counts (user_id, recipes) select user_id, count(*) from recipes group by user_id',
  'alter table recipes enable trigger user',
  `insert into photos (user_id, recipe_id, purpose, storage_key, width, height, widths, thumbhash)
   select user_id, id, 'page', 'old/' || id, 1200, 800, '{400,800,1200}', 'AAAAAAAA' from recipes
   where abs(hashtext(id::text)) % 10 = 1`,
  `update recipes r set image_id = p.id from photos p where p.recipe_id = r.id`,
  `insert into playlist_recipes (playlist_id, recipe_id, user_id, position, added_by)
   select p.id, r.id, r.user_id, row_number() over (partition by p.id order by r.created_at), r.user_id
   from recipes r join playlists p on p.user_id = r.user_id where abs(hashtext(r.id::text)) % 25 = 2`,
  `insert into recipe_shares (recipe_id, user_id) select id, user_id from recipes where abs(hashtext(id::text)) % 50 = 3`,
  `insert into imports (user_id, kind, input, label, draft)
   select user_id, 'url', jsonb_build_object('kind', 'url', 'url', coalesce(source_url, 'https://example.org/')), title,
     jsonb_build_object('title', title, 'sourceUrl', source_url)
   from recipes where abs(hashtext(id::text)) % 100 = 4`,
];
