import { faultsOf } from './support/inspect.ts';
import { sentencesIn, speak, tooWide } from './support/languages.ts';
import { layoutFaults } from './support/layout-faults.ts';
import { expect, openPage, test } from './support/people.ts';
import { Sheets, writeFaults } from './support/sheet.ts';
import { textFaults } from './support/text-faults.ts';
import { fill, lookAround, type Kitchen } from './support/tour.ts';
import { accepted } from './support/accepted-faults.ts';

// `npm run screens [-- -g "de 768 px"]`: sheets of all screens in test-results/sheets, and what is wrong with them. Not part of
// `npm test`: every-screen.e2e.ts and languages.e2e.ts check the same screens at the sizes where most goes wrong.

const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1_024 },
  { width: 1_024, height: 768 },
  { width: 1_440, height: 900 },
] as const;

for (const language of ['de', 'en'])
  for (const size of SIZES)
    test(`${language} ${size.width} px`, async ({ browser }) => {
      const theirs = await openPage(browser);
      const page = await openPage(browser);
      const kitchen: Kitchen = await fill(page, theirs);
      await theirs.context().close();
      await page.setViewportSize(size);
      await speak(page.context(), language);
      const found: Record<string, string[]> = {};
      const themes = (['light', 'dark'] as const).map((theme) => ({
        theme,
        sheets: new Sheets(`${language}-${size.width}-${theme}`, size),
      }));
      try {
        await lookAround(page, kitchen, sentencesIn(language), async (what) => {
          const faults: string[] = [];
          for (const { theme, sheets } of themes) {
            await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
            await page.evaluate(
              () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
            );
            await sheets.add(page, what);
            faults.push(...(await faultsOf(page)).map((fault) => `${theme}: ${fault}`));
          }
          faults.push(...(await tooWide(page)), ...(await textFaults(page, kitchen.typed)));
          faults.push(...(await layoutFaults(page, what)));
          const open = faults.filter((fault) => !accepted(what, fault));
          if (open.length > 0) found[what] = open;
        });
      } finally {
        // Also of a tour that ended early.
        for (const { sheets } of themes) await sheets.write();
        await writeFaults(`${language}-${size.width}`, found);
      }
      await page.context().close();
      expect(found).toEqual({});
    });
