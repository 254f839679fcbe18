import type { Expected } from './known.ts';
import type { Trained } from './train.ts';

/** How right one reading is: each field between 0 and 1, absent when nothing is expected of it. */
export type CaptionScorer = (expected: Expected, recipe: object | null) => Partial<Record<string, number>>;

const FIELDS = ['usable', 'title', 'ingredients', 'instructions', 'sections', 'servings'] as const;

/** How well captions are read by readers that never learned from their writers, one row for each kind of caption. */
export function reportOf(leftOut: Trained['leftOut'], score: CaptionScorer): string {
  const kinds = new Map<string, Partial<Record<string, number>>[]>();
  for (const { caption, recipe } of leftOut) {
    const own = caption.id.startsWith('own') ? 'of the tests' : 'given';
    const kind = caption.expected.ingredients.length > 0 ? 'recipes' : 'no recipes';
    const name = `${own}, ${kind}`;
    kinds.set(name, [...(kinds.get(name) ?? []), score(caption.expected, recipe)]);
  }
  const rows = [...kinds].map(([name, scores]) => {
    const cells = FIELDS.map((field) => `${field} ${meanOf(scores.flatMap((each) => each[field] ?? []))}`);
    return `${name} (${scores.length}): ${cells.join(', ')}`;
  });
  return ['Read without having learned from their writers:', ...rows].join('\n');
}

function meanOf(values: readonly number[]): string {
  if (values.length === 0) return '-';
  return ((100 * values.reduce((sum, value) => sum + value, 0)) / values.length).toFixed(1);
}
