import type { Language } from '@larder/shared/messages/language';
import { SOCIAL_MESSAGES } from '@larder/shared/social/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../../../adapters/fetch/guarded-fetch.ts';
import { createStorage } from '../../../adapters/storage/create-storage.ts';
import type { Viewer } from '../../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../../testing/harness.ts';
import { POST_CAPTION, startPlatforms, type Platforms } from '../../../testing/platforms.ts';
import { readPageHere } from '../../../testing/read-page-here.ts';
import { importPost } from './post.ts';
import { importText } from './text.ts';
import type { DraftDeps } from './source.ts';

let platforms: Platforms;
let deps: DraftDeps;
let alice: Viewer;

beforeAll(async () => {
  platforms = await startPlatforms();
  const base = await testDeps(
    ({ config }) => ({ guardedFetch: createGuardedFetch(config), storage: createStorage(config) }),
    platforms.env,
  );
  deps = { ...base, readPage: readPageHere };
  alice = await testPerson(deps, 'alice');
});
afterAll(() => platforms.close());

const reading = (language: Language = 'en') => ({
  vaultId: alice.vaultId,
  language,
  choice: null,
  signal: new AbortController().signal,
  report: async () => undefined,
});
const read = (url: string, caption?: string) => importPost(deps, { url, caption }, reading());
const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`;
const tiktok = (id: string) => `https://www.tiktok.com/@kitchen/video/${id}`;

const LOAF = {
  ingredients: ['200 g butter', '200 g sugar', '3 eggs', '200 g flour'],
  instructions: ['Beat everything together.', 'Bake at 180C for 45 minutes.'],
  servings: 8,
  cookTime: 45,
  sourceUrl: null,
  storedImage: { width: 640, height: 360 },
  leftOut: ['Ingredients:', 'Method:'],
};

describe('a post', () => {
  it('of YouTube is read from the public page of the video', async () => {
    expect(await read('https://youtu.be/lemonLoaf01?si=who')).toMatchObject({
      ...LOAF,
      title: 'Lemon Drizzle Loaf',
      description: 'By Kitchen of the House on YouTube',
      tags: ['YouTube'],
      platform: 'youtube',
      originalUrl: watch('lemonLoaf01'),
      embedUrl: 'https://www.youtube-nocookie.com/embed/lemonLoaf01?rel=0&enablejsapi=1',
      creator: 'Kitchen of the House',
      caption: POST_CAPTION,
      preview: {
        type: 'video',
        platform: 'youtube',
        duration: 754,
        thumbnailUrl: expect.stringMatching(/\/thumbnail\.jpg$/) as string,
        embedUrl: 'https://www.youtube-nocookie.com/embed/lemonLoaf01?rel=0&enablejsapi=1',
        title: 'Lemon Drizzle Loaf | Kitchen {of} the "House"',
        creator: 'Kitchen of the House',
        caption: POST_CAPTION,
      },
    });
    expect(platforms.visits.some((path) => path.startsWith('/youtube/v3'))).toBe(false);
  });
  it('is credited in the language of who saves it', async () => {
    const { description } = await importPost(deps, { url: 'https://youtu.be/lemonLoaf01' }, reading('de'));
    expect(description).toBe('Von Kitchen of the House auf YouTube');
  });
  it('of YouTube is asked of the Data API when there is a key for it', async () => {
    const withKey = { ...deps, config: { ...deps.config, youtubeApiKey: 'a-good-key' } };
    const draft = await importPost(withKey, { url: watch('lemonLoaf01') }, reading());
    expect(draft).toMatchObject({
      ...LOAF,
      preview: { duration: 754, title: 'Lemon Drizzle Loaf (from the interface)' },
    });
    await expect(importPost(withKey, { url: watch('deletedLoaf') }, reading())).rejects.toMatchObject({
      appCode: 'POST_GONE',
    });
    const withBadKey = { ...deps, config: { ...deps.config, youtubeApiKey: 'spent' } };
    expect(await importPost(withBadKey, { url: watch('lemonLoaf01') }, reading())).toMatchObject(LOAF);
  });
  it('of YouTube without steps takes them from what is said in it', async () => {
    const { instructions } = await read(watch('spokenLoaf1'));
    expect(instructions).toEqual([
      'Beat the butter and the sugar',
      'Add the eggs and mix in the flour',
      'Bake it for 45 minutes',
    ]);
  });
  it('of YouTube has its subtitles read beside the Data API, which names none', async () => {
    const withKey = { ...deps, config: { ...deps.config, youtubeApiKey: 'a-good-key' } };
    const { instructions } = await importPost(withKey, { url: watch('spokenLoaf1') }, reading());
    expect(instructions).toHaveLength(3);
  });
  it('of TikTok is read from oEmbed and has the documented tags', async () => {
    expect(await read(tiktok('7301234567890123456'))).toMatchObject({
      ...LOAF,
      title: 'Lemon drizzle loaf',
      tags: ['TikTok', 'Video Recipe', 'Social Media', '@kitchen.house'],
      leftOut: [...LOAF.leftOut, '#lemon #fyp'],
      embedUrl: 'https://www.tiktok.com/player/v1/7301234567890123456?rel=0',
    });
  });
  it('of TikTok is found behind its short link', async () => {
    expect(await read('https://vm.tiktok.com/ZMshort/')).toMatchObject({
      title: 'Lemon drizzle loaf',
      originalUrl: tiktok('7301234567890123456'),
    });
  });
  it('of Instagram is read from the head of its page', async () => {
    expect(await read('https://www.instagram.com/reel/LemonLoaf/?igsh=1')).toMatchObject({
      ...LOAF,
      title: 'Lemon drizzle loaf',
      tags: ['Instagram'],
      creator: 'kitchen.house',
      originalUrl: 'https://www.instagram.com/reel/LemonLoaf/',
      preview: { type: 'video' },
    });
  });
});

describe('a post that its platform does not show says why', () => {
  it.each([
    [watch('privateLoaf'), 'POST_PRIVATE', SOCIAL_MESSAGES.privatePost],
    [watch('deletedLoaf'), 'POST_GONE', SOCIAL_MESSAGES.gone],
    [watch('adultsLoaf1'), 'POST_AGE_LIMITED', SOCIAL_MESSAGES.ageLimited],
    [watch('robotsLoaf1'), 'POST_BLOCKED', SOCIAL_MESSAGES.blocked],
    [watch('brokenLoaf1'), 'POST_PRIVATE', SOCIAL_MESSAGES.privatePost],
    [watch('oembedOnly1'), 'POST_BLOCKED', SOCIAL_MESSAGES.blocked],
    [watch('noWords0001'), 'POST_NO_CAPTION', SOCIAL_MESSAGES.noCaption],
    [watch('justTalking'), 'POST_NO_RECIPE', SOCIAL_MESSAGES.noRecipeButPage],
    [tiktok('1111111111'), 'POST_GONE', SOCIAL_MESSAGES.gone],
    ['https://www.instagram.com/p/GoneGone/', 'POST_GONE', SOCIAL_MESSAGES.gone],
    ['https://www.instagram.com/p/WallWall/', 'POST_SIGNED_IN_ONLY', SOCIAL_MESSAGES.signedInOnly],
    ['https://www.instagram.com/p/BusyBusy/', 'POST_BLOCKED', SOCIAL_MESSAGES.blocked],
    ['https://www.instagram.com/p/NoWords/', 'POST_NO_CAPTION', SOCIAL_MESSAGES.noCaption],
    ['https://www.instagram.com/p/Private/', 'POST_PRIVATE', SOCIAL_MESSAGES.privatePost],
    [tiktok('2222222222'), 'POST_BLOCKED', SOCIAL_MESSAGES.blocked],
    [tiktok('3333333333'), 'POST_NO_CAPTION', SOCIAL_MESSAGES.noCaption],
    [
      tiktok('4444444444'),
      'POST_FAILED',
      'Failed to extract recipe from social media. Please try entering the recipe manually.',
    ],
    ['https://vm.tiktok.com/ZMprofile/', 'POST_INVALID', 'Invalid TikTok URL'],
    ['https://vm.tiktok.com/ZMaway/', 'POST_INVALID', 'Invalid TikTok URL'],
  ])('%s', async (url, appCode, message) => {
    await expect(read(url)).rejects.toMatchObject({ appCode, message });
  });
  it('and offers the page that it names', async () => {
    await expect(read(watch('justTalking'))).rejects.toMatchObject({
      details: { recipeUrl: 'https://kitchen.example/lemon-recipe' },
    });
  });
  it('and is read all the same once its caption is pasted', async () => {
    for (const url of ['https://www.instagram.com/p/WallWall/', watch('privateLoaf'), tiktok('1111111111')])
      expect(await read(url, POST_CAPTION)).toMatchObject({ ...LOAF, storedImage: null });
    await expect(read(watch('privateLoaf'), 'Just lemons')).rejects.toMatchObject({
      appCode: 'POST_NO_RECIPE',
    });
  });
});

describe('a link that cannot be imported is refused with its own sentence', () => {
  it.each([
    ['', SOCIAL_MESSAGES.empty],
    ['lemons', SOCIAL_MESSAGES.invalidUrl],
    ['https://youtube.com.evil.tld/watch?v=lemonLoaf01', SOCIAL_MESSAGES.invalidUrl],
    ['https://www.youtube.com/@kitchen', SOCIAL_MESSAGES.noId],
  ])('%j', async (url, message) => {
    const start = callerOf(deps, alice).imports.start({ kind: 'social', url });
    await expect(start).rejects.toThrow(message);
  });
});

describe('any text', () => {
  const readText = (text: string) => importText(deps, { text }, reading());
  const { storedImage: _, ...loaf } = LOAF;

  it('is read as a recipe without tags or source', async () => {
    expect(await readText(`Hi Sam, here you go!\n\n${POST_CAPTION}\n\nLove, Kim`)).toMatchObject({
      ...loaf,
      title: 'Lemon drizzle loaf',
      tags: [],
      storedImage: null,
      leftOut: ['Ingredients:', 'Method:', 'Love, Kim'],
    });
  });
  it('may be schema.org data or HTML', async () => {
    const recipe = {
      '@type': 'Recipe',
      name: 'Loaf',
      recipeIngredient: loaf.ingredients,
      recipeInstructions: loaf.instructions,
    };
    const json = JSON.stringify({ '@context': 'https://schema.org', ...recipe });
    const expected = {
      title: 'Loaf',
      ingredients: loaf.ingredients,
      instructions: loaf.instructions,
      tags: [],
    };
    expect(await readText(json)).toMatchObject(expected);
    const list = (lines: string[]) => lines.map((line) => `<li>${line}</li>`).join('');
    const html = `<h1>Loaf</h1><h2>Ingredients</h2><ul>${list(loaf.ingredients)}</ul><h2>Method</h2><ol>${list(loaf.instructions)}</ol>`;
    expect(await readText(html)).toMatchObject(expected);
  });
  it.each(['Happy birthday, see you on Sunday!', '🍋🍋🍋', '{"a":1}', '<p>We cook.</p>', 'عيد ميلاد سعيد'])(
    'without a recipe says so: %j',
    async (text) => {
      await expect(readText(text)).rejects.toMatchObject({ appCode: 'IMPORT_NO_RECIPE' });
    },
  );
});
