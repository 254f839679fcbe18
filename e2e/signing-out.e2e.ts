import type { BrowserContext, Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { inspect } from './support/inspect.ts';
import {
  addRecipe,
  call,
  expect,
  newPerson,
  quickJoin,
  test,
  uploadPicture,
  type Person,
} from './support/people.ts';

/** A form with something typed into it, in a tab of its own. */
async function openForm(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/recipe/add/manual');
  await tab.getByLabel('Title').fill('Half a thought');
  return tab;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Another tab has unsaved changes' });
const isLanding = (page: Page) => expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();

/** What this browser stores of whoever was signed in. */
const storedOfPerson = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      key.startsWith('larder.me.'),
    ),
  );

for (const [where, prepare] of [
  ['', async () => undefined],
  [
    ' where the browser has no locks, as over plain http',
    (context: BrowserContext) =>
      context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })),
  ],
] as const)
  test(`signing out asks before the form of another tab is lost${where}`, async ({ page, context }) => {
    await prepare(context);
    await quickJoin(page, newPerson('alice'));
    const form = await openForm(context);
    await signOut(page);
    await test.step('the question about another tab is accessible and fits', async () => {
      await expect(question(page)).toBeVisible();
      // A tab behind another one draws no frames.
      await page.bringToFront();
      await inspect(page, 'discard-elsewhere');
      if (process.env.SCREENSHOT_DIR) {
        await page.setViewportSize({ width: 768, height: 1024 });
        await page.screenshot({ path: `${process.env.SCREENSHOT_DIR}/discard-elsewhere-768-dark.png` });
        await page.emulateMedia({ colorScheme: 'light' });
        await page.screenshot({ path: `${process.env.SCREENSHOT_DIR}/discard-elsewhere-768-light.png` });
      }
    });
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toBeHidden();
    await expect(form.getByLabel('Title')).toHaveValue('Half a thought');
    await expect(page.getByRole('heading', { name: 'All Recipes' })).toBeVisible();

    await signOut(page);
    await question(page).getByRole('button', { name: 'Discard and sign out' }).click();
    await isLanding(page);
    await isLanding(form);
    for (const tab of [page, form]) expect(await storedOfPerson(tab)).toEqual([]);
  });

test('signing out asks for a tab that the browser has frozen, and not for one whose form is saved or left', async ({
  page,
  context,
}) => {
  await quickJoin(page, newPerson('alice'));
  const form = await openForm(context);
  const session = await context.newCDPSession(form);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await signOut(page);
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await form.getByRole('button', { name: 'Add Recipe' }).last().click();
  await expect(form.getByRole('heading', { name: 'Half a thought', level: 1 })).toBeVisible();
  const closed = await openForm(context);
  await closed.close();
  await signOut(page);
  await isLanding(page);
  await isLanding(form);
});

test('another account is not chosen over the form of another tab without a question', async ({
  page,
  context,
}) => {
  await quickJoin(page, newPerson('alice'));
  const form = await openForm(context);
  await context.clearCookies();
  await page.getByRole('link', { name: 'Shared links' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use another account' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Half a thought');
  await page.getByRole('dialog').getByRole('button', { name: 'Use another account' }).click();
  await question(page).getByRole('button', { name: 'Discard and sign out' }).click();
  await isLanding(page);
  await isLanding(form);
});

/** From the browser's cache, if it is there. */
const statusOf = (page: Page, url: string) =>
  page.evaluate(async (address) => (await fetch(address, { cache: 'force-cache' })).status, url);

/** From another device, so that this browser still has its cookie. */
async function endElsewhere(page: Page, { email, password }: Person): Promise<void> {
  const device = await page.context().browser()!.newContext({ baseURL: process.env.LARDER_ORIGIN });
  const theirs = await device.newPage();
  await call(theirs, 'auth.signIn', { email, password });
  await call(theirs, 'auth.endOtherSessions', undefined);
  await device.close();
  await page.reload();
}

for (const [how, end] of [
  ['is signed out', signOut],
  ['is told that its session has ended', endElsewhere],
] as const)
  test(`a browser that ${how} has no private picture in its cache, and home leaves none of its data in the page`, async ({
    page,
  }) => {
    const alice = newPerson('alice');
    await makeAccount(page, alice);
    const imageId = await uploadPicture(page);
    await addRecipe(page, { title: 'Secret stew', imageId });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Secret stew' })).toBeVisible();
    await expect.poll(() => page.locator('#served-answers').count()).toBe(0);
    const picture = page.locator('img[src*="/images/"]').first();
    await expect(picture).toBeVisible();
    const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(await statusOf(page, address)).toBe(200);
    await page.goto('/about-us');
    await page.goto('/');
    await end(page, alice);
    await isLanding(page);
    await expect.poll(() => statusOf(page, address)).toBe(404);
    for (let steps = 0; steps < 2; steps += 1) {
      await page.goBack();
      await expect(page.getByText('Secret stew')).toHaveCount(0);
    }
    expect(await page.content()).not.toContain('Secret stew');
  });
