import type { OutlineItem } from '../../server/src/extraction/page/outline-item.ts';
import { asHtml } from '../../server/src/extraction/page/pasted.ts';
import type { Expected } from './corpus.ts';
import { lineLabels } from './labels.ts';

const AROUND = 6;

/** The recipe as a person might paste it: the lines of it and a few around, as plain text. */
export function excerptOf(items: readonly OutlineItem[], expected: Expected): string {
  const labels = lineLabels(items, expected);
  const first = labels.findIndex((label) => label > 0);
  const last = labels.findLastIndex((label) => label > 0);
  const lines = first < 0 ? [] : items.slice(Math.max(0, first - AROUND), last + AROUND);
  return asHtml([expected.title, ...lines.map(({ text }) => text)].join('\n'));
}
