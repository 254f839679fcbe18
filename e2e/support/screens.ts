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
  ['/shopping', 'Nothing to buy'],
  ['/plan', 'This week'],
  ['/shares', /shared/i],
  ['/profile', /alice|profile/i],
  ['/recipe/nothing', 'Recipe not found'],
  ['/shared/recipe/:share', /Roast chicken/],
] as const;

/** Screens that no tab leads to, as a person has them who has the recipes. */
export const SCREENS_BELOW = [
  ...['/recipe/:recipe/edit', '/recipe/add/manual', '/import', '/recipe/add/url', '/recipe/add/photos'],
  ...['/recipe/add/social', '/recipe/add/text', '/imports', '/move-in', '/shares', '/recently-deleted'],
  ...['/favorites', '/profile', '/connections', '/profile/:person', '/collection/:collection'],
] as const;

/** Goes there as a link does: the app is not loaded again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
