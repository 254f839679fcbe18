import type { getDocumentProxy } from 'unpdf';
import { matrixOf, multiplied } from './matrix.ts';
import type { PdfPage, PdfText } from './messages.ts';

export type OpenPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

const MAX_TEXTS = 20_000;
/** Text that leans more than this is turned: what runs up the margin is no line of the page. */
const MOST_LEANING = 0.1;

/** The texts of a page where they stand, without turned ones. */
export async function textsOf(page: OpenPage): Promise<PdfPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const view = matrixOf(transform) ?? [1, 0, 0, -1, 0, height];
  const texts = items.slice(0, MAX_TEXTS).flatMap((item): PdfText[] => {
    const own = 'str' in item && item.str.trim() !== '' ? matrixOf(item.transform) : undefined;
    if (own === undefined || !('str' in item)) return [];
    const [a, b, c, d, left, baseline] = multiplied(view, own);
    if (a <= 0 || Math.abs(b) > a * MOST_LEANING) return [];
    return [{ text: item.str, left, right: left + item.width, baseline, size: Math.hypot(c, d) }];
  });
  return { width, height, texts };
}
