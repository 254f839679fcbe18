import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, headlessPath } from '../../server/src/testing/chromium.ts';
import { median, printTable } from './measure.ts';
import { withOnePersonsLarder } from './one-person.ts';
import { processorTime, startTrace, type TraceEvent } from './trace.ts';

const SLOWER = 4;
const RUNS = 5;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const RECIPES = 500;
/** What a tap causes later, as a list that is asked for, belongs to it. */
const AFTER_MS = 1_000;
const WANTED_MS = 200;

interface Tap {
  name: string;
  target: (page: Page) => Locator;
  /** In the page: what was asked for is there. */
  shown: string;
  /** Typed instead of a tap. */
  key?: string;
}

/** In the order of a cook's evening: each begins where the one before ended. */
const TAPS: readonly Tap[] = [
  {
    name: 'open a recipe',
    target: (page) => page.getByRole('article').nth(2).getByRole('link'),
    shown: `document.querySelector('#ingredients')`,
  },
  {
    name: 'scale',
    target: (page) => page.getByRole('button', { name: 'More servings' }),
    shown: `document.querySelector('[data-scaled], [aria-label="Fewer servings"]')`,
  },
  {
    name: 'tick an ingredient',
    target: (page) => page.getByRole('region', { name: 'Ingredients' }).getByRole('checkbox').first(),
    shown: `document.querySelector('section input:checked, section [aria-checked=true]')`,
  },
  {
    name: 'heart',
    target: (page) => page.getByRole('button', { name: /(to|from) favorites$/ }),
    shown: 'true',
  },
  {
    name: 'start cooking',
    target: (page) => page.getByRole('button', { name: 'Start cooking' }),
    shown: `document.querySelector('[role=dialog] h3')`,
  },
  {
    name: 'next step',
    target: (page) => page.getByRole('button', { name: 'Next' }),
    shown: `document.querySelector('[role=dialog] h3').textContent.startsWith('Step 2')`,
  },
  {
    name: 'stop cooking',
    target: (page) => page.getByRole('button', { name: 'Stop cooking' }),
    shown: `!document.querySelector('[role=dialog]')`,
  },
  {
    name: 'back to the list',
    target: (page) => page.getByRole('link', { name: 'Back', exact: true }),
    shown: `document.querySelector('#content article h2')`,
  },
  {
    name: 'a letter of a search',
    target: (page) => page.getByRole('searchbox'),
    shown: 'true',
    key: 'c',
  },
];

interface Figures {
  paint: number;
  shown: number;
  task: number;
}

/**
 * `npm run bench -- taps`: how soon a phone with a processor four times slower answers, from Chromium's own trace. Build first. For
 * figures of two builds, run it in the folder of each, one right after the other.
 */
export async function benchTaps(): Promise<void> {
  await withOnePersonsLarder(async ({ origin, cookie }) => {
    const browser = await chromium.launch({ executablePath: headlessPath(), args: CHROMIUM_ARGS });
    try {
      const all = new Map<string, Figures[]>(TAPS.map(({ name }) => [name, []]));
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext(PHONE);
        await context.addCookies([{ ...cookie, url: origin }]);
        const page = await openHome(await context.newPage(), origin);
        for (const tap of TAPS) all.get(tap.name)?.push(await measure(browser, page, tap));
        await context.close();
      }
      const rows = [...all].map(([name, figures]) => [
        name,
        ...(['paint', 'shown', 'task'] as const).map(
          (figure) => `${median(figures.map((one) => one[figure])).toFixed(0)} ms`,
        ),
      ]);
      printTable(`Taps, a processor ${SLOWER} times slower (each wanted: at most ${WANTED_MS} ms)`, [
        [`medians of ${RUNS}`, 'tap to paint', 'to what it asked for', 'longest task'],
        ...rows,
      ]);
    } finally {
      await browser.close();
    }
  }, RECIPES);
}

async function openHome(page: Page, origin: string): Promise<Page> {
  await page.goto(origin);
  await page.locator('#root:not([inert]) article').first().waitFor();
  await page.waitForTimeout(AFTER_MS);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

async function measure(browser: Browser, page: Page, { target, shown, key }: Tap): Promise<Figures> {
  const at = target(page);
  await at.scrollIntoViewIfNeeded();
  if (key) await at.focus();
  await page.evaluate(`void addEventListener(${key ? "'keydown'" : "'click'"},
    ({ timeStamp }) => { window.tappedAt = timeStamp; }, { capture: true, once: true })`);
  const tracing = await startTrace(browser, page);
  // A timeout set in an animation frame runs after painting.
  const painted = page.evaluate<number>(`new Promise((resolve) => {
    const look = () => {
      if (window.tappedAt && (${shown})) setTimeout(() => resolve(performance.now() - window.tappedAt));
      else requestAnimationFrame(look);
    };
    look();
  })`);
  await (key ? page.keyboard.press(key) : at.tap());
  const shownAfter = await painted;
  await page.waitForTimeout(AFTER_MS);
  const events = await tracing.stop();
  await page.evaluate('void (window.tappedAt = undefined)');
  return { shown: shownAfter, ...inTrace(events) };
}

/** The slowest event of the interaction, to its next paint, and the longest task of the thread that it ran on. */
function inTrace(events: readonly TraceEvent[]): Omit<Figures, 'shown'> {
  const interactions = events.filter(
    ({ name, args }) => name === 'EventTiming' && (args?.data?.interactionId ?? 0) > 0,
  );
  const threads = new Set(interactions.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`),
  );
  return {
    paint: Math.max(0, ...interactions.map(({ args }) => args?.data?.duration ?? 0)),
    task: Math.max(0, ...tasks.map(processorTime)),
  };
}
