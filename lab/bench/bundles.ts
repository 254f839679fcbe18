import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { chromium, type Browser, type Cookie } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../server/src/testing/chromium.ts';
import { printTable } from './measure.ts';
import { withOnePersonsLarder } from './one-person.ts';

/** Requests within this time without interaction count as the initial load. */
const AT_FIRST_MS = 5_000;

/** `npm run bench -- bundles`: what a browser loads of the built client before any interaction. Build first. */
export async function benchBundles(): Promise<void> {
  await withOnePersonsLarder(async ({ origin, cookie, sharedRecipe }) => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
    try {
      const rows = [['gzip, loaded within 5 s', 'limit', 'scripts', 'files', 'styles']];
      for (const { name, limit, address, cookies } of [
        { name: 'landing', limit: '80 kB', address: '/', cookies: [] },
        { name: 'shared recipe', limit: '80 kB', address: sharedRecipe, cookies: [] },
        { name: 'shell', limit: '150 kB', address: '/', cookies: [{ ...cookie, url: origin }] },
      ]) {
        const { scripts, styles } = await loadedBy(browser, { url: origin + address, cookies });
        rows.push([name, limit, kilobytes(scripts), String(scripts.length), kilobytes(styles)]);
      }
      printTable('What a page loads before anybody touches it', rows);
    } finally {
      await browser.close();
    }
  });
}

async function loadedBy(
  browser: Browser,
  { url, cookies }: { url: string; cookies: (Pick<Cookie, 'name' | 'value'> & { url: string })[] },
): Promise<{ scripts: number[]; styles: number[] }> {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  const styles: Promise<number>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const size = async () => (await promisify(gzip)(await response.body(), { level: 9 })).length;
    if (kind === 'script') scripts.push(size());
    if (kind === 'stylesheet') styles.push(size());
  });
  await page.goto(url);
  await page.waitForTimeout(AT_FIRST_MS);
  const loaded = { scripts: await Promise.all(scripts), styles: await Promise.all(styles) };
  await context.close();
  return loaded;
}

function kilobytes(sizes: readonly number[]): string {
  return `${(sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)} kB`;
}
