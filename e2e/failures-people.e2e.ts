import { makeAccount } from './support/accounts.ts';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cutOff, expectFailure, press, REASONS, tryAction, tryPages } from './support/outages.ts';
import { call, newPerson, openPage, quickJoin, test } from './support/people.ts';
import { openSettings, toSection } from './support/settings.ts';

async function idOf(page: Page): Promise<string> {
  const answer = await page.request.get('/trpc/auth.session');
  return ((await answer.json()) as { result: { data: { json: { userId: string } } } }).result.data.json
    .userId;
}

test.describe.serial('people who cannot be found, followed or answered', () => {
  const bob = newPerson('bob');
  let page: Page;
  let theirs: Page;
  let alice = '';
  let bobsId = '';

  test.beforeAll(async ({ browser }) => {
    const other = await browser.newContext({ baseURL: process.env.LARDER_ORIGIN });
    theirs = await other.newPage();
    await makeAccount(theirs, bob);
    page = await openPage(browser);
    await makeAccount(page, newPerson('alice'));
    [alice, bobsId] = [await idOf(page), await idOf(theirs)];
  });

  test.afterAll(async () => {
    await page.context().close();
    await theirs.context().close();
  });

  test('pages about people that cannot be read show the documented sentence and why', async () => {
    await tryPages(page, [
      ['/connections?tab=requests', 'follows.receivedRequests', 'Failed to load connection data'],
      ['/connections?tab=followers', 'follows.followers', 'Failed to load connection data'],
      ['/connections?tab=following', 'follows.following', 'Failed to load connection data'],
      ['/profile', 'profiles.me', 'Failed to load profile data'],
      [`/profile/${bobsId}`, 'profiles.byId', 'Failed to load user profile'],
      [`/user/${bobsId}/collection/${randomUUID()}`, 'playlists.ofUserById', 'Failed to load recipes'],
    ]);
  });

  test('a search for people that fails shows the documented sentence and why', async () => {
    const mend = await cutOff(page, 'follows.searchUsers', 'proxy');
    await page.goto('/connections');
    await page.getByRole('searchbox', { name: 'Search for people' }).fill(bob.username);
    await expectFailure(page, 'Failed to search users', REASONS.proxy);
    await mend();
  });

  test('a request to follow that cannot be sent shows the documented sentence and why', async () => {
    await page.goto(`/profile/${bobsId}`);
    await tryAction(page, {
      call: 'follows.follow',
      says: 'Failed to follow user',
      act: press(page, 'Follow'),
    });
  });

  test('a request to follow that cannot be answered or cancelled shows the documented sentence and why', async () => {
    await call(page, 'follows.follow', { userId: bobsId });
    await call(theirs, 'follows.follow', { userId: alice });
    await page.goto('/connections?tab=requests');
    await tryAction(page, {
      call: 'follows.cancel',
      says: 'Failed to cancel follow request',
      act: press(page, 'Cancel the request to bob'),
    });
    await tryAction(page, {
      call: 'follows.accept',
      says: 'Failed to accept follow request',
      act: press(page, 'Accept bob'),
    });
    await tryAction(page, {
      call: 'follows.decline',
      says: 'Failed to decline follow request',
      act: press(page, 'Decline bob'),
    });
  });

  test('an unfollow that fails shows the documented sentence and why', async () => {
    await theirs.goto('/connections?tab=requests');
    await press(theirs, 'Accept alice')();
    await page.goto(`/profile/${bobsId}`);
    await tryAction(page, {
      call: 'follows.unfollow',
      says: 'Failed to unfollow user',
      act: async () => {
        await press(page, 'Following')();
        await press(page, 'Unfollow')();
      },
    });
  });
});

test('an account that cannot be read or deleted shows the documented sentence and why', async ({ page }) => {
  const alice = newPerson('alice');
  await makeAccount(page, alice);
  const openPhotos = async () => {
    await page.goto('/');
    await openSettings(page, 'Your photos');
  };
  for (const [query, sentence] of [
    ['photoQuota.usage', 'Failed to check photo usage'],
    ['photoQuota.photoRecipes', 'Failed to load photo-based recipes'],
  ] as const) {
    const mend = await cutOff(page, query, 'proxy');
    await openPhotos();
    await expectFailure(page, sentence, REASONS.proxy);
    await mend();
  }

  const mend = await cutOff(page, 'auth.deletionInfo', 'gone');
  await toSection(page.getByRole('dialog'), 'Delete account');
  await press(page, 'Delete Account')();
  await expectFailure(page, 'Failed to load account information', REASONS.gone);
  await mend();
  await press(page, 'Try Again')();
  await press(page, 'Continue')();
  const wizard = page.getByRole('dialog', { name: 'Delete Account' });
  await wizard.getByLabel('Password', { exact: true }).fill(alice.password);
  await tryAction(page, {
    call: 'auth.verifyPassword',
    says: 'Password verification failed',
    act: press(page, 'Continue'),
  });
  await press(page, 'Continue')();
  await tryAction(page, {
    call: 'auth.deleteAccount',
    says: 'Failed to delete account',
    act: async () => {
      await wizard.getByLabel('Email').fill(alice.email);
      await press(page, 'Delete my account')();
    },
  });
});

test('a password that cannot be reset and a shared recipe that cannot be loaded show the documented sentence and why', async ({
  page,
}) => {
  const half = 'a'.repeat(43);
  await page.goto(`/reset-password?access_token=${half}&refresh_token=${half}`);
  await page.getByLabel('New password', { exact: true }).fill('a new secret');
  await page.getByLabel('Confirm password').fill('a new secret');
  await tryAction(page, {
    call: 'auth.resetPassword',
    says: 'An unexpected error occurred. Please try again.',
    act: press(page, 'Update Password'),
  });

  await quickJoin(page, newPerson('alice'));
  const mend = await cutOff(page, 'shares.get', 'proxy');
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/shared/recipe/${randomUUID()}`);
  await expectFailure(page, 'Failed to load recipe', REASONS.proxy);
  await mend();
});
