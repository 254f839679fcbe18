import { chromium, type CDPSession, type Page } from '@playwright/test';
import { z } from 'zod';
import { CHROMIUM_ARGS, chromiumPath } from '../../server/src/testing/chromium.ts';
import { median, printTable } from './measure.ts';
import { withOnePersonsLarder } from './one-person.ts';

const { BENCH_ROWS: ROWS } = z
  .object({ BENCH_ROWS: z.coerce.number().int().min(2_500).default(10_000) })
  .parse(process.env);
const SLOWER = 4;
const EARLY_PAGE = 10;
const LATE_PAGE = 60;
const CLICKS = 9;
/** By then a hovered recipe has been prefetched. */
const PREFETCH_MS = 1_500;
const PAGE = 24;
const MOST_FRAMES = 5_000;

/** Recorded by the page itself. Long tasks are those over 50 ms. */
interface Notes {
  longTasks: number[];
  shift: number;
  clickedAt: number;
  /** The peak number of elements, and the final number of rows. */
  elements: number;
  rows: number;
}

/** `npm run bench -- scrolling`: the home screen of a person with 10,000 recipes, on a processor four times slower. Build first. */
export async function benchScrolling(): Promise<void> {
  await withOnePersonsLarder(async ({ origin, cookie }) => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
      await context.addCookies([{ ...cookie, url: origin }]);
      const figures = await figuresOf(await context.newPage(), origin);
      const rows = [['the home screen', 'measured', 'limit']];
      for (const [name, limit] of LIMITS) rows.push([name, figures[name] ?? '', limit]);
      printTable(`${ROWS} recipes, a processor ${SLOWER} times slower`, rows);
    } finally {
      await browser.close();
    }
  }, ROWS);
}

const LIMITS = [
  ['rows scrolled by', ''],
  ['longest task after the first paint', '200 ms'],
  ['most elements in the page', '1500'],
  [`heap grown from page ${EARLY_PAGE} to ${LATE_PAGE}`, '10 MB'],
  ['layout shift while scrolling', ''],
  ['click to painted recipe, cached', '150 ms'],
  ['layout shift of that', '0.02'],
] as const;

async function figuresOf(page: Page, url: string): Promise<Record<string, string>> {
  const browser = await page.context().newCDPSession(page);
  await page.addInitScript(`localStorage.setItem('larder.view-mode', 'list'); ${NOTE_DOWN}`);
  await page.goto(url);
  await page.getByRole('article').first().waitFor();
  await frames(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await forget(page);

  await scrollToPage(page, EARLY_PAGE);
  const early = await heapOf(browser);
  await scrollToPage(page, LATE_PAGE);
  const late = await heapOf(browser);
  await scrollToPage(page, Math.ceil(ROWS / PAGE));
  const { longTasks, shift, elements, rows } = await notesOf(page);
  const opening = await openings(page);
  return {
    'rows scrolled by': String(rows),
    'longest task after the first paint': `${Math.max(0, ...longTasks).toFixed(0)} ms`,
    'most elements in the page': String(elements),
    [`heap grown from page ${EARLY_PAGE} to ${LATE_PAGE}`]: `${((late - early) / 1e6).toFixed(1)} MB`,
    'layout shift while scrolling': shift.toFixed(3),
    'click to painted recipe, cached': `${median(opening.times).toFixed(0)} ms`,
    'layout shift of that': opening.shift.toFixed(3),
  };
}

/** Scrolls one screen per frame until that page of the list is loaded and its last row visible. */
async function scrollToPage(page: Page, number: number): Promise<void> {
  const reached = await page.evaluate<boolean>(`(async () => {
    for (let frame = 0; frame < ${MOST_FRAMES}; frame += 1) {
      scrollBy(0, innerHeight);
      await new Promise(requestAnimationFrame);
      notes.elements = Math.max(notes.elements, document.querySelectorAll('*').length);
      notes.rows = Number(document.querySelector('li[data-place]:last-child').getAttribute('aria-setsize'));
      const isThere = notes.rows >= ${Math.min(ROWS, number * PAGE)};
      if (isThere && scrollY + 2 * innerHeight > document.documentElement.scrollHeight) return true;
    }
    return false;
  })()`);
  if (!reached) throw new Error(`Page ${number} of the list was not reached`);
}

/** Runs in the page from its start. */
const NOTE_DOWN = `
  window.notes = { longTasks: [], shift: 0, clickedAt: 0, elements: 0, rows: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.longTasks.push(entry.duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) notes.shift += entry.value;
  }).observe({ type: 'layout-shift' });
  addEventListener('click', (event) => { notes.clickedAt = event.timeStamp; }, { capture: true });`;

/** Resolves after the frame that shows a recipe has been painted: a timeout set in an animation frame runs after painting. */
const PAINTED = `new Promise((resolve) => {
  const look = () => {
    const shown = location.pathname.startsWith('/recipe/') && document.querySelector('main article #ingredients');
    if (shown) setTimeout(() => resolve(performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;

function notesOf(page: Page): Promise<Notes> {
  return page.evaluate<Notes>('notes');
}

async function forget(page: Page): Promise<void> {
  await page.evaluate('void Object.assign(notes, { longTasks: [], shift: 0 })');
}

async function heapOf(browser: CDPSession): Promise<number> {
  await browser.send('HeapProfiler.collectGarbage');
  return (await browser.send('Runtime.getHeapUsage')).usedSize;
}

/** Opens hovered recipes and goes back; the first time does not count. */
async function openings(page: Page): Promise<{ times: number[]; shift: number }> {
  const times: number[] = [];
  let shift = 0;
  for (let turn = 0; turn <= CLICKS; turn += 1) {
    await page.evaluate(`scrollTo(0, ${turn} * innerHeight)`);
    await frames(page);
    const link = page
      .locator(`li[data-place="${await placeInSight(page)}"]`)
      .getByRole('link')
      .first();
    await link.hover();
    await page.waitForTimeout(PREFETCH_MS);
    await forget(page);
    const painted = page.evaluate<number>(PAINTED);
    await link.click();
    const took = (await painted) - (await notesOf(page)).clickedAt;
    await frames(page);
    if (turn > 0) {
      times.push(took);
      shift = Math.max(shift, (await notesOf(page)).shift);
    }
    await page.goBack();
    await page.getByRole('article').first().waitFor();
    await frames(page);
  }
  return { times, shift };
}

/** The first item that begins well below the header. */
function placeInSight(page: Page): Promise<string> {
  return page.evaluate<string>(`[...document.querySelectorAll('li[data-place]')]
    .find((item) => item.getBoundingClientRect().top > 300).dataset.place`);
}

/** Waits until the page is stable. */
async function frames(page: Page): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1) await page.evaluate('new Promise(requestAnimationFrame)');
}
