import { EVIDENCE, evidenceFor } from './list-evidence.ts';
import type { RecipeList, Surroundings } from './list-context.ts';
import { sigmoid, softmax } from '../network.ts';
import { lineKey, overlap } from './text.ts';
import { withoutHeaders } from '../lines/sections.ts';
import type { SourceName } from './fields.ts';

/** What each piece of evidence counts, by its name; none has no weight. */
export type Weights = Readonly<Record<string, number>>;

export interface ChoiceWeights {
  /** For how much a list is believed. */
  belief: Weights;
  /** For how often a list that was believed is right. */
  sureness: Weights;
}

export interface Choice {
  /** The list that is believed. */
  list: RecipeList | undefined;
  /** The one of the page's text that is believed most: it knows headers and where steps end. */
  shown: RecipeList | undefined;
  /** The most trusted of those that have just the same lines. */
  source: SourceName | undefined;
  /** How often such a choice is right, 0 to 1. */
  sureness: number;
  /** What speaks for it or against it, by name. */
  evidence: Weights;
}

const SAME = 0.9;
/** What is asked of a list that was believed, too: how much of all belief it has, alone and with those that say the same. */
export const JUDGED = [...EVIDENCE, 'belief', 'beliefInSame', 'sourcesAgree'];

/** Of some lists of one kind the one that most evidence speaks for. */
export function chooseList(
  lists: readonly RecipeList[],
  around: Surroundings,
  weights: ChoiceWeights,
): Choice {
  const evidence = evidenceFor(lists, around);
  const scores = scoresOf(evidence, EVIDENCE, weights.belief);
  const winner = scores.indexOf(Math.max(...scores));
  if (winner < 0) return { list: undefined, shown: undefined, source: undefined, sureness: 0, evidence: {} };
  const judged = [...(evidence[winner] ?? []), ...doubt(lists, scores, winner)];
  const [sureness = 0] = scoresOf([judged], JUDGED, weights.sureness);
  const lines = linesKey(lists[winner]);
  return {
    list: lists[winner],
    source: lists.find((list) => linesKey(list) === lines)?.source,
    shown: lists[bestShown(lists, scores)],
    sureness: sigmoid(sureness),
    evidence: Object.fromEntries(JUDGED.map((name, place) => [name, judged[place] ?? 0])),
  };
}

/** The place of the list that is believed most of those read from the text of the page. */
export function bestShown(lists: readonly RecipeList[], scores: readonly number[]): number {
  const shown = scores.map((score, place) => (lists[place]?.source === 'visible' ? score : -Infinity));
  return shown.every((score) => score === -Infinity) ? -1 : shown.indexOf(Math.max(...shown));
}

/** Sources that are no text of the page come first in the lists. */
function linesKey(list: RecipeList | undefined): string {
  return lineKey(withoutHeaders(list?.lines ?? []).join(''));
}

export function scoresOf(
  evidence: readonly (readonly number[])[],
  names: readonly string[],
  weights: Weights,
): number[] {
  const row = names.map((name) => weights[name] ?? 0);
  return evidence.map((each) =>
    each.reduce((sum, value, place) => sum + value * (row[place] ?? 0), weights['always'] ?? 0),
  );
}

/** How much of all belief the winner has, alone and with those that say the same, and whether several sources do. */
export function doubt(lists: readonly RecipeList[], scores: readonly number[], winner: number): number[] {
  const shares = softmax(scores);
  const { bag } = lists[winner] as RecipeList;
  const same = lists.map((list) => overlap(bag, list.bag).alike >= SAME);
  return [
    shares[winner] ?? 0,
    shares.reduce((sum, share, index) => sum + (same[index] === true ? share : 0), 0),
    Number(new Set(lists.filter((_, index) => same[index]).map(({ source }) => source)).size > 1),
  ];
}
