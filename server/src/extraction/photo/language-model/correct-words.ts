import type { ReadCharacter } from '../read-character.ts';
import { scoreOf, textOf, type LineReading } from '../recognise.ts';
import type { ComparedReading } from '../choose-recogniser.ts';
import { folded } from './fold.ts';
import type { LetterModel } from './letter-model.ts';
import { likeliestLetters, logLikelihood, spanOf, type Span } from './span.ts';
import { LENGTH_BONUS, likelyWords, MODEL_WEIGHT } from './word-search.ts';

/** Another word has to be better by this much, as a logarithm. */
const MARGIN = 1;
const LEAST_LETTERS = 2;
/** Of fewer letters a word is too like many others. */
const LEAST_SEARCHED = 3;
/** A corrected word is no surer than this. */
const CORRECTED = 0.8;
const LETTER = /\p{L}/u;
/** What stands with a letter in an amount: it may be a figure itself, as in '1o' and 'l/2'. */
const IN_AMOUNT = /[\d/%#?\\½¼¾⅓⅔°×+=&]/;

/**
 * A line with its words corrected: a word becomes the one that the other recogniser read there, or one that the language knows, where
 * what both saw and what the language writes speak for it. Figures, and letters that touch them, stay as they were read.
 */
export function correctWords(line: ComparedReading, model: LetterModel): ReadCharacter[] {
  const { characters } = line;
  const readers: LineReading[] = line.other === undefined ? [line] : [line, line.other];
  const corrected: ReadCharacter[] = [];
  for (let from = 0; from < characters.length;) {
    const to = endOfWord(characters, from);
    if (to === from) corrected.push(characters[from++]!);
    else {
      const word = characters.slice(from, to);
      const [before, behind] = [characters[from - 1], characters[to]];
      const isInAmount = [before, behind].some((beside) => IN_AMOUNT.test(beside?.character ?? ''));
      const spans = isInAmount
        ? []
        : readers.map((reader) => spanOf(reader, ...sharesOf(word, before, behind)));
      corrected.push(...correctWord(word, spans, model));
      from = to;
    }
  }
  return corrected;
}

function endOfWord(characters: readonly ReadCharacter[], from: number): number {
  let to = from;
  while (LETTER.test(characters[to]?.character ?? '')) to++;
  return to;
}

/** Where a word begins and ends along its line: halfway to what stands beside it. */
function sharesOf(
  word: readonly ReadCharacter[],
  before: ReadCharacter | undefined,
  behind: ReadCharacter | undefined,
): [number, number] {
  const [first, last] = [word[0]!.at, word.at(-1)!.at];
  return [
    before === undefined ? 0 : (before.at + first) / 2,
    behind === undefined ? 1 : (last + behind.at) / 2,
  ];
}

function correctWord(word: ReadCharacter[], spans: readonly Span[], model: LetterModel): ReadCharacter[] {
  const read = folded(textOf(word));
  if (spans.length === 0 || read.length < LEAST_LETTERS) return word;
  const isSearched = read.length >= LEAST_SEARCHED && !model.knows(read);
  const others = spans
    .flatMap((span) => [likeliestLetters(span), ...(isSearched ? likelyWords(span, model) : [])])
    .filter((letters) => letters !== read && letters.length >= LEAST_LETTERS && model.knows(letters));
  if (others.length === 0) return word;
  const worth = (letters: string) =>
    MODEL_WEIGHT * model.logOfWord(letters) +
    LENGTH_BONUS * letters.length +
    spans.reduce((sum, span) => sum + logLikelihood(span, letters), 0) / spans.length;
  let [best, most] = [read, worth(read) + MARGIN];
  for (const letters of new Set(others)) {
    const value = worth(letters);
    if (value > most) [best, most] = [letters, value];
  }
  return best === read ? word : inPlaceOf(word, best);
}

/** The letters of a word as another one, spread over its place, with its capitals. */
function inPlaceOf(word: readonly ReadCharacter[], letters: string): ReadCharacter[] {
  const isCapital = ({ character }: ReadCharacter) => /\p{Lu}/u.test(character);
  const capitals = word.length > 1 && word.every(isCapital) ? letters.length : isCapital(word[0]!) ? 1 : 0;
  const [first, last] = [word[0]!.at, word.at(-1)!.at];
  const score = Math.min(CORRECTED, scoreOf(word));
  return [...letters].map((letter, index) => ({
    character: index < capitals ? letter.toUpperCase() : letter,
    score,
    at: first + ((last - first) * index) / Math.max(1, letters.length - 1),
  }));
}
