import { fold, foldWords } from '@larder/shared/language/fold';

// The notation of `Language`: ' | ' between entries; '{a,b,}' for alternatives, '*' for any letters.

/** Letters of scripts that put no spaces between words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The entries of a list as they are written, also where its line breaks within one. */
export function entriesOf(list: string): string[] {
  return list
    .split('|')
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
}

/** Everything that an entry stands for: 'tasse{n,}' is 'tassen' and 'tasse'. */
export function expanded(entry: string): string[] {
  const braces = entry.includes('{') ? /\{([^{}]*)\}/.exec(entry) : null;
  if (!braces) return [entry.trim()];
  const [before, after] = [entry.slice(0, braces.index), entry.slice(braces.index + braces[0].length)];
  return (braces[1] ?? '').split(',').flatMap((choice) => expanded(`${before}${choice}${after}`));
}

/** The folded words that some entries stand for. */
export function wordsIn(entries: readonly string[]): string[] {
  return [...new Set(entries.flatMap(expanded).map(foldWords))].filter((word) => word !== '');
}

/**
 * Some entries as the source of a pattern, the longest first. It finds them in folded texts and, with the flag `i`, in texts
 * as they are written; where a word ends is for the caller to say.
 */
export function patternOf(entries: readonly string[]): string {
  const longestFirst = [...new Set(entries)].sort((one, other) => other.length - one.length);
  return `(?:${longestFirst.map(entryPattern).join('|')})`;
}

function entryPattern(entry: string): string {
  // Most entries are their own pattern.
  if (/^[a-z]*$/.test(entry)) return entry;
  let depth = 0;
  let pattern = '';
  for (const character of entry) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    pattern += depth > 0 && character === ',' ? '|' : patternOfOne(character);
  }
  return pattern;
}

const PATTERNS = new Map<string, string>();

/** Remembers the characters that it was asked for: thousands of words consist of a few hundred. */
function patternOfOne(character: string): string {
  let pattern = PATTERNS.get(character);
  if (pattern === undefined) {
    pattern = characterPattern(character);
    PATTERNS.set(character, pattern);
  }
  return pattern;
}

const NOTATION: Readonly<Record<string, string>> = {
  '{': '(?:',
  '}': ')',
  '*': String.raw`\p{L}*`,
  ' ': String.raw`\s`,
  "'": "['’]?",
};

function characterPattern(character: string): string {
  const noted = NOTATION[character];
  if (noted !== undefined) return noted;
  const plain = fold(character);
  if (plain !== character) return `(?:${character}|${plain})`;
  return /[.?+()[\]^$\\/]/.test(character) ? `\\${character}` : character;
}
