import { expect, joinLarder, mailedCode, newPerson, quickJoin, test } from './support/people.ts';

test('a wrong code clears the boxes and says so; the right one works', async ({ page }) => {
  const bob = newPerson('bob');
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started Free' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Display name').fill(bob.displayName);
  await dialog.getByLabel('Username').fill('bob with blanks');
  await expect(dialog.getByLabel('Username')).toHaveValue('bobwithblanks');
  await dialog.getByLabel('Username').fill(bob.username);
  await dialog.getByLabel('Email').fill(bob.email);
  await dialog.getByLabel('Password', { exact: true }).fill('short');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Password must be at least 6 characters long')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(bob.password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  const boxes = page.getByRole('textbox', { name: /code/i });
  await expect(page.getByText(/Resend in \d+s/)).toBeVisible();
  const code = await mailedCode(bob.email);
  await boxes.fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText(/That code is wrong or has expired/)).toBeVisible();
  await expect(boxes).toHaveValue('');
  await expect(boxes).toBeFocused();
  await boxes.fill(code);
  await expect(page.getByText('Account verified successfully! You can now sign in.')).toBeVisible();
});

test('signing in before confirming leads to the code; a wrong password does not', async ({
  page,
  browser,
}) => {
  const bob = newPerson('bob');
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started Free' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Display name').fill(bob.displayName);
  await dialog.getByLabel('Username').fill(bob.username);
  await dialog.getByLabel('Email').fill(bob.email);
  await dialog.getByLabel('Password', { exact: true }).fill(bob.password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: process.env.LARDER_ORIGIN });
  const other = await elsewhere.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Sign In' }).first().click();
  await other.getByLabel('Email').fill(bob.email);
  await other.getByLabel('Password', { exact: true }).fill('not the password');
  await other.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByText('Invalid login credentials')).toBeVisible();
  await other.getByLabel('Password', { exact: true }).fill(bob.password);
  await other.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await elsewhere.close();
});

test('a guarded address shows the landing page, keeps the address and returns there after signing in', async ({
  page,
}) => {
  const carol = newPerson('carol');
  await joinLarder(page, carol);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.goto('/favorites');
  await expect(page.getByRole('button', { name: 'Get Started Free' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await page.getByLabel('Email').fill(carol.email);
  await page.getByLabel('Password', { exact: true }).fill(carol.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'No favorite recipes yet' })).toBeVisible();
  await expect(page).toHaveURL(/\/favorites$/);
});

test('a session that ends in the middle of a form is renewed in a dialog, and nothing typed is lost', async ({
  page,
  context,
}) => {
  const dora = newPerson('dora');
  await quickJoin(page, dora);
  await page.goto('/recipe/add/manual');
  await page.getByLabel('Title').fill('Typed before the session ended');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Add Recipe' }).last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(dora.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Typed before the session ended', level: 1 })).toBeVisible();
});
