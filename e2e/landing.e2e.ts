import { holdBack } from './support/answers.ts';
import { expect, test } from './support/people.ts';

test('its content is there before any script runs, and stays where it is when they do', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: process.env.LARDER_ORIGIN,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Every recipe you love, in one quiet place',
  );
  const main = page.getByRole('main');
  await expect(main).toContainText('recipes from websites and social media');
  await expect(main).toContainText('photos of cookbook pages and handwritten cards');
  const partOf = (name: string) => page.getByRole('region', { name });
  await expect(partOf('How it works').getByRole('listitem')).toHaveCount(3);
  await expect(partOf('Made for the kitchen').getByRole('article')).toHaveCount(3);
  const voices = partOf('From other kitchens').getByRole('figure');
  await expect(voices).toHaveCount(3);
  await expect(voices.locator('figcaption')).toHaveText([
    'A weekend baker',
    'A father of three',
    'A keeper of family recipes',
  ]);
  const last = main.getByRole('region').last();
  await expect(last.getByRole('heading', { name: 'Begin with the recipe' })).toBeVisible();
  await expect(last.getByRole('button', { name: 'Get Started Free' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const [name, address] of [
    ['About', '/about-us'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  await expect(footer.getByText('Contact Support')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Contact Support' })).toHaveCount(0);
  await expect(footer.getByText('© 2025 Larder')).toBeVisible();
  await context.close();
});

test('what was served is taken over, not made again', async ({ page }) => {
  const release = await holdBack(page, 'auth.session');
  await page.goto('/');
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await page.getByRole('button', { name: 'More servings' }).click();
  await expect(page.getByRole('group', { name: 'Servings' })).toContainText('6 servings');
  release();
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(errors).toEqual([]);
});

test('the page before may hand over a message for five seconds, and open the dialog', async ({ page }) => {
  const handOver = async (state: Record<string, unknown>) => {
    // From an address that runs no script of ours: the landing page takes the message as soon as it is there.
    await page.goto('/favicon.svg');
    await page.evaluate((usr) => history.replaceState({ usr, key: 'default', idx: 0 }, '', '/'), state);
    await page.reload({ waitUntil: 'commit' });
  };
  const message = page.getByRole('status').filter({ hasText: 'Password updated successfully!' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await handOver({ message: 'Password updated successfully!' });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(message).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.clock.runFor(4_700);
  await expect(message).toBeVisible();
  await page.clock.runFor(400);
  await expect(message).toBeHidden();
  await page.clock.resume();
  await handOver({ message: 'Password updated successfully!' });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toBeHidden();
  await handOver({ message: 'Password updated successfully!' });
  await expect(message).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(message).toBeHidden();

  await handOver({ showAuth: true });
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await handOver({ showAuth: true, authMode: 'signup' });
  await expect(page.getByRole('dialog', { name: 'Create Your Account' })).toBeVisible();
});

test('a button that is pressed before any script runs opens its dialog when they do', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({
    baseURL: process.env.LARDER_ORIGIN,
    javaScriptEnabled: false,
  });
  const early = await context.newPage();
  await early.goto('/collections');
  await early.getByRole('banner').getByRole('button', { name: 'Get Started Free' }).click();
  await expect(early).toHaveURL('/collections?auth=signup');
  await context.close();

  await page.goto('/collections?auth=signup');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect(page).toHaveURL('/collections');
});

test('what is pressed while the page is made anew opens its dialog too', async ({ page }) => {
  await page.goto('/');
  // What a message that has been shown leaves behind: it has the page made anew instead of taken over.
  await page.evaluate(() => history.replaceState({ usr: { message: undefined } }, ''));
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!served-page-script)[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Get Started Free' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Create Your Account' })).toBeVisible();
});
