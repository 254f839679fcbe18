import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { LANGUAGES } from './languages.ts';
import { LINE_WORDS } from './line-words.ts';
import { COUNTED_WORDS } from './measures/all.ts';
import { anyOf, numberWords, wordsOf } from './patterns.ts';
import { anyFolded, numbersOfTime } from './step-patterns.ts';
import { STEP_WORDS } from './step-words.ts';

/** Every list of words of a language, however deep. */
function listsIn(entry: unknown): string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry as object).flatMap(listsIn);
}

const CODES = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];

describe('a language', () => {
  it.each(CODES)('%s has its words in lower case, each once in its list', (code) => {
    for (const list of listsIn([LANGUAGES[code], STEP_WORDS[code], LINE_WORDS[code], COUNTED_WORDS[code]])) {
      const words = list.split(' | ');
      expect(words).toEqual([...new Set(words)]);
      for (const word of words.flatMap((forms) => forms.split('/')))
        expect(word).toMatch(/^[\p{Ll}\p{Lo}\p{M}&][\p{Ll}\p{Lo}\p{Lm}\p{M}'. -]*\*?$/u);
    }
  });

  it('gives a number word the value that it has in every other language', () => {
    const values = new Map<string, number>();
    for (const [word, value] of [...numberWords('numbers'), ...numbersOfTime()]) {
      expect(values.get(fold(word)) ?? value, word).toBe(value);
      values.set(fold(word), value);
    }
  });
});

describe('a pattern of words', () => {
  const found = (words: readonly string[], text: string) =>
    new RegExp(`^${anyOf(words)}`, 'u').exec(text)?.[0];

  it.each([
    [['cup', 'cups'], 'cups', 'cups'],
    [['minut*'], 'minuter', 'minuter'],
    [['up to'], 'up  to', 'up  to'],
    [['forty-five'], 'forty five', 'forty five'],
    [["mezz'"], 'mezz’ora', 'mezz’'],
    [['half', 'half an'], 'half an hour', 'half an'],
    [['cup'], 'tin', undefined],
  ])('of %j finds in %s %s', (words, text, expected) => {
    expect(found(words, text)).toBe(expected);
  });

  it('for folded texts has folded words', () => {
    expect(anyFolded(['één', 'een'])).toBe('(?:een)');
  });

  it('has the words of all languages', () => {
    expect(wordsOf('and')).toEqual(expect.arrayContaining(['and', 'und', 'et', 'och', 'и']));
  });
});
