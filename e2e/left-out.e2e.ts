import { inspect } from './support/inspect.ts';
import { makeAccount } from './support/accounts.ts';
import { onLoadedPage } from './support/one-page.ts';
import { expect, newPerson, test } from './support/people.ts';

onLoadedPage();

const TEXT = `Bean stew

Ingredients:
400 g beans
1 onion

Method:
Fry the onion and simmer the beans for 20 minutes.

Follow me for more stews 💛
Save this post for later 📌
Tag a friend who likes beans, and tell me in the comments what you put into yours!
Link in bio: https://kitchen.example/shop
#beans #stew`;

test('what a text says beside its recipe is put back with one tap, and kept until it is saved', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/recipe/add/text');
  await page.getByLabel('Text', { exact: true }).fill(TEXT);
  await page.getByRole('button', { name: 'Read recipe' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Bean stew');
  await expect(page.getByRole('complementary', { name: 'Source' })).toContainText('7 lines left out');
  const leftOut = page.getByRole('group').filter({ hasText: 'Left out' });
  await expect(leftOut).toContainText('7 lines');
  await expect(leftOut.getByRole('listitem')).toHaveCount(6);
  await leftOut.scrollIntoViewIfNeeded();
  await inspect(page, 'left-out');

  await leftOut.getByRole('button', { name: 'Show 1 more' }).click();
  const putBack = (as: string, line: string) =>
    leftOut.getByRole('button', { name: `${as}: put back “${line}”` });
  await putBack('Ingredient', '#beans #stew').click();
  await expect(page.getByLabel('Ingredient 3', { exact: true })).toHaveValue('#beans #stew');
  await expect(leftOut).toContainText('In the ingredients');
  await putBack('Step', 'Follow me for more stews 💛').press('Enter');
  await expect(page.getByLabel('Step 2', { exact: true })).toHaveValue('Follow me for more stews 💛');
  const undo = leftOut.getByRole('button', { name: 'Undo: “Follow me for more stews 💛”' });
  await expect(undo).toBeFocused();
  await putBack('Note', 'Save this post for later 📌').click();
  await expect(page.getByLabel('My Cooking Notes')).toHaveValue('Save this post for later 📌');
  await expect(leftOut).toContainText('4 lines');
  await inspect(page, 'left-out-put-back');

  await undo.press('Enter');
  await expect(page.getByLabel('Step 2', { exact: true })).toBeHidden();
  await expect(leftOut).toContainText('5 lines');
  await expect(putBack('Step', 'Follow me for more stews 💛')).toBeFocused();

  await page.reload();
  const unsaved = page.getByRole('dialog', { name: 'Unsaved work' });
  await unsaved.getByRole('button', { name: 'Restore' }).click();
  await expect(leftOut).toContainText('5 lines');
  await expect(page.getByLabel('Ingredient 3', { exact: true })).toHaveValue('#beans #stew');
  await leftOut.getByText('Left out').click();
  await expect(leftOut.getByRole('listitem').first()).toBeHidden();

  await page.getByRole('button', { name: 'Add Recipe', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Bean stew' })).toBeVisible();
  await expect(page.getByText('#beans #stew')).toBeVisible();
  await expect(page.getByText('Save this post for later 📌')).toBeVisible();
});

test('a draft of which nothing is left out says nothing of it', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/recipe/add/text');
  const text = 'Bean stew\n\n400 g beans\n1 onion\n\nFry the onion and simmer the beans for 20 minutes.';
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Read recipe' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Bean stew');
  await expect(page.getByText(/left out/i)).toHaveCount(0);
});
