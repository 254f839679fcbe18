import type { Expected } from './known.ts';

/** How right one reading is: each field between 0 and 1, absent when nothing is expected of it. */
export type CaptionScorer = (expected: Expected, recipe: object | null) => Partial<Record<string, number>>;

/** What a reader that never learned from its writer says of a text. */
export interface Read {
  /** Whose text it is: 'given'. */
  origin: string;
  expected: Expected;
  recipe: object | null;
}

const FIELDS = ['usable', 'title', 'ingredients', 'instructions', 'sections', 'servings'] as const;

/** How well captions are read by readers that never learned from their writers, one row for each kind of caption. */
export function reportOf(leftOut: readonly Read[], score: CaptionScorer): string {
  const kinds = new Map<string, Partial<Record<string, number>>[]>();
  for (const { origin, expected, recipe } of leftOut) {
    const kind = expected.ingredients.length > 0 ? 'recipes' : 'no recipes';
    const name = `${origin}, ${kind}`;
    kinds.set(name, [...(kinds.get(name) ?? []), score(expected, recipe)]);
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
