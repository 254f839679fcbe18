import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { unzip } from '../server/src/testing/unzip.ts';
import { breakCall, breakDown, holdBack } from './support/answers.ts';
import { inspect } from './support/inspect.ts';
import { openSettings, toSection } from './support/settings.ts';
import { makeAccount } from './support/accounts.ts';
import {
  addRecipe,
  call,
  expect,
  joinLarder,
  newPerson,
  openPage,
  quickJoin,
  signIn,
  test,
  type Person,
} from './support/people.ts';
import { onLoadedPage } from './support/one-page.ts';

onLoadedPage();

test.describe.serial('the profile is changed in the settings', () => {
  const [alice, bob] = [newPerson('alice'), newPerson('bob')];
  let page: Page;
  let settings: Locator;
  let save: Locator;
  const field = (name: string) => settings.getByRole('textbox', { name });
  const flag = (name: string) => settings.getByRole('checkbox', { name });

  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    await makeAccount(page, bob);
    await quickJoin(page, alice);
    await page.clock.install();
    settings = await openSettings(page);
    save = settings.getByRole('button', { name: 'Save Changes' });
  });

  test.afterAll(() => page.context().close());

  test('the settings show what is saved; the email address cannot be changed', async () => {
    await expect(field('Display name')).toHaveValue('alice');
    await expect(field('Username')).toHaveValue(alice.username);
    await expect(field('Email')).toHaveValue(alice.email);
    await expect(field('Email')).not.toBeEditable();
    for (const [name, isSet] of [
      ['Public profile', true],
      ['Show my bio', true],
      ['Show my location', false],
      ['Show my statistics', true],
      ['Allow friend requests', true],
    ] as const)
      await expect(flag(name)).toBeChecked({ checked: isSet });
    await expect(save).toBeDisabled();
  });

  test('a wrong field says what is wrong with it', async () => {
    await field('Display name').fill('   ');
    await field('Username').fill('al ice_1');
    await expect(field('Username')).toHaveValue('alice_1');
    await field('Bio').fill('b'.repeat(1_001));
    await field('Location').fill('l'.repeat(201));
    await save.click();
    for (const sentence of [
      'Display name and username cannot be empty',
      'Username can only contain letters, numbers, and periods (.)',
      'Bio must be at most 1000 characters',
      'Location must be at most 200 characters',
    ])
      await expect(settings.getByText(sentence)).toBeVisible();
  });

  test('a username that is taken is refused, and everything typed stays', async () => {
    await field('Display name').fill('  Alice B. ');
    await field('Bio').fill('I bake on Sundays.');
    await field('Location').fill('Ghent');
    await field('Username').fill(bob.username.toUpperCase());
    await save.click();
    await expect(
      settings.getByText('This username is already taken. Please choose another one.'),
    ).toBeVisible();
    await expect(field('Username')).toBeFocused();
    await expect(field('Bio')).toHaveValue('I bake on Sundays.');
  });

  test('a saved profile says so for three seconds', async () => {
    await field('Username').fill(alice.username);
    await flag('Public profile').uncheck();
    await flag('Show my location').check();
    await flag('Allow friend requests').uncheck();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
    await save.click();
    await page.clock.runFor(100);
    const saved = settings.getByText('Profile updated successfully!');
    await expect(saved).toBeVisible();
    await page.clock.runFor(2_500);
    await expect(saved).toBeVisible();
    await page.clock.runFor(600);
    await expect(saved).toBeHidden();
    await page.clock.resume();
    await expect(save).toBeDisabled();
  });

  test('a saved profile is there after a reload', async () => {
    await page.reload();
    // They have an address, and are open again.
    const again = page.getByRole('dialog', { name: 'Profile Settings' });
    await expect(again.getByRole('textbox', { name: 'Display name' })).toHaveValue('Alice B.');
    await expect(again.getByRole('textbox', { name: 'Bio' })).toHaveValue('I bake on Sundays.');
    await expect(again.getByRole('textbox', { name: 'Location' })).toHaveValue('Ghent');
    for (const [name, isSet] of [
      ['Public profile', false],
      ['Show my bio', true],
      ['Show my location', true],
      ['Show my statistics', true],
      ['Allow friend requests', false],
    ] as const)
      await expect(again.getByRole('checkbox', { name })).toBeChecked({ checked: isSet });
    await toSection(again, 'Appearance and language');
    await again.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menu')).toContainText('Alice B.');
  });
});

test('a profile that cannot be read says so under the name the session knows; a failed save keeps what was typed', async ({
  page,
}) => {
  const alice = newPerson('alice');
  await quickJoin(page, alice);
  const repair = await breakDown(page, 'profiles.me');
  const settings = await openSettings(page);
  await expect(settings.getByRole('heading', { name: 'alice' })).toBeVisible();
  await expect(settings.getByText(`@${alice.username}`)).toBeVisible();
  await expect(settings.getByText('Failed to load profile data')).toBeVisible();
  await repair();
  await settings.getByRole('button', { name: 'Try Again' }).click();
  await settings.getByRole('textbox', { name: 'Bio' }).fill('Typed with care');
  const reconnect = await breakCall(page, 'profiles.update');
  await settings.getByRole('button', { name: 'Save Changes' }).click();
  await expect(settings.getByText('An unexpected error occurred')).toBeVisible();
  await reconnect();
  await settings.getByRole('button', { name: 'Save Changes' }).click();
  await expect(settings.getByText('Profile updated successfully!')).toBeVisible();
  await expect(settings.getByRole('textbox', { name: 'Bio' })).toHaveValue('Typed with care');
});

async function openWizard(page: Page): Promise<Locator> {
  const settings = await openSettings(page, 'Delete account');
  await settings.getByRole('button', { name: 'Delete Account' }).click();
  return page.getByRole('dialog', { name: 'Delete Account' });
}

async function toConfirmation(wizard: Locator, { password }: Person): Promise<void> {
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByLabel('Password', { exact: true }).fill(password);
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.getByLabel('Email')).toBeVisible();
}

test.describe.serial('an account is deleted step by step', () => {
  const alice = newPerson('alice');
  let page: Page;
  let other: Page;
  let shareId = '';
  let wizard: Locator;
  let password: Locator;
  let goOn: Locator;
  let confirm: Locator;

  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    wizard = page.getByRole('dialog', { name: 'Delete Account' });
    password = wizard.getByLabel('Password', { exact: true });
    goOn = wizard.getByRole('button', { name: 'Continue' });
    confirm = wizard.getByRole('button', { name: 'Delete my account' });
    await quickJoin(page, alice);
    const recipeId = await addRecipe(page, { title: 'Pie' });
    ({ shareId } = await call<{ shareId: string }>(page, 'shares.create', { recipeId }));
    other = await page.context().newPage();
    await other.goto('/recipe/add/manual');
    await other.getByLabel('Title').fill('Half a recipe');
  });

  test.afterAll(() => page.context().close());

  test('the deletion first tells what will go', async () => {
    const repair = await breakDown(page, 'auth.deletionInfo');
    await openWizard(page);
    await expect(wizard.getByText('Failed to load account information')).toBeVisible();
    await repair();
    await wizard.getByRole('button', { name: 'Try Again' }).click();
    await expect(wizard.getByRole('listitem')).toHaveText([
      '1 recipe',
      '1 collection',
      '0 pictures',
      '1 shared link',
    ]);
    await wizard.getByRole('button', { name: 'Continue' }).click();
  });

  test('the deletion asks for the password', async () => {
    await goOn.click();
    await expect(wizard.getByText('Please enter your password')).toBeVisible();
    await password.fill('not the password');
    await goOn.click();
    await expect(wizard.getByText('Incorrect password. Please try again.')).toBeVisible();
    await expect(password).toBeFocused();
    await expect(wizard.getByLabel('Email')).toHaveCount(0);
    const reconnect = await breakCall(page, 'auth.verifyPassword');
    await password.fill(alice.password);
    await goOn.click();
    await expect(wizard.getByText('Password verification failed')).toBeVisible();
    await expect(wizard.getByLabel('Email')).toHaveCount(0);
    await reconnect();
    await goOn.click();
    await expect(wizard.getByLabel('Email')).toBeFocused();
  });

  test('each step of the deletion leads one step back', async () => {
    const back = wizard.getByRole('button', { name: 'Back' });
    await back.click();
    await expect(password).toBeVisible();
    await back.click();
    await expect(wizard.getByText('1 recipe')).toBeVisible();
    await wizard.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog', { name: 'Profile Settings' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await toConfirmation(wizard, alice);
  });

  test('the deletion asks for the email address, letter by letter', async () => {
    for (const typed of ['', alice.email.toUpperCase(), `${alice.email} `]) {
      await wizard.getByLabel('Email').fill(typed);
      await confirm.click();
      await expect(wizard.getByText(`Please type "${alice.email}" to confirm`)).toBeVisible();
    }
  });

  test('a deletion that fails leads back to the confirmation', async () => {
    const reconnect = await breakCall(page, 'auth.deleteAccount');
    await wizard.getByLabel('Email').fill(alice.email);
    await confirm.click();
    await expect(wizard.getByText('Failed to delete account')).toBeVisible();
    await expect(confirm).toBeVisible();
    await reconnect();
  });

  test('a running deletion cannot be closed; then the landing page says goodbye', async () => {
    const release = await holdBack(page, 'auth.deleteAccount');
    await wizard.getByLabel('Email').fill(alice.email);
    await confirm.click();
    await expect(wizard.getByText('Deleting your account...')).toBeVisible();
    await expect(wizard.getByRole('button')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(wizard).toBeVisible();
    release();
    const farewell = page.getByText('Your account has been permanently deleted.');
    await expect(farewell).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect(farewell).toBeHidden();
    await expect(page.getByRole('button', { name: 'Get Started Free' }).first()).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('a deletion signs the other tab out and ends the shared link', async () => {
    await expect(other.getByRole('button', { name: 'Get Started Free' }).first()).toBeVisible();
    await other.goto(`/shared/recipe/${shareId}`);
    await expect(other.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
    await other.close();
  });

  test('a deleted account cannot sign in, and its address is free', async () => {
    await page.getByRole('button', { name: 'Sign In' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(alice.email);
    await dialog.getByLabel('Password', { exact: true }).fill(alice.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog.getByText('Invalid login credentials')).toBeVisible();
    await joinLarder(page, alice);
    await expect(page.getByText('Pie', { exact: true })).toHaveCount(0);
  });
});

test('deleting the account over an unsaved form leaves it without asking', async ({ page }) => {
  const alice = newPerson('alice');
  await makeAccount(page, alice);
  await page.goto('/recipe/add/manual');
  await page.getByLabel('Title').fill('Half a recipe');
  const wizard = await openWizard(page);
  await toConfirmation(wizard, alice);
  await wizard.getByLabel('Email').fill(alice.email);
  await wizard.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account has been permanently deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test.describe.serial('the password is changed and other devices are signed out in the settings', () => {
  const alice = newPerson('alice');
  let page: Page;
  let phone: Page;
  let settings: Locator;
  let devices: Locator;
  let security: Locator;
  const enter = () => call(phone, 'auth.signIn', { email: alice.email, password: alice.password });
  const fill = async (current: string, next: string, again: string) => {
    await security.getByLabel('Current password').fill(current);
    await security.getByLabel('New password', { exact: true }).fill(next);
    await security.getByLabel('Confirm new password').fill(again);
    await security.getByRole('button', { name: 'Change Password' }).click();
  };

  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    await quickJoin(page, alice);
    phone = await (await browser.newContext({ baseURL: process.env.LARDER_ORIGIN })).newPage();
    await enter();
    settings = await openSettings(page, 'Password and devices');
    devices = settings.getByRole('region', { name: 'Signed-in devices' });
    security = settings.getByRole('region', { name: 'Change password' });
  });

  test.afterAll(async () => {
    await page.context().close();
    await phone.context().close();
  });

  test('the settings list the devices that are signed in, this one first', async () => {
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expect(devices.getByRole('listitem').first()).toContainText('This device');
  });

  test('the settings have their three parts, and keep what is typed while one thinks of leaving', async () => {
    await expect(settings.getByRole('heading', { level: 2 })).toHaveText('Profile Settings');
    for (const [link, heading] of [
      ['Password and devices', 'Change password'],
      ['Delete account', 'Delete account'],
      ['Profile information', 'Profile information'],
    ] as const) {
      await toSection(settings, link);
      await expect(settings.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page');
      await expect(settings.getByRole('heading', { name: heading })).toBeVisible();
    }
    await settings.getByRole('textbox', { name: 'Bio' }).fill('Typed with care');
    await toSection(settings, 'Delete account');
    await settings.getByRole('button', { name: 'Delete Account' }).click();
    await page
      .getByRole('dialog', { name: 'Delete Account' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await toSection(settings, 'Profile information');
    await expect(settings.getByRole('textbox', { name: 'Bio' })).toHaveValue('Typed with care');
    await toSection(settings, 'Password and devices');
  });

  test('a device that is signed out is out', async () => {
    await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await phone.goto('/');
    await expect(phone.getByRole('button', { name: 'Get Started Free' }).first()).toBeVisible();
    await enter();
  });

  test('an access token asks for the password, is shown once, works, and is revoked', async () => {
    const tokens = settings.getByRole('region', { name: 'Access tokens' });
    await tokens.getByRole('button', { name: 'New token' }).click();
    const create = tokens.getByRole('button', { name: 'Create token' });
    await create.click();
    await expect(tokens.getByText('Give the token a name')).toBeVisible();
    await tokens.getByLabel('Name').fill('Kitchen display');
    await tokens.getByLabel('Your password').fill('something-else');
    await create.click();
    await expect(tokens.getByText('Incorrect password')).toBeVisible();
    await tokens.getByLabel('Your password').fill(alice.password);
    await create.click();
    const shown = tokens.getByRole('textbox', { name: 'Token' });
    await expect(shown).toHaveValue(/^larder_/);
    await inspect(page, 'settings-new-token');
    const authorization = `Bearer ${await shown.inputValue()}`;
    const ask = () => fetch(`${process.env.LARDER_ORIGIN}/trpc/profiles.me`, { headers: { authorization } });
    expect(await (await ask()).text()).toContain(alice.username);
    await tokens.getByRole('button', { name: 'Done' }).click();
    await expect(tokens.getByRole('listitem')).toContainText('Read only');
    await expect(shown).toHaveCount(0);
    await tokens.getByRole('button', { name: 'Revoke Kitchen display' }).click();
    await expect(tokens.getByRole('listitem')).toHaveCount(0);
    expect((await ask()).status).toBe(401);
  });

  test('a new password is refused with the reason, and so is a wrong current one', async () => {
    for (const [current, next, again, sentence] of [
      ['', 'new-password-1', 'new-password-1', 'Current password is required'],
      [alice.password, 'short', 'short', 'New password must be at least 6 characters long'],
      [alice.password, 'new-password-1', 'new-password-2', 'New passwords do not match'],
      [
        alice.password,
        alice.password,
        alice.password,
        'New password must be different from current password',
      ],
      ['something-else', 'new-password-1', 'new-password-1', 'Current password is incorrect'],
    ] as const) {
      await fill(current, next, again);
      await expect(security.getByText(sentence)).toBeVisible();
    }
  });

  test('a changed password says so for three seconds and ends the other sessions', async () => {
    await page.clock.install();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
    await fill(alice.password, 'new-password-1', 'new-password-1');
    await page.clock.runFor(100);
    const changed = security.getByText('Password changed successfully!');
    await expect(changed).toBeVisible();
    await page.clock.runFor(2_500);
    await expect(changed).toBeVisible();
    await page.clock.runFor(600);
    await expect(changed).toBeHidden();
    await page.clock.resume();
    await phone.reload();
    await expect(phone.getByRole('button', { name: 'Get Started Free' }).first()).toBeVisible();
    await phone.getByRole('button', { name: 'Sign In' }).first().click();
    await signIn(phone, { ...alice, password: 'new-password-1' });
  });
});

test('one’s own data is packed, fetched and read without a network', async ({ page, context }, testInfo) => {
  await quickJoin(page, newPerson('alice'));
  const title = 'Pie “à la <b>mode</b>” / 50% #1?';
  const id = await addRecipe(page, {
    title,
    ingredients: ['[Crust]', '200 g flour'],
    instructions: ['Bake.'],
  });
  await call(page, 'recipes.setFavorite', { id, isFavorite: true });
  const reconnect = await breakCall(page, 'exports.start');
  const settings = await openSettings(page, 'Your data');
  const data = settings.getByRole('region', { name: 'Your data' });
  const begin = data.getByRole('button', { name: 'Download my data' });
  await begin.click();
  await expect(data.getByRole('alert')).toHaveText('The download could not be prepared');
  await reconnect();
  await begin.click();
  await expect(data.getByText('Your download is ready')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^larder-\d{4}-\d\d-\d\d\.zip$/);

  const folder = testInfo.outputPath('unpacked');
  for (const [name, body] of await unzip(await readFile(await download.path()))) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), body);
  }
  const book = await context.newPage();
  const faults: string[] = [];
  book.on('console', (message) => faults.push(message.text()));
  book.on('request', (request) => {
    if (!request.url().startsWith('file:')) faults.push(request.url());
  });
  await book.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  await expect(book.getByRole('heading', { name: 'The recipes of alice' })).toBeVisible();
  await inspect(book, 'cookbook');
  await book.getByRole('link', { name: 'Favorites' }).click();
  await book.getByRole('link', { name: title }).click();
  await expect(book.getByRole('heading', { name: title })).toBeVisible();
  await expect(book.getByRole('heading', { name: 'Crust' })).toBeVisible();
  await inspect(book, 'cookbook-recipe');
  await book.getByRole('link', { name: 'All recipes' }).click();
  await expect(book.getByRole('heading', { name: 'The recipes of alice' })).toBeVisible();
  expect(faults).toEqual([]);

  await toSection(settings, 'Delete account');
  await settings.getByRole('button', { name: 'Delete Account' }).click();
  const wizard = page.getByRole('dialog', { name: 'Delete Account' });
  await expect(wizard.getByRole('link', { name: 'Download' })).toBeVisible();
});

test('on a phone the settings are a list, and the way back leads from a section to it and then out', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/recipe/add/manual');
  await page.getByLabel('Title').fill('Half a thought');
  const settings = await openSettings(page);
  await expect(page).toHaveURL('/recipe/add/manual#settings');
  await expect(settings.getByRole('link')).toHaveCount(9);
  await expect(settings.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await inspect(page, 'settings-list');
  await page.setViewportSize({ width: 360, height: 740 });
  await toSection(settings, 'Password and devices');
  await expect(settings.getByRole('heading', { name: 'Change password' })).toBeFocused();
  await settings.getByLabel('Current password').fill('half typed');
  await page.goBack();
  await expect(settings.getByRole('link', { name: 'Password and devices' })).toBeFocused();
  await toSection(settings, 'Password and devices');
  await expect(settings.getByLabel('Current password')).toHaveValue('half typed');
  await settings.getByRole('button', { name: 'All settings' }).click();
  await toSection(settings, 'Your data');
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(page).toHaveURL('/recipe/add/manual');
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
});

test('each section of the settings has an address, and closing it leaves the page below', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  const settings = page.getByRole('dialog', { name: 'Profile Settings' });
  for (const [section, heading] of [
    ['profile', 'Profile information'],
    ['appearance', 'Appearance and language'],
    ['security', 'Signed-in devices'],
    ['photos', 'Your photos'],
    ['data', 'Your data'],
    ['delete', 'Delete account'],
  ] as const) {
    // The first opens the app; the others change what is behind the # alone, as a link on the page does.
    await page.goto(`/favorites#settings/${section}`);
    await expect(settings.getByRole('heading', { name: heading })).toBeVisible();
    await inspect(page, `settings-${section}`);
  }
  await settings.getByRole('button', { name: 'Close' }).click();
  await expect(settings).toBeHidden();
  await expect(page).toHaveURL('/favorites');
});
