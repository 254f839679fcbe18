import { addRecipe, expect, newPerson, test } from './support/people.ts';
import { makeAccount } from './support/accounts.ts';

/** What browsers and addresses without TLS lack, with what Larder does then: docs/browsers.md. */
test('a browser that lacks what others have falls back to something that works', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    for (const name of ['wakeLock', 'clipboard', 'locks', 'share'] as const) {
      delete (Navigator.prototype as Partial<Navigator>)[name];
    }
    delete (window as Partial<typeof globalThis>).BroadcastChannel;
  });
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, {
    title: 'Plum cake',
    ingredients: ['500 g plums'],
    instructions: ['Bake.'],
  });

  await test.step('the clipboard cannot be read: it says how to paste by hand', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Paste', exact: true }).click();
    await expect(page.getByText(/^Your browser didn't let Larder read the clipboard\./)).toBeVisible();
  });
  await test.step('it cannot be written to: a link is copied by selecting it', async () => {
    await page.goto(`/recipe/${id}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  });
  await test.step('the screen cannot be kept on: cook mode says so', async () => {
    await page.getByRole('button', { name: 'Start cooking' }).click();
    await expect(page.getByText('Your screen may turn off while you cook.')).toBeVisible();
  });
  await test.step('tabs cannot talk: signing out ends the session all the same', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  });
});

test('styles use nothing that iOS 17.0 does not know', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="stylesheet"]').first().getAttribute('href');
  const styles = await (await page.request.get(address!)).text();
  expect(styles).toContain('color-scheme');
  expect(styles).not.toContain('light-dark(');
});
