import { featuresOf } from './features.ts';
import { scoresOf, type Scores, type Weights } from './network.ts';
import type { Pieces } from './pieces.ts';
import { spansOf, type RoleSpan } from './spans.ts';

/** What the tagger found in a text. */
export interface Tagged {
  pieces: Pieces;
  scores: Scores;
  /** Titles, ingredients, headers of lists and steps, in order. */
  spans: readonly RoleSpan[];
}

/** Finds what each stretch of a text is. Time and memory are linear in its length. */
export function tagged(weights: Weights, pieces: Pieces): Tagged {
  const scores = scoresOf(weights, featuresOf(pieces));
  return { pieces, scores, spans: spansOf(pieces, scores.labels) };
}
