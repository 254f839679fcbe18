import { expect, test } from 'vitest';
import { outlinePage } from '../../../server/src/extraction/page/outline.ts';
import { parsePage } from '../../../server/src/extraction/page/document.ts';
import { MADE_PAGES } from '../../../server/src/testing/made-pages/made-pages.ts';
import { linesOf, stepsOf } from '../../../server/src/testing/made-pages/recipe-parts.ts';
import type { KnownPage } from '../corpus.ts';
import { lineLabels } from '../labels.ts';
import { OTHER_KINDS, otherPages } from './other-pages.ts';
import { partsOf } from './parts.ts';
import { shortRecipe } from './short-recipe.ts';
import { withoutRecipe } from './without-recipe.ts';

const PAGES = MADE_PAGES.map(({ name, html, content }): KnownPage => {
  const { title, language } = content;
  const expected = { title, language, ingredients: linesOf(content), instructions: stepsOf(content) };
  return { host: `${name.length}.example`, name, html, url: 'https://kitchen.example/', expected };
});

const itemsOf = (html: string) => outlinePage(parsePage(html, 'https://kitchen.example/')).items;
const linesLeft = ({ expected }: KnownPage, html: string) =>
  lineLabels(itemsOf(html), expected).filter((label) => label > 0).length;

test('a page whose recipe is taken out has no line of it, and the rest', () => {
  for (const page of PAGES) {
    const html = withoutRecipe(page.html, page.expected, false);
    expect(linesLeft(page, html), page.name).toBe(0);
    expect(html).not.toContain('ld+json');
  }
});

test('pages of every other kind are made of the parts of pages, the same for the same seed', () => {
  const parts = partsOf([...PAGES, ...PAGES]);
  const made = otherPages(parts, 1);
  expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(OTHER_KINDS));
  expect(otherPages(parts, 1)).toEqual(made);
  expect(otherPages(parts, 1, 2)).not.toEqual(made);
});

test('a short recipe is some of its lines', () => {
  for (const [seed, page] of PAGES.entries())
    expect(linesLeft(page, shortRecipe(page, seed))).toBeGreaterThan(0);
});
