import { fold } from '@larder/shared/language/fold';
import type { TalkList, TalkWords } from './talk-words.ts';
import { endOfWords } from './talk-words.ts';
import { withDigits } from './spoken-numbers.ts';

/** A word of a sentence, or a number in digits. */
export interface Word {
  text: string;
  folded: string;
  start: number;
  end: number;
  index: number;
  /** Something but blanks stands before it. */
  isBehindSign: boolean;
}

const MAX_SENTENCE = 2_000;
const MOST_WORDS_UNPUNCTUATED = 40;
const WORD = /\d+|[dl]['’](?=\p{L})|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|[½⅓⅔¼¾⅛]/giu;

/** One sentence, its spoken numbers as digits, with the words of its language. */
export class SpokenSentence {
  readonly text: string;
  readonly lower: string;
  readonly tokens: readonly Word[];
  /** Its parts are set apart by signs: a name goes on up to the next one. */
  readonly isPunctuated: boolean;
  /** Where a place of it is in what was said. */
  readonly placeIn: (place: number) => number;

  constructor(
    /** As it was said, with numbers in words. */
    readonly said: string,
    readonly words: TalkWords,
    /** A part of what was dictated without a sign. */
    isDictated = false,
  ) {
    const { text, placeIn } = withDigits(said.slice(0, MAX_SENTENCE), words);
    this.text = text;
    this.placeIn = placeIn;
    this.lower = text.toLowerCase();
    this.tokens = tokensOf(text);
    this.isPunctuated = !isDictated && (this.tokens.length < MOST_WORDS_UNPUNCTUATED || /[,;:]/.test(text));
  }

  /** Where the words of a list that the readers of lines know end, those that begin at a place; -1 for none. */
  endOf(list: Parameters<typeof endOfWords>[1], place: number): number {
    return endOfWords(this.words, list, this.lower, place);
  }

  is(list: TalkList, word: Word | undefined): boolean {
    return word !== undefined && this.words.is(list, word.folded);
  }

  isNumber({ text }: Word): boolean {
    return /[\d½⅓⅔¼¾⅛]/.test(text);
  }

  /** 'litr', where what is counted once has no article. */
  isBareUnit({ text }: Word): boolean {
    return !this.words.hasArticles && text.length > 2 && this.words.isUnit(text);
  }

  /** A sign stands before it that ends what was said: '2, sugar', '2 #cake'. */
  isApart({ start }: Word): boolean {
    return /[#,;:!?…]\s*$/.test(this.text.slice(Math.max(0, start - 3), start));
  }

  isPinch(word: Word | undefined): boolean {
    const folded = word?.folded ?? '';
    return ENDINGS.some((ending) => this.words.is('pinches', folded.replace(ending, '')));
  }

  isDescribing({ start }: Word): boolean {
    return (['describing', 'prepared', 'sizes', 'how'] as const).some((list) => this.endOf(list, start) > 0);
  }

  /** 'large', 'good' before a measure */
  isSize({ folded, start, end }: Word): boolean {
    return this.words.is('sizes', folded) || this.endOf('sizes', start) === end;
  }

  /** 'really', 'sehr' */
  isAdverb({ start }: Word): boolean {
    return this.endOf('how', start) > 0;
  }

  /** What was said between two places of it, as it was said. */
  asSaid(start: number, end: number): string {
    return this.said.slice(this.placeIn(start), this.placeIn(end));
  }

  skipBlanks(place: number): number {
    return place + (/^\s*/u.exec(this.text.slice(place, place + 4))?.[0].length ?? 0);
  }

  /** Of the first word at a place or behind it. */
  indexAt(place: number): number {
    const index = this.tokens.findIndex(({ start }) => start >= place);
    return index < 0 ? this.tokens.length : index;
  }
}

const ENDINGS = [/^$/, /(?:es|s|e|n)$/u, /s$/u];

function tokensOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(WORD)].map(({ 0: word, index: start }, index) => {
    const isBehindSign = /\S/.test(text.slice(end, start));
    end = start + word.length;
    return { text: word, folded: fold(word), start, end, index, isBehindSign };
  });
}
