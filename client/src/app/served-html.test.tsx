import type { SharedRecipeDto } from '@larder/shared/share/schema';
import { SHARE_MESSAGES } from '@larder/shared/share/messages';
import { describe, expect, it } from 'vitest';
import { homeHtml, landingHtml, sharedRecipeHtml } from './served-html.tsx';
import { aPage, aRecipe } from '../testing/recipes.ts';

const NASTY = `Mum's <b>"best"</b> & </title></script><script>alert(1)</script>`;
const ESCAPED =
  'Mum&#x27;s &lt;b&gt;&quot;best&quot;&lt;/b&gt; &amp; &lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;';
const RECIPE: SharedRecipeDto = {
  nutrition: { per: 'serving', kcal: 250 },
  recipeId: 'r',
  title: NASTY,
  description: NASTY,
  image: {
    id: 'p',
    width: 800,
    height: 600,
    widths: [400, 800],
    thumbhash: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==',
  },
  gallery: [{ id: 'g', width: 400, height: 300, widths: [400], thumbhash: '' }],
  ingredients: [`[${NASTY}]`, NASTY],
  instructions: ['Warm.', '[Then]', NASTY],
  cookTime: 45,
  prepTime: null,
  servings: 8,
  difficulty: 'easy',
  difficultyStated: true,
  cuisine: [NASTY],
  tags: [NASTY],
  cookingNotes: NASTY,
  createdAt: new Date(),
  creatorName: NASTY,
  originalUrl: 'https://www.kitchen.example/cake?a=1&b="2"',
  shareCreatedAt: new Date(),
};

const NO_DRAFTS = { items: [], total: 0, nextCursor: null };

describe('a shared recipe as it is served', () => {
  const html = sharedRecipeHtml('s', RECIPE);

  it('holds every text of it, escaped', () => {
    expect(html.split(ESCAPED)).toHaveLength(11);
    expect(html).not.toMatch(/<script|<b>|javascript:/);
  });

  it('has its nutrition folded, whose script comes later', () => {
    expect(html).toMatch(/<details .*Nutrition.*Per serving.*250\u00a0kcal.*<\/details>/s);
  });

  it('credits where it was found', () => {
    expect(html).toContain('Original recipe: kitchen.example');
    expect(html).toContain('href="https://www.kitchen.example/cake?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('rel="noopener noreferrer"');
  });

  it('names the picture in every width, for whoever holds the link', () => {
    expect(html).toContain('/images/p/400.avif?share=s 400w, /images/p/800.avif?share=s 800w');
    expect(html).toMatch(/<img [^>]*width="800" height="600"/);
  });

  it('brings no style that the policy would refuse', () => {
    expect(html).not.toMatch(/ style=|<style/);
    expect(landingHtml()).not.toMatch(/ style=|<style/);
  });

  it('says of a link that leads nowhere only that', () => {
    const missing = sharedRecipeHtml('s', null);
    expect(missing).toContain(SHARE_MESSAGES.invalidLink);
    expect(missing).toBe(sharedRecipeHtml('other', null));
  });
});

describe('home as it is served', () => {
  const alice = {
    userId: 'me',
    email: 'alice@example.org',
    displayName: 'Alice',
    username: 'alice',
    profileImageUrl: null,
    language: null,
  };
  const image = {
    id: 'p',
    width: 800,
    height: 600,
    widths: [400, 800],
    thumbhash: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==',
  };
  const draft = { kind: 'url', image, ingredients: 3, steps: 1, hasSeveral: false } as const;
  const html = homeHtml(
    alice,
    aPage([aRecipe('one', { title: NASTY, image }), aRecipe('two', { isFavorite: true })]),
    {
      items: [
        { ...draft, id: 'ready', title: `Draft ${NASTY}`, canBeSaved: true, isComplete: true },
        { ...draft, id: 'marked', title: 'Marked', canBeSaved: true, isComplete: false },
      ],
      total: 2,
      nextCursor: null,
    },
  );

  it('shows the list in the frame of the app, escaped, with links that lead on', () => {
    expect(html).toContain(ESCAPED);
    expect(html).toContain('Recipe two');
    expect(html).toContain('href="/recipe/two"');
    expect(html).toContain('2 recipes');
    expect(html).toMatch(/<main[^>]* id="content"/);
    expect(html).not.toMatch(/<script|<b>|javascript:/);
  });

  it('brings no style that the policy would refuse', () => {
    expect(html).not.toMatch(/ style=|<style/);
  });

  it('shows the drafts that wait, so that nothing moves when the app takes over', () => {
    expect(html).toContain(`Draft ${ESCAPED}`);
    expect(html).toContain('href="/recipe/add/manual?import=marked"');
    expect(html).toContain('3 ingredients');
  });

  it('leaves nothing of its person for what is served next', () => {
    const before = sharedRecipeHtml('s', RECIPE);
    homeHtml(alice, aPage([]), NO_DRAFTS);
    expect(sharedRecipeHtml('s', RECIPE)).toBe(before);
  });
});
