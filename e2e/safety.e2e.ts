import { makeAccount } from './support/accounts.ts';
import { test as unwatched } from '@playwright/test';
import { addRecipe, call, expect, newPerson, test } from './support/people.ts';

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>&amp;';

test('what other people wrote stays text, and a link out says nothing of where one came from', async ({
  page,
  browser,
}) => {
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, {
    title: `Pie ${MARKUP}`,
    description: MARKUP,
    tags: [MARKUP.slice(0, 50)],
    ingredients: [`[${MARKUP}]`, MARKUP],
    instructions: [MARKUP],
    cookingNotes: MARKUP,
    sourceUrl: 'https://example.org/pie?a=1&b="2"',
  });
  const { shareId } = await call<{ shareId: string }>(page, 'shares.create', { recipeId: id });
  const elsewhere = await browser.newContext({ baseURL: process.env.LARDER_ORIGIN });
  const visitor = await elsewhere.newPage();
  await page.goto(`/recipe/${id}`);
  await visitor.goto(`/shared/recipe/${shareId}`);
  for (const seen of [page, visitor]) {
    await expect(seen.getByRole('heading', { name: `Pie ${MARKUP}`, level: 1 })).toBeVisible();
    await expect(seen).toHaveTitle(/^Pie <img src=x/);
    expect(await seen.getByText(MARKUP).count()).toBeGreaterThanOrEqual(4);
    await expect(seen.locator('img[src="x"], main script')).toHaveCount(0);
  }
  const out = page.getByRole('link', { name: 'View Original' });
  await expect(out).toHaveAttribute('href', 'https://example.org/pie?a=1&b="2"');
  await expect(out).toHaveAttribute('target', '_blank');
  await expect(out).toHaveAttribute('rel', 'noopener noreferrer');
  await elsewhere.close();
});

unwatched('no page lets foreign scripts, styles, frames or pictures in', async ({ page }) => {
  await page.goto(process.env.LARDER_ORIGIN ?? '');
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  const blocked = new Set<string>();
  await page.exposeFunction('tellBlocked', (directive: string) => void blocked.add(directive));
  await page.evaluate(() => {
    const tell = (window as unknown as { tellBlocked: (directive: string) => void }).tellBlocked;
    document.addEventListener('securitypolicyviolation', (event) => tell(event.effectiveDirective));
    const add = (tag: string, what: Record<string, string>) =>
      document.body.append(Object.assign(document.createElement(tag), what));
    add('script', { textContent: 'document.title = "owned"' });
    add('script', { src: 'https://evil.example/a.js' });
    add('style', { textContent: 'body { display: none }' });
    add('iframe', { src: 'https://evil.example/' });
    add('img', { src: 'https://evil.example/a.png' });
    void fetch('https://evil.example/').catch(() => undefined);
  });
  await expect
    .poll(() => [...blocked].sort())
    .toEqual(['connect-src', 'frame-src', 'img-src', 'script-src-elem', 'style-src-elem']);
  await expect(page).not.toHaveTitle('owned');
});

// The watchdog in support/people.ts: were it asleep, this test would not fail, and that would be its failure.
test.fail('any violation of the content security policy fails the test it happens in', async ({ page }) => {
  await page.goto('/');
  const noticed = page.waitForEvent('console', (message) => /Content.Security.Policy/i.test(message.text()));
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('script'), { textContent: '1' })),
  );
  await noticed;
});
