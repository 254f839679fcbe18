import type { Page } from '@playwright/test';
import { NIGHTLY } from '../server/src/testing/nightly.ts';
import { inInstalledApp, untilInstalled } from './support/installed-app.ts';
import { openSettings } from './support/settings.ts';
import { PHONE } from './support/taps.ts';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, expect, newPerson, RECIPE_SITE, test } from './support/people.ts';

test.use({ serviceWorkers: 'allow' });

/** As a share sheet sends it. */
async function shareWithLarder(
  page: Page,
  fields: Record<string, string>,
  photos: { name: string; bytes: number[] }[] = [],
): Promise<void> {
  const arrived = page.waitForURL(/\/(import|recipe\/add\/photos)/);
  await page.evaluate(
    ({ fields, photos }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/import/shared', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(fields)) {
        const area = document.createElement('textarea');
        Object.assign(area, { name, value });
        form.append(area);
      }
      const chosen = document.createElement('input');
      Object.assign(chosen, { type: 'file', name: 'photos', multiple: true });
      const files = new DataTransfer();
      for (const { name, bytes } of photos)
        files.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
      chosen.files = files.files;
      form.append(chosen);
      document.body.append(form);
      form.submit();
    },
    { fields, photos },
  );
  await arrived;
}

/** As an iPhone says that it was opened from the home screen. */
async function openAsInstalled(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
}

test('an app that can be installed', async ({ page, context }) => {
  await makeAccount(page, newPerson('alice'));
  await addRecipe(page, { title: 'Plum cake' });
  await page.goto('/');
  await untilInstalled(page);

  await test.step('a browser finds all that it wants of an app that can be installed', async () => {
    const session = await context.newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Playwright's own windows are private ones.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
  await test.step('the app opens without a network, and no page of a person is stored', async () => {
    await context.setOffline(true);
    await page.goto('/collections');
    await expect(page.getByRole('heading', { name: "Can't reach Larder" })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible();
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.filter((path) => !/^\/(assets\/|shell$)/.test(path))).toEqual([]);
  });
});

test.describe('once it is installed', () => {
  inInstalledApp();

  // By day as installed: there it has the most ways to come in.
  for (const [where, open] of [
    ['the installed app', openAsInstalled] as const,
    ...(NIGHTLY ? [['a browser’s window', async () => undefined] as const] : []),
  ]) {
    test(`what another app shares waits for a tap on Import in ${where}`, async ({ page }) => {
      await open(page);
      await makeAccount(page, newPerson('alice'));
      await page.goto('/');
      await untilInstalled(page);
      const begin = () => page.getByRole('button', { name: 'Import', exact: true }).click();

      await test.step('photos', async () => {
        const card = await page.locator('body').screenshot();
        let sent = 0;
        page.on('request', (request) => (sent += request.url().includes('/api/uploads') ? 1 : 0));
        await shareWithLarder(page, {}, [{ name: 'card.png', bytes: [...card] }]);
        const waiting = page.getByText('1 photo was shared with Larder');
        await expect(waiting).toBeVisible();
        expect(page.url()).not.toContain('shared');
        expect(sent).toBe(0);
        await begin();
        await expect(page.getByRole('heading', { name: 'Photo 1' })).toBeVisible();
        await expect(waiting).toBeHidden();
      });
      await test.step('a link', async () => {
        const text = `Look at this: ${RECIPE_SITE()}/lemon-cake`;
        await shareWithLarder(page, { title: 'Lemon Drizzle', text });
        const box = page.getByRole('textbox', { name: 'Paste a link or a recipe' });
        await expect(box).toHaveValue(/lemon-cake/);
        expect(await importsOf(page)).not.toContainEqual(expect.objectContaining({ kind: 'url' }));
        await shareWithLarder(page, { url: `${RECIPE_SITE()}/lemon-cake` });
        await begin();
        await expect(page.getByLabel('Title')).toHaveValue(/Lemon Drizzle/);
      });
      await test.step('a recipe as text is read', async () => {
        const text = ['Plum crumble', 'Ingredients', '500 g plums', '100 g butter', 'Method', 'Bake it all.'];
        await shareWithLarder(page, { text: text.join('\n') });
        await begin();
        await expect(page.getByLabel('Title')).toHaveValue('Plum crumble');
      });
    });
  }

  test('what the page of another site sends as if it were shared is refused, whatever its referrer policy', async ({
    page,
  }) => {
    await makeAccount(page, newPerson('alice'));
    await page.goto('/');
    await untilInstalled(page);
    const ours = new URL(page.url()).origin;
    for (const policy of ['no-referrer', 'unsafe-url']) {
      const theirs = `http://${policy}.example/`;
      await page.route(theirs, (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'referrer-policy': policy },
          body: `<form method="post" action="${ours}/import/shared" enctype="multipart/form-data">
            <input name="url" value="https://example.org/soup"></form>`,
        }),
      );
      await page.goto(theirs);
      const answered = page.waitForResponse((response) => response.url().includes('/import/shared'));
      await page.evaluate(() => document.forms[0]?.submit());
      expect((await answered).status(), policy).toBe(403);
      // By the worker, not by the server behind it.
      expect((await answered).fromServiceWorker(), policy).toBe(true);
      const later = await page.context().newPage();
      await later.goto('/import?shared');
      await expect(later).toHaveURL(/\/import$/);
      await expect(later.getByRole('textbox', { name: 'Paste a link or a recipe' })).toHaveValue('');
      // What the page loads ahead must not be cut off.
      await later.waitForLoadState('networkidle');
      await later.close();
    }
  });

  test('of six photos that are shared at once five are read, as many as a recipe may have', async ({
    page,
  }) => {
    await makeAccount(page, newPerson('alice'));
    await page.goto('/');
    await untilInstalled(page);
    // Small: its bytes are sent one by one.
    const card = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } });
    const six = Array.from({ length: 6 }, (_, index) => ({
      name: `${index + 1}.png`,
      bytes: [...card, index],
    }));
    await shareWithLarder(page, {}, six);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Photo 5' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Photo 6' })).toHaveCount(0);
  });

  test('the icon’s shortcuts lead to the search and to what was cooked last', async ({ page }) => {
    await makeAccount(page, newPerson('alice'));
    const id = await addRecipe(page, { title: 'Plum cake' });
    await page.goto('/?shortcut=search');
    await expect(page.getByRole('searchbox', { name: 'Search recipes' })).toBeFocused();
    await expect(page).toHaveURL('/');
    await page.goto('/?shortcut=cook-last');
    await expect(page).toHaveURL(`/recipe/${id}`);
  });
});

test.describe('on a phone', () => {
  // The browser’s offer is made here by hand: it needs no worker.
  test.use({ ...PHONE, serviceWorkers: 'block' });

  test('the app offers itself once, when a recipe was saved, and in the settings', async ({ page }) => {
    await makeAccount(page, newPerson('alice'));
    // What offers it is loaded a while after the page, and at once where a shortcut asks for it.
    await page.goto('/?shortcut=search');
    await expect(page).toHaveURL('/');
    const prompted = await offerToInstall(page);
    const save = async (title: string) => {
      await page.getByRole('button', { name: 'Add Recipe' }).click();
      await page.getByRole('menuitem', { name: 'Add manually' }).click();
      await page.getByLabel('Title').fill(title);
      await page.getByRole('button', { name: 'Add Recipe' }).last().click();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    };
    await save('Plum cake');
    const offer = page.getByText('Installed, Larder opens from your home screen').first();
    await expect(offer).toBeVisible();
    expect(await prompted()).toBe(0);
    await page.getByRole('button', { name: 'Install Larder' }).click();
    expect(await prompted()).toBe(1);
    await expect(offer).toBeHidden();

    await page.getByRole('link', { name: 'Home' }).click();
    const promptedAgain = await offerToInstall(page);
    await save('Rye bread');
    await expect(offer).toBeHidden();
    await page.getByRole('link', { name: 'Home' }).click();
    const settings = await openSettings(page, 'App and this device');
    await settings.getByRole('button', { name: 'Install Larder' }).click();
    expect(await promptedAgain()).toBe(1);
  });
});

async function importsOf(page: Page): Promise<object[]> {
  const input = encodeURIComponent(JSON.stringify({ json: {} }));
  const answer = await page.request.get(`/trpc/imports.list?input=${input}`);
  const { result } = (await answer.json()) as { result: { data: { json: { items: object[] } } } };
  return result.data.json.items;
}

/** As Chrome says that this page can be installed; tells how often the browser was asked to since. */
async function offerToInstall(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const asked = { prompted: 0 };
    const prompt = () => {
      asked.prompted += 1;
      return Promise.resolve({ outcome: 'accepted' });
    };
    Object.assign(window, { asked });
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  return () => page.evaluate(() => (window as unknown as { asked: { prompted: number } }).asked.prompted);
}
