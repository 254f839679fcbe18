import type { Page } from '@playwright/test';
import { breakCall, breakDown } from './support/answers.ts';
import { inspect } from './support/inspect.ts';
import { addRecipe, call, expect, newPerson, quickJoin, test } from './support/people.ts';

test('people ask to follow, are accepted, see what is meant for them, and see nothing once it ends', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const alice = { ...newPerson('alice'), displayName: 'Alice' };
  const bob = { ...newPerson('bob'), displayName: 'Bob' };
  await quickJoin(page, alice);
  const soup = await addRecipe(page, {
    title: 'Barley soup',
    ingredients: ['200 g barley', '1 l stock'],
    instructions: ['Simmer for 40 minutes.'],
    servings: 4,
    cookingNotes: 'Only for me.',
  });
  const { id: collection } = await call<{ id: string }>(page, 'playlists.create', {
    name: 'Family table',
    description: 'What we eat.',
    privacyLevel: 'followers_only',
  });
  await call(page, 'playlists.addRecipes', { id: collection, recipeIds: [soup] });

  const other = await browser.newContext({ baseURL: process.env.LARDER_ORIGIN });
  const theirs = await other.newPage();
  await quickJoin(theirs, bob);
  await theirs.goto('/connections');
  await theirs.getByRole('searchbox', { name: 'Search for people' }).fill(alice.username.toUpperCase());
  await expect(theirs.getByRole('heading', { name: 'Showing results' })).toBeVisible();
  await theirs.getByRole('link', { name: /Alice/ }).click();
  await expect(theirs.getByRole('heading', { name: 'Private Profile' })).toBeVisible();
  const profile = theirs.url();
  await inspect(theirs, 'profile-private');
  await theirs.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(theirs.getByRole('button', { name: 'Request Sent' })).toBeDisabled();

  // The badge comes over the open stream, without a reload.
  await expect(page.getByText('pending requests').first()).toBeAttached();
  await page.goto('/connections');
  await expect(page.getByRole('heading', { name: 'Incoming Follow Requests - 1' })).toBeVisible();
  await inspect(page, 'connections-incoming');
  await page.getByRole('button', { name: 'Accept Bob' }).click();
  await expect(page.getByRole('heading', { name: 'Incoming Follow Requests - 1' })).toBeHidden();
  await page.getByRole('tab', { name: 'Followers' }).click();
  await expect(page.getByRole('button', { name: 'Follow Back Bob' })).toBeVisible();

  // So does the answer.
  await expect(theirs.getByRole('button', { name: 'Following' })).toBeVisible();
  await theirs.getByRole('link', { name: /Family table/ }).click();
  await expect(theirs.getByText('1 recipe found')).toBeVisible();
  await inspect(theirs, 'their-collection');
  await theirs.getByRole('link', { name: 'Barley soup' }).click();
  await expect(theirs.getByRole('heading', { name: 'Barley soup' })).toBeVisible();
  await expect(theirs.getByText('Simmer for 40 minutes.')).toBeVisible();
  await expect(theirs.getByText('Only for me.')).toBeHidden();
  await expect(theirs.getByRole('link', { name: 'Alice' })).toBeVisible();
  await inspect(theirs, 'their-recipe');
  await theirs.getByRole('button', { name: 'Save a copy to my recipes' }).click();
  await expect(theirs.getByRole('link', { name: 'Edit' }).first()).toBeVisible();
  await expect(theirs.getByText(/From the collection of Alice/)).toBeVisible();

  await page.getByRole('button', { name: 'More about Bob' }).click();
  await page.getByRole('menuitem', { name: 'Remove follower' }).click();
  await page.getByRole('button', { name: 'Remove follower' }).click();
  await expect(page.getByText('No followers yet')).toBeVisible();
  await theirs.goto(`${profile.replace('/profile/', '/user/')}/collection/${collection}`);
  await expect(theirs.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await theirs.goto(`/recipe/${soup}`);
  await expect(theirs.getByText('Recipe not found')).toBeVisible();
  await theirs.goto('/profile/00000000-0000-4000-8000-000000000000');
  await expect(theirs.getByRole('heading', { name: 'User Not Found' })).toBeVisible();
  await other.close();
});

test('connections say in words what there is, what is asked and what fails', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const alice = { ...newPerson('alice'), displayName: 'Alice' };
  const bob = { ...newPerson('bob'), displayName: 'Bob' };
  await quickJoin(page, alice);
  const other = await browser.newContext({ baseURL: process.env.LARDER_ORIGIN });
  const theirs = await other.newPage();
  await quickJoin(theirs, bob);
  const [aliceId, bobId] = [await idOf(page), await idOf(theirs)];

  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Connections' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Connections' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to profile' })).toHaveAttribute('href', '/profile');
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

  await theirs.goto(`/profile/${aliceId}`);
  const brokenFollow = await breakCall(theirs, 'follows.follow');
  await theirs.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(theirs.getByText('Failed to follow user', { exact: true })).toBeVisible();
  await brokenFollow();
  await theirs.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(theirs.getByRole('button', { name: 'Request Sent' })).toBeDisabled();
  await theirs.goto('/connections');
  await expect(theirs.getByRole('heading', { name: 'Sent Follow Requests - 1' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Cancel the request to Alice' }).click();
  await expect(theirs.getByRole('heading', { name: 'Sent Follow Requests - 1' })).toBeHidden();

  await call(theirs, 'follows.follow', { userId: aliceId });
  await page.goto('/connections');
  await page.getByRole('button', { name: 'Decline Bob' }).click();
  await expect(page.getByRole('heading', { name: /Incoming Follow Requests/ })).toBeHidden();
  await call(theirs, 'follows.follow', { userId: aliceId });
  await page.goto(`/profile/${bobId}`);
  await page.getByRole('button', { name: 'Accept Follow Request' }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();

  await theirs.goto('/connections?tab=following');
  await theirs.getByRole('button', { name: 'Unfollow Alice' }).click();
  await expect(theirs.getByText('Are you sure you want to unfollow this user?')).toBeVisible();
  await theirs.getByRole('button', { name: 'Cancel' }).click();
  await theirs.goto(`/profile/${aliceId}`);
  await theirs.getByRole('button', { name: 'Following' }).click();
  await expect(theirs.getByText('Are you sure you want to unfollow Alice?')).toBeVisible();
  await theirs.getByRole('button', { name: 'Unfollow', exact: true }).click();
  await expect(theirs.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await theirs.goto(`/user/${aliceId}/favorites`);
  await expect(theirs.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(theirs.getByText('You do not have permission to view this collection')).toBeVisible();
  await theirs.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(theirs).toHaveURL(`/profile/${aliceId}`);

  await page.goto(`/profile/${aliceId}`);
  await expect(page.getByRole('heading', { name: 'Your Collections' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeHidden();
  await breakDown(page, 'follows.followers');
  await page.goto('/connections?tab=followers');
  await expect(page.getByText('Failed to load connection data')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await other.close();
});

async function idOf(page: Page): Promise<string> {
  const answer = await page.request.get(`${process.env.LARDER_ORIGIN ?? ''}/trpc/profiles.me`);
  const body = (await answer.json()) as { result: { data: { json: { userId: string } } } };
  return body.result.data.json.userId;
}
