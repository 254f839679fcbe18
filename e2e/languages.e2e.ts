import type { Page } from '@playwright/test';
import { PSEUDO } from '../scripts/pseudo-language.mjs';
import { NIGHTLY } from '../server/src/testing/nightly.ts';
import { hardWired, sentencesIn, setLetters, speak, tooWide } from './support/languages.ts';
import { expect, openPage, test } from './support/people.ts';
import { faultsOnPhones } from './support/text-faults.ts';
import { fill, lookAround, type Kitchen } from './support/tour.ts';

// Every screen is looked at on phones in the pseudo language, which is German with accents: a word without them is written in the
// code, and nothing may be wider than the screen, cut off or printed over something else. What people write is in letters that no
// sentence of ours has.

test.describe('all screens', () => {
  let kitchen: Kitchen;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    const theirs = await openPage(browser);
    page = await openPage(browser);
    kitchen = await fill(page, theirs);
    await theirs.context().close();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test.afterAll(() => page.context().close());

  for (const language of NIGHTLY ? [PSEUDO, 'en', 'de'] : [PSEUDO])
    test(`take every word from the catalogues, and fit phones, small ones with letters of twice the size too: ${language}`, async () => {
      await speak(page.context(), language);
      const found: Record<string, string[]> = {};
      const picture = async (what: string) => {
        const folder = process.env.SCREENSHOT_DIR;
        if (folder)
          await page.screenshot({ path: `${folder}/${language}-${what.replaceAll(/\W+/g, '_')}.png` });
      };
      await lookAround(page, kitchen, sentencesIn(language), async (what) => {
        await picture(what);
        const faults = [...(await tooWide(page)), ...(await faultsOnPhones(page, kitchen.typed))];
        if (language === PSEUDO) faults.push(...(await hardWired(page.locator('body'), kitchen.typed)));
        await setLetters(page, '200%');
        await picture(`${what} 200`);
        faults.push(...(await tooWide(page)).map((fault) => `twice the size: ${fault}`));
        await setLetters(page, '100%');
        if (faults.length > 0) found[what] = faults;
      });
      expect(found).toEqual({});
    });
});
