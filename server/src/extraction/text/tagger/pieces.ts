import { UNSPACED } from '../../language/notation.ts';

/** A stretch of a text: from the first character to behind the last. */
export interface Stretch {
  start: number;
  end: number;
}

/** A text as the tagger reads it: its tokens, and the clauses and lines that they belong to. */
export interface Pieces {
  text: string;
  tokens: readonly Stretch[];
  clauses: readonly Stretch[];
  /** Lines that hold a token other than the line break. */
  lines: readonly Stretch[];
  /** For each token the index of its clause and of its line; -1 for none. */
  clauseOf: Int32Array;
  lineOf: Int32Array;
}

/** A line break, a number with its points and slashes, a fraction, a word, a picture with its parts, any other sign. */
const TOKEN = new RegExp(
  [
    String.raw`\n`,
    String.raw`\d+(?:[.,:/]\d+)*`,
    String.raw`[¼½¾⅐-⅞]`,
    String.raw`[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*`,
    String.raw`(?:\p{Extended_Pictographic}|\p{Regional_Indicator})[\p{Emoji_Modifier}\ufe0f\u200d\u20e3\p{Extended_Pictographic}]*`,
    String.raw`\S`,
  ].join('|'),
  'gu',
);

/** Where one thing ends and the next begins within a line, or may. */
const BORDER = new RegExp(
  [
    String.raw`\n`,
    String.raw`[.!?]+["”)]?(?=\s|$)`,
    String.raw`[。！？、，；]`,
    String.raw`[,;](?=\s)`,
    String.raw`:(?=\s|$)|：`,
    String.raw`\s(?:[+/·|•~–—-]|\/\/|->|=>)(?=\s)`,
    String.raw`[→➡➔⇒👉▪•…]\ufe0f?`,
    String.raw`\.{2,}`,
    String.raw`[()\[\]]`,
  ].join('|'),
  'gu',
);

/** The index of the first token that ends behind a place; their number where none does. */
export function firstTokenBehind(tokens: readonly Stretch[], place: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.end <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Cuts a text into tokens, clauses and lines, in time linear in its length. */
export function piecesOf(text: string): Pieces {
  const tokens = tokensOf(text);
  const clauses = [...stretches(text, BORDER)];
  const lines = [...stretches(text, /\n/g)];
  return {
    text,
    tokens,
    clauses,
    lines,
    clauseOf: owners(tokens, clauses),
    lineOf: owners(tokens, lines),
  };
}

function tokensOf(text: string): Stretch[] {
  const tokens: Stretch[] = [];
  for (const { 0: token, index: start } of text.matchAll(TOKEN)) {
    if (token.length > 1 && UNSPACED.test(token))
      for (let at = 0; at < token.length; at++) tokens.push({ start: start + at, end: start + at + 1 });
    else tokens.push({ start, end: start + token.length });
  }
  return tokens;
}

function* stretches(text: string, border: RegExp): Iterable<Stretch> {
  let from = 0;
  for (const { 0: found, index } of text.matchAll(border)) {
    const stretch = trimmed(text, from, index);
    if (stretch) yield stretch;
    from = index + found.length;
  }
  const last = trimmed(text, from, text.length);
  if (last) yield last;
}

function trimmed(text: string, from: number, to: number): Stretch | null {
  let start = from;
  let end = to;
  while (start < end && isSpace(text, start)) start++;
  while (end > start && isSpace(text, end - 1)) end--;
  return start < end ? { start, end } : null;
}

function isSpace(text: string, at: number): boolean {
  return text.charCodeAt(at) <= 32;
}

/** For each token the stretch that it lies in; both lists are in order. */
function owners(tokens: readonly Stretch[], owned: readonly Stretch[]): Int32Array {
  const places = new Int32Array(tokens.length).fill(-1);
  let at = 0;
  for (const [index, { start }] of tokens.entries()) {
    while (at < owned.length && owned[at]!.end <= start) at++;
    if (at < owned.length && owned[at]!.start <= start) places[index] = at;
  }
  return places;
}
