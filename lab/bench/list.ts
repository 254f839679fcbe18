import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { en as FOODS } from '@larder/shared/foods/en';
import { paths } from '@larder/shared/paths';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, headlessPath } from '../../server/src/testing/chromium.ts';
import { longestTask, startTrace } from './trace.ts';
import { median, percentile, printTable } from './measure.ts';
import { openUntil, withKeptCopy } from './offline-paint.ts';
import { withOnePersonsLarder, type OnePersonsLarder } from './one-person.ts';

const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const TOGETHER = 200;
const TICKS = 40;
const MANY = 1_000;
const RUNS = 5;
/** What opening causes later belongs to it. */
const AFTER_MS = 2_000;

interface Call {
  origin: string;
  cookie: { name: string; value: string };
}

/**
 * `npm run bench -- list`: how soon a tick is painted and at the other person, how long the longest task is while a long list opens, and
 * how soon one is shown without a network, beside a kept recipe. Build first.
 */
export async function benchList(): Promise<void> {
  await withOnePersonsLarder(async (larder) => {
    const [two, many] = [await makeList(larder, TOGETHER), await makeList(larder, MANY)];
    const browser = await chromium.launch({ executablePath: headlessPath(), args: CHROMIUM_ARGS });
    try {
      await benchTicks(browser, larder, two);
      await benchOpening(browser, larder, many);
    } finally {
      await browser.close();
    }
    await benchOffline(larder, two);
  });
}

/** Two people with one list, which both have open. */
async function benchTicks(browser: Browser, larder: OnePersonsLarder, listId: string): Promise<void> {
  const bob = await larder.makeFollower();
  await call(larder, 'shoppingLists.share', { id: listId, userIds: [bob.userId] });
  await call({ ...larder, ...bob }, 'shoppingLists.accept', { id: listId });
  const address = larder.origin + paths.shopping(listId);
  const pages: Page[] = [];
  for (const { cookie } of [larder, bob]) {
    const context = await browser.newContext(PHONE);
    await context.addCookies([{ ...cookie, url: larder.origin }]);
    const page = await context.newPage();
    await page.goto(address);
    await page.getByRole('checkbox').first().waitFor();
    await page.waitForTimeout(AFTER_MS);
    pages.push(page);
  }
  const [mine, theirs] = pages as [Page, Page];
  const names = await mine.evaluate<string[]>(NAMES);
  const [frames, there]: [number[], number[]] = [[], []];
  for (const name of names.slice(0, TICKS)) {
    const arrived = theirs.evaluate<number>(whenTicked(name));
    const painted = mine.evaluate<{ frames: number; tappedAt: number }>(whenPainted(name));
    await mine.getByRole('checkbox', { name, exact: true }).tap();
    const { frames: after, tappedAt } = await painted;
    frames.push(after);
    there.push((await arrived) - tappedAt);
  }
  const load = loadavg()[0]!.toFixed(1);
  printTable(`A tick in a list of ${TOGETHER} that two people have open (${TICKS} ticks; load ${load})`, [
    ['', 'median', '95th of 100', 'wanted'],
    ['painted in which frame', `${median(frames)}`, `${percentile(frames, 95)}`, '1'],
    ['at the other', milliseconds(median(there)), milliseconds(percentile(there, 95)), '1000 ms'],
  ]);
  for (const page of pages) await page.context().close();
}

const NAMES = `[...document.querySelectorAll('main li label')].map((label) => label.textContent.trim())`;
/** In the page: the box of what has this name. */
const boxOf = (name: string) =>
  `[...document.querySelectorAll('main label')].find((one) => one.textContent.trim() === ${JSON.stringify(name)})`;

/** When what has this name is ticked, or folded away, as milliseconds since 1970. */
const whenTicked = (name: string) => `new Promise((resolve) => {
  const look = () => {
    const box = ${boxOf(name)}?.querySelector('input');
    if (!box || box.checked || box.closest('details')) resolve(performance.timeOrigin + performance.now());
    else requestAnimationFrame(look);
  };
  look();
})`;

/** In which frame after the tap its row is struck through; a frame shows what is there when its callbacks have run. */
const whenPainted = (name: string) => `new Promise((resolve) => {
  addEventListener('click', ({ timeStamp }) => {
    let frames = 0;
    const look = () => {
      frames += 1;
      const label = ${boxOf(name)};
      if (label?.querySelector('.line-through')) resolve({ frames, tappedAt: performance.timeOrigin + timeStamp });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
})`;

async function benchOpening(browser: Browser, larder: OnePersonsLarder, listId: string): Promise<void> {
  const [tasks, shown]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext(PHONE);
    await context.addCookies([{ ...larder.cookie, url: larder.origin }]);
    const page = await openSlowly(context);
    const trace = await startTrace(browser, page);
    await page.goto(larder.origin + paths.shopping(listId));
    shown.push(await page.evaluate<number>('isThere'));
    await page.waitForTimeout(AFTER_MS);
    tasks.push(longestTask(await trace.stop()));
    await context.close();
  }
  printTable(`A list of ${MANY} opens, a processor ${SLOWER} times slower (${RUNS} loads)`, [
    ['', 'median', 'most', 'wanted'],
    ['first row shown after', milliseconds(median(shown)), milliseconds(Math.max(...shown)), ''],
    ['longest task', milliseconds(median(tasks)), milliseconds(Math.max(...tasks)), '100 ms'],
  ]);
}

const HAS_ROWS = `document.querySelector('main li input')`;

async function openSlowly(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(`
    globalThis.isThere = new Promise((resolve) => {
      requestAnimationFrame(function look() {
        if (${HAS_ROWS}) resolve(performance.now());
        else requestAnimationFrame(look);
      });
    });`);
  return page;
}

async function benchOffline(larder: OnePersonsLarder, listId: string): Promise<void> {
  const { items } = await ask<{ items: RecipeDto[] }>(larder, 'recipes.list', { limit: 100, sort: 'newest' });
  const recipe = items.find(({ image }) => image !== null);
  if (!recipe) throw new Error('No recipe has a picture');
  const isTitled = `[...document.querySelectorAll('h1')].some((one) => one.textContent === ${JSON.stringify(recipe.title)})`;
  await withKeptCopy(larder, recipe, async (context) => {
    const [recipes, lists]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      recipes.push(await openUntil(context, larder.origin + paths.recipe(recipe.id), isTitled));
      lists.push(await openUntil(context, larder.origin + paths.shopping(listId), HAS_ROWS));
    }
    printTable(`Opened without a network, at the mobile preset (${RUNS} loads one after another)`, [
      ['', 'median', 'most'],
      ['a kept recipe: its title', milliseconds(median(recipes)), milliseconds(Math.max(...recipes))],
      [`a list of ${TOGETHER}: its rows`, milliseconds(median(lists)), milliseconds(Math.max(...lists))],
    ]);
  });
}

/** A list of so many things, each another one. */
async function makeList(larder: OnePersonsLarder, count: number): Promise<string> {
  const id = randomUUID();
  await call(larder, 'shoppingLists.create', { id, name: `List of ${count}` });
  const foods = FOODS.replace(/\/[^|]*/g, '')
    .split('|')
    .map((food) => food.trim());
  const kinds = ['', 'Greek ', 'Spanish '];
  const lines = Array.from({ length: count }, (_, index) => {
    const food = `${kinds[Math.floor(index / foods.length)]}${foods[index % foods.length]}`;
    return `${1 + (index % 9)} ${food}`;
  });
  for (let from = 0; from < count; from += 200)
    await call(larder, 'shoppingLists.add', {
      id,
      language: 'en',
      text: lines.slice(from, from + 200).join('\n'),
    });
  return id;
}

async function call({ origin, cookie }: Call, procedure: string, input: object): Promise<void> {
  const answer = await fetch(`${origin}/trpc/${procedure}`, {
    method: 'POST',
    headers: { origin, cookie: `${cookie.name}=${cookie.value}`, 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  });
  if (!answer.ok) throw new Error(`${procedure} answered ${answer.status}: ${await answer.text()}`);
}

async function ask<T>({ origin, cookie }: Call, procedure: string, input: object): Promise<T> {
  const query = encodeURIComponent(JSON.stringify({ json: input }));
  const answer = await fetch(`${origin}/trpc/${procedure}?input=${query}`, {
    headers: { cookie: `${cookie.name}=${cookie.value}` },
  });
  if (!answer.ok) throw new Error(`${procedure} answered ${answer.status}`);
  return ((await answer.json()) as { result: { data: { json: T } } }).result.data.json;
}

const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`;
