import type { BrowserContext, Locator } from '@playwright/test';
import { expect, newPerson, quickJoin, test } from './support/people.ts';

// The pseudo language shows what comes from a catalogue with accents; a plain English word is written in the code.

async function speak(context: BrowserContext, language: string): Promise<void> {
  await context.addCookies([
    { name: 'larder_language', value: language, url: process.env.LARDER_ORIGIN ?? '' },
  ]);
}

/** What people typed, names, and what Intl writes. */
const NOT_OURS = /\S+@\S+|https?:\S+|\bLarder\b|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/g;

/** Texts and labels in `place` that are in plain English. */
async function hardWired(place: Locator, data: readonly string[] = []): Promise<string[]> {
  const texts = await place.evaluate((root) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest('script, style, noscript'))
        found.push(node.data);
      if (node instanceof Element)
        for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
          found.push(node.getAttribute(name) ?? '');
    }
    return found;
  });
  const ours = texts.map((text) => data.reduce((rest, typed) => rest.replaceAll(typed, ''), text));
  return ours.map((text) => text.replace(NOT_OURS, '').trim()).filter((text) => /[A-Za-z]{3}/.test(text));
}

test('signing in, up and a forgotten password take every word from the catalogues', async ({
  context,
  page,
}) => {
  await speak(context, 'en-XA');
  const dialog = page.getByRole('dialog');
  await page.goto('/?auth=signup');
  await expect(dialog.getByRole('heading', { name: '[Çŕéàţé' })).toBeVisible();
  expect(await hardWired(dialog)).toEqual([]);
  await page.goto('/?auth=signin');
  await expect(dialog.getByRole('heading', { name: '[Ŵéĺçóɱé' })).toBeVisible();
  expect(await hardWired(dialog)).toEqual([]);
  await dialog.getByRole('button', { name: '[Fóŕǵóţ' }).click();
  await expect(dialog.getByRole('heading', { name: '[Fóŕǵóţ' })).toBeVisible();
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
