import { makeAccount } from './support/accounts.ts';
import type { Locator, Page } from '@playwright/test';
import { breakCall, breakDown, holdBack } from './support/answers.ts';
import { inspect } from './support/inspect.ts';
import { addRecipe, call, expect, idOf, newPerson, openPage, quickJoin, test } from './support/people.ts';
import { goWithin } from './support/screens.ts';

test.describe.serial('two people, one of whom asks to follow the other', () => {
  const alice = { ...newPerson('alice'), displayName: 'Alice' };
  const bob = { ...newPerson('bob'), displayName: 'Bob' };
  let page: Page;
  let theirs: Page;
  let main: Locator;
  let soup: string;
  let collection: string;
  let profile: string;
  const flag = () => page.evaluate(() => localStorage.getItem('larder.me.hasFollowRequests'));
  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    await quickJoin(page, alice);
    soup = await addRecipe(page, {
      title: 'Barley soup',
      ingredients: ['200 g barley', '1 l stock'],
      instructions: ['Simmer for 40 minutes.'],
      servings: 4,
      cookingNotes: 'Only for me.',
    });
    const familyTable = await call<{ id: string }>(page, 'playlists.create', {
      name: 'Family table',
      description: 'What we eat.',
      privacyLevel: 'followers_only',
    });
    collection = familyTable.id;
    await call(page, 'playlists.addRecipes', { id: collection, recipeIds: [soup] });
    await call(page, 'playlists.create', { name: 'Someday', privacyLevel: 'followers_only' });
    theirs = await openPage(browser);
    await quickJoin(theirs, bob);
    await theirs.clock.install();
    main = theirs.getByRole('main');
  });
  test.afterAll(() => Promise.all([page, theirs].map((each) => each.context().close())));

  test('a search for people starts half a second after the last letter', async () => {
    await theirs.goto('/connections');
    await expect(theirs.getByRole('heading', { name: 'Find the people you cook with' })).toBeVisible();
    await inspect(theirs, 'connections-begin');
    const searched: string[] = [];
    theirs.on('request', (request) => {
      if (request.url().includes('searchUsers')) searched.push(decodeURIComponent(request.url()));
    });
    const box = theirs.getByRole('searchbox', { name: 'Search for people' });
    await theirs.clock.pauseAt(Date.now() + 60_000);
    for (const typed of ['al', 'ali', alice.username.toUpperCase()]) {
      await box.fill(typed);
      await theirs.clock.runFor(499);
    }
    await theirs.clock.resume();
    await expect(theirs.getByRole('heading', { name: 'Showing results' })).toBeVisible();
    expect(searched).toEqual([expect.stringContaining(alice.username.toUpperCase())]);
    await inspect(theirs, 'connections-found');
    await theirs.getByRole('button', { name: 'Clear search' }).click();
    await expect(theirs.getByRole('heading', { name: 'Showing results' })).toBeHidden();
    await box.fill(alice.username);
  });

  test('a private profile says to follow, and a request to follow is sent from it', async () => {
    await theirs.getByRole('link', { name: /Alice/ }).click();
    await expect(theirs).toHaveURL(/\/profile\/[0-9a-f-]{36}$/);
    await expect(theirs.getByRole('heading', { name: 'Private Profile' })).toBeVisible();
    await expect(theirs.getByText('Follow this user to see their collections and recipes.')).toBeVisible();
    profile = theirs.url();
    await inspect(theirs, 'profile-private');
    // A tab in the background keeps no stream open; back on screen it is told what it missed.
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    const closed = page.waitForEvent('requestfailed', (request) => request.url().includes('live.changes'));
    await setHidden(true);
    await closed;
    await theirs.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(theirs.getByRole('button', { name: 'Request Sent' })).toBeDisabled();
    await expect(theirs.getByRole('button', { name: 'Request Sent' })).toBeFocused();
    await setHidden(false);
  });

  test('a request shows as a badge over the open stream, and without it as what the page reads', async () => {
    await expect(page.getByText('1 pending request').first()).toBeAttached();
    await expect.poll(flag).toBe('true');
    await goWithin(page, '/profile');
    const connections = page.getByRole('main').getByRole('link', { name: /^Connections 1 pending request$/ });
    await expect(connections).toBeVisible();
    const badge = connections.locator('span').filter({ hasText: '1 pending request' }).first();
    await expect(badge).toHaveCSS('background-color', 'rgb(163, 18, 47)');
    // Without the stream, and without what it told before, the badge shows what the page reads.
    await page.route(/live\.changes/, (route) => route.abort());
    await page.evaluate(() => localStorage.removeItem('larder.me.hasFollowRequests'));
    await page.reload();
    await expect(connections).toBeVisible();
    await page.unroute(/live\.changes/);
  });

  test('an accepted request leaves the list, and the follower is among the followers', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Connections' }).click();
    await expect(page).toHaveURL('/connections?tab=requests');
    await expect(page.getByRole('tab').first()).toHaveText(/^Requests/);
    await expect(page.getByRole('heading', { name: 'Incoming Follow Requests - 1' })).toBeVisible();
    await inspect(page, 'connections-incoming');
    await page.getByRole('button', { name: 'Accept Bob' }).click();
    await expect(page.getByRole('heading', { name: 'Incoming Follow Requests - 1' })).toBeHidden();
    // The last row is gone: the focus is on what took the place of the list.
    await expect(page.getByRole('heading', { name: 'No requests' })).toBeFocused();
    await inspect(page, 'connections-no-requests');
    await expect.poll(flag).toBe('false');
    await page.getByRole('tab', { name: 'Followers' }).click();
    await expect(page.getByRole('button', { name: 'Follow Back Bob' })).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: `@${bob.username}` });
    await expect(row.getByText('Bob', { exact: true })).toBeVisible();
    await expect(row.locator('.avatar')).toHaveText('B');
    await inspect(page, 'connections-followers');
  });

  test('the answer shows at once to who asked, with what is meant for followers', async () => {
    await expect(theirs.getByRole('button', { name: 'Following' })).toBeVisible();
    await expect(theirs.getByText('Followers Only').first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Alice', exact: true })).toBeVisible();
    await expect(main.getByText(`@${alice.username}`)).toBeVisible();
    await expect(main.locator('.avatar')).toHaveText('A');
    await expect(main.locator('dl')).toHaveText(
      /Followers\s*1.*Following\s*0.*Collections\s*2.*Recipes\s*1/s,
    );
    await expect(main.getByRole('heading', { name: /^Alice['’]s Collections$/ })).toBeVisible();
    await inspect(theirs, 'profile-followed');
    await theirs.getByRole('link', { name: /Someday/ }).click();
    await expect(theirs.getByRole('heading', { name: 'No recipes in this collection' })).toBeVisible();
    await expect(theirs.getByText('This collection is empty.')).toBeVisible();
    await theirs.goBack();
  });

  test('a follower sees the collection of another, in both views and searched, and changes nothing in it', async () => {
    await theirs.getByRole('link', { name: /Family table/ }).click();
    await expect(theirs.getByText('1 recipe', { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Family table' })).toBeVisible();
    for (const text of ['What we eat.', 'Followers Only'])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    for (const view of ['Grid', 'List']) {
      await main.getByRole('radio', { name: `${view} view` }).check();
      await expect(main.getByRole('link', { name: 'Barley soup' })).toBeVisible();
    }
    for (const action of [/favorites/, /^Edit/]) {
      await expect(main.getByRole('button', { name: action })).toHaveCount(0);
      await expect(main.getByRole('link', { name: action })).toHaveCount(0);
    }
    await inspect(theirs, 'their-collection');
    await theirs.getByRole('searchbox', { name: 'Search recipes in this collection' }).fill('cake');
    await expect(theirs.getByRole('heading', { name: 'No recipes found for “cake”' })).toBeVisible();
    await theirs.getByRole('button', { name: 'Clear Search', exact: true }).click();
  });

  test('a follower opens a recipe from the collection, returns to it, and saves a copy', async () => {
    await theirs.getByRole('link', { name: 'Barley soup' }).click();
    await expect(theirs.getByRole('heading', { name: 'Barley soup' })).toBeVisible();
    await theirs.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(theirs).toHaveURL(new RegExp(`/collection/${collection}$`));
    await theirs.getByRole('link', { name: 'Barley soup' }).click();
    await expect(theirs.getByRole('heading', { name: 'Barley soup' })).toBeVisible();
    await expect(theirs.getByText('Simmer for 40 minutes.')).toBeVisible();
    await expect(theirs.getByText('Only for me.')).toBeHidden();
    await expect(theirs.getByRole('link', { name: 'Alice', exact: true })).toBeVisible();
    await inspect(theirs, 'their-recipe');
    await theirs.getByRole('button', { name: 'Save a copy to my recipes' }).click();
    await expect(theirs.getByRole('link', { name: 'Edit' }).first()).toBeVisible();
    await expect(theirs.getByText(/From the collection of Alice/)).toBeVisible();
  });

  test('a removed follower sees nothing more', async () => {
    await page.getByRole('button', { name: 'More about Bob' }).click();
    await page.getByRole('menuitem', { name: 'Remove follower' }).click();
    await page.getByRole('button', { name: 'Remove follower' }).click();
    await expect(page.getByText('No followers yet')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'People Following You' })).toBeFocused();
    await theirs.goto(`${profile.replace('/profile/', '/user/')}/collection/${collection}`);
    await expect(theirs.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await theirs.goto(`/recipe/${soup}`);
    await expect(theirs.getByText('Recipe not found')).toBeVisible();
  });

  test('a person who does not exist is not found', async () => {
    await goWithin(theirs, '/profile/00000000-0000-4000-8000-000000000000');
    await expect(theirs.getByRole('heading', { name: 'User Not Found' })).toBeVisible();
    await expect(
      theirs.getByText("The user you're looking for doesn't exist or may have deleted their account."),
    ).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Back to Connections' })).toBeVisible();
  });
});

test.describe.serial('the connections of three people', () => {
  const alice = { ...newPerson('alice'), displayName: 'Alice' };
  const bob = { ...newPerson('bob'), displayName: 'Bob' };
  const carol = { ...newPerson('carol'), displayName: 'Carol' };
  let page: Page;
  let theirs: Page;
  let carols: Page;
  let aliceId: string;
  let bobId: string;
  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    await makeAccount(page, alice);
    theirs = await openPage(browser);
    await makeAccount(theirs, bob);
    [aliceId, bobId] = [await idOf(page), await idOf(theirs)];
    carols = await openPage(browser);
    await quickJoin(carols, carol);
  });
  test.afterAll(() => Promise.all([page, theirs, carols].map((each) => each.context().close())));

  test('the connections name their tabs, and say what to do where there is nothing', async () => {
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link', { name: 'Connections' }).click();
    await expect(page.getByRole('heading', { name: 'Manage Connections' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to profile' })).toHaveAttribute('href', '/profile');
    const mendSearch = await breakDown(page, 'follows.searchUsers');
    await page.getByRole('searchbox', { name: 'Search for people' }).fill('nobody');
    await expect(page.getByText('Failed to search users')).toBeVisible();
    await mendSearch();
    await page.getByRole('searchbox', { name: 'Search for people' }).fill('no such person');
    await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
    await expect(page.getByText("We couldn't find any users matching")).toBeVisible();
    await page.getByRole('tab', { name: 'Followers' }).click();
    await expect(page.getByRole('heading', { name: 'People Following You' })).toBeVisible();
    await expect(page.getByText('No followers yet')).toBeVisible();
    await expect(page.getByText("When people follow you, they'll appear here")).toBeVisible();
    await page.getByRole('tab', { name: 'Following' }).click();
    await expect(page.getByRole('heading', { name: 'People You Follow' })).toBeVisible();
    await expect(page.getByText('Not following anyone yet')).toBeVisible();
    await expect(page.getByText('Search for users to start following them')).toBeVisible();
  });

  test('a request to follow is sent and cancelled, and each failure is said', async () => {
    await theirs.goto(`/profile/${aliceId}`);
    const brokenFollow = await breakCall(theirs, 'follows.follow');
    await theirs.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(theirs.getByText('Failed to follow user', { exact: true })).toBeVisible();
    await brokenFollow();
    await theirs.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(theirs.getByRole('button', { name: 'Request Sent' })).toBeDisabled();
    await goWithin(theirs, '/connections?tab=requests');
    await expect(theirs.getByRole('heading', { name: 'Sent Follow Requests - 1' })).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Request Sent' })).toBeDisabled();
    await failing(theirs, 'follows.cancel', 'Cancel the request to Alice', 'Failed to cancel follow request');
    await theirs.getByRole('button', { name: 'Cancel the request to Alice' }).click();
    await expect(theirs.getByRole('heading', { name: 'Sent Follow Requests - 1' })).toBeHidden();
  });

  test('a request that was already sent counts as sent', async () => {
    await theirs.getByRole('button', { name: 'Search for people' }).click();
    await theirs.getByRole('searchbox', { name: 'Search for people' }).fill(alice.username);
    await expect(theirs.getByRole('button', { name: 'Follow Alice' })).toBeVisible();
    await call(theirs, 'follows.follow', { userId: aliceId });
    await theirs.getByRole('button', { name: 'Follow Alice' }).click();
    await expect(theirs.getByText('A follow request already exists', { exact: true })).toBeVisible();
    const found = theirs.getByRole('region', { name: 'Showing results' });
    await expect(found.getByRole('button', { name: 'Request Sent' })).toBeDisabled();
    await theirs.getByRole('tab', { name: 'Requests' }).click();
    const sent = theirs.getByRole('region', { name: 'Sent Follow Requests - 1' });
    await expect(sent.getByRole('link', { name: /Alice/ })).toBeVisible();
    await inspect(theirs, 'connections-requests');
  });

  test('an incoming request is declined or accepted, and each failure is said', async () => {
    await call(carols, 'follows.follow', { userId: aliceId });
    await goWithin(page, '/connections?tab=requests');
    await expect(page.getByRole('heading', { name: 'Incoming Follow Requests - 2' })).toBeVisible();
    await failing(page, 'follows.decline', 'Decline Carol', 'Failed to decline follow request');
    await failing(page, 'follows.accept', 'Accept Carol', 'Failed to accept follow request');
    await page.getByRole('button', { name: 'Decline Carol' }).click();
    await expect(page.getByRole('heading', { name: 'Incoming Follow Requests - 1' })).toBeVisible();
    // The next row takes the focus of the one that is gone.
    await expect(page.getByRole('main').getByRole('link', { name: /Bob/ })).toBeFocused();
    await goWithin(page, `/profile/${bobId}`);
    await page.getByRole('button', { name: 'Accept Follow Request' }).click();
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeFocused();
  });

  test('a request is marked as sent where the answer brings no data, and accepting reloads the lists', async () => {
    await goWithin(page, '/connections');
    await page.getByRole('searchbox', { name: 'Search for people' }).fill(bob.username);
    await page.getByRole('button', { name: 'Follow Bob' }).click();
    await expect(
      page.getByRole('region', { name: 'Showing results' }).getByRole('button', { name: 'Request Sent' }),
    ).toBeDisabled();
    await goWithin(theirs, '/connections?tab=requests');
    await theirs.getByRole('button', { name: 'Accept Alice' }).click();
    await expect(theirs.getByRole('heading', { name: /Incoming Follow Requests/ })).toBeHidden();
  });

  test('a person who was already followed counts as followed, and unfollowing marks the result again', async () => {
    await goWithin(carols, '/connections');
    await carols.getByRole('searchbox', { name: 'Search for people' }).fill(alice.username);
    await expect(carols.getByRole('button', { name: 'Follow Alice' })).toBeVisible();
    await call(carols, 'follows.follow', { userId: aliceId });
    await goWithin(page, '/connections?tab=requests');
    await page.getByRole('button', { name: 'Accept Carol' }).click();
    await expect(page.getByRole('heading', { name: /Incoming Follow Requests/ })).toBeHidden();
    await carols.getByRole('button', { name: 'Follow Alice' }).click();
    await expect(carols.getByText('You are already following this user', { exact: true })).toBeVisible();
    await expect(carols.getByRole('button', { name: 'Following Alice' })).toBeVisible();
    await carols.getByRole('tab', { name: 'Following' }).click();
    await carols.getByRole('button', { name: 'Unfollow Alice' }).click();
    await carols.getByRole('button', { name: 'Unfollow', exact: true }).click();
    await expect(carols.getByText('Not following anyone yet')).toBeVisible();
    await carols.getByRole('tab', { name: 'Search' }).click();
    await carols.getByRole('searchbox', { name: 'Search for people' }).fill(alice.username);
    await expect(carols.getByRole('button', { name: 'Follow Alice' })).toBeVisible();
  });

  test('unfollowing asks first, and its failure is said', async () => {
    await goWithin(theirs, '/connections?tab=following');
    await theirs.getByRole('button', { name: 'Unfollow Alice' }).click();
    await expect(theirs.getByText('Are you sure you want to unfollow this user?')).toBeVisible();
    await theirs.getByRole('button', { name: 'Cancel' }).click();
    await goWithin(theirs, `/profile/${aliceId}`);
    await theirs.getByRole('button', { name: 'Following' }).click();
    await expect(theirs.getByText('Are you sure you want to unfollow Alice?')).toBeVisible();
    await failing(theirs, 'follows.unfollow', 'Unfollow', 'Failed to unfollow user');
    await theirs.getByRole('button', { name: 'Following' }).click();
    await theirs.getByRole('button', { name: 'Unfollow', exact: true }).click();
    await expect(theirs.getByRole('button', { name: 'Follow', exact: true })).toBeFocused();
  });

  test('a collection or a profile of another that cannot be loaded says so', async () => {
    const mendCollection = await breakDown(theirs, 'playlists.ofUserById');
    await goWithin(theirs, `/user/${aliceId}/favorites`);
    await expect(theirs.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(theirs.getByText('Failed to load recipes')).toBeVisible();
    await mendCollection();
    const mendProfile = await breakDown(theirs, 'profiles.byId');
    await theirs.goto(`/profile/${aliceId}`);
    await expect(theirs.getByRole('heading', { name: 'Error Loading Profile' })).toBeVisible();
    await expect(theirs.getByText('Failed to load user profile')).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Back to Connections' })).toBeVisible();
    await mendProfile();
  });

  test('a relationship that cannot be loaded says so, and what is not visible or not there leads back to the profile', async () => {
    await breakDown(theirs, 'follows.status');
    await theirs.goto(`/profile/${aliceId}`);
    await expect(theirs.getByRole('heading', { name: 'Alice', exact: true })).toBeVisible();
    await expect(theirs.getByText('Failed to load connection data')).toBeVisible();
    await goWithin(theirs, `/user/${aliceId}/favorites`);
    await expect(theirs.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(theirs.getByText('You do not have permission to view this collection')).toBeVisible();
    await theirs.getByRole('link', { name: 'Back to Profile' }).click();
    await expect(theirs).toHaveURL(`/profile/${aliceId}`);
    await goWithin(theirs, `/user/${aliceId}/collection/${bobId}`);
    await expect(theirs.getByRole('heading', { name: 'Collection Not Found' })).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Back to Profile' })).toBeVisible();
  });

  test('the own profile has no button to follow, and followers that cannot be loaded say so', async () => {
    await goWithin(page, `/profile/${aliceId}`);
    await expect(page.getByRole('heading', { name: 'Your Collections' })).toBeVisible();
    for (const name of [/^Follow/, /^Accept/])
      await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
    await breakDown(page, 'follows.followers');
    await page.goto('/connections?tab=followers');
    await expect(page.getByText('Failed to load connection data')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test.describe.serial('one’s own profile', () => {
  const alice = { ...newPerson('alice'), displayName: 'Alice' };
  const asked: string[] = [];
  let page: Page;
  let main: Locator;
  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    await quickJoin(page, alice);
    const soup = await addRecipe(page, { title: 'Barley soup' });
    await call(page, 'recipes.setFavorite', { id: soup, isFavorite: true });
    await call(page, 'playlists.create', { name: 'Soups', privacyLevel: 'public' });
    await call(page, 'playlists.create', { name: 'Bread', description: 'Rye and wheat' });
    main = page.getByRole('main');
    page.on('request', (request) => {
      if (request.url().includes('profiles.me')) asked.push(request.url());
    });
    await page.clock.install();
  });
  test.afterAll(() => page.context().close());

  test('one’s own profile shows its counts and searches the own collections', async () => {
    await page.goto('/profile');
    await expect(main.getByText(`@${alice.username}`)).toBeVisible();
    await expect(main.locator('dl')).toHaveText(
      /Recipes\s*1.*Collections\s*3.*Favorites\s*1.*Followers\s*0.*Following\s*0.*Requests\s*0/s,
    );
    await expect(main.getByRole('heading', { name: 'My Collections' })).toBeVisible();
    await main.getByRole('searchbox').fill('rye');
    await expect(main.getByText('1 collection found for “rye”')).toBeVisible();
    await expect(main.getByRole('link', { name: /Bread/ })).toBeVisible();
    await expect(main.getByRole('link', { name: /Soups/ })).toBeHidden();
    await main.getByRole('searchbox').fill('pasta');
    await expect(main.getByText('No collections found matching “pasta”')).toBeVisible();
    await main.getByRole('button', { name: 'Clear Search', exact: true }).click();
  });

  test('the grid of the own collections has two to five columns by width', async () => {
    await main.getByRole('radio', { name: 'Grid view' }).check();
    const columns = () =>
      main.getByRole('list').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    for (const [width, many] of [
      [360, 2],
      [800, 3],
      [1300, 4],
      [1600, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columns()).toBe(many);
    }
    await inspect(page, 'profile-own');
  });

  test('one’s own profile is good for two minutes', async () => {
    const leaveAndReturn = async () => {
      await main.getByRole('link', { name: 'Connections' }).click();
      await expect(page.getByRole('heading', { name: 'Manage Connections' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to profile' }).click();
      await expect(main.getByText(/^Joined /)).toBeVisible();
    };
    await leaveAndReturn();
    expect(asked).toHaveLength(1);
    await page.clock.fastForward('02:01');
    await leaveAndReturn();
    await expect.poll(() => asked.length).toBe(2);
  });

  test('whatever part of one’s own profile is late or fails, the rest stands', async () => {
    const release = await holdBack(page, 'follows.counts');
    await holdBack(page, 'playlists.list');
    const mend = await breakDown(page, 'profiles.me');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
    await page.goto('/profile');
    await expect(async () => {
      await page.clock.runFor(5);
      await expect(main.locator('dl')).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [50] });
    // The other answers must have come before the time goes on: a stopped clock shows no answer.
    await expect(async () => {
      await page.clock.runFor(5);
      await expect(main.locator('dl')).toHaveText(/Recipes\s*1.*Requests\s*0/s, { timeout: 1_000 });
    }).toPass();
    const [unknown, unloaded] = [main.getByText('–'), main.getByText('Failed to load collections')];
    await page.clock.runFor(1_800);
    await expect(unknown).toHaveCount(0);
    await page.clock.runFor(300);
    await expect(unknown).toHaveCount(2);
    await page.clock.runFor(600);
    await expect(unloaded).toHaveCount(0);
    await page.clock.runFor(400);
    await expect(unloaded).toBeVisible();
    await page.clock.resume();
    await expect(main.getByRole('heading', { name: 'Alice' })).toBeVisible();
    await expect(main.getByText('Failed to load profile data')).toBeVisible();
    await expect(main.locator('dl')).toHaveText(/Recipes\s*1.*Followers\s*–.*Requests\s*0/s);
    await inspect(page, 'profile-own-late');
    await mend();
    await main.getByRole('button', { name: 'Try again' }).first().click();
    await expect(main.getByText(/^Joined /)).toBeVisible();
    // What comes late is shown all the same.
    release();
    await expect(main.locator('dl')).toHaveText(/Followers\s*0/s);
  });
});

/** Presses the button while this call fails, and waits for the sentence about it. */
async function failing(page: Page, procedure: string, button: string, sentence: string): Promise<void> {
  const mend = await breakCall(page, procedure);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await mend();
}
