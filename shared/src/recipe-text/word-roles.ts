import { foodIn } from '../foods/lexicon.ts';
import { endOf, type LinePatterns } from './line-patterns.ts';
import type { LineWord } from './line-segments.ts';
import { type LanguageCode, unitNameAt } from './unit-names.ts';

/** What each word of a line may be, by the words of its language. The text is in lower case. */
export class WordRoles {
  constructor(
    private readonly text: string,
    readonly language: LanguageCode,
    private readonly patterns: LinePatterns,
  ) {}

  /** Where the words of this kind that begin here end, or -1. */
  endOf(kind: keyof LinePatterns, { start }: LineWord): number {
    return endOf(this.patterns[kind], this.text, start);
  }

  is(kind: keyof LinePatterns, word: LineWord | undefined): boolean {
    return word !== undefined && this.endOf(kind, word) > 0;
  }

  has(kind: keyof LinePatterns, words: readonly LineWord[]): boolean {
    return words.some((word) => this.is(kind, word));
  }

  isPrepared(word: LineWord): boolean {
    return this.is('prepared', word) || this.is('how', word);
  }

  /** True for 'finely', 'chopped' and 'ground' in 'finely chopped' and 'freshly ground', not for 'ground' alone. */
  isPreparedAt(words: readonly LineWord[], index: number): boolean {
    const [previous, word, next] = [words[index - 1], words[index], words[index + 1]];
    if (this.is('prepared', word)) return true;
    if (!this.is('how', word)) return this.is('how', previous) && this.is('preparedWithHow', word);
    return (
      this.is('prepared', next) ||
      this.is('preparedWithHow', next) ||
      (this.is('how', next) && this.isPreparedAt(words, index + 1))
    );
  }

  /** True where all of it says how the food is prepared. */
  isPreparation(words: readonly LineWord[]): boolean {
    const [first] = words;
    return (
      first !== undefined &&
      (this.isPrepared(first) || this.is('preparedStart', first)) &&
      !this.has('asides', words)
    );
  }

  /** The words inside of 'crushed red pepper', which is a food. */
  ofMadeFoods(words: readonly LineWord[]): ReadonlySet<LineWord> {
    const made = new Set<LineWord>();
    let end = -1;
    for (const word of words) {
      if (word.start >= end) end = this.endOf('madeFoods', word);
      if (word.start < end) made.add(word);
    }
    return made;
  }

  isOnlyDescribing(word: LineWord): boolean {
    const kinds = ['describing', 'prepared', 'how', 'sizes', 'preparedWithHow', 'and'] as const;
    return kinds.some((kind) => this.is(kind, word));
  }

  isLittle(word: LineWord): boolean {
    return (
      this.is('of', word) ||
      this.is('articles', word) ||
      this.is('little', word) ||
      (this.is('about', word) && !this.is('how', word))
    );
  }

  withoutLittle(words: readonly LineWord[]): readonly LineWord[] {
    const first = words.findIndex((word) => !this.isLittle(word));
    return first < 0 ? [] : words.slice(first);
  }

  /** The '5 cm' of 'ginger 5 cm'. */
  isMeasure({ text, end }: LineWord): boolean {
    const unit = /\p{L}$/u.test(text) ? end : end + 1;
    return /^\d/.test(text) && unitNameAt(this.text, unit, this.language) !== null;
  }

  isKnownFood(words: readonly LineWord[]): boolean {
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last || this.isPrepared(first)) return false;
    return foodIn(this.language, this.text.slice(first.start, last.end)) !== undefined;
  }
}
