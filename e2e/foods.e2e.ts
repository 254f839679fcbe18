import { makeAccount } from './support/accounts.ts';
import { inspect } from './support/inspect.ts';
import { addRecipe, expect, newPerson, test } from './support/people.ts';
import { openSettings } from './support/settings.ts';

test('a cook corrects what lines are of, cooks by it, and takes it back in the settings', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, {
    title: 'Red sauce',
    ingredients: ['[Sauce]', '2 tins Mutti', '1 aubergine, diced', '2 tbsp olive oil', 'Salt to taste'],
    instructions: ['Fry the eggplant in the oil.', 'Add the tomatoes and simmer the sauce for an hour.'],
  });
  await page.goto(`/recipe/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Foods' }).click();
  const foods = page.getByRole('dialog', { name: 'Foods in this recipe' });
  const line = (text: string) => foods.getByRole('listitem').filter({ hasText: text });
  await expect(line('1 aubergine, diced').getByText('aubergine', { exact: true })).toBeVisible();

  await foods.getByRole('button', { name: 'Correct “2 tins Mutti”' }).click();
  await foods.getByRole('button', { name: 'Save' }).click();
  await expect(foods.getByText('Say which food it is')).toBeVisible();
  await inspect(page, 'recipe-foods');
  await foods.getByRole('textbox', { name: 'This is' }).fill('tomatoes');
  await page.context().setOffline(true);
  await foods.getByRole('button', { name: 'Save' }).click();
  await expect(foods.getByText('You are offline. This needs a connection.')).toBeVisible();
  await page.context().setOffline(false);
  await foods.getByRole('button', { name: 'Save' }).click();
  await expect(line('2 tins Mutti').getByText('tomatoes · as you said')).toBeVisible();

  await foods.getByRole('button', { name: 'Correct “1 aubergine, diced”' }).click();
  await foods.getByRole('radio', { name: 'Same as' }).check();
  await foods.getByRole('textbox', { name: 'Same as' }).fill('eggplant');
  await foods.getByRole('textbox', { name: 'Same as' }).press('Enter');
  await expect(line('1 aubergine, diced').getByText('aubergine, eggplant')).toBeVisible();
  await expect(foods.getByRole('button', { name: 'Correct “1 aubergine, diced”' })).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Start cooking' }).click();
  const cooking = page.getByRole('dialog', { name: 'Red sauce' });
  const needed = cooking.getByRole('region', { name: 'For this step' }).getByRole('listitem');
  await expect(needed).toHaveText(['1 aubergine, diced', '2 tbsp olive oil']);
  await cooking.getByRole('button', { name: 'Next' }).click();
  await expect(needed.filter({ hasText: '2 tins Mutti' })).toBeVisible();
  await cooking.getByRole('button', { name: 'Stop cooking' }).click();

  await page.setViewportSize({ width: 1280, height: 900 });
  const settings = await openSettings(page, 'Foods');
  const corrections = settings.getByRole('list', { name: 'Corrections' }).getByRole('listitem');
  await expect(corrections).toHaveText([
    /“aubergine” is the same as “eggplant”/,
    /A line “Mutti” is tomatoes/,
  ]);
  await inspect(page, 'settings-foods');
  await settings.getByRole('button', { name: 'Remove: A line “Mutti” is tomatoes' }).click();
  await expect(corrections).toHaveCount(1);
  await settings.getByRole('button', { name: 'Undo' }).click();
  await expect(corrections).toHaveCount(2);
});
