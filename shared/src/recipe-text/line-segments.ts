import type { LinePart, Place } from './line-reading.ts';

/** A word of a line that is no amount, unit or size. */
export interface LineWord extends Place {
  text: string;
  /** The parenthesis that it stands in, by its offset; -1 outside. */
  paren: number;
}

/** Words between two commas, or in one pair of parentheses. */
export interface Segment {
  words: LineWord[];
  isInParens: boolean;
}

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’.&-]?[\p{L}\p{M}\p{N}]+)*['’]?%?|&|[()[\],;:–—•]|\s-\s/gu;

/** The words of a line outside the given places, in the segments that commas and parentheses make. */
export function segmentsOf(text: string, claimed: readonly LinePart[], joints: readonly Place[]): Segment[] {
  const segments: Segment[] = [];
  const outer: LineWord[][] = [[]];
  const open: number[] = [];
  const taken = [...claimed, ...joints].sort((one, other) => one.start - other.start);
  const close = (isInParens: boolean) => {
    const words = outer.at(-1) ?? [];
    if (words.length > 0) segments.push({ words, isInParens });
    outer[outer.length - 1] = [];
  };
  for (const { text: token, start } of tokensOf(text, taken)) {
    if (token === '(' || token === '[') {
      open.push(start);
      outer.push([]);
    } else if (token === ')' || token === ']') {
      if (open.length === 0) continue;
      close(true);
      open.pop();
      outer.pop();
    } else if (/^[,;:–—•]$|^\s/.test(token)) {
      if (open.length === 0) close(false);
    } else {
      outer.at(-1)?.push({ text: token, start, end: start + token.length, paren: open.at(-1) ?? -1 });
    }
  }
  while (outer.length > 0) {
    close(outer.length > 1);
    outer.pop();
  }
  return segments.sort((one, other) => (one.words[0]?.start ?? 0) - (other.words[0]?.start ?? 0));
}

function tokensOf(text: string, taken: readonly Place[]): { text: string; start: number }[] {
  const tokens: { text: string; start: number }[] = [];
  let from = 0;
  for (const { start, end } of [...taken, { start: text.length, end: text.length }]) {
    if (start > from) {
      for (const match of text.slice(from, start).matchAll(TOKEN))
        tokens.push({ text: match[0], start: from + match.index });
    }
    from = Math.max(from, end);
  }
  return tokens;
}
