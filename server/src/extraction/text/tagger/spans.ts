import { behindOf, firstOf, isFirst, LABELS, roleOf, type Role } from './labels.ts';
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
  const labels = bestLabels(scores, bordersOf(pieces));
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

function bestLabels(scores: Float32Array, borders: Uint8Array): Uint8Array {
  const count = borders.length;
  const from = new Uint8Array(count * LABELS);
  let best = new Float64Array(LABELS).fill(NEVER);
  let next = new Float64Array(LABELS);
  for (let label = 0; label < LABELS; label++)
    if (label === 0 || isFirst(label)) best[label] = count > 0 ? scores[label]! : 0;
  for (let token = 1; token < count; token++) {
    const isBorder = borders[token] === 1;
    for (let label = 0; label < LABELS; label++) {
      let highest = NEVER * 2;
      for (let before = 0; before < LABELS; before++) {
        const sum = best[before]! + cost(before, label, isBorder);
        if (sum <= highest) continue;
        highest = sum;
        from[token * LABELS + label] = before;
      }
      next[label] = highest + scores[token * LABELS + label]!;
    }
    [best, next] = [next, best];
  }
  return back(from, best, count);
}

function back(from: Uint8Array, best: Float64Array, count: number): Uint8Array {
  const labels = new Uint8Array(count);
  let label = best.indexOf(Math.max(...best));
  for (let token = count - 1; token >= 0; token--) {
    labels[token] = label;
    label = from[token * LABELS + label]!;
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

const MENTIONS = 3;

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
