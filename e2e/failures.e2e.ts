import { randomUUID } from 'node:crypto';
import { MESSAGES } from '@larder/shared/errors';
import type { Page } from '@playwright/test';
import { cutOff, type Outage } from './support/answers.ts';
import { addRecipe, call, expect, newPerson, quickJoin, test } from './support/people.ts';

const REASONS: Record<Outage, string> = {
  offline: MESSAGES.offline,
  gone: MESSAGES.unavailable,
  proxy: MESSAGES.unavailable,
};

interface Action {
  /** Of the call whose answer is lost; an upload is called by its path. */
  call: string;
  /** The documented sentence. */
  says: string;
  /** Where the documents have another one for a network that is gone. */
  saysOffline?: string;
  act: () => Promise<unknown>;
}

/** The sentence with the reason below it: in a notice, on an error screen, at a field or in a toast. */
async function expectFailure(page: Page, sentence: string, reason: string): Promise<void> {
  const shown = page.locator('[role=alert], li').filter({ hasText: sentence }).filter({ hasText: reason });
  await expect(shown.first(), `${sentence} ${reason}`).toBeVisible();
}

/** The action fails twice: a proxy answers in place of the server, then the browser is offline. */
async function tryAction(
  page: Page,
  { call: procedure, says, saysOffline = says, act }: Action,
): Promise<void> {
  for (const outage of ['proxy', 'offline'] as const) {
    const mend = await cutOff(page, procedure, outage);
    await act();
    await expectFailure(page, outage === 'offline' ? saysOffline : says, REASONS[outage]);
    await mend();
  }
}

/** Pages whose first call fails. No page opens offline, so only this one call loses its network, or meets a proxy. */
async function tryPages(page: Page, pages: readonly (readonly [string, string, string])[]): Promise<void> {
  for (const [index, [path, procedure, sentence]] of pages.entries()) {
    const outage = index % 2 === 0 ? 'gone' : 'proxy';
    const mend = await cutOff(page, procedure, outage);
    await page.goto(path);
    await expectFailure(page, sentence, REASONS[outage]);
    await mend();
  }
}

const press = (page: Page, name: string) => () =>
  page.getByRole('button', { name, exact: true }).first().click();

test('recipes that cannot be loaded, saved, deleted or shared show the documented sentence and why', async ({
  page,
}) => {
  await quickJoin(page, newPerson('alice'));
  const id = await addRecipe(page, { title: 'Pie' });
  await tryPages(page, [
    ['/', 'recipes.list', 'Failed to load recipes'],
    ['/favorites', 'recipes.list', 'Failed to load favorite recipes'],
    [`/recipe/${id}`, 'recipes.byId', 'Failed to load recipe'],
    [`/recipe/${id}/edit`, 'recipes.byId', 'Failed to load recipe'],
  ]);

  await page.goto('/recipe/add/manual');
  await page.getByLabel('Title').fill('Cake');
  await tryAction(page, {
    call: 'recipes.create',
    says: 'Failed to create recipe',
    act: () => page.getByRole('main').getByRole('button', { name: 'Add Recipe' }).first().click(),
  });

  await page.goto(`/recipe/${id}/edit`);
  await page.getByLabel('Title').fill('Tart');
  await tryAction(page, {
    call: 'recipes.update',
    says: 'Failed to update recipe',
    act: press(page, 'Save Changes'),
  });
  await press(page, 'Delete recipe')();
  await tryAction(page, {
    call: 'recipes.delete',
    says: 'Failed to delete recipe',
    act: press(page, 'Delete'),
  });

  await page.goto(`/recipe/${id}`);
  await tryAction(page, {
    call: 'recipes.setFavorite',
    says: 'Failed to update recipe',
    act: press(page, 'Add Pie to favorites'),
  });
  const share = async () => {
    await press(page, 'Share')();
    await expect(page.getByRole('button', { name: 'Failed', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  };
  const unable = 'Unable to generate share link. Please try again.';
  await tryAction(page, { call: 'shares.create', says: unable, act: share });
  const mend = await cutOff(page, 'shares.recordShare', 'proxy');
  await share();
  await expectFailure(page, 'Failed to share recipe', REASONS.proxy);
  await mend();
});

test('collections that cannot be loaded or changed show the documented sentence and why', async ({
  page,
}) => {
  await quickJoin(page, newPerson('alice'));
  const recipe = await addRecipe(page, { title: 'Pie' });
  const { id } = await call<{ id: string }>(page, 'playlists.create', { name: 'Sweet' });
  await tryPages(page, [
    ['/collections', 'playlists.list', 'Failed to load collections'],
    [`/collection/${id}`, 'playlists.byId', 'Failed to load collection'],
  ]);

  await page.goto('/collections');
  await press(page, 'Add Collection')();
  await page.getByRole('dialog').getByLabel('Name').fill('Salty');
  await tryAction(page, {
    call: 'playlists.create',
    says: 'Failed to create playlist',
    act: press(page, 'Create'),
  });

  await page.goto(`/collection/${id}`);
  await press(page, 'Edit collection')();
  await page.getByRole('dialog').getByLabel('Name').fill('Sweeter');
  await tryAction(page, {
    call: 'playlists.update',
    says: 'Failed to update collection',
    act: press(page, 'Save'),
  });
  let mend = await cutOff(page, 'playlists.byId', 'proxy');
  await press(page, 'Delete Collection')();
  await expectFailure(page, 'Failed to fetch playlist recipes', REASONS.proxy);
  await mend();
  await press(page, 'Try Again')();
  await tryAction(page, {
    call: 'playlists.delete',
    says: 'Failed to delete collection',
    act: press(page, 'Delete'),
  });

  await page.goto(`/recipe/${recipe}`);
  mend = await cutOff(page, 'playlists.forRecipe', 'gone');
  await press(page, 'Add to collection')();
  await expectFailure(page, 'Failed to load playlists', REASONS.gone);
  await mend();
  await press(page, 'Try Again')();
  await page.getByRole('checkbox', { name: 'Sweet' }).check();
  await tryAction(page, {
    call: 'playlists.setForRecipe',
    says: 'Failed to update playlists',
    act: press(page, 'Save Changes'),
  });
});

test('people who cannot be found, followed or answered show the documented sentence and why', async ({
  page,
  browser,
}) => {
  const bob = newPerson('bob');
  const other = await browser.newContext({ baseURL: process.env.LARDER_ORIGIN });
  const theirs = await other.newPage();
  await quickJoin(theirs, bob);
  await quickJoin(page, newPerson('alice'));
  const idOf = async (of: Page) => {
    const answer = await of.request.get('/trpc/auth.session');
    return ((await answer.json()) as { result: { data: { json: { userId: string } } } }).result.data.json
      .userId;
  };
  const [alice, bobsId] = [await idOf(page), await idOf(theirs)];

  await tryPages(page, [
    ['/connections?tab=followers', 'follows.followers', 'Failed to load connection data'],
    ['/connections?tab=following', 'follows.following', 'Failed to load connection data'],
    ['/profile', 'profiles.me', 'Failed to load profile data'],
    [`/profile/${bobsId}`, 'profiles.byId', 'Failed to load user profile'],
    [`/user/${bobsId}/collection/${randomUUID()}`, 'playlists.ofUserById', 'Failed to load recipes'],
  ]);
  const mend = await cutOff(page, 'follows.searchUsers', 'proxy');
  await page.goto('/connections');
  await page.getByRole('searchbox', { name: 'Search for people' }).fill(bob.username);
  await expectFailure(page, 'Failed to search users', REASONS.proxy);
  await mend();

  await page.goto(`/profile/${bobsId}`);
  await tryAction(page, {
    call: 'follows.follow',
    says: 'Failed to follow user',
    act: press(page, 'Follow'),
  });
  await call(page, 'follows.follow', { userId: bobsId });
  await call(theirs, 'follows.follow', { userId: alice });
  await page.goto('/connections');
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

  await theirs.goto('/connections');
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
  await other.close();
});

test('imports that cannot be started show the documented sentence and why', async ({ page }) => {
  await quickJoin(page, newPerson('alice'));
  await page.goto('/recipe/add/url');
  await page.getByLabel('Recipe URL').fill('https://example.org/pie');
  await tryAction(page, {
    call: 'imports.start',
    says: 'Failed to extract recipe from URL. Please try copying the recipe manually.',
    saysOffline: 'Network error. Please check your internet connection and try again.',
    act: press(page, 'Import Recipe'),
  });

  await page.goto('/recipe/add/social');
  await page.getByLabel('Link to the post').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await tryAction(page, {
    call: 'imports.start',
    says: 'Failed to extract recipe from social media. Please try entering the recipe manually.',
    act: press(page, 'Import Recipe'),
  });

  const photo = { name: 'page.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.goto('/recipe/add/photos');
  const mend = await cutOff(page, 'photoQuota.check', 'proxy');
  await page.getByLabel(/^Choose photos/).setInputFiles([photo]);
  await expectFailure(page, 'Unable to check photo limit. Please try again.', REASONS.proxy);
  await mend();
  await tryAction(page, {
    call: 'uploads',
    says: 'Processing failed',
    // Offline, the question about the limit is the first that has no answer.
    saysOffline: 'Unable to check photo limit. Please try again.',
    act: () =>
      page
        .getByRole('button', { name: /^Retry/ })
        .first()
        .click(),
  });
});

test('an account that cannot be read or deleted shows the documented sentence and why', async ({ page }) => {
  const alice = newPerson('alice');
  await quickJoin(page, alice);
  const openSettings = async () => {
    await page.goto('/');
    await press(page, 'Your account')();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
  };
  for (const [query, sentence] of [
    ['photoQuota.usage', 'Failed to check photo usage'],
    ['photoQuota.photoRecipes', 'Failed to load photo-based recipes'],
  ] as const) {
    const mend = await cutOff(page, query, 'proxy');
    await openSettings();
    await expectFailure(page, sentence, REASONS.proxy);
    await mend();
  }

  const mend = await cutOff(page, 'auth.deletionInfo', 'gone');
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
