import { chromium, type CDPSession, type Page } from '@playwright/test';
import { z } from 'zod';
import { CHROMIUM_ARGS, chromiumPath } from '../../e2e/support/chromium.ts';
import { median, printTable } from './measure.ts';
import { withOnePersonsLarder } from './one-person.ts';

const { BENCH_ROWS: ROWS } = z
  .object({ BENCH_ROWS: z.coerce.number().int().min(2_500).default(10_000) })
  .parse(process.env);
const SLOWER = 4;
const EARLY_PAGE = 10;
const LATE_PAGE = 60;
const CLICKS = 9;

/** What the page itself notes down. Long tasks are those over 50 ms. */
interface Notes {
  longTasks: number[];
  shift: number;
  clickedAt: number;
}

/** `npm run bench -- scrolling`: the home screen of a person with 10,000 recipes, on a processor four times slower. Build first. */
export async function benchScrolling(): Promise<void> {
  await withOnePersonsLarder(async ({ origin, cookie }) => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
    try {
      const rows = [['the home screen', 'list', 'grid', 'limit']];
      const figures = [];
      for (const view of ['list', 'grid'] as const) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
        await context.addCookies([{ ...cookie, url: origin }]);
        const page = await context.newPage();
        figures.push(await figuresOf(page, { url: origin, view }));
        await context.close();
      }
      for (const [name, limit] of LIMITS)
        rows.push([name, ...figures.map((each) => each[name] ?? ''), limit]);
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
  ['layout shift while scrolling', '0.02'],
  ['click to painted recipe, cached', '150 ms'],
  ['layout shift of that', '0.02'],
] as const;

async function figuresOf(
  page: Page,
  { url, view }: { url: string; view: 'list' | 'grid' },
): Promise<Record<string, string>> {
  const browser = await page.context().newCDPSession(page);
  await page.addInitScript(`localStorage.setItem('larder.view-mode', '${view}'); ${NOTE_DOWN}`);
  let pages = 0;
  page.on('response', (response) => {
    if (response.url().includes('recipes.list')) pages += 1;
  });
  await page.goto(url);
  await page.getByRole('article').first().waitFor();
  await page.waitForTimeout(1_000);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await forget(page);

  let early = 0;
  let late = 0;
  let elements = 0;
  for (;;) {
    await page.mouse.move(640, 600);
    for (let turn = 0; turn < 5; turn += 1) {
      await page.mouse.wheel(0, 900);
      await page.waitForTimeout(30);
    }
    elements = Math.max(elements, await page.evaluate<number>("document.querySelectorAll('*').length"));
    if (early === 0 && pages >= EARLY_PAGE) early = await heapOf(browser);
    if (late === 0 && pages >= LATE_PAGE) late = await heapOf(browser);
    if (await isAtEnd(page)) break;
  }
  const scrolled = await notesOf(page);
  const opening = await openings(page);
  return {
    'rows scrolled by': (await page.locator('li[data-place]').last().getAttribute('aria-setsize')) ?? '',
    'longest task after the first paint': `${Math.max(0, ...scrolled.longTasks).toFixed(0)} ms`,
    'most elements in the page': String(elements),
    [`heap grown from page ${EARLY_PAGE} to ${LATE_PAGE}`]: `${((late - early) / 1e6).toFixed(1)} MB`,
    'layout shift while scrolling': scrolled.shift.toFixed(3),
    'click to painted recipe, cached': `${median(opening.times).toFixed(0)} ms`,
    'layout shift of that': opening.shift.toFixed(3),
  };
}

/** Runs in the page from its beginning. */
const NOTE_DOWN = `
  window.notes = { longTasks: [], shift: 0, clickedAt: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.longTasks.push(entry.duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) notes.shift += entry.value;
  }).observe({ type: 'layout-shift' });
  addEventListener('click', (event) => { notes.clickedAt = event.timeStamp; }, { capture: true });`;

/** When the frame that shows a recipe has been painted. */
const PAINTED = `new Promise((resolve) => {
  const look = () => {
    const shown = location.pathname.startsWith('/recipe/') && document.querySelector('main article h1');
    requestAnimationFrame(shown ? () => setTimeout(() => resolve(performance.now())) : look);
  };
  look();
})`;

function notesOf(page: Page): Promise<Notes> {
  return page.evaluate<Notes>('notes');
}

async function forget(page: Page): Promise<void> {
  await page.evaluate('void Object.assign(notes, { longTasks: [], shift: 0 })');
}

async function isAtEnd(page: Page): Promise<boolean> {
  const hasMore = await page.getByRole('button', { name: 'Show more recipes' }).count();
  if (hasMore > 0) return false;
  return page.evaluate<boolean>('scrollY + innerHeight >= document.documentElement.scrollHeight - 2');
}

async function heapOf(browser: CDPSession): Promise<number> {
  await browser.send('HeapProfiler.collectGarbage');
  return (await browser.send('Runtime.getHeapUsage')).usedSize;
}

/** Opens recipes that a pointer rested on before, and goes back; the first opening does not count. */
async function openings(page: Page): Promise<{ times: number[]; shift: number }> {
  const times: number[] = [];
  let shift = 0;
  for (let turn = 0; turn <= CLICKS; turn += 1) {
    const link = page
      .getByRole('article')
      .nth(turn % 4)
      .getByRole('link')
      .first();
    const asked = page.waitForResponse((response) => response.url().includes('recipes.byId'), {
      timeout: 5_000,
    });
    await link.hover();
    await asked.catch(() => undefined);
    await page.waitForTimeout(500);
    await forget(page);
    const painted = page.evaluate<number>(PAINTED);
    await link.click();
    const took = (await painted) - (await notesOf(page)).clickedAt;
    await page.waitForTimeout(300);
    if (turn > 0) {
      times.push(took);
      shift = Math.max(shift, (await notesOf(page)).shift);
    }
    await page.goBack();
    await page.getByRole('article').first().waitFor();
    await page.waitForTimeout(700);
  }
  return { times, shift };
}
