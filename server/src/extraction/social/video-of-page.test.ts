import { describe, expect, it } from 'vitest';
import { extractPage } from '../page/extract-page.ts';

const SOUP = 'https://www.youtube.com/watch?v=soup00000-1';
const BREAD = 'https://www.youtube.com/watch?v=bread0000-1';
const frame = (id: string, title = '') =>
  `<iframe src="https://www.youtube.com/embed/${id}" title="${title}"></iframe>`;
const RECIPE = {
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['3 leeks', '1 l water'],
  recipeInstructions: ['Cut the leeks.', 'Boil them for half an hour.'],
};
const data = (...things: object[]) => `<script type="application/ld+json">${JSON.stringify(things)}</script>`;
const video = (id: string) => ({
  '@type': 'VideoObject',
  name: 'Soup',
  embedUrl: `https://www.youtube.com/embed/${id}`,
});
const article = (inside: string) => `<main><article><h1>Leek soup</h1>${inside}</article></main>`;
const videoOf = (html: string, choice?: number) =>
  extractPage(`<body>${html}</body>`, 'https://kitchen.example/soup', { choice }).video;

describe('the video of a page', () => {
  it.each([
    [
      'the data of its recipe',
      data({ ...RECIPE, video: video('soup00000-1') }) + article(frame('bread0000-1')),
    ],
    ['data beside its recipe', data(RECIPE, video('soup00000-1'))],
    [
      'its head',
      `<meta property="og:video" content="https://www.youtube.com/embed/soup00000-1">${data(RECIPE)}`,
    ],
    ['properties of what is seen', `${data(RECIPE)}<div><meta itemprop="embedURL" content="${SOUP}"></div>`],
  ])('is the one that is named by %s', (_, html) => {
    expect(videoOf(html)).toBe(SOUP);
  });

  it.each([
    ['frame', frame('soup00000-1')],
    [
      'frame that loads late',
      '<iframe src="about:blank" data-lazy-src="//www.youtube.com/embed/soup00000-1?rel=0"></iframe>',
    ],
    [
      'place where a frame will be',
      '<div class="player" data-src="https://www.youtube-nocookie.com/embed/soup00000-1"></div>',
    ],
    ['frame that is there twice', frame('soup00000-1') + frame('soup00000-1')],
  ])('is the one %s in its article', (_, inside) => {
    expect(videoOf(data(RECIPE) + article(inside))).toBe(SOUP);
  });

  it.each([
    [
      'TikTok',
      'cite="https://www.tiktok.com/@cook/video/7138776934917344554"',
      'https://www.tiktok.com/@cook/video/7138776934917344554',
    ],
    [
      'Instagram',
      'data-instgrm-permalink="https://www.instagram.com/reel/CfRdyKIKXKA/?utm_source=x"',
      'https://www.instagram.com/reel/CfRdyKIKXKA/',
    ],
  ])('may be a post of %s', (_, attribute, address) => {
    expect(videoOf(data(RECIPE) + article(`<blockquote ${attribute}></blockquote>`))).toBe(address);
  });

  it('is, of several, the one that is called like the recipe', () => {
    const inside = frame('bread0000-1', 'How I bake bread') + frame('soup00000-1', 'The best leek soup');
    expect(videoOf(data(RECIPE) + article(inside))).toBe(SOUP);
  });

  it('is that of the chosen recipe', () => {
    const bread = { ...RECIPE, name: 'Bread', video: video('bread0000-1') };
    const html = data({ ...RECIPE, video: video('soup00000-1') }, bread);
    expect([videoOf(html), videoOf(html, 1)]).toEqual([SOUP, BREAD]);
  });

  it.each([
    ['several that say nothing', article(frame('soup00000-1') + frame('bread0000-1'))],
    ['one beside the article', `${article('')}<aside>${frame('soup00000-1')}</aside>`],
    ['one in a part that is called so', article(`<div class="related-posts">${frame('soup00000-1')}</div>`)],
    ['one among the comments', article(`<ol class="comment-list"><li>${frame('soup00000-1')}</li></ol>`)],
    [
      'a channel or a playlist',
      article(`${frame('videoseries?list=x')}<iframe src="https://www.youtube.com/@cook"></iframe>`),
    ],
    [
      'a site that is called like one',
      article('<iframe src="https://www.youtube.com.video.example/embed/soup00000-1"></iframe>'),
    ],
    ['another platform', article('<iframe src="https://player.vimeo.com/video/1234567"></iframe>')],
    ['a link to somebody’s video', article(`<p>I learnt it from <a href="${SOUP}">her</a>.</p>`)],
  ])('is none of a page with %s', (_, html) => {
    expect(videoOf(data(RECIPE) + html)).toBeUndefined();
  });

  it('is the one that a page without a recipe links to, and no more than one', () => {
    const link = (address: string) => `<p>It is all <a href="${address}">in here</a>.</p>`;
    expect(videoOf(article(link(SOUP)))).toBe(SOUP);
    expect(videoOf(article(link(SOUP) + link(BREAD)))).toBeUndefined();
  });
});
