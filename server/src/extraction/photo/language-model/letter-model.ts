import { mixed, type HashedTable } from './hashed-table.ts';

/** As many letters are seen at once: the one that is judged and those before it. */
export const ORDER = 7;
/** Stands in front of the first letter of a word, where it is known to be one. */
export const WORD_START = '^';
/** How finely surprise is written down, in natural logarithms. */
export const SURPRISE_STEP = 0.3;
/** What each letter of context costs that was never seen before this one. */
const UNSEEN = 0.55;
const UNKNOWN_LETTER = 10;

/**
 * How likely a letter is after those before it in the cooking text of one language: without blanks, which the recogniser
 * drops, in small plain letters. It says nothing of figures.
 */
export class LetterModel {
  private readonly table: HashedTable;
  private readonly seed: number;

  constructor(table: HashedTable, language: string) {
    this.table = table;
    this.seed = seedOf(language);
  }

  /** The logarithm of how likely the letter at `at` is after those in front of it. The text is folded and has no blanks. */
  logOf(text: string, at: number): number {
    const { surprise, unseen } = this.lookUp(text, at);
    return -surprise - UNSEEN * unseen;
  }

  /** The logarithm of how likely a folded word is where one begins. */
  logOfWord(word: string): number {
    let sum = 0;
    for (let at = 1; at <= word.length; at++) sum += this.logOf(WORD_START + word, at);
    return sum;
  }

  /**
   * True where each letter of a folded word was seen after all that is looked at before it: the word, one that begins with it, or, of more
   * than six letters, one put together of such pieces.
   */
  knows(word: string): boolean {
    for (let at = 1; at <= word.length; at++) if (this.lookUp(WORD_START + word, at).unseen > 0) return false;
    return true;
  }

  /** How surprising a letter is after as many before it as it was seen with, and how many more are looked at. */
  private lookUp(text: string, at: number): { surprise: number; unseen: number } {
    const most = Math.min(ORDER, at + 1);
    let hash = this.seed;
    let surprise = UNKNOWN_LETTER;
    for (let seen = 0; seen < most; seen++) {
      hash = mixed(hash, text.charCodeAt(at - seen));
      const value = this.table.get(hash);
      if (value < 0) return { surprise, unseen: most - seen };
      surprise = value * SURPRISE_STEP;
    }
    return { surprise, unseen: 0 };
  }
}

/** Where the hashes of a language begin. */
export function seedOf(language: string): number {
  return [...language].reduce((hash, letter) => mixed(hash, letter.charCodeAt(0)), 0x51ed270b);
}
