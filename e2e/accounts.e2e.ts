import type { Locator, Page } from '@playwright/test';
import { letAMinutePass } from './support/database.ts';
import { makeAccount } from './support/accounts.ts';
import { call, expect, mailedCode, newPerson, openPage, quickJoin, signIn, test } from './support/people.ts';

test.describe.serial('an account is made and its address confirmed', () => {
  const bob = newPerson('bob');
  let page: Page;
  let screen: Locator;
  let boxes: Locator;
  let first = '';

  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    screen = page.getByRole('dialog', { name: 'Check your email' });
    boxes = screen.getByRole('textbox', { name: '6-digit code' });
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started Free' }).first().click();
  });

  test.afterAll(() => page.context().close());

  test('every field of the sign-up says what is wrong with it', async () => {
    const dialog = page.getByRole('dialog', { name: 'Create Your Account' });
    const create = dialog.getByRole('button', { name: 'Create account' });
    await create.click();
    await expect(dialog.getByText('Display name and username cannot be empty')).toHaveCount(2);
    await expect(dialog.getByText('Please enter your email address')).toBeVisible();
    await expect(dialog.getByLabel('Display name')).toBeFocused();
    await dialog.getByLabel('Display name').fill(bob.displayName);
    await dialog.getByLabel('Username').fill('bob with blanks');
    await expect(dialog.getByLabel('Username')).toHaveValue('bobwithblanks');
    await dialog.getByLabel('Username').fill('bob_1');
    await dialog.getByLabel('Email').fill('nonsense');
    await dialog.getByLabel('Password', { exact: true }).fill('short');
    await create.click();
    for (const sentence of [
      'Username can only contain letters, numbers, and periods (.)',
      'Please enter a valid email address',
      'Password must be at least 6 characters long',
    ])
      await expect(dialog.getByText(sentence)).toBeVisible();
    await dialog.getByLabel('Username').fill(bob.username);
    await dialog.getByLabel('Email').fill(bob.email);
    await dialog.getByLabel('Password', { exact: true }).fill(bob.password);
    await create.click();
  });

  test('the code has the whole screen, and six boxes for digits alone', async () => {
    await expect(screen.getByText('We sent a 6-digit code to')).toContainText(bob.email);
    await expect(boxes).toBeFocused();
    expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await expect(screen.getByTestId('code-box')).toHaveCount(6);
    await boxes.pressSequentially('1x2');
    await expect(boxes).toHaveValue('12');
    await expect(screen.getByTestId('code-box')).toHaveText(['1', '2', '', '', '', '']);
    await screen.getByRole('button', { name: 'Verify' }).click();
    await expect(screen.getByText('Please enter the complete 6-digit code')).toBeVisible();
    await expect(boxes).toHaveValue('');
  });

  test('a pasted code is cut to six digits and sent by itself; a wrong one clears the boxes', async () => {
    first = await mailedCode(bob.email);
    const wrong = first === '000000' ? '111111' : '000000';
    const pasted = ` Code: ${wrong.slice(0, 3)} ${wrong.slice(3)}-789`;
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    const sent = page.waitForRequest((request) => request.url().includes('auth.verifyEmail'));
    await boxes.press('ControlOrMeta+V');
    expect((await sent).postData()).toContain(`"code":"${wrong}"`);
    await expect(screen.getByText(/That code is wrong or expired/)).toBeVisible();
    await expect(boxes).toHaveValue('');
    await expect(boxes).toBeFocused();
  });

  test('another code can be sent after a minute', async () => {
    await expect(screen.getByRole('button', { name: /Resend in \d+s/ })).toBeDisabled();
    await letAMinutePass(bob.email);
    await page.clock.fastForward(60_000);
    await screen.getByRole('button', { name: 'Send another code' }).click();
    await expect(screen.getByText('New confirmation code sent to your email!')).toBeVisible();
    await expect(screen.getByRole('button', { name: /Resend in \d+s/ })).toBeDisabled();
  });

  test('the newest code is right, and leads back to signing in where that does not go by itself', async () => {
    await page.route('**/trpc/auth.signIn*', (route) => route.abort());
    await expect.poll(() => mailedCode(bob.email)).not.toBe(first);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
    await boxes.fill(await mailedCode(bob.email));
    await page.clock.runFor(100);
    await expect(screen.getByText('Email verified successfully!')).toBeVisible();
    await page.clock.runFor(1_400);
    await expect(screen.getByText('Email verified successfully!')).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(screen.getByText('Email verified successfully!')).toBeHidden({ timeout: 200 });
    }).toPass();
    await expect(screen).toContainText('Account verified successfully! You can now sign in.');
    await page.clock.runFor(1_900);
    await expect(screen).toBeVisible();
    await page.clock.runFor(100);
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toContainText(
      'Account verified successfully! You can now sign in.',
    );
    await page.clock.resume();
    await page.unroute('**/trpc/auth.signIn*');
    await signIn(page, bob);
  });
});

test('signing in before confirming leads to the code; a wrong password does not', async ({
  page,
  browser,
}) => {
  const bob = newPerson('bob');
  await call(page, 'auth.signUp', { ...bob });

  const elsewhere = await browser.newContext({ baseURL: process.env.LARDER_ORIGIN });
  const other = await elsewhere.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Sign In' }).first().click();
  await other.getByLabel('Email').fill(bob.email);
  await other.getByLabel('Password', { exact: true }).fill('not the password');
  await other.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByRole('dialog').getByText('Invalid login credentials')).toBeVisible();
  await other.getByLabel('Password', { exact: true }).fill(bob.password);
  await other.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  const screen = other.getByRole('dialog', { name: 'Check your email' });
  await expect(screen).toContainText('Please check your email and confirm your account before signing in.');
  await screen.getByRole('button', { name: 'Send another code' }).click();
  await expect(screen.getByText(/^Too many attempts. Try again in \d+ seconds.$/)).toBeVisible();
  await expect(screen.getByRole('button', { name: /Resend in \d+s/ })).toBeDisabled();
  await screen.getByRole('textbox', { name: '6-digit code' }).fill(await mailedCode(bob.email));
  await expect(screen).toContainText('Email verified successfully!');
  await expect(other.getByRole('heading', { name: 'All Recipes' })).toBeVisible();
  await elsewhere.close();
});

test('a guarded address shows the landing page, keeps the address and returns there after signing in', async ({
  page,
}) => {
  const carol = newPerson('carol');
  await makeAccount(page, carol);
  await page.context().clearCookies();
  await page.goto('/favorites');
  await expect(page.getByRole('button', { name: 'Get Started Free' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await page.getByLabel('Email').fill(carol.email);
  await page.getByLabel('Password', { exact: true }).fill(carol.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'No favorite recipes yet' })).toBeVisible();
  await expect(page).toHaveURL(/\/favorites$/);
});

test('signing out forgets the person, also when the session is gone already, without a word', async ({
  page,
  context,
}) => {
  await quickJoin(page, newPerson('erin'));
  // A call that is under way would meet the missing session, and ask for the password.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    localStorage.setItem('larder.me.draft', 'mine');
    sessionStorage.setItem('larder.me.place', 'mine');
    localStorage.setItem('larder.view-mode', 'grid');
  });
  await context.clearCookies();
  await page.getByRole('button', { name: 'Your account' }).click();
  const answered = page.waitForResponse((response) => response.url().includes('auth.signOut'));
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  expect((await answered).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(page).toHaveURL('/');
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((key) => key.startsWith('larder.me.'))).toEqual([]);
  expect(left).toContain('larder.view-mode');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Notification/ })).toHaveCount(0);
});

test('a session that ends in the middle of a form is renewed in a dialog, and nothing typed is lost', async ({
  page,
  context,
}) => {
  const dora = newPerson('dora');
  await makeAccount(page, dora);
  await page.goto('/recipe/add/manual');
  await page.getByLabel('Title').fill('Typed before the session ended');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Add Recipe' }).last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Use another account' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Stay' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(dora.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Typed before the session ended', level: 1 })).toBeVisible();
});

test('a device that is ended from another one asks for the password by itself, and keeps its form', async ({
  page,
  browser,
}) => {
  const gina = newPerson('gina');
  await makeAccount(page, gina);
  await page.goto('/recipe/add/manual');
  await page.getByLabel('Title').fill('Typed on the kitchen tablet');
  const phone = await browser.newContext({ baseURL: process.env.LARDER_ORIGIN });
  const theirs = await phone.newPage();
  await call(theirs, 'auth.signIn', { email: gina.email, password: gina.password });
  await call(theirs, 'auth.endOtherSessions', undefined);
  await phone.close();
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await dialog.getByLabel('Password', { exact: true }).fill(gina.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add Recipe' }).last().click();
  await expect(page.getByRole('heading', { name: 'Typed on the kitchen tablet', level: 1 })).toBeVisible();
});

test('a page goes on for its own person alone, whoever has signed in meanwhile in another tab', async ({
  page,
  context,
}) => {
  const [alice, bob] = [newPerson('alice'), newPerson('bob')];
  await makeAccount(page, alice);
  await page.goto('/recipe/add/manual');
  await page.getByLabel('Title').fill('Alice’s pie');
  const other = await context.newPage();
  await quickJoin(other, bob);

  // Its live stream has ended with the session, so it asks without anything being done there.
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(dialog.getByLabel('Email')).toHaveValue(alice.email);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Your shelves are empty' })).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(alice.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Add Recipe' }).last().click();
  await expect(page.getByRole('heading', { name: 'Alice’s pie', level: 1 })).toBeVisible();

  await expect(other.getByRole('dialog', { name: 'Welcome Back' }).getByLabel('Email')).toHaveValue(
    bob.email,
  );
  await call(other, 'auth.signIn', { email: bob.email, password: bob.password });
  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'Your shelves are empty' })).toBeVisible();
});

test('signing out asks before unsaved changes are lost, and ends at home', async ({ page }) => {
  const frank = newPerson('frank');
  await makeAccount(page, frank);
  await page.goto('/recipe/add/manual');
  const title = page.getByLabel('Title');
  await title.fill('Half a thought');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const ask = async (menuItem: string) => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: menuItem }).click();
  };

  await ask('Settings');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(title).toHaveValue('Half a thought');
  await ask('Sign Out');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(title).toHaveValue('Half a thought');
  await ask('Sign Out');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
