import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { FONT_FILE } from '../../server/src/testing/printed-page.ts';

const FONT = `data:font/ttf;base64,${readFileSync(FONT_FILE).toString('base64')}`;

/** A printed page as a photo: its title large, a line each for what follows. */
export async function photographPage(
  page: Page,
  { title, lines, steps = [] }: { title?: string; lines: readonly string[]; steps?: readonly string[] },
): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 900, height: 1_200 });
  await sheet.setContent(`
    <style>@font-face { font-family: 'Cookbook'; src: url('${FONT}') }</style>
    <body style="margin: 60px; font: 26px/1.5 Cookbook; color: #222; background: #fdfcf8">
      ${title ? `<h1 style="font-size: 52px; margin: 0 0 30px">${title}</h1>` : ''}
      ${lines.map((line) => `<div>${line}</div>`).join('')}
      <div style="height: 40px"></div>
      ${steps.map((step) => `<p style="margin: 0 0 18px">${step}</p>`).join('')}
    </body>`);
  await sheet.evaluate(async () => void (await document.fonts.ready));
  const photo = await sheet.screenshot({ type: 'jpeg', quality: 90 });
  await sheet.close();
  return photo;
}
