import { withoutHeaders } from '../lines/sections.ts';
import type { Candidate } from './fields.ts';
import type { OutlineItem } from './outline-item.ts';
import { lineKey, stemsIn } from './text.ts';

const FEW_SHOWN = 0.25;
const HALF = 0.5;
const LEAST_LINES = 3;

/**
 * What the sources say of the recipe that the page is about: without the data of another one, which a page carries for a box
 * beside its own. Such a recipe is called otherwise than the page, which shows hardly a line of it.
 */
export function withoutForeign(
  candidates: readonly Candidate[],
  items: readonly OutlineItem[],
  pageUrl: string,
): readonly Candidate[] {
  const names = candidates.flatMap(({ source, title = '', titles = [] }) =>
    source === 'meta' ? [title, ...titles] : [],
  );
  const called = new Set([...names, decoded(pageUrl)].flatMap(stemsIn));
  const shown = new Set(items.map(({ text }) => lineKey(text)));
  return candidates.filter(({ source, title = '', ingredients = [], instructions = [] }) => {
    const stems = stemsIn(title);
    if (source === 'meta' || called.size === 0 || stems.length === 0) return true;
    if (stems.filter((stem) => called.has(stem)).length >= stems.length * HALF) return true;
    const lists = [ingredients, instructions].map((list) => withoutHeaders(list));
    const areShown = (lines: readonly string[]) =>
      lines.filter((line) => shown.has(lineKey(line))).length > lines.length * FEW_SHOWN;
    return lists.some(areShown) || lists[0]!.length < LEAST_LINES;
  });
}

function decoded(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
