import type { Locator, Page } from '@playwright/test';
import { startLarder, type RunningLarder } from './support/larder.ts';
import { expect, openPage, test } from './support/people.ts';
import { startPolicySite } from './support/policy-site.ts';

test('anybody may read about, terms and privacy, in our own words, with a way to each from each', async ({
  page,
}) => {
  for (const [address, title, promise] of [
    ['/about-us', 'About Larder', 'private from the start'],
    ['/terms', 'Terms & Conditions', 'What you save stays yours.'],
    ['/privacy-policy', 'Privacy Policy', 'What you save is private until you decide otherwise.'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(promise);
    await expect(page.locator('iframe')).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('Contact Support')).toBeVisible();
    for (const [name, target] of [
      ['About', '/about-us'],
      ['Privacy Policy', '/privacy-policy'],
      ['Terms & Conditions', '/terms'],
    ] as const)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
  }
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL('/privacy-policy#cookies');
  await expect(page.getByRole('heading', { name: 'Cookies' })).toBeInViewport();
});

test.describe.serial('a configured policy page stands in for our own text', () => {
  let policies: Awaited<ReturnType<typeof startPolicySite>>;
  let larder: RunningLarder;
  let page: Page;
  let frame: Locator;
  let loader: Locator;
  let ownText: Locator;
  const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0;

  test.beforeAll(async ({ browser }) => {
    policies = await startPolicySite();
    larder = await startLarder({ LEGAL_POLICY_URL: `${policies.origin}/larder/{page}` });
    page = await openPage(browser);
    frame = page.getByTitle('Privacy Policy');
    loader = page.getByText('Loading the policy');
    ownText = page.getByRole('heading', { name: 'What is kept' });
  });

  test.afterAll(async () => {
    await page.context().close();
    await larder.stop();
    await policies.close();
  });

  test('a policy page is shown a second after it has loaded, and is told nothing', async () => {
    policies.behave('waiting');
    await page.clock.install();
    await page.goto(`${larder.origin}/privacy-policy`, { waitUntil: 'commit' });
    await expect(loader).toBeAttached();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 200);
    policies.behave('well');
    await expect(frame.contentFrame().getByText('Policy at /larder/privacy-policy')).toBeAttached();
    await expect(frame.contentFrame().getByRole('status')).toHaveText('none');
    await page.waitForLoadState('load');
    await page.clock.runFor(900);
    await expect(loader).toBeAttached();
    await page.clock.runFor(200);
    await expect(loader).toHaveCount(0);
    await expect(ownText).toHaveCount(0);
    await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-same-origin)/);
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await heightOf(frame)).toBeGreaterThanOrEqual(600);
    await page.clock.resume();
    await page.goto(`${larder.origin}/terms`);
    await expect(
      page.getByTitle('Terms & Conditions').contentFrame().getByText('Policy at /larder/terms'),
    ).toBeVisible();
  });

  test('a policy page that refuses to be framed can be opened on its own, and our own text is there', async () => {
    policies.behave('unframed');
    await page.goto(`${larder.origin}/privacy-policy`);
    const link = page.getByRole('link', { name: 'Open it on its own page' });
    await expect(link).toHaveAttribute('href', `${policies.origin}/larder/privacy-policy`);
    await page.getByRole('button', { name: 'Read our own text' }).click();
    await expect(ownText).toBeVisible();
    await expect(frame).toHaveCount(0);
    await expect(link).toBeVisible();
  });

  test('where the policy page never comes our own text does, and it can be tried again', async () => {
    policies.behave('waiting');
    await page.goto(`${larder.origin}/privacy-policy`, { waitUntil: 'commit' });
    await expect(loader).toBeAttached();
    await page.clock.fastForward(10_000);
    await expect(ownText).toBeVisible();
    await expect(page.getByText(`did not come from ${new URL(policies.origin).host}`)).toBeVisible();
    expect(await heightOf(page.getByRole('main').locator('[class*="min-h-[800px]"]'))).toBeGreaterThanOrEqual(
      800,
    );
    policies.behave('well');
    await page.getByRole('button', { name: 'Show it here' }).click();
    await expect(frame.contentFrame().getByText('Policy at /larder/privacy-policy')).toBeVisible();
  });
});
