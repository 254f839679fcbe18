import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../e2e/support/chromium.ts';
import { SESSION_COOKIE } from '../src/auth/cookies.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { startTemporaryPostgres } from '../src/testing/temporary-postgres.ts';
import { printTable } from './measure.ts';
import { seedOnePerson } from './one-person.ts';

/** What is asked for within this time, by itself, counts as loaded at first. */
const AT_FIRST_MS = 5_000;
const RECIPES = 10;

/** `npm run bench -- bundles`: what the built client makes a browser load before anybody touches it. Build first. */
export async function benchBundles(): Promise<void> {
  const postgres = await startTemporaryPostgres([]);
  const databaseUrl = `${postgres.url}/postgres`;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder-bench-'));
  try {
    const { token, shareId } = await seedOnePerson(databaseUrl, RECIPES);
    const web = await startServerProcess('main', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
    try {
      const rows = [['gzip, loaded within 5 s', 'limit', 'scripts', 'files', 'styles']];
      for (const { name, limit, address, cookie } of [
        { name: 'landing', limit: '100 kB', address: '/', cookie: undefined },
        { name: 'shared recipe', limit: '100 kB', address: `/shared/recipe/${shareId}`, cookie: undefined },
        { name: 'shell', limit: '170 kB', address: '/', cookie: token },
      ]) {
        const { scripts, styles } = await loadedBy(browser, { url: web.url + address, cookie });
        rows.push([name, limit, kilobytes(scripts), String(scripts.length), kilobytes(styles)]);
      }
      printTable('What a page loads before anybody touches it', rows);
    } finally {
      await browser.close();
      await web.stop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function loadedBy(
  browser: Browser,
  { url, cookie }: { url: string; cookie: string | undefined },
): Promise<{ scripts: number[]; styles: number[] }> {
  const context = await browser.newContext();
  if (cookie !== undefined) await context.addCookies([{ name: SESSION_COOKIE, value: cookie, url }]);
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
