import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import type { Deps, Viewer } from '../../ctx.ts';
import { setSecurityHeaders } from '../../http/headers.ts';
import { testDeps, testPerson } from '../../testing/harness.ts';
import { testImage } from '../../testing/images.ts';
import { storeImage } from './store-image.ts';
import { registerImageRoutes } from './routes.ts';

let deps: Deps;
let app: FastifyInstance;
let alice: Viewer;
let bob: Viewer;
let imageId: string;
let recipeId: string;

const people = new Map<string, Viewer>();

beforeAll(async () => {
  deps = await testDeps(({ config }) => ({ storage: createStorage(config) }));
  app = Fastify();
  setSecurityHeaders(app, deps.config);
  await registerImageRoutes(
    app,
    deps,
    async ({ headers }) => people.get(String(headers['x-test-user'])) ?? null,
  );
  [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
  for (const person of [alice, bob]) people.set(person.userId, person);
});
afterAll(() => app.close());

beforeEach(async () => {
  ({ id: imageId } = await storeImage(deps, {
    vaultId: alice.vaultId,
    purpose: 'page',
    bytes: await testImage(),
  }));
  recipeId = await newRecipe(imageId);
});

async function newRecipe(image: string | null): Promise<string> {
  const { id } = await deps.db
    .insertInto('recipes')
    .values({ user_id: alice.vaultId, title: 'Soup', image_id: image })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function share(recipe = recipeId): Promise<string> {
  const { share_id } = await deps.db
    .insertInto('recipe_shares')
    .values({ recipe_id: recipe, user_id: alice.vaultId })
    .returning('share_id')
    .executeTakeFirstOrThrow();
  return share_id;
}

async function hold(privacy: string, recipe = recipeId): Promise<string> {
  const { id } = await deps.db
    .insertInto('playlists')
    .values({ user_id: alice.vaultId, name: 'Soups', privacy_level: privacy })
    .returning('id')
    .executeTakeFirstOrThrow();
  await deps.db
    .insertInto('playlist_recipes')
    .values({
      playlist_id: id,
      recipe_id: recipe,
      user_id: alice.vaultId,
      added_by: alice.userId,
      position: 1,
    })
    .execute();
  return id;
}

const get = (viewer: Viewer | null, path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: path, headers: { ...headers, ...(viewer && { 'x-test-user': viewer.userId }) } });
const image = (viewer: Viewer | null, query = '', headers: Record<string, string> = {}) =>
  get(viewer, `/images/${imageId}/400.webp${query}`, headers);
const status = async (viewer: Viewer | null, query = '') => (await image(viewer, query)).statusCode;

describe('an image for its owner', () => {
  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('is served as %s, with a fixed type and restrictive headers', async (extension, type, format) => {
    const response = await get(alice, `/images/${imageId}/400.${extension}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      etag: `"${imageId}-400-${extension}"`,
    });
    expect(
      await sharp(response.rawPayload)
        .metadata()
        .catch(() => null),
    ).toMatchObject({ format, width: 400 });
  });

  it('is available before any recipe shows it', async () => {
    await deps.db.deleteFrom('recipes').where('id', '=', recipeId).execute();
    expect(await status(alice)).toBe(200);
    expect(await status(bob)).toBe(404);
  });
});

describe('a photo in its original size', () => {
  it('is visible to its owner only, whoever may see the recipe', async () => {
    const { id } = await storeImage(deps, {
      vaultId: alice.vaultId,
      purpose: 'photo',
      bytes: await testImage(2_000, 900),
    });
    await deps.db.updateTable('photos').set({ recipe_id: recipeId }).where('id', '=', id).execute();
    const query = `?share=${await share()}`;
    const own = await get(alice, `/images/${id}/full.jpg`);
    expect(own.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(own.rawPayload).metadata()).toMatchObject({ width: 2_000, height: 900 });
    expect((await get(null, `/images/${id}/400.jpg${query}`)).statusCode).toBe(200);
    for (const viewer of [bob, null])
      expect((await get(viewer, `/images/${id}/full.jpg${query}`)).statusCode).toBe(404);
  });

  it('is stored for photos only', async () => {
    expect((await get(alice, `/images/${imageId}/full.jpg`)).statusCode).toBe(404);
  });
});

describe('an image for others', () => {
  it('gives the same answer as one that does not exist', async () => {
    const unknown = await get(bob, `/images/${randomUUID()}/400.webp`);
    for (const viewer of [bob, null]) {
      for (const query of ['', `?share=${randomUUID()}`, '?share=nonsense', '?share=a&share=b', '?share=']) {
        const response = await image(viewer, query);
        expect(response.statusCode).toBe(404);
        expect(response.body).toBe(unknown.body);
        const { date: _, ...headers } = response.headers;
        const { date: __, ...expected } = unknown.headers;
        expect(headers).toEqual(expected);
        expect(headers['cache-control']).toBe('private, no-store');
      }
    }
  });

  it('is visible through the share link of its recipe, revalidated each time, until the link is revoked', async () => {
    const query = `?share=${await share()}`;
    for (const viewer of [bob, null]) {
      const response = await image(viewer, query);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('private, no-cache');
      const again = await image(viewer, query, { 'if-none-match': String(response.headers.etag) });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(response.headers.etag);
    }
    expect(await status(null)).toBe(404);
    await deps.db.deleteFrom('recipe_shares').where('recipe_id', '=', recipeId).execute();
    for (const viewer of [bob, null]) {
      expect(await status(viewer, query)).toBe(404);
      const etag = `"${imageId}-400-webp"`;
      expect((await image(viewer, query, { 'if-none-match': etag })).statusCode).toBe(404);
    }
  });

  it('is not visible through the share link of another recipe', async () => {
    expect(await status(null, `?share=${await share(await newRecipe(null))}`)).toBe(404);
  });

  it('is visible through the share link when it is a photo of the recipe', async () => {
    const other = await newRecipe(null);
    await deps.db.updateTable('recipes').set({ image_id: null }).where('id', '=', recipeId).execute();
    await deps.db
      .updateTable('photos')
      .set({ recipe_id: other, purpose: 'photo' })
      .where('id', '=', imageId)
      .execute();
    expect(await status(null, `?share=${await share(other)}`)).toBe(200);
  });

  it('is visible with a public collection to every signed-in person, until that is made private', async () => {
    const playlistId = await hold('public');
    expect(await status(bob)).toBe(200);
    expect((await image(bob)).headers['cache-control']).toBe('private, no-cache');
    expect(await status(null)).toBe(404);
    await deps.db
      .updateTable('playlists')
      .set({ privacy_level: 'private' })
      .where('id', '=', playlistId)
      .execute();
    expect(await status(bob)).toBe(404);
  });

  it('is visible with a collection for followers only while following', async () => {
    await hold('followers_only');
    expect(await status(bob)).toBe(404);
    await deps.db
      .insertInto('follows')
      .values({ follower_id: bob.userId, following_id: alice.userId })
      .execute();
    expect(await status(bob)).toBe(200);
    await deps.db.deleteFrom('follows').execute();
    expect(await status(bob)).toBe(404);
  });

  it('is visible as the cover of a collection they may see', async () => {
    await deps.db.updateTable('recipes').set({ image_id: null }).where('id', '=', recipeId).execute();
    const playlistId = await hold('public');
    await deps.db
      .updateTable('playlists')
      .set({ cover_image_id: imageId })
      .where('id', '=', playlistId)
      .execute();
    expect(await status(bob)).toBe(200);
    expect(await status(null)).toBe(404);
  });

  it('is not visible with a collection when it is only a photo of a recipe', async () => {
    await hold('public');
    await deps.db.updateTable('photos').set({ recipe_id: recipeId }).where('id', '=', imageId).execute();
    await deps.db.updateTable('recipes').set({ image_id: null }).where('id', '=', recipeId).execute();
    expect(await status(bob)).toBe(404);
  });
});

describe('an address without a file', () => {
  it.each([
    '1600.webp',
    '401.webp',
    '400.png',
    '400.svg',
    '400',
    '0400.webp',
    '400.webp.jpg',
    '400.WEBP',
    '-400.webp',
    '%2e%2e',
    '400.webp%00',
  ])('%s', async (file) => {
    expect((await get(alice, `/images/${imageId}/${file}`)).statusCode).toBe(404);
  });

  it.each(['nonsense', '1', '%2e%2e', "' or 1=1"])('the id %s', async (id) => {
    expect((await get(alice, `/images/${encodeURIComponent(id)}/400.webp`)).statusCode).toBe(404);
  });

  it('a row whose files are missing', async () => {
    await deps.storage.deletePrefix(`photos/${imageId}`);
    const response = await image(alice);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers).not.toHaveProperty('etag');
  });
});

it('image routes answer HEAD like GET', async () => {
  const response = await app.inject({
    method: 'HEAD',
    url: `/images/${imageId}/400.webp`,
    headers: { 'x-test-user': alice.userId },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('image/webp');
});
