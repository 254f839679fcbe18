import { featuresOf } from './tagger/features.ts';
import { firstOf, isFirst, LABELS } from './tagger/labels.ts';
import { scoresOf, type Scores, type Weights } from './tagger/network.ts';
import type { Pieces, Stretch } from './tagger/pieces.ts';
import { bestPath } from './tagger/spans.ts';
import { hintsOf } from './talk-hints.ts';

/** In talk a mention is an ingredient or the name of the dish: none, the first token of one, one behind it. */
export const TALK_MENTIONS = 5;
const ITEM = 1;
const TITLE = 3;
const NEVER = -1e9;

/** A stretch with the mean share of its likeliest labels. */
export interface Found extends Stretch {
  share: number;
}

/** What a network that learned from talk finds in it. */
export interface TalkTags {
  pieces: Pieces;
  scores: Scores;
  titles: Found[];
  items: Found[];
  steps: Found[];
}

/** Finds the name, the ingredients and the steps in what somebody says, in time linear in its length. */
export function talkTags(network: Weights, pieces: Pieces): TalkTags {
  const scores = scoresOf(network, featuresOf(pieces, hintsOf(pieces)));
  const named = bestPath(scores.mentions, TALK_MENTIONS, goesOnly);
  const roles = bestPath(scores.labels, LABELS, goesOnly);
  return {
    pieces,
    scores,
    titles: stretchesOf(pieces, named, scores.mentions, TITLE),
    items: stretchesOf(pieces, named, scores.mentions, ITEM),
    steps: stretchesOf(pieces, roles, scores.labels, firstOf('step')),
  };
}

/** Less likely than this nothing is taken for a title. */
const MAY_BE = Math.log(0.03);
/** As likely each next word of a name has to be. */
const GOES_ON = Math.log(0.1);
const SHORTEST = 3;

/** Where a name of the dish likeliest begins, for where the network believes in none; null where nothing may be one. */
export function likeliestTitle({ pieces: { text, tokens }, scores: { mentions } }: TalkTags): Stretch | null {
  const shareOf = (token: number, label: number) => mentions[token * TALK_MENTIONS + label]!;
  let first = -1;
  let highest = MAY_BE;
  for (const [token, { start, end }] of tokens.entries()) {
    const share = shareOf(token, TITLE);
    if (share <= highest || end - start < SHORTEST || !/\p{L}/u.test(text.slice(start, end))) continue;
    first = token;
    highest = share;
  }
  if (first < 0) return null;
  let last = first;
  while (last + 1 < tokens.length && shareOf(last + 1, TITLE + 1) > GOES_ON) last++;
  return { start: tokens[first]!.start, end: tokens[last]!.end };
}

/** A stretch goes on only behind its own beginning; it may begin and end anywhere. */
function goesOnly(before: number, label: number): number {
  if (label === 0 || isFirst(label)) return 0;
  return before === label || before === label - 1 ? 0 : NEVER;
}

function stretchesOf({ tokens }: Pieces, labels: Uint8Array, scores: Float32Array, first: number): Found[] {
  const size = scores.length / Math.max(1, tokens.length);
  const found: Found[] = [];
  for (let token = 0; token < labels.length; token++) {
    if (labels[token] !== first) continue;
    let last = token + 1;
    while (last < labels.length && labels[last] === first + 1) last++;
    let share = 0;
    for (let at = token; at < last; at++) share += Math.exp(scores[at * size + labels[at]!]!);
    found.push({ start: tokens[token]!.start, end: tokens[last - 1]!.end, share: share / (last - token) });
    token = last - 1;
  }
  return found;
}
