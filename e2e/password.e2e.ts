import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { breakCall, holdBack } from './support/answers.ts';
import { inspect } from './support/inspect.ts';
import { expect, mailedLink, newPerson, openPage, signIn, test, type Person } from './support/people.ts';

/** The public pages as somebody else sees them: signed out, in a browser of their own. */
async function joined(page: Page): Promise<Person> {
  const person = newPerson('frida');
  await makeAccount(page, person);
  await page.context().clearCookies();
  return person;
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Password reset link sent! Check your email for instructions.')).toBeVisible();
}

const newField = (page: Page) => page.getByLabel('New password', { exact: true });
const againField = (page: Page) => page.getByLabel('Confirm password', { exact: true });
const updateButton = (page: Page) => page.getByRole('button', { name: /Updat(e|ing) Password/ });

test('a forgotten password is asked for in the dialog, once a minute', async ({ page }) => {
  const frida = await joined(page);
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await page
    .getByRole('dialog', { name: 'Welcome Back' })
    .getByRole('button', { name: 'Create an account' })
    .click();
  await page
    .getByRole('dialog', { name: 'Create Your Account' })
    .getByRole('button', { name: 'Sign in' })
    .click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot Your Password?' });
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByText('Please enter your email address')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog', { name: 'Welcome Back' }).getByLabel('Email').fill(frida.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue(frida.email);
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(
    dialog.getByText('Password reset link sent! Check your email for instructions.'),
  ).toBeVisible();
  const locked = dialog.getByRole('button', { name: /Send again in \d+s/ });
  await expect(locked).toBeDisabled();
  await inspect(page, 'forgot-password-sent');

  await page.reload();
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(locked).toBeDisabled();
  await page.clock.fastForward(60_000);
  await expect(dialog.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
});

test.describe.serial('the mailed link sets a new password', () => {
  let page: Page;
  let frida: Person;
  let link = '';

  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    frida = await joined(page);
    await askForLink(page, frida.email);
    link = await mailedLink(frida.email);
  });

  test.afterAll(() => page.context().close());

  test('opened twice, the link is still good, and the page forgets where it came from', async ({
    browser,
  }) => {
    const asked: { url: string; referer: string | undefined }[] = [];
    page.on('request', (request) => asked.push({ url: request.url(), referer: request.headers().referer }));
    const elsewhere = await browser.newContext({ baseURL: process.env.LARDER_ORIGIN });
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
    await elsewhere.close();
    await page.goto(link);
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.reload();
    await expect(newField(page)).toBeVisible();
    expect(await page.evaluate(() => document.referrer)).not.toContain('token');
    const told = asked.filter(({ url, referer }) => url !== link && `${url} ${referer}`.includes('token'));
    expect(told).toEqual([]);
  });

  test('both fields are needed, and judged while one types', async () => {
    await expect(updateButton(page)).toBeDisabled();
    for (const [typed, label] of [
      ['12345', 'Too short'],
      ['123456', 'Weak'],
      ['12345678', 'Good'],
      ['123456789012', 'Strong'],
    ] as const) {
      await newField(page).fill(typed);
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(updateButton(page)).toBeDisabled();
    await againField(page).fill('123456789');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await inspect(page, 'reset-password');
    await updateButton(page).click();
    await expect(page.getByText('Passwords do not match')).toHaveCount(1);
    await againField(page).fill('123456789012');
    await expect(page.getByText('Passwords match')).toBeVisible();
  });

  test('each field shows its password on request, and a short one is refused', async () => {
    for (const field of [newField(page), againField(page)])
      await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(newField(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(againField(page)).toHaveAttribute('type', 'text');
    await newField(page).fill('12345');
    await againField(page).fill('12345');
    await updateButton(page).click();
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  });

  test('a fault of the server has its sentence, and nothing typed is lost', async () => {
    await newField(page).fill('a new secret');
    await againField(page).fill('a new secret');
    const mend = await breakCall(page, 'auth.resetPassword');
    await updateButton(page).click();
    await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible();
    await expect(newField(page)).toHaveValue('a new secret');
    await mend();
  });

  test('the password is updated, and two seconds later the landing page says so', async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 5_000);
    await updateButton(page).click();
    await page.clock.runFor(100);
    await expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go to Recipes' })).toBeVisible();
    await page.clock.runFor(1_800);
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Password updated successfully!')).toBeVisible();
    await page.clock.resume();
    await page.getByRole('button', { name: 'Sign In' }).first().click();
    await signIn(page, { ...frida, password: 'a new secret' });
  });

  test('a used link leads nowhere but to another one', async () => {
    await page.goto(link);
    await newField(page).fill('an attacker');
    await againField(page).fill('an attacker');
    await updateButton(page).click();
    await expect(
      page.getByText('Reset link has expired or is invalid. Please request a new password reset.'),
    ).toBeVisible();
    await inspect(page, 'reset-password-expired');
  });
});

test('a link without its tokens says so and offers another; the button of success leads home at once', async ({
  page,
}) => {
  const frida = await joined(page);
  for (const address of [
    '/reset-password',
    '/reset-password?access_token=abc',
    '/reset-password?refresh_token=abc',
  ]) {
    await page.goto(address);
    await expect(
      page.getByText('Invalid or missing reset token. Please request a new password reset.'),
    ).toBeVisible();
  }
  await inspect(page, 'reset-password-missing');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/reset-password');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot Your Password?' });
  await dialog.getByLabel('Email').fill(frida.email);
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByText('Password reset link sent!')).toBeVisible();

  await page.goto(await mailedLink(frida.email));
  await newField(page).fill('a new secret');
  await againField(page).fill('a new secret');
  const answer = await holdBack(page, 'auth.resetPassword');
  await updateButton(page).click();
  await expect(page.getByRole('button', { name: 'Updating Password...' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to Recipes' }).click();
  await expect(page.getByText('Password updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the seconds of a limit are counted down and then gone', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.route('**/trpc/auth.signIn*', (route) =>
    route.fulfill({
      status: 429,
      json: [
        {
          error: {
            json: {
              message: 'Too many attempts. Try again in 30 seconds.',
              code: -32029,
              data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429, appCode: 'RATE_LIMITED', retryAfter: 30 },
            },
          },
        },
      ],
    }),
  );
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('frida@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('paprika');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByText('Too many attempts. Try again in 30 seconds.')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(dialog.getByText(/^Too many attempts. Try again in (20|19) seconds.$/)).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(dialog.getByText(/Too many attempts/)).toBeHidden();
});

test('going back from the code entry leads to the sign-up with what was typed', async ({ page }) => {
  const gina = newPerson('gina');
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started Free' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Your Account' });
  await dialog.getByLabel('Display name').fill(gina.displayName);
  await dialog.getByLabel('Username').fill(gina.username);
  await dialog.getByLabel('Email').fill(gina.email);
  await dialog.getByLabel('Password', { exact: true }).fill(gina.password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('dialog', { name: 'Check your email' }).getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue(gina.email);
});
