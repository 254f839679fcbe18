import type { ReadCharacter } from '../read-character.ts';
import { folded } from './fold.ts';
import { foldedWord, spell, staysAsRead, type AccentWeights } from './accents.ts';

/** Less sure than this of its spelling, a person should look at a word. */
const SURE = 0.75;
/** A letter that a recogniser knows the marks of is read with the mark that it has. */
const SURELY_READ = 0.9;

/**
 * A line with the accents that the recogniser has no letters for, as its language writes them. Letters change one for one
 * but for 'ae' and 'oe', which may be one; figures and signs stay. A word whose spelling is not sure is marked.
 */
export function withAccents(
  given: readonly ReadCharacter[],
  language: string,
  weights: AccentWeights,
  knowsMarks = false,
): ReadCharacter[] {
  const characters = knowsMarks ? withLettersOfTwo(given, weights) : given;
  const text = characters.map(({ character }) => character).join('');
  const words = [...text.matchAll(/\p{L}+/gu)].map(({ 0: read, index }) => ({
    read,
    index,
    letters: foldedWord(read),
  }));
  const result: ReadCharacter[] = [...characters];
  const dropped = new Set<ReadCharacter>();
  words.forEach(({ read, index, letters }, place) => {
    const [before, after] = [words[place - 1]?.letters ?? '', words[place + 1]?.letters ?? ''];
    const isCapital = /^\p{Lu}/u.test(read);
    const word = { letters, isCapital, before, after };
    const spelled = spell(weights, word, read, knowsMarks);
    const isSurelyRead =
      knowsMarks && characters.slice(index, index + read.length).every(({ score }) => score >= SURELY_READ);
    if (isSurelyRead && staysAsRead(weights, word, read, spelled.letters)) return;
    const isCapitals = read.length > 1 && !/\p{Ll}/u.test(read);
    spelled.letters.forEach((letter, at) => {
      const character = result[index + at];
      if (character === undefined) return;
      if (letter === '') return dropped.add(character);
      const spelling = inCase(letter, read[at] ?? '', isCapitals || (at === 0 && isCapital), language);
      result[index + at] = {
        ...character,
        character: spelling,
        ...(spelled.sureness < SURE && { isUnsure: true }),
      };
    });
  });
  return result.filter((character) => !dropped.has(character));
}

/**
 * 'æ' and 'œ', whichever the language has, as what is learned of it knows them: at the place of two letters. And a letter that
 * bears an apostrophe as two, where it has none such: "ľaglio" is "l'aglio".
 */
function withLettersOfTwo(characters: readonly ReadCharacter[], { choices }: AccentWeights): ReadCharacter[] {
  const written = Object.values(choices).join('');
  const own = ['œ', 'æ'].find((letter) => written.includes(letter));
  return characters.flatMap((character, index) => {
    const letter = character.character;
    const isBeforeApostrophe = /['’]/.test(characters[index + 1]?.character ?? '');
    const [first, second] =
      own !== undefined && /[æœ]/i.test(letter)
        ? [/[ÆŒ]/.test(letter) ? own.toUpperCase() : own, 'e']
        : /[ľďť]/.test(letter) && !written.includes(letter)
          ? [folded(letter), isBeforeApostrophe ? undefined : "'"]
          : [letter];
    const rest = second === undefined ? [] : [{ ...character, character: second }];
    return [{ ...character, character: first ?? letter }, ...rest];
  });
}

/** A letter in the case of the one that was read; one that is as it was read stays so. */
function inCase(letter: string, read: string, isCapital: boolean, language: string): string {
  if (letter === read.toLowerCase() && language !== 'tr') return read;
  if (!isCapital && !/\p{Lu}/u.test(read)) return letter;
  if (letter === 'ß') return isCapital && read !== 'B' ? read : 'ß';
  return letter.toLocaleUpperCase(language);
}
