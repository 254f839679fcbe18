import { chromium, type Browser, type Page } from '@playwright/test';
import { addDays, today } from '@larder/shared/day/day';
import { newPlanEntry } from '@larder/shared/plan/entries';
import { PLAN_LIMITS } from '@larder/shared/plan/messages';
import { NO_STAMP } from '@larder/shared/shopping/registers';
import { randomUUID } from 'node:crypto';
import { CHROMIUM_ARGS, chromiumPath } from '../../server/src/testing/chromium.ts';
import { cpuOf, median, printTable } from './measure.ts';
import { longestTask, startTrace } from './trace.ts';
import { withOnePersonsLarder, type OnePersonsLarder } from './one-person.ts';

const MEALS = 1_000;
const SLOWER = 4;
const TRACES = 5;
const STEPS = 40;
const FEEDS = 9;

/** `npm run bench -- plan`: dragging a meal on a processor four times slower, and a calendar of 1,000 meals. Build first. */
export async function benchPlan(): Promise<void> {
  await withOnePersonsLarder(async (larder) => {
    const call = callerTo(larder);
    const { userId } = await call<{ userId: string }>('auth.session');
    const meals = Array.from({ length: MEALS }, (_, index) =>
      newPlanEntry(
        randomUUID(),
        {
          ...{ recipeId: null, text: `Meal ${index}`, meal: 'dinner', servings: 4 },
          day: addDays(today(), Math.floor(index / 3) - 9),
        },
        NO_STAMP,
      ),
    );
    for (let from = 0; from < MEALS; from += PLAN_LIMITS.entriesAtOnce)
      await call('mealPlan.put', {
        id: userId,
        entries: meals.slice(from, from + PLAN_LIMITS.entriesAtOnce),
      });
    const { path } = await call<{ path: string }>('mealPlan.makeFeed', null);
    const [first, again]: [number[], number[]] = [[], []];
    const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
    const read = async () => {
      const before = await cpuOf([larder.pid]);
      const answer = await fetch(`${larder.origin}${path}`);
      const events = (await answer.text()).split('BEGIN:VEVENT').length - 1;
      if (events !== MEALS) throw new Error(`${events} meals in the calendar`);
      return (await cpuOf([larder.pid])) - before;
    };
    for (let run = 0; run < FEEDS; run += 1) {
      const stamp = `${String(Date.now()).padStart(15, '0')}-0000-aaaaaaaa`;
      const note = { value: `note ${run}`, stamp };
      await call('mealPlan.put', { id: userId, entries: [{ ...meals[0]!, note }] });
      first.push(await read());
      again.push(await read());
    }
    printTable(`a calendar of ${MEALS} meals, processor time of web`, [
      // The system counts in steps of 10 ms.
      ['', 'mean', 'limit'],
      ['written', `${mean(first).toFixed(0)} ms`, '50 ms'],
      ['out of the cache', `${mean(again).toFixed(0)} ms`, ''],
    ]);
    printTable(`dragging a meal, a processor ${SLOWER} times slower`, [
      ['', 'median', 'limit'],
      [`longest task of ${TRACES} traces`, `${median(await dragged(larder)).toFixed(0)} ms`, '50 ms'],
    ]);
  });
}

function callerTo({ origin, cookie }: OnePersonsLarder) {
  return async <T>(procedure: string, input?: unknown): Promise<T> => {
    const isQuery = input === undefined;
    const answer = await fetch(`${origin}/trpc/${procedure}`, {
      method: isQuery ? 'GET' : 'POST',
      headers: { origin, 'content-type': 'application/json', cookie: `${cookie.name}=${cookie.value}` },
      ...(!isQuery && { body: JSON.stringify(input === null ? {} : { json: input }) }),
    });
    const { result } = (await answer.json()) as { result: { data: { json: T } } };
    return result.data.json;
  };
}

/** The longest task of each trace. */
async function dragged({ origin, cookie }: OnePersonsLarder): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addCookies([{ ...cookie, url: origin }]);
    const page = await context.newPage();
    await page.goto(`${origin}/plan`);
    await page.locator('[data-entry]').first().waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const longest: number[] = [];
    for (let trace = 0; trace <= TRACES; trace += 1) {
      const task = await drag(browser, page, trace % 2 === 0 ? 900 : -900);
      // The first time does not count.
      if (trace > 0) longest.push(task);
    }
    return longest;
  } finally {
    await browser.close();
  }
}

/** Across the week and back to where it stood. */
async function drag(browser: Browser, page: Page, by: number): Promise<number> {
  const cards = page.locator('[data-entry]');
  const box = await (by > 0 ? cards.first() : cards.nth(18)).boundingBox();
  if (!box) throw new Error('There is no meal to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + Math.sign(by) * 20, y, { steps: 2 });
  const tracing = await startTrace(browser, page);
  await page.mouse.move(x + by, y, { steps: STEPS });
  await page.mouse.move(x, y, { steps: STEPS });
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
  const task = longestTask(await tracing.stop());
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return task;
}
