import { expect, test } from './support/people.ts';

const ID = '0b7a4a3e-1f44-4d3c-9a56-0d5a2f3c1e77';

test('signed out, every guarded address shows the landing page and stays as it is', async ({ page }) => {
  for (const address of [
    '/',
    '/collections',
    '/imports',
    '/recipe/add/manual?url=https%3A%2F%2Fexample.org',
    `/recipe/${ID}/edit`,
  ]) {
    await page.goto(address);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Get Started Free' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
});
