import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** As if this sign-up had asked for its code a minute earlier: nobody waits for that in a test. */
export function letAMinutePass(email: string): Promise<unknown> {
  return run(
    "update pending_signups set code_requested_at = code_requested_at - interval '1 minute' where email = $1",
    [email],
  );
}

/** As if a day had passed in which nothing used this person's pictures. */
export function loseThePictures(email: string): Promise<unknown> {
  return run('delete from photos where user_id = (select id from users where email = $1)', [email]);
}

/** As if a backup of before this person's shopping lists had been restored: devices begin anew. */
export async function loseTheLists(email: string): Promise<void> {
  // At once: an open page must not hear that they were deleted.
  await run(
    `with lost as (delete from shopping_lists where user_id = (select id from users where email = $1))
     update recipe_changes_origin set id = gen_random_uuid()`,
    [email],
  );
}

/** Another account with the rows of this one, and a session and a known device of its own. */
export async function copyAccount(model: string, copy: Record<string, string>): Promise<void> {
  const { userId = '', email = '', displayName = '', username = '', language = '', userAgent = '' } = copy;
  const { sessionHash = '', deviceHash = '', formerHash = '' } = copy;
  const id = '(select id from users where email = $1)';
  await run(
    `with account as (
       insert into users (id, email, password_hash, signup_language)
       select $2::uuid, $3, password_hash, $6 from users where email = $1 returning id),
     profile as (insert into profiles (user_id, display_name, username) select id, $4, $5 from account),
     favorites as (
       insert into playlists (user_id, name, description, is_favorites)
       select account.id, name, description, is_favorites from account, playlists where user_id = ${id}),
     device as (
       insert into known_devices (user_id, device_hash, user_agent) select id, $8, $7 from account),
     former as (delete from sessions where id = $10)
     insert into sessions (id, user_id, expires_at, user_agent, ip)
     select $9, id, now() + interval '30 days', $7, '127.0.0.1' from account`,
    [model, userId, email, displayName, username, language, userAgent, deviceHash, sessionHash, formerHash],
  );
}

async function run(statement: string, values: (string | number)[]): Promise<unknown[]> {
  const state = path.join(process.env.LARDER_DATA_DIR ?? '', 'postgres.json');
  const { url } = JSON.parse(await readFile(state, 'utf8')) as { url: string };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** As if this person had made a favorite of each of their recipes, one after another. */
export function makeFavorites(email: string): Promise<unknown> {
  return run(
    `insert into favorites (user_id, recipe_id, position)
     select user_id, id, row_number() over (order by created_at, id) from recipes
     where user_id = (select id from users where email = $1)`,
    [email],
  );
}

/** As if this person had uploaded so many photos for other recipes. */
export function giveUploads(email: string, count: number): Promise<unknown> {
  return run(
    `insert into photos (user_id, purpose, storage_key, width, height, widths, thumbhash)
     select users.id, 'photo', 'photos/' || gen_random_uuid(), 400, 300, '{400}', ''
     from users, generate_series(1, $2) where email = $1`,
    [email, count],
  );
}

/** As if this line (from 1) of the ingredients this person had read from photos, and no other, were doubtful. */
export function doubtIngredient(email: string, line: number): Promise<unknown> {
  return run(
    `update imports set draft = jsonb_set(draft, '{places}', (
       select jsonb_agg(case
         when place->>'field' = 'ingredients' and (place->>'index')::int = $2 - 1
         then place || '{"reason": "quantity"}' else place - 'reason' end)
       from jsonb_array_elements(draft->'places') as places (place)))
     where user_id = (select id from users where email = $1) and kind = 'photo'`,
    [email, line],
  );
}

/** The transactions that wrote a recipe and its versions as they are: the same again, and nothing was written meanwhile. */
export async function writesOf(recipeId: string): Promise<unknown> {
  return run(
    `select xmin::text as wrote from recipes where id = $1
     union all select xmin::text from recipe_versions where recipe_id = $1`,
    [recipeId],
  );
}
