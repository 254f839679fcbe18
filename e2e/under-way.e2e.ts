import type { Page } from '@playwright/test';
import { PSEUDO } from '../scripts/pseudo-language.mjs';
import { NIGHTLY } from '../server/src/testing/nightly.ts';
import { hardWired, sentencesIn, setLetters, speak, tooWide } from './support/languages.ts';
import { expect, newPerson, openPage, quickJoin, RECIPE_SITE, test } from './support/people.ts';
import { faultsOnPhones } from './support/text-faults.ts';
import {
  beginAll,
  lookAtCookLog,
  lookAtDeletion,
  lookAtImports,
  lookAtMovingIn,
  lookAtPhotos,
  type UnderWay,
} from './support/under-way.ts';

// What is under way, in the ways that languages.e2e.ts looks at screens that stand still.

const LOOKS = {
  imports: lookAtImports,
  photos: lookAtPhotos,
  'the cook log': lookAtCookLog,
  'moving in': lookAtMovingIn,
  'deleting an account': lookAtDeletion,
};

/** What the pages, the post, the text and the photo say themselves, how their addresses and files end, and the tags of an import. */
const THEIRS = [
  '/article',
  '/slow',
  '/steps-alone',
  'youtube.com',
  '.zip',
  'recipes/3.json',
  'URL Import',
  'Photo 1',
  'Rye bread',
  'Whipped butter',
  'Plum cake',
  'Plum Cake',
  'Lemon loaf',
  'Aunt Vera’s Lemon Drizzle Cake',
  'Kitchen House',
  'Ingredients',
  'Method',
  'Serves 8',
  '200 g butter',
  '200 g sugar',
  '500 g plums',
  '200 g flour',
  '2 eggs',
  '3 eggs',
  'Mix it all.',
  'Bake it for an hour.',
  'Beat 200 g sugar into the butter, then add the eggs.',
  'Bake for 45 minutes.',
  'Beat the eggs until pale.',
  'Bake for 40 minutes.',
];
/** By day the first alone: German with accents, which has the longest texts. */
const FITS = [
  [PSEUDO, '100%', 'takes every word from the catalogues and fits phones'],
  ['de', '100%', 'fits phones in German'],
  ['en', '100%', 'fits phones in English'],
  ['en', '200%', 'holds letters of twice the size on a small phone'],
] as const;
/** Of a list of names, as Intl writes it. */
const AND = ', and ';

test.describe('what is under way', () => {
  let page: Page;
  let underWay: UnderWay;
  let typed: string[];

  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    const person = { ...newPerson('cook'), displayName: 'ゆき' };
    await quickJoin(page, person);
    underWay = await beginAll(page, person.password);
    const host = new URL(RECIPE_SITE()).host;
    typed = [person.email, person.username, host, ...THEIRS, AND, ...(await programs(page))];
    // A name may be a part of another one.
    typed.sort((one, other) => other.length - one.length);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test.afterAll(() => page.context().close());

  for (const [what, look] of Object.entries(LOOKS)) {
    for (const [language, size, title] of NIGHTLY ? FITS : FITS.slice(0, 1))
      test(`${title}: ${what}`, async () => {
        await speak(page.context(), language);
        const found: Record<string, string[]> = {};
        await look(page, underWay, sentencesIn(language), async (screen) => {
          await setLetters(page, size);
          if (process.env.SCREENSHOT_DIR)
            await page.screenshot({
              path: `${process.env.SCREENSHOT_DIR}/${language}-${screen.replaceAll(/\W+/g, '_')}.png`,
            });
          const faults = await tooWide(page);
          if (size === '100%') faults.push(...(await faultsOnPhones(page, typed)));
          if (language === PSEUDO) faults.push(...(await hardWired(page.locator('body'), typed)));
          if (faults.length > 0) found[screen] = faults;
        });
        expect(found).toEqual({});
      });
  }
});

/** The programs that a library can be moved in from: names, and the same in every language. */
async function programs(page: Page): Promise<string[]> {
  const answer = await page.request.get(`${process.env.LARDER_ORIGIN ?? ''}/trpc/moves.formats`);
  const body = (await answer.json()) as { result: { data: { json: { name: string }[] } } };
  return body.result.data.json.map(({ name }) => name);
}
