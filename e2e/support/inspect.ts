import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { NIGHTLY } from '../../server/src/testing/nightly.ts';

const SCREENSHOTS = process.env.SCREENSHOT_DIR;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };

interface Appearance {
  colorScheme: 'light' | 'dark';
  viewport: typeof PHONE;
}

/** Both themes and both sizes, light on the phone and dark on the wide screen: half the time of all four. */
const APPEARANCES: readonly Appearance[] = [
  { colorScheme: 'light', viewport: PHONE },
  { colorScheme: 'dark', viewport: WIDE },
];
/** Of each a picture is taken. */
const ALL_APPEARANCES: readonly Appearance[] = [
  ...APPEARANCES,
  { colorScheme: 'light', viewport: WIDE },
  { colorScheme: 'dark', viewport: PHONE },
];

/**
 * No accessibility fault, nothing wider than the screen; with SCREENSHOT_DIR set, a picture to look at. By day axe sees a screen
 * in one appearance, which one its name decides, so that half of all screens are seen in either; at night in both.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  const withTransitions = await stopTransitions(page);
  const chosen = APPEARANCES[name.length % 2]!;
  for (const { colorScheme, viewport } of appearancesOf(chosen)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await isDrawn(page);
    const size = `${viewport.width} px`;
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${name} at ${size} is wider than the screen`).toBeLessThanOrEqual(0);
    if (NIGHTLY || viewport === chosen.viewport)
      expect(await faultsOf(page), `${name}, ${size}, ${colorScheme}`).toEqual([]);
    if (SCREENSHOTS)
      await page.screenshot({
        path: `${SCREENSHOTS}/${name}-${viewport === PHONE ? 'phone' : 'wide'}-${colorScheme}.png`,
        fullPage: true,
      });
  }
  await withTransitions();
}

/** By day in the colors that axe sees: those of the other size change no width, and cost another drawing. */
function appearancesOf({ colorScheme }: Appearance): readonly Appearance[] {
  if (SCREENSHOTS) return ALL_APPEARANCES;
  return NIGHTLY ? APPEARANCES : APPEARANCES.map(({ viewport }) => ({ colorScheme, viewport }));
}

/** What axe finds, in a page that loads it once. What other sites show in frames is theirs. */
export async function faultsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: Axe.RunOptions = { resultTypes: ['violations'], iframes: false };
  const { violations } = await page.evaluate((chosen) => window.axe.run(document, chosen), options);
  return violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

declare global {
  interface Window {
    axe: typeof Axe;
    stillSheet?: CSSStyleSheet;
  }
}

/**
 * Until the function it gives is called, colors change at once: a transition of every element, however short, costs more than
 * all that axe does, and shows the former colors until the next frame.
 */
async function stopTransitions(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    window.stillSheet = new CSSStyleSheet();
    window.stillSheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(window.stillSheet);
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== window.stillSheet);
    });
}

/** A busy machine draws the next frame late; what the page does about its new size comes with it. */
async function isDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
