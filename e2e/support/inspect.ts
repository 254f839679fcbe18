import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SCREENSHOTS = process.env.SCREENSHOT_DIR;
const SIZES = { phone: { width: 360, height: 740 }, wide: { width: 1440, height: 900 } } as const;

/** No accessibility fault, nothing wider than the screen; with SCREENSHOT_DIR set, a picture to look at. */
export async function inspect(page: Page, name: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${name} at ${viewport.width} px is wider than the screen`).toBeLessThanOrEqual(0);
      // Both themes and both sizes, light on the phone and dark on the wide screen: half the time of all four.
      if ((scheme === 'light') !== (size === 'phone') && !SCREENSHOTS) continue;
      await colorsAreThere(page);
      // "Legacy": without a blank page opened for every look, which only foreign frames would need.
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'] })
        .setLegacyMode()
        .analyze();
      const faults = violations.map(
        (v) => `${v.id}: ${v.nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
      expect(faults, `${name}, ${size}, ${scheme}`).toEqual([]);
      if (SCREENSHOTS)
        await page.screenshot({ path: `${SCREENSHOTS}/${name}-${size}-${scheme}.png`, fullPage: true });
    }
  }
}

/** Even the shortest change of colors shows the former ones until the next frame, which a busy machine draws late. */
async function colorsAreThere(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
