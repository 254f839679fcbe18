import { evidenceFor, type Evidence } from './list-evidence.ts';
import type { RecipeList, Surroundings } from './scene.ts';
import { sigmoid, softmax } from './network.ts';
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
  evidence: Evidence;
}

const SAME = 0.9;

/** Of some lists of one kind the one that most evidence speaks for. */
export function chooseList(
  lists: readonly RecipeList[],
  around: Surroundings,
  weights: ChoiceWeights,
): Choice {
  const evidence = evidenceFor(lists, around);
  const scores = evidence.map((each) => weigh(each, weights.belief));
  const best = (isMeant: (list: RecipeList) => boolean) =>
    lists.reduce<number | undefined>(
      (winner, list, index) =>
        isMeant(list) && (winner === undefined || (scores[index] ?? 0) > (scores[winner] ?? 0))
          ? index
          : winner,
      undefined,
    );
  const winner = best(() => true);
  const shown = best(({ source }) => source === 'visible');
  if (winner === undefined)
    return { list: undefined, shown: undefined, source: undefined, sureness: 0, evidence: {} };
  const judged = { ...evidence[winner], ...doubt(lists, scores, winner) };
  const lines = linesKey(lists[winner]);
  return {
    list: lists[winner],
    source: lists.find((list) => linesKey(list) === lines)?.source,
    shown: shown === undefined ? undefined : lists[shown],
    sureness: sigmoid(weigh(judged, weights.sureness)),
    evidence: judged,
  };
}

/** Sources that are no text of the page come first in the lists. */
function linesKey(list: RecipeList | undefined): string {
  return lineKey(withoutHeaders(list?.lines ?? []).join(''));
}

export function weigh(evidence: Evidence, weights: Weights): number {
  let sum = weights['always'] ?? 0;
  for (const name in evidence) sum += (evidence[name] ?? 0) * (weights[name] ?? 0);
  return sum;
}

/** How much of all belief the winner has, alone and with those that say the same. */
export function doubt(lists: readonly RecipeList[], scores: readonly number[], winner: number): Evidence {
  const shares = softmax(scores);
  const { bag } = lists[winner] as RecipeList;
  const same = lists.map((list) => overlap(bag, list.bag).alike >= SAME);
  return {
    belief: shares[winner] ?? 0,
    beliefInSame: shares.reduce((sum, share, index) => sum + (same[index] === true ? share : 0), 0),
    sourcesAgree: Number(
      new Set(lists.filter((_, index) => same[index]).map(({ source }) => source)).size > 1,
    ),
  };
}
