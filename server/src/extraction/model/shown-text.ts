import type { OutlineItem } from '../page/outline-item.ts';

/** What a model is given of a page or text at most: several times a recipe, and about 6,000 words of a model's own. */
export const MAX_SHOWN = 24_000;

/** The text that a visitor of a page sees, a line each. Of a page that is too long, what follows its main heading. */
export function shownText(items: readonly OutlineItem[]): string {
  const shown = items.filter(({ isHidden }) => !isHidden);
  const whole = linesUpTo(MAX_SHOWN, shown);
  if (whole.length < MAX_SHOWN) return whole;
  const heading = shown.findIndex(({ level }) => level === 1);
  return linesUpTo(MAX_SHOWN, shown.slice(Math.max(heading, 0)));
}

function linesUpTo(most: number, items: readonly OutlineItem[]): string {
  let text = '';
  for (const item of items) {
    if (text.length >= most) break;
    text += `${item.text}\n`;
  }
  return text.slice(0, most);
}
