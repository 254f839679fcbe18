import type { Page } from '@playwright/test';

/** A printed page as a photo: its title large, a line each for what follows. */
export async function photographPage(
  page: Page,
  { title, lines, steps = [] }: { title?: string; lines: readonly string[]; steps?: readonly string[] },
): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 900, height: 1_200 });
  await sheet.setContent(`
    <body style="margin: 60px; font: 26px/1.5 'Liberation Serif', serif; color: #222; background: #fdfcf8">
      ${title ? `<h1 style="font-size: 52px; margin: 0 0 30px">${title}</h1>` : ''}
      ${lines.map((line) => `<div>${line}</div>`).join('')}
      <div style="height: 40px"></div>
      ${steps.map((step) => `<p style="margin: 0 0 18px">${step}</p>`).join('')}
    </body>`);
  const photo = await sheet.screenshot({ type: 'jpeg', quality: 90 });
  await sheet.close();
  return photo;
}
