import { inspect } from './support/inspect.ts';
import { makeAccount } from './support/accounts.ts';
import { onOnePage } from './support/one-page.ts';
import { addRecipe, call, expect, newPerson, RECIPE_SITE, tabOpenedBy, test } from './support/people.ts';

test.describe.serial('pages that cannot be read', () => {
  onOnePage((page) => makeAccount(page, newPerson('alice')));
  test.beforeEach(async ({ page }) => void (await page.goto('/recipe/add/url')));

  test('what is no address is refused at once', async ({ page }) => {
    await page.getByRole('button', { name: 'Import Recipe' }).click();
    await expect(page.getByText('Please enter a valid URL')).toBeVisible();
    await page.reload();
    await page.getByLabel('Recipe URL').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please enter a valid URL')).toBeVisible();
    await expect(page.getByLabel('Recipe URL')).toHaveValue('javascript:alert(1)');
  });

  test('each way a page can fail has its own sentence, one thing to do next, and the other ways folded', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const another = page.getByRole('button', { name: 'Try another URL' });
    for (const [path, sentence, first] of [
      [
        '/blocked',
        'This website blocks recipe extraction. Please try copying the recipe manually or use a different recipe website.',
        'Paste the page',
      ],
      [
        '/article',
        'No recipe data found on this page. Please check the URL or try a different recipe website.',
        'Paste the page',
      ],
      [
        '/steps-alone',
        'Unable to extract recipe details. This website may not be supported or the page may not contain a recipe.',
        'Paste the page',
      ],
      [
        '/nowhere',
        'No recipe found on this page. Please check the URL and make sure it points to a recipe page.',
        'Try another URL',
      ],
      [
        '/tired',
        'The website is taking too long to respond. Please try again or use a different recipe URL.',
        'Try again',
      ],
      [
        '/garbled',
        'Failed to parse response from server. The website may not be compatible.',
        'Paste the page',
      ],
      ['/empty', 'No recipe data received from server', 'Paste the page'],
      [
        '/book.pdf',
        'This address leads to a PDF, not to a web page. Import photos of it, or paste its text.',
        'Import from Photos',
      ],
      [
        '/broken',
        'Failed to extract recipe from URL. Please try copying the recipe manually.',
        'Paste the page',
      ],
    ] as const) {
      const url = `${RECIPE_SITE()}${path}`;
      await page.getByLabel('Recipe URL').fill(url);
      await page.keyboard.press('Enter');
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(main.getByText(url.replace('http://', ''), { exact: true })).toBeVisible();
      await expect(main.locator('.btn').filter({ visible: true })).toHaveText([first]);
      await page.getByText('Other options').click();
      await another.click();
      await expect(page.getByLabel('Recipe URL')).toHaveValue(url);
    }
  });

  test('a private address is a network error like any other', async ({ page }) => {
    await page.getByLabel('Recipe URL').fill('http://127.0.0.1:9/');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Network error. Please check your internet connection and try again.'),
    ).toBeVisible();
    await page.getByText('Other options').click();
    await page.getByRole('link', { name: 'Enter it by hand' }).click();
    await expect(page.getByLabel('Source URL')).toHaveValue('http://127.0.0.1:9/');
  });

  test('a page that keeps Larder out is pasted, and what is unsure is marked', async ({ page }) => {
    const url = `${RECIPE_SITE()}/blocked`;
    await page.getByLabel('Recipe URL').fill(url);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Paste the page' }).click();
    await expect(page.getByLabel('Link to the page')).toHaveValue(url);
    const field = page.getByLabel('The page’s text or HTML');
    await field.fill('We cook.');
    await page.getByRole('button', { name: 'Read this page' }).click();
    await expect(page.getByText(/^No recipe data found on this page/)).toBeVisible();
    await page.getByRole('button', { name: 'Edit what you pasted' }).click();
    await expect(field).toHaveValue('We cook.');
    await field.fill(
      'Plum cake\nIngredients\n500 g plums\n200 g flour\n2 eggs\nMethod\nMix it all.\nBake it for an hour.',
    );
    await page.getByRole('button', { name: 'Read this page' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Plum cake');
    await expect(page.getByLabel('Source URL')).toHaveValue(url);
    const ingredients = page.getByRole('group', { name: 'Ingredients' });
    const summary = page.getByRole('region', { name: 'What was read' });
    await expect(ingredients.getByText('Please check')).toBeVisible();
    await summary.getByRole('button', { name: 'Ingredients' }).click();
    await expect(page.getByLabel('Ingredient 1', { exact: true })).toBeFocused();
    await page.getByLabel('Ingredient 1', { exact: true }).fill('600 g plums');
    await expect(ingredients.getByText('Please check')).toBeHidden();
    await expect(summary.getByRole('button', { name: 'Ingredients' })).toBeHidden();
  });
});

test.describe.serial('imports that are under way', () => {
  onOnePage((page) => makeAccount(page, newPerson('alice')));
  test.beforeEach(async ({ page }) => void (await page.goto('/recipe/add/url')));

  test('an import goes on while one is elsewhere, and its draft waits', async ({ page, request }) => {
    await page.getByLabel('Recipe URL').fill(`${RECIPE_SITE()}/slow`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page
      .getByRole('link', { name: /^Imports\b/ })
      .first()
      .click();
    await expect(page.getByText('Fetching the page')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Fetching the page')).toBeVisible();
    await request.get(`${RECIPE_SITE()}/release`);
    await expect(page.getByText('Ready to check')).toBeVisible();
    await page.getByRole('link', { name: 'Check and save' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Slow Braised Leeks');
    await page.getByRole('button', { name: 'Add Recipe' }).last().click();
    await expect(page.getByText('Recipe created successfully!', { exact: true })).toBeVisible();
    await page.goto('/imports');
    await expect(page.getByRole('heading', { name: 'No imports' })).toBeVisible();
  });

  test('a running import can be cancelled and tried again', async ({ page, request }) => {
    // The recipe of the other address is there already.
    await page.getByLabel('Recipe URL').fill(`${RECIPE_SITE()}/slow?again`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Fetching the page')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel import' }).click();
    await expect(page.getByText('Cancelled')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Fetching the page')).toBeVisible();
    await request.get(`${RECIPE_SITE()}/release`);
    await expect(page.getByLabel('Title')).toHaveValue('Slow Braised Leeks');
  });

  test('an import beyond the three that run at once says that it waits', async ({ page, request }) => {
    const address = (n: number) => `${RECIPE_SITE()}/slow?${n}`;
    for (const n of [1, 2, 3]) await call(page, 'imports.start', { kind: 'url', url: address(n) });
    await page.getByLabel('Recipe URL').fill(address(4));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Waiting to start. You can leave this page.')).toBeVisible();
    await page.goto('/imports');
    await expect(page.getByText('Fetching the page')).toHaveCount(3);
    await expect(page.getByText('Waiting to start. You can leave this page.')).toBeVisible();
    await expect
      .poll(async () => {
        await request.get(`${RECIPE_SITE()}/release`);
        // The draft of the test before waits there, too.
        const ours = page.getByRole('article').filter({ hasText: /slow\?[1-4]/ });
        return ours.getByText('Ready to check').count();
      })
      .toBe(4);
  });
});

test.describe('drafts', () => {
  test.beforeEach(async ({ page }) => {
    await makeAccount(page, newPerson('alice'));
    await page.goto('/recipe/add/url');
  });

  test('the draft of a page fills the add form, and the recipe tells where it came from', async ({
    page,
  }) => {
    await page.getByLabel('Recipe URL').fill(`${RECIPE_SITE()}/lemon-cake`);
    await page.getByRole('button', { name: 'Import Recipe' }).click();
    await expect(page).toHaveURL(/\/recipe\/add\/manual/);
    expect(await page.evaluate(() => Reflect.get(history.state as object, 'usr') as unknown)).toMatchObject({
      source: 'url',
    });
    for (const [label, value] of [
      ['Title', 'Aunt Vera’s Lemon Drizzle Cake'],
      ['Description', 'A sharp, sticky loaf that keeps for a week, if it is hidden well.'],
      ['Source URL', `${RECIPE_SITE()}/lemon-cake`],
      ['Prep time', '20'],
      ['Cook time', '45'],
      ['Servings', '4'],
      ['Ingredient 5', '½ tsp salt'],
      ['Step 3', 'Bake for 45 minutes and pour over the lemon syrup while warm.'],
    ] as const)
      await expect(page.getByLabel(label, { exact: true }), label).toHaveValue(value);
    await expect(page.getByLabel('Difficulty')).toHaveValue('medium');
    await expect(page.getByRole('list', { name: 'Tags of this recipe' }).getByRole('listitem')).toHaveText([
      /URL Import/,
      /cake/,
      /lemon/,
    ]);
    const summary = page.getByRole('region', { name: 'What was read' });
    await expect(summary).toContainText('5 ingredients3 steps1 h 5 min');
    await expect(summary).toContainText('Looks complete.');
    await expect(page.locator('[data-field=image] img')).toBeVisible();
    const [saved] = await Promise.all([
      page.waitForRequest(/recipes\.create/),
      page.getByRole('button', { name: 'Add Recipe' }).last().click(),
    ]);
    expect(saved.postDataJSON()).toMatchObject({ 0: { json: { source: 'url' } } });
    await expect(page.getByRole('img', { name: /Lemon Drizzle/ })).toBeVisible();
  });

  test('a recipe that is there already is opened, brought up to date, or kept beside the new one', async ({
    page,
  }) => {
    const url = `${RECIPE_SITE()}/lemon-cake`;
    const id = await addRecipe(page, {
      title: 'Lemon cake of old',
      sourceUrl: `${url}/?utm_source=letter`,
      cookingNotes: 'Less sugar.',
    });
    const importIt = async () => {
      await page.goto(`/recipe/add/url?url=${encodeURIComponent(url)}`);
      await page.getByRole('button', { name: 'Import Recipe' }).click();
      await expect(page.getByRole('heading', { name: 'You already have this recipe' })).toBeFocused();
      await expect(page.getByLabel('Recipe URL')).toBeHidden();
    };
    await importIt();
    await page.getByRole('link', { name: /^Open it.*Lemon cake of old/ }).click();
    await expect(page).toHaveURL(new RegExp(`/recipe/${id}$`));
    await importIt();
    await page.getByRole('button', { name: 'Keep both' }).click();
    await expect(page.getByLabel('Title')).toHaveValue(/Lemon Drizzle/);
    await expect(page.getByRole('heading', { name: 'You already have this recipe' })).toBeHidden();
    await importIt();
    await page.getByRole('button', { name: /^Update it.*Lemon cake of old/ }).click();
    await expect(page).toHaveURL(new RegExp(`/recipe/${id}/edit`));
    await expect(page.getByLabel('Title')).toHaveValue(/Lemon Drizzle/);
    await expect(page.getByLabel('My Cooking Notes')).toHaveValue('Less sugar.');
    await page.getByRole('button', { name: 'Save Changes' }).last().click();
    await expect(page.getByText('Recipe updated successfully!', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Lemon Drizzle/ })).toBeVisible();
  });

  test('many addresses are imported together, and of a page with several recipes one is chosen', async ({
    page,
  }) => {
    const addresses = ['/lemon-cake', '/two', '/article'].map((path) => `${RECIPE_SITE()}${path}`);
    await page.getByRole('radio', { name: 'Many links' }).check();
    const field = page.getByLabel('Links, one per line');
    await field.fill(`${addresses.join('\n')}\nno address`);
    await page.getByRole('button', { name: 'Import all' }).click();
    await expect(page.getByText('Not a link: no address')).toBeVisible();
    await field.fill(addresses.join('\n'));
    await page.getByRole('button', { name: 'Import all' }).click();
    await expect(page.getByText('3 of 3 done, 2 drafts to check, 1 failed')).toBeVisible();
    await page.getByRole('link', { name: 'Choose a recipe' }).click();
    await page.getByRole('button', { name: 'Whipped butter' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Whipped butter');
  });

  test('another recipe of a page is read while the first draft stays, with what was typed', async ({
    page,
    request,
  }) => {
    await page.getByLabel('Recipe URL').fill(`${RECIPE_SITE()}/two-once?${crypto.randomUUID()}`);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Rye bread' }).click();
    const title = page.getByLabel('Title');
    await expect(title).toHaveValue('Rye bread');
    await title.fill('Rye bread of mine');
    await page.getByRole('button', { name: 'Choose another recipe' }).click();
    await page.getByRole('button', { name: 'Whipped butter' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      /The other recipe could not be read\. The draft you had is still here\..*taking too long/,
    );
    await inspect(page, 'import-choose-failed');
    await page.getByRole('button', { name: 'Whipped butter' }).click();
    await expect(page.getByText('“Rye bread” stays here until this one has been read.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel import' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('button', { name: 'Rye bread' }).click();
    await page.getByRole('dialog', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Rye bread of mine');
    await page.getByRole('button', { name: 'Choose another recipe' }).click();
    await page.getByRole('button', { name: 'Whipped butter' }).click();
    await expect(page.getByText('“Rye bread” stays here until this one has been read.')).toBeVisible();
    await inspect(page, 'import-choose-reading');
    await request.get(`${RECIPE_SITE()}/release`);
    await expect(title).toHaveValue('Whipped butter');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a page that shows a video of the recipe offers that too, and loses nothing by it', async ({
    page,
  }) => {
    const importIt = async (path: string) => {
      await page.goto(`/recipe/add/url?url=${encodeURIComponent(`${RECIPE_SITE()}${path}`)}`);
      await page.getByRole('button', { name: 'Import Recipe' }).click();
    };
    const offer = page.getByRole('region', { name: 'Video of the recipe' });
    const title = page.getByLabel('Title');
    await importIt('/video-alone');
    await expect(offer).toContainText('This page shows a YouTube video.');
    await expect(page.getByRole('alert')).toContainText('No recipe data found on this page.');
    await inspect(page, 'import-video-instead');
    await offer.getByRole('button', { name: 'Import from YouTube' }).click();
    await expect(title).toHaveValue('Lemon loaf');
    await page.goBack();
    await expect(offer).toBeVisible();

    await importIt('/with-video');
    await expect(title).toHaveValue(/Lemon Drizzle/);
    await title.fill('Lemon cake of mine');
    await inspect(page, 'import-video-beside');
    await offer.getByRole('button', { name: 'Import from YouTube' }).click();
    await expect(title).toHaveValue('Lemon loaf');
    await expect(offer).toBeHidden();
    await page.goto('/imports');
    await expect(page.getByText('Ready to check')).toHaveCount(3);
    await page
      .getByRole('article')
      .filter({ hasText: '/with-video' })
      .getByRole('link', { name: 'Check and save' })
      .click();
    await page.getByRole('dialog', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Lemon cake of mine');
  });

  test('the bookmarklet brings the page one looks at, and nothing is read before one says so', async ({
    page,
  }) => {
    const bookmark = (await page.getByText('Save to Larder').getAttribute('href')) ?? '';
    const script = decodeURIComponent(bookmark.replace(/^javascript:/, ''));
    const url = `${RECIPE_SITE()}/text-alone`;
    await page.goto(url);
    const larder = await tabOpenedBy(page, () => page.evaluate(script));
    await expect(larder.getByText('Plum cake')).toBeVisible();
    await expect(larder.getByText(url)).toBeVisible();
    const { total } = await larder.evaluate(async () => {
      const answer = await fetch('/trpc/imports.list?input=%7B%22json%22%3A%7B%7D%7D');
      return ((await answer.json()) as { result: { data: { json: { total: number } } } }).result.data.json;
    });
    expect(total).toBe(0);
    await larder.getByRole('button', { name: 'Read this page' }).click();
    await expect(larder.getByLabel('Title')).toHaveValue('Plum cake');
    await expect(larder.getByLabel('Source URL')).toHaveValue(url);
  });
});
