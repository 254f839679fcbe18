import { inspect } from './support/inspect.ts';
import { makeAccount } from './support/accounts.ts';
import { onLoadedPage } from './support/one-page.ts';
import { addRecipe, expect, newPerson, quickJoin, test } from './support/people.ts';

onLoadedPage();

/** Stands for a platform's player, which speaks up once it is there. */
const SPEAKING =
  '<!doctype html><html lang="en"><title>A post</title><body style="background:#223;color:#fff"><p>A post</p><script>parent.postMessage("ready", "*")</script></body></html>';

test('a video becomes a recipe that is scaled, beside its original', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: SPEAKING }),
  );
  await quickJoin(page, newPerson('alice'));
  await page.getByRole('button', { name: 'Add Recipe' }).click();
  await page.getByRole('menuitem', { name: 'Import from Social Media' }).click();
  await expect(page).toHaveURL(/\/recipe\/add\/social$/);
  const link = page.getByLabel('Link to the post');
  for (const [url, sentence] of [
    ['', 'Please enter a valid social media URL'],
    ['https://youtube.com.evil.example/watch?v=lemonLoaf01', 'Invalid social media URL'],
    [
      'https://www.youtube.com/@kitchen',
      'Could not extract video/content ID from URL. Please check the URL format.',
    ],
  ] as const) {
    await link.fill(url);
    await page.keyboard.press('Enter');
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await link.fill('https://youtu.be/lemonLoaf01');
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await expect(page).toHaveURL(/\/recipe\/add\/manual/);
  await expect(page.getByLabel('Title')).toHaveValue('Lemon loaf');
  await expect(page.getByLabel('Social media URL')).toHaveValue(
    'https://www.youtube.com/watch?v=lemonLoaf01',
  );
  await expect(page.getByRole('complementary', { name: 'Source' })).toContainText('By Kitchen House');
  await expect(page.getByRole('heading', { name: 'Imported from a post' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(history.state as object, 'usr') as unknown)).toMatchObject({
    source: 'social',
    platform: 'youtube',
  });
  await inspect(page, 'add-from-post');
  const created = page.waitForResponse((response) => response.url().includes('recipes.create'));
  await page.getByRole('button', { name: 'Add Recipe', exact: true }).last().click();
  expect(await (await created).text()).toContain('"source":"url"');

  await expect(page.getByRole('heading', { name: 'Lemon loaf' })).toBeVisible();
  await expect(page.getByTitle('The original on YouTube')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/lemonLoaf01?rel=0&enablejsapi=1',
  );
  await expect(page.getByText('Loading from YouTube')).toBeHidden();
  await expect(page.getByRole('link', { name: 'View Video' })).toBeVisible();

  await page.getByRole('button', { name: 'Set servings' }).click();
  await page.getByLabel('Servings wanted').fill('4');
  await page.getByLabel('Servings wanted').press('Enter');
  await expect(page.getByRole('group', { name: 'Servings' })).toContainText('4 servings');
  await expect(page.getByRole('region', { name: 'Ingredients' }).getByText('100 g sugar')).toBeVisible();
  await expect(page.getByText('Beat 100 g sugar')).toBeVisible();
  await page.getByLabel('Scale the amounts in the steps too').uncheck();
  await expect(page.getByText('Beat 200 g sugar')).toBeVisible();
  await inspect(page, 'recipe-with-video');
  await page.getByRole('button', { name: 'Reset amounts' }).click();
  await expect(page.getByRole('group', { name: 'Servings' })).toContainText('8 servings');
});

test('a video link in the import of a page becomes a recipe of the video', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/recipe/add/url');
  await page.getByLabel('Recipe URL').fill('youtu.be/lemonLoaf01');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recipe\/add\/manual/);
  await expect(page.getByLabel('Title')).toHaveValue('Lemon loaf');
  await expect(page.getByLabel('Social media URL')).toHaveValue(
    'https://www.youtube.com/watch?v=lemonLoaf01',
  );
});

test('a post that is not told is read from its caption, and one that cannot be shown says so', async ({
  page,
}) => {
  await page.route('https://www.instagram.com/**', (route) => route.abort());
  await makeAccount(page, newPerson('alice'));
  await page.goto('/recipe/add/social');
  await page.getByLabel('Link to the post').fill('https://www.instagram.com/p/Abc123/');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This post is no longer there.')).toBeVisible();
  await inspect(page, 'post-failed');
  await page
    .getByLabel('Caption')
    .fill('Bean stew\n\n400 g beans\n1 onion\n\nFry the onion and simmer the beans for 20 minutes.');
  await page.getByRole('button', { name: 'Read this caption' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Bean stew');
  const panel = page.getByRole('complementary', { name: 'Source' });
  const compact = panel
    .getByTitle('The original on Instagram')
    .or(panel.getByRole('group', { name: 'The original' }));
  await expect(compact).toBeVisible();
  expect((await compact.boundingBox())?.width).toBeLessThanOrEqual(400);

  await addRecipe(page, { title: 'Stew', socialMediaUrl: 'https://www.instagram.com/p/Abc123/' });
  await page.goto('/');
  await page.getByRole('link', { name: /Stew/ }).first().click();
  const original = page.getByRole('group', { name: 'The original' });
  await expect(original).toContainText('Unable to load Instagram content');
  await expect(original.getByRole('link', { name: 'View on Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/p/Abc123/',
  );
  await inspect(page, 'embed-failed');
  await page.unroute('https://www.instagram.com/**');
  await page.route('https://www.instagram.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: SPEAKING }),
  );
  await original.getByRole('button', { name: 'Try Again' }).click();
  const shown = page.getByTitle('The original on Instagram');
  await expect(shown).toBeVisible();
  expect((await shown.boundingBox())?.width).toBeLessThanOrEqual(540);
  await expect(page.getByText('Loading from Instagram')).toBeHidden();
});

for (const { about, platform, address, content, least } of [
  {
    about: 'an original on YouTube that stays silent gives way to a link',
    platform: 'YouTube',
    address: 'https://www.youtube.com/watch?v=lemonLoaf01',
    content: 'Unable to load YouTube video',
    least: 0,
  },
  {
    about: 'an original on TikTok that stays silent is loaded once more, then gives way to a link',
    platform: 'TikTok',
    address: 'https://www.tiktok.com/@kitchen/video/7301234567890123456',
    content: 'Unable to load TikTok content',
    least: 300,
  },
]) {
  test(about, async ({ page }) => {
    const isTikTok = platform === 'TikTok';
    let frames = 0;
    const host = isTikTok ? 'https://www.tiktok.com/**' : 'https://www.youtube-nocookie.com/**';
    await page.route(host, (route) => {
      frames += 1;
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Nothing</title>' });
    });
    await makeAccount(page, newPerson('alice'));
    await addRecipe(page, { title: 'Loaf', socialMediaUrl: address });
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('link', { name: /Loaf/ }).first().click();
    const frame = page.getByTitle(`The original on ${platform}`);
    await expect(page.getByText(`Loading from ${platform}`)).toBeAttached();
    const { width = 0 } = (await frame.boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(least);
    if (isTikTok) {
      expect(width).toBeLessThanOrEqual(540);
      await page.clock.fastForward(10_500);
      await expect.poll(() => frames).toBe(2);
      await expect(page.getByText('Loading from TikTok')).toBeAttached();
    }
    await page.clock.fastForward(10_500);
    const original = page.getByRole('group', { name: 'The original' });
    await expect(original).toContainText(content);
    await expect(original.getByRole('link', { name: `View on ${platform}` })).toHaveAttribute(
      'href',
      address,
    );
    await expect(original.getByRole('button', { name: 'Try Again' })).toHaveCount(isTikTok ? 1 : 0);
    if (!isTikTok) return;
    await original.getByRole('button', { name: 'Try Again' }).click();
    await expect(frame).toBeVisible();
    await page.clock.fastForward(10_500);
    await expect(original).toContainText(content);
  });
}

test('of a post with several recipes one is chosen, and another one in its place', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/recipe/add/social');
  await page.getByLabel('Link to the post').fill('https://youtu.be/twoSpreads1');
  await page.keyboard.press('Enter');
  const choices = page.getByRole('list', { name: 'Recipes to choose from' });
  await expect(page.getByText('This post has several recipes. Choose one.')).toBeVisible();
  await expect(choices.getByRole('button')).toHaveText([
    /^All 2 in one recipe\s*Read$/,
    'OLIVE PASTE',
    'EGG BUTTER',
  ]);
  await inspect(page, 'post-choose');
  await choices.getByRole('button', { name: 'EGG BUTTER' }).click();
  const title = page.getByLabel('Title');
  await expect(title).toHaveValue('EGG BUTTER');
  await expect(page.getByRole('region', { name: 'What was read' })).toContainText('2 ingredients');
  await title.fill('Egg butter of mine');
  await page.getByRole('button', { name: 'Choose another recipe' }).click();
  await choices.getByRole('button', { name: 'All 2 in one recipe' }).click();
  await expect(title).toHaveValue('Two spreads');
  await page.goto('/imports');
  await page.getByRole('link', { name: 'Choose a recipe' }).click();
  await expect(page).toHaveURL(/\/recipe\/add\/social\?import=/);
  await choices.getByRole('button', { name: 'EGG BUTTER' }).click();
  await page.getByRole('dialog', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Egg butter of mine');
  await page.getByRole('button', { name: 'Add Recipe', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Egg butter of mine' })).toBeVisible();
});

test('of a text with several recipes one is chosen', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/recipe/add/text');
  const soup = 'Bean stew\n\n400 g beans\n1 onion\n\nFry the onion and simmer the beans for 20 minutes.';
  const rice = 'Plain rice\n\n200 g rice\n400 ml water\n\nBoil the rice for 15 minutes.';
  await page.getByLabel('Text', { exact: true }).fill(`${soup}\n\n${rice}`);
  await page.getByRole('button', { name: 'Read recipe' }).click();
  await expect(page.getByText('This text has several recipes. Choose one.')).toBeVisible();
  await page.getByRole('button', { name: 'Plain rice' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Plain rice');
});

test('a text file becomes a draft, and what is no text says so', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/recipe/add/text');
  const file = page.getByLabel('Text file');
  await file.setInputFiles({
    name: 'x.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from([0xff, 0xfe, 0, 1]),
  });
  await expect(page.getByText("That isn't a text file.")).toBeVisible();
  await page.getByLabel('Text', { exact: true }).fill('Happy birthday, see you on Sunday!');
  await page.getByRole('button', { name: 'Read recipe' }).click();
  await expect(page.getByText('There is no recipe in this text.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Edit the text' }).click();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Happy birthday, see you on Sunday!');
  const text = 'Bean stew\n\n400 g beans\n1 onion\n\nFry the onion and simmer the beans for 20 minutes.';
  await file.setInputFiles({ name: 'stew.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(text);
  await page.getByRole('button', { name: 'Read recipe' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Bean stew');
  const created = page.waitForResponse((response) => response.url().includes('recipes.create'));
  await page.getByRole('button', { name: 'Add Recipe', exact: true }).last().click();
  expect(await (await created).text()).toContain('"source":"manual"');
  await page.goto('/recipe/add/text');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('');
});
