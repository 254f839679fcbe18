import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { testImage } from '../server/src/testing/images.ts';
import { inspect } from './support/inspect.ts';
import { onOnePage } from './support/one-page.ts';
import { addRecipe, call, expect, newPerson, openPage, test } from './support/people.ts';

const photo = async (name: string, colour = '#8a5a2b') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await testImage(900, 600, colour),
});
const log = (page: Page) => page.getByRole('region', { name: 'Cook log' });
const plates = (page: Page) => page.getByRole('region', { name: 'Your plates' }).getByRole('listitem');
const cooking = (page: Page) => page.getByRole('dialog', { name: 'Plum cake' });
const file = (page: Page) => page.getByLabel('Photo of the plate, from a file');

test.describe.serial('what was cooked, with a photo of the plate', () => {
  let id: string;
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    id = await addRecipe(page, {
      title: 'Plum cake',
      ingredients: ['1 kg plums'],
      instructions: ['Bake it.'],
    });
    await page.goto(`/recipe/${id}`);
  });

  test('the end of cook mode asks for a photo; one that is not sent can be sent again, and the note stays', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Start cooking' }).click();
    await cooking(page).getByRole('button', { name: 'Done' }).click();
    await page.getByLabel('Note').fill('Less sugar.');
    await inspect(page, 'plate-cook-end');
    await page.route('**/api/uploads', (route) => route.abort('connectionfailed'));
    await file(page).setInputFiles(await photo('plate.jpg'));
    await expect(cooking(page)).toContainText('The photo was not sent. Try again, or save without it.');
    await page.unroute('**/api/uploads');
    await inspect(page, 'plate-failed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('img', { name: 'Photo of the plate' })).toBeVisible();
    await inspect(page, 'plate-sent');
    await expect(page.getByLabel('Note')).toHaveValue('Less sugar.');
    await page.getByRole('button', { name: 'Cooked it' }).click();
    await expect(plates(page)).toHaveCount(1);
    await expect(log(page)).toContainText('Less sugar.');
  });

  test('saving waits for a photo that is on its way', async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/uploads', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add to cook log' }).click();
    await file(page).setInputFiles(await photo('second.jpg', '#6b8e23'));
    await expect(page.getByRole('progressbar', { name: 'Sending the photo' })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    letGo();
    await expect(plates(page)).toHaveCount(2);
    await inspect(page, 'plates');
  });

  test('one tap makes one the cover, which others then see, and another one brings the former state back', async ({
    page,
    browser,
  }) => {
    const { shareId } = await call<{ shareId: string }>(page, 'shares.create', { recipeId: id });
    const visitor = await openPage(browser);
    const shown = visitor.getByRole('main').locator('picture');
    const address = `${process.env.LARDER_ORIGIN}/shared/recipe/${shareId}`;
    const offers = plates(page).getByRole('button', { name: /as cover/ });
    await offers.first().click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(offers).toHaveCount(2);
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shown).toHaveCount(0);
    await offers.first().click();
    await expect(offers).toHaveCount(1);
    await visitor.goto(address);
    await expect(shown.first()).toBeVisible();
    await inspect(page, 'plate-is-cover');
    await visitor.context().close();
  });

  test('a photo is taken out of its entry', async ({ page }) => {
    await log(page)
      .getByRole('button', { name: /^Edit the entry/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Remove the photo' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(plates(page)).toHaveCount(1);
  });
});
