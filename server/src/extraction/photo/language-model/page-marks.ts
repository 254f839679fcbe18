import { scoreOf, type LineReading } from '../recognise.ts';
import type { ReadCharacter } from '../read-character.ts';
import { folded } from './fold.ts';
import { accentsOf } from './known-letters.ts';
import type { LetterLanguage } from './languages.ts';

/** What the recogniser that knows marks saw of them on a page speaks for the language, or against it. */
const SURELY_READ = 0.9;
const MOST_IN_ENGLISH = 0.02;
const MOST_FOREIGN = 0.5;
const FEW = 8;

/** The marks of words that English has from others: 'crème fraîche', 'jalapeño', 'Spätzle'. */
const OF_LOAN_WORDS = 'éèêëàâäáçîïíñôöóúûùüœæ';

/** True where the marks on a page are not those of its language: it is too short to tell, or nothing was learned of its own. */
export function isOfAnother(language: LetterLanguage, lines: readonly LineReading[]): boolean {
  const read = lines
    .filter(({ knowsMarks, characters }) => knowsMarks === true && scoreOf(characters) >= SURELY_READ)
    .flatMap(({ characters }) => characters.map(({ character }) => character.toLowerCase()))
    .filter((character) => /\p{L}/u.test(character));
  const marked = read.filter((letter) => folded(letter) !== letter);
  const accents = accentsOf(language);
  if (accents === undefined) return marked.length > read.length * MOST_IN_ENGLISH;
  if (marked.length < FEW) return false;
  const own = new Set(Object.values(accents.choices).join(''));
  return marked.filter((letter) => !own.has(letter)).length > marked.length * MOST_FOREIGN;
}

/** An English line: a letter with a mark that no loan word has is the plain one, with a speck above. */
export function withLoanMarks(characters: readonly ReadCharacter[]): ReadCharacter[] {
  return characters.map((character) => {
    const letter = character.character;
    const plain = folded(letter);
    if (
      plain === letter.toLowerCase() ||
      !/\p{L}/u.test(letter) ||
      OF_LOAN_WORDS.includes(letter.toLowerCase())
    )
      return character;
    return { ...character, character: letter === letter.toLowerCase() ? plain : plain.toUpperCase() };
  });
}
