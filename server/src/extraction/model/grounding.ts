import { withPlainNumbers } from '../lines/written-numbers.ts';

const TOKEN = /\d+(?:\.\d+)?|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\p{L}+|\p{N}/gu;
/** For so many words of a line, one of the page's may stand between them: a remark, an advertisement. */
const WORDS_PER_GAP = 4;

/** A text in which lines are looked up. */
export interface Ground {
  /** Whether all words of the line stand together there, and no other number than its own. */
  holds: (line: string) => boolean;
}

/** Of a text that cannot be misread: each word counts, but neither case nor marks nor the way a number is written. */
export function groundOf(text: string): Ground {
  const ids = new Map<string, number>();
  const ground = tokensOf(text).map((token) => {
    const id = ids.get(token) ?? ids.size;
    ids.set(token, id);
    return id;
  });
  return {
    holds(line) {
      const tokens = tokensOf(line).map((token) => ids.get(token));
      return (
        tokens.length > 0 && tokens.every((token) => token !== undefined) && standTogether(tokens, ground)
      );
    },
  };
}

/** Whether some stretch of the ground, hardly longer than the line, holds each token as often as the line does. */
function standTogether(tokens: readonly number[], ground: readonly number[]): boolean {
  const size = tokens.length + Math.floor(tokens.length / WORDS_PER_GAP);
  const missing = new Map<number, number>();
  for (const token of tokens) missing.set(token, (missing.get(token) ?? 0) + 1);
  let lacking = missing.size;
  const count = (token: number | undefined, change: 1 | -1) => {
    const left = token === undefined ? undefined : missing.get(token);
    if (token === undefined || left === undefined) return;
    missing.set(token, left + change);
    if (left + change === 0 && change === -1) lacking -= 1;
    if (left === 0 && change === 1) lacking += 1;
  };
  for (let end = 0; end < ground.length; end++) {
    count(ground[end], -1);
    if (end >= size) count(ground[end - size], 1);
    if (lacking === 0) return true;
  }
  return false;
}

function tokensOf(text: string): string[] {
  const folded = withPlainNumbers(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return folded.match(TOKEN) ?? [];
}
