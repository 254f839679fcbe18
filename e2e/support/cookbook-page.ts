import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { FONT_FILE } from '../../server/src/testing/printed-page.ts';

const FONT = `data:font/ttf;base64,${readFileSync(FONT_FILE).toString('base64')}`;

const NOTE =
  'position: absolute; left: 530px; top: 110px; rotate: -5deg; white-space: nowrap; font-size: 30px; color: #24408e';

/** A printed page as a photo: its title large, a line each for what follows. */
export async function photographPage(
  page: Page,
  {
    title,
    lines,
    steps = [],
    note,
  }: {
    title?: string;
    lines: readonly string[];
    steps?: readonly string[];
    /** Written at a slant beside the steps. */
    note?: readonly string[];
  },
): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 900, height: 1_200 });
  await sheet.setContent(`
    <style>@font-face { font-family: 'Cookbook'; src: url('${FONT}') }</style>
    <body style="margin: 60px; font: 26px/1.5 Cookbook; color: #222; background: #fdfcf8">
      ${title ? `<h1 style="font-size: 52px; margin: 0 0 30px">${title}</h1>` : ''}
      ${lines.map((line) => `<div>${line}</div>`).join('')}
      <div style="height: 40px"></div>
      <div style="position: relative; ${note ? 'width: 480px' : ''}">
        ${steps.map((step) => `<p style="margin: 0 0 18px">${step}</p>`).join('')}
        ${note ? `<div style="${NOTE}">${note.join('<br>')}</div>` : ''}
      </div>
    </body>`);
  await sheet.evaluate(async () => void (await document.fonts.ready));
  const photo = await sheet.screenshot({ type: 'jpeg', quality: 90 });
  await sheet.close();
  return photo;
}
