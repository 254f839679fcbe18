import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { z } from 'zod';
import { CHROMIUM_ARGS, chromiumPath } from '../../server/src/testing/chromium.ts';
import { printTable } from './measure.ts';
import { busyPicture, withOnePersonsLarder } from './one-person.ts';

/** A folder of photographs to use instead of generated ones. */
const { BENCH_PICTURES: FOLDER } = z.object({ BENCH_PICTURES: z.string().optional() }).parse(process.env);
const PICTURES = 24;
/** One recipe with an image exists already. */
const ADDED = PICTURES - 1;
const PHONES = [360, 390];
const HEIGHT = 800;

/** `npm run bench -- grid`: the transfer size of a home grid with 24 images on a phone. Build first. */
export async function benchGrid(): Promise<void> {
  await withOnePersonsLarder(async ({ origin, cookie }) => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
    try {
      const uploads = await browser.newContext({ bypassCSP: true });
      await uploads.addCookies([{ ...cookie, url: origin }]);
      await addPictures(await uploads.newPage(), origin);
      await uploads.close();
      const rows = [['width of the phone', 'pictures', 'their bytes', 'limit', 'all else']];
      for (const width of PHONES) {
        const context = await browser.newContext({
          viewport: { width, height: HEIGHT },
          deviceScaleFactor: 2,
          isMobile: true,
          hasTouch: true,
          bypassCSP: true,
        });
        await context.addCookies([{ ...cookie, url: origin }]);
        const page = await context.newPage();
        const { pictures, bytes, others } = await transferOf(page, origin);
        rows.push([`${width} px`, String(pictures), kilobytes(bytes), '600 kB', kilobytes(others)]);
        await context.close();
      }
      printTable('The home grid at two pixels a point, from an empty cache, scrolled to its end', rows);
    } finally {
      await browser.close();
    }
  }, 1);
}

/** Uploads each as a cover and saves a recipe with it, as a person does. */
async function addPictures(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  const files = await photographs();
  for (let n = 0; n < ADDED; n += 1) {
    const bytes = files[n % files.length] ?? Buffer.alloc(0);
    await page.evaluate(UPLOAD, { base64: bytes.toString('base64'), title: `Recipe ${n + 1}` });
  }
}

async function photographs(): Promise<Buffer[]> {
  if (FOLDER !== undefined)
    return Promise.all((await readdir(FOLDER)).map((name) => readFile(path.join(FOLDER, name))));
  // Half of them are upright.
  return Promise.all([busyPicture(1600, 1200), busyPicture(1200, 1600)]);
}

const UPLOAD = async ({ base64, title }: { base64: string; title: string }) => {
  const form = new FormData();
  form.append('purpose', 'cover');
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  form.append('file', new Blob([bytes]), 'cover.jpg');
  const upload = await fetch('/api/uploads', { method: 'POST', body: form });
  const { photoId } = (await upload.json()) as { photoId: string };
  const saved = await fetch('/trpc/recipes.create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { title, imageId: photoId } }),
  });
  if (!saved.ok) throw new Error(await saved.text());
};

async function transferOf(page: Page, origin: string) {
  const browser = await page.context().newCDPSession(page);
  await page.addInitScript(`localStorage.setItem('larder.view-mode', 'grid')`);
  const sent = await listen(browser);
  await page.goto(origin, { waitUntil: 'networkidle' });
  for (let screens = 0; screens < 20; screens += 1) {
    await page.evaluate('scrollBy(0, innerHeight)');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(100);
  }
  const ofPictures = sent.filter(({ url }) => new URL(url).pathname.startsWith('/images/'));
  const bytes = sum(ofPictures);
  return { pictures: ofPictures.length, bytes, others: sum(sent) - bytes };
}

interface Sent {
  url: string;
  bytes: number;
}

/** Records the transferred bytes, headers included, as the browser counts them. */
async function listen(browser: CDPSession): Promise<Sent[]> {
  const sent: Sent[] = [];
  const urls = new Map<string, string>();
  browser.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url?.startsWith('http')) sent.push({ url, bytes: encodedDataLength });
  });
  await browser.send('Network.enable');
  return sent;
}

function sum(sent: readonly Sent[]): number {
  return sent.reduce((total, { bytes }) => total + bytes, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
