import { PSEUDO } from '../scripts/pseudo-language.mjs';
import { hardWired, sentencesIn, speak, tooWide } from './support/languages.ts';
import { onLoadedPage } from './support/one-page.ts';
import { expect, newPerson, quickJoin, test } from './support/people.ts';

onLoadedPage();

// The pseudo language shows what comes from a catalogue with accents; a plain word is written in the code.

test('signing in, up and a forgotten password take every word from the catalogues', async ({
  context,
  page,
}) => {
  await speak(context, PSEUDO);
  const say = sentencesIn(PSEUDO);
  const dialog = page.getByRole('dialog');
  await page.goto('/?auth=signup');
  await expect(dialog.getByRole('heading', { name: say('auth', 'createYourAccount') })).toBeVisible();
  // The landing page behind it, too.
  expect(await hardWired(page.locator('body'))).toEqual([]);
  await page.goto('/?auth=signin');
  await expect(dialog.getByRole('heading', { name: say('auth', 'welcomeBack') })).toBeVisible();
  expect(await hardWired(dialog)).toEqual([]);
  await dialog.getByRole('button', { name: say('auth', 'forgotPassword') }).click();
  await expect(dialog.getByRole('heading', { name: say('auth', 'forgotYourPassword') })).toBeVisible();
  expect(await hardWired(dialog)).toEqual([]);
});

test('the language that is chosen in the settings is spoken from then on, until it is left to the browser', async ({
  page,
}) => {
  await quickJoin(page, newPerson('anna'));
  const settings = async (account: string, entry: string) => {
    await page.getByRole('button', { name: account }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await settings('Your account', 'Settings');
  await page.getByRole('link', { name: 'Appearance and language' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  // The settings stay open where one was.
  await expect(page.getByRole('heading', { name: 'Darstellung und Sprache' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Alle Rezepte' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await settings('Dein Konto', 'Einstellungen');
  await page.getByRole('link', { name: 'Darstellung und Sprache' }).click();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Automatisch (wie im Browser)');
  await expect(page.getByRole('heading', { name: 'Appearance and language' })).toBeVisible();
});

test('the landing page and signing in fit a small phone in German', async ({ context, page }) => {
  await speak(context, 'de');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Kostenlos loslegen' }).first()).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
  for (const mode of ['signup', 'signin']) {
    await page.goto(`/?auth=${mode}`);
    await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
  }
});
