import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Viewer } from '../ctx.ts';
import { watchChanges } from '../features/live/watch-changes.ts';
import { storeImage } from '../features/images/store-image.ts';
import { createEvents } from '../jobs/events.ts';
import { callerOf, ctxOf, testPerson } from '../testing/harness.ts';
import { makeCollection, makeFollow } from '../testing/households.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { signedIn, testWeb, type TestWeb } from '../testing/web.ts';

// Other ways by which a person's data might reach people, beside the answers that the crawl reads.

let web: TestWeb;
let alice: Viewer;
let bob: Viewer;
let carol: Viewer;

beforeAll(async () => {
  web = await testWeb({}, { rateLimits: NO_LIMITS });
  web.deps.events = createEvents(web.deps.config, pino({ level: 'silent' }));
  await web.deps.events.ready;
  const { deps } = web;
  [alice, bob, carol] = await Promise.all([
    testPerson(deps, 'alice'),
    testPerson(deps, 'bob'),
    testPerson(deps, 'carol'),
  ]);
  await makeFollow(deps, bob, alice);
});
afterAll(() => web.deps.events.close());

it('metadata of a camera are in no file of an image that a follower or a link gets', async () => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b5651d' } })
    .withExif({
      IFD0: {
        Copyright: 'canary-copyright',
        ImageDescription: 'canary-description',
        Artist: 'canary-artist',
      },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><canary-xmp/></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect(bytes.includes('canary-copyright') && bytes.includes('canary-xmp')).toBe(true);
  const image = await storeImage(web.deps, { vaultId: alice.vaultId, purpose: 'page', bytes });
  const { id } = await callerOf(web.deps, alice).recipes.create({ title: 'Pie', imageId: image.id });
  await makeCollection(web.deps, alice, { privacyLevel: 'followers_only', recipeIds: [id] });
  const { shareId } = await callerOf(web.deps, alice).shares.create({ recipeId: id });
  const cookie = await signedIn(web.deps, bob);
  for (const width of image.widths) {
    for (const format of ['avif', 'webp', 'jpg']) {
      const url = `/images/${image.id}/${width}.${format}`;
      const seen = await web.app.inject({ url, headers: { cookie } });
      const byLink = await web.app.inject({ url: `${url}?share=${shareId}` });
      expect([seen.statusCode, byLink.statusCode]).toEqual([200, 200]);
      expect(byLink.rawPayload.equals(seen.rawPayload)).toBe(true);
      expect(seen.rawPayload.includes('canary')).toBe(false);
      expect(JSON.stringify(seen.headers)).not.toContain(alice.userId);
      const { exif, xmp, iptc } = await sharp(seen.rawPayload).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  }
});

it('live streams of other people have nothing of a person’s imports, requests and answers', async () => {
  const heard: string[] = [];
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const listening = [bob, carol].map(async (viewer) => {
    for await (const change of watchChanges(ctxOf(web.deps, viewer), {}, over.signal))
      heard.push(`${viewer.displayName} ${JSON.stringify(change)}`);
  });
  await expect.poll(() => heard.length).toBe(2);
  const dora = await testPerson(web.deps, 'dora');
  const asAlice = callerOf(web.deps, alice);
  const { id } = await asAlice.imports.start({ kind: 'url', url: 'https://a.example/canary' });
  await asAlice.imports.cancel({ id });
  const { requestId } = await asAlice.follows.follow({ userId: dora.userId });
  await callerOf(web.deps, dora).follows.accept({ requestId: requestId ?? '' });
  // Events are in order: once this one has arrived, any earlier one would have too.
  for (const viewer of [bob, carol])
    await callerOf(web.deps, alice).follows.follow({ userId: viewer.userId });
  await expect.poll(() => heard.filter((one) => one.includes('"pendingRequests":1')).length).toBe(2);
  over.abort();
  await Promise.allSettled(listening);
  expect(
    heard.slice(2).every((one) => /^(bob|carol) {"kind":"people","pendingRequests":[01]}$/.test(one)),
  ).toBe(true);
});

it('a copied recipe contains only what the viewer could see', async () => {
  const asAlice = callerOf(web.deps, alice).recipes;
  const fields = { title: 'Stew', cookingNotes: 'canary-notes', tags: ['plain'] };
  const { id } = await asAlice.create(fields);
  await makeCollection(web.deps, alice, {
    privacyLevel: 'followers_only',
    recipeIds: [id],
    name: 'canary-name',
  });
  await makeCollection(web.deps, alice, { privacyLevel: 'private', recipeIds: [id], name: 'canary-private' });
  await asAlice.setFavorite({ id, isFavorite: true });
  const asBob = callerOf(web.deps, bob);
  const { recipeId } = await asBob.recipes.saveCopy({ id });
  const held = JSON.stringify([
    await asBob.recipes.byId({ id: recipeId }),
    await asBob.recipes.versions({ id: recipeId }),
    await asBob.recipes.list({ search: 'canary' }),
    await asBob.playlists.forRecipe({ recipeId }),
  ]);
  expect(held).toContain('Stew');
  expect(held).not.toContain('canary');
});
