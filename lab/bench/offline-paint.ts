import { loadavg } from 'node:os';
import { PICTURES_ON_DEVICE } from '@larder/shared/installed-app/on-device';
import { paths } from '@larder/shared/paths';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../server/src/testing/chromium.ts';
import { median, printTable } from './measure.ts';
import type { OnePersonsLarder } from './one-person.ts';

/** As Lighthouse's mobile preset: a phone's screen, and a processor four times slower. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOWER = 4;
const RUNS = 5;
/** The browser's choice to keep a copy, as the settings write it. */
const KEEPS = `localStorage.setItem('larder.recipes-on-device', 'on')`;
const COPY_MS = 120_000;

interface Opened {
  paint: number;
  title: number;
  picture: number;
}

/** How soon the page of a kept recipe is on a phone's screen without a network, its service worker having to start first. */
export async function benchOfflinePaint(larder: OnePersonsLarder, recipe: RecipeDto): Promise<void> {
  await withKeptCopy(larder, recipe, async (context) => {
    const all: Opened[] = [];
    for (let run = 0; run < RUNS; run += 1) all.push(await open(context, larder.origin, recipe));
    const row = (name: keyof Opened) => {
      const times = all.map((one) => one[name]);
      return [
        name,
        ...[median(times), Math.min(...times), Math.max(...times)].map((ms) => `${ms.toFixed(0)} ms`),
      ];
    };
    const load = loadavg()[0]!.toFixed(1);
    printTable(
      `A kept recipe without a network, at the mobile preset (paint wanted: 1000 ms; load ${load})`,
      [[`of ${RUNS} loads`, 'median', 'least', 'most'], row('paint'), row('title'), row('picture')],
    );
  });
}

/** A phone that keeps a copy and has no network any more. */
export async function withKeptCopy(
  larder: OnePersonsLarder,
  recipe: RecipeDto,
  work: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext(PHONE);
    await keepCopy(context, larder, recipe);
    await context.setOffline(true);
    await work(context);
  } finally {
    await browser.close();
  }
}

/** After how many milliseconds a frame of the page has what `isShown` (JavaScript) looks for. */
export async function openUntil(context: BrowserContext, address: string, isShown: string): Promise<number> {
  const page = await context.newPage();
  await stopWorkers(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(`
    globalThis.isThere = new Promise((resolve) => {
      requestAnimationFrame(function look() {
        if (${isShown}) resolve(performance.now());
        else requestAnimationFrame(look);
      });
    });`);
  await page.goto(address);
  const after = await page.evaluate<number>('isThere');
  await page.close();
  return after;
}

/** Opens the recipe as its owner, since pictures of recipes that were opened are kept; the copy is whole when it has its picture. */
async function keepCopy(
  context: BrowserContext,
  { origin, cookie }: OnePersonsLarder,
  { id, image }: RecipeDto,
): Promise<void> {
  await context.addCookies([{ ...cookie, url: origin }]);
  const page = await context.newPage();
  await page.addInitScript(KEEPS);
  await page.goto(origin);
  await page.evaluate('navigator.serviceWorker.ready');
  await until(page, `localStorage.getItem('larder.me.recipes-on-device') !== null`);
  await page.goto(origin + paths.recipe(id));
  await until(page, `localStorage.getItem('larder.me.opened-recipes') !== null`);
  await page.reload();
  const kept = `(await (await caches.open('${PICTURES_ON_DEVICE}')).keys()).map(({ url }) => url)`;
  await until(page, `(${kept}).some((url) => url.includes('${image?.id}'))`);
  await until(page, 'navigator.serviceWorker.controller !== null');
  await page.close();
}

async function until(page: Page, condition: string): Promise<void> {
  const deadline = Date.now() + COPY_MS;
  while (!(await page.evaluate<boolean>(`(async () => ${condition})()`))) {
    if (Date.now() > deadline) throw new Error(`Not so after ${COPY_MS / 1_000} s: ${condition}`);
    await page.waitForTimeout(200);
  }
}

async function open(context: BrowserContext, origin: string, { id, title }: RecipeDto): Promise<Opened> {
  const page = await context.newPage();
  await stopWorkers(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(noteWhenShown(title));
  await page.goto(origin + paths.recipe(id));
  const opened = await page.evaluate<Opened>('allShown');
  await page.close();
  return opened;
}

/** As on a phone, where the worker has ended long ago. */
async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

/** The time of the first frame that has each. */
function noteWhenShown(title: string): string {
  return `
    globalThis.allShown = new Promise((resolve) => {
      const shown = {};
      requestAnimationFrame(function look() {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        if (paint) shown.paint ??= paint.startTime;
        if ([...document.querySelectorAll('h1')].some((one) => one.textContent === ${JSON.stringify(title)}))
          shown.title ??= performance.now();
        if ([...document.querySelectorAll('main img')].some((one) => one.complete && one.naturalWidth > 0))
          shown.picture ??= performance.now();
        if (shown.paint && shown.title && shown.picture) resolve(shown);
        else requestAnimationFrame(look);
      });
    });`;
}
