import type { Page } from '@playwright/test';

/** The screens for visitors, with a heading of each. */
export const PUBLIC_SCREENS = [
  ['/about-us', /about|privacy/i],
  ['/terms', /terms/i],
  ['/privacy-policy', /privacy/i],
  ['/nowhere', 'Page Not Found'],
  ['/shared/recipe/not-an-id', 'Recipe Not Found'],
] as const;

/** The screens of a person who has recipes, one of them roast chicken that is shared, with a heading of each. */
export const SCREENS = [
  ['/', /Roast chicken/],
  ['/recipe/:recipe', /Roast chicken/],
  ['/recipe/:recipe/edit', 'Edit Recipe'],
  ['/recipe/add/manual', 'Add Recipe'],
  ['/import', 'Paste a link or a recipe'],
  ['/recipe/add/url', 'Import from URL'],
  ['/recipe/add/photos', /photo/i],
  ['/recipe/add/social', 'Import from Social Media'],
  ['/recipe/add/text', 'Paste text'],
  ['/imports', 'No imports'],
  ['/favorites', 'No favorite recipes yet'],
  ['/collections', /collections/i],
  ['/shares', /shared/i],
  ['/profile', /alice|profile/i],
  ['/shared/recipe/:share', /Roast chicken/],
] as const;

/** Goes there as a link does: the app is not loaded again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
