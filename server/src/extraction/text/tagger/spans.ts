import { behindOf, firstOf, isFirst, LABELS, roleOf, type Role } from './labels.ts';
import { MENTIONS } from './network.ts';
import type { Pieces, Stretch } from './pieces.ts';

/** A stretch of a text with its role in the recipe, and its tokens from `first` to before `last`. */
export interface RoleSpan extends Stretch {
  role: Role;
  first: number;
  last: number;
}

/** What it costs, in logarithms of shares, that a span begins or ends in the middle of a run of words. */
const MID_WORDS = 2.5;
/** A title that stops in the middle of a sentence is mostly cut short: 'Avo toast but make it | fancy'. */
const MID_TITLE = 4;
const NEVER = -1e9;

/** The spans of the likeliest sequence of labels (Viterbi), given each token's scores. */
export function spansOf(pieces: Pieces, scores: Float32Array): RoleSpan[] {
  const borders = bordersOf(pieces);
  const labels = bestPath(scores, LABELS, (before, label, token) =>
    cost(before, label, borders[token] === 1),
  );
  const spans: RoleSpan[] = [];
  for (let first = 0; first < labels.length; first++) {
    const role = roleOf(labels[first]!);
    if (role === null || !isFirst(labels[first]!)) continue;
    let last = first + 1;
    while (last < labels.length && labels[last] === behindOf(role)) last++;
    spans.push({ role, first, last, start: pieces.tokens[first]!.start, end: pieces.tokens[last - 1]!.end });
    first = last - 1;
  }
  return spans;
}

/** The likeliest labels of tokens, each of which is none (0), a first one (odd) or one behind it, given what it costs to go from one to another. */
export function bestPath(
  scores: Float32Array,
  size: number,
  costOf: (before: number, label: number, token: number) => number,
): Uint8Array {
  const count = scores.length / size;
  const from = new Uint8Array(count * size);
  let best = new Float64Array(size).fill(NEVER);
  let next = new Float64Array(size);
  for (let label = 0; label < size; label++)
    if (label === 0 || isFirst(label)) best[label] = count > 0 ? scores[label]! : 0;
  for (let token = 1; token < count; token++) {
    for (let label = 0; label < size; label++) {
      let highest = NEVER * 2;
      for (let before = 0; before < size; before++) {
        const sum = best[before]! + costOf(before, label, token);
        if (sum <= highest) continue;
        highest = sum;
        from[token * size + label] = before;
      }
      next[label] = highest + scores[token * size + label]!;
    }
    [best, next] = [next, best];
  }
  return back(from, best, count);
}

function back(from: Uint8Array, best: Float64Array, count: number): Uint8Array {
  const size = best.length;
  const labels = new Uint8Array(count);
  let label = best.indexOf(Math.max(...best));
  for (let token = count - 1; token >= 0; token--) {
    labels[token] = label;
    label = from[token * size + label]!;
  }
  return labels;
}

/** A span goes on only behind its own beginning; elsewhere than at a border it hardly ever begins or ends. */
function cost(before: number, label: number, isBorder: boolean): number {
  if (label === 0) {
    if (before === 0 || isBorder) return 0;
    return roleOf(before) === 'title' ? -MID_TITLE : -MID_WORDS;
  }
  if (!isFirst(label)) return roleOf(before) === roleOf(label) ? 0 : NEVER;
  return isBorder ? 0 : -MID_WORDS;
}

const WITHIN = /[\p{L}\p{N}'’%°./½¼¾⅓⅔–-]/u;

/** For each token 1 where something else stands before it than a space or nothing between two words. */
function bordersOf({ text, tokens }: Pieces): Uint8Array {
  return Uint8Array.from(tokens, ({ start }, index) => {
    const previous = tokens[index - 1];
    if (!previous) return 1;
    const before = text[previous.end - 1]!;
    const isSentenceEnd = before === '.' && previous.end < start;
    return isSentenceEnd || !WITHIN.test(before) || !WITHIN.test(text[start]!) ? 1 : 0;
  });
}

/** How likely each token is to belong to a role, whether as the first of a span or behind it. */
export function shareOf(scores: Float32Array, token: number, role: Role): number {
  return (
    Math.exp(scores[token * LABELS + firstOf(role)]!) + Math.exp(scores[token * LABELS + behindOf(role)]!)
  );
}

/** The amounts named in the sentences of a text, as they are written: where no list is. */
export function mentionsIn({
  pieces,
  scores,
}: {
  pieces: Pieces;
  scores: { mentions: Float32Array };
}): string[] {
  const { text, tokens } = pieces;
  const labelOf = (token: number) => {
    const shares = scores.mentions.subarray(token * MENTIONS, (token + 1) * MENTIONS);
    return shares.indexOf(Math.max(...shares));
  };
  const found: string[] = [];
  for (let token = 0; token < tokens.length; token++) {
    if (labelOf(token) === 0) continue;
    let last = token + 1;
    while (last < tokens.length && labelOf(last) === 2) last++;
    found.push(text.slice(tokens[token]!.start, tokens[last - 1]!.end));
    token = last - 1;
  }
  return found;
}
