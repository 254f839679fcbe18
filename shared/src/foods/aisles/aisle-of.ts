import { fold } from '../../language/fold.ts';
import { knownWords, madeOfKnownWords } from '../../language/known-words.ts';
import type { LANGUAGES } from '../../language/languages.ts';
import { AISLES, type Aisle } from '../../shopping/aisles.ts';
import { SHORTEST_HEAD, endsOf, foodIn, headsOf, isHeadLast, valueOf, wordsOf } from '../lexicon.ts';

type LanguageCode = keyof typeof LANGUAGES;

type Shelf = Aisle | 'herbs';
const SHELVES: readonly string[] = [...AISLES, 'herbs'];

const SHORTEST_END = 2;
/** More words are a note, and every one of them would be looked up many times. */
const MOST_WORDS = 12;

/** The rows of a language, folded: see `all.ts`. */
interface AisleWords {
  shelves: ReadonlyMap<string, Shelf>;
  isFrozen: RegExp;
  isCanned: RegExp;
  isDried: RegExp;
  isFresh: RegExp;
  beside: RegExp;
}

const aisleWords = madeOfKnownWords(() => new Map<LanguageCode, AisleWords>());

function aisleWordsOf(language: LanguageCode): AisleWords {
  let words = aisleWords().get(language);
  if (!words) {
    words = readAisleWords(knownWords(language).aisles ?? '');
    aisleWords().set(language, words);
  }
  return words;
}

function readAisleWords(text: string): AisleWords {
  const rows = new Map(
    text.split(';').map((row) => {
      const [name = '', words = ''] = row.split(':');
      return [name.trim(), words.split('|').map((word) => fold(word.trim()))] as const;
    }),
  );
  const shelves = [...rows].flatMap(([shelf, words]) =>
    isShelf(shelf) ? words.flatMap((word) => word.split('/').map((form) => [form, shelf] as const)) : [],
  );
  return {
    shelves: new Map(shelves),
    isFrozen: anyOf(rows.get('is frozen')),
    isCanned: anyOf(rows.get('is canned')),
    isDried: anyOf(rows.get('is dried')),
    isFresh: anyOf(rows.get('is fresh')),
    beside: anyOf(rows.get('beside')),
  };
}

function isShelf(name: string): name is Shelf {
  return SHELVES.includes(name);
}

/** Any of these words, whole; one with a hyphen at its end is the beginning of a word. */
function anyOf(words: readonly string[] = []): RegExp {
  const patterns = words.map((word) =>
    word.endsWith('-') ? word.slice(0, -1) : String.raw`${word}(?!\p{L})`,
  );
  return words.length > 0 ? new RegExp(String.raw`(?<!\p{L})(?:${patterns.join('|')})`, 'u') : /(?!)/u;
}

/**
 * The aisle of a shop in which something is found, by the words of a language that are loaded (`loadAislesOf`). What is not listed is
 * found by its chief word ('Weizenbrötchen' by 'Brötchen'), and where that is not known by the one beside it ('milk semi-skimmed').
 * Words such as 'frozen' decide first.
 *
 * @param food the name of a thing, without its amount.
 * @returns null for what is not known.
 */
export function aisleOf(language: LanguageCode, food: string): Aisle | null {
  const words = aisleWordsOf(language);
  const folded = fold(food);
  const shelf = shelfOf(language, words, food.split(/[,;(]/)[0] ?? '');
  if (words.isFrozen.test(folded) && shelf !== 'household') return 'frozen';
  if (shelf === undefined) return null;
  const isProduce = shelf === 'produce' || shelf === 'herbs';
  if (words.isCanned.test(folded) && (isProduce || ['meat', 'fish', 'dry'].includes(shelf))) return 'cans';
  if (words.isDried.test(folded) && isProduce) return shelf === 'herbs' ? 'spices' : 'baking';
  if (shelf === 'herbs' || (shelf === 'spices' && words.isFresh.test(folded))) return 'produce';
  return shelf;
}

function listed(language: LanguageCode, shelves: AisleWords['shelves'], words: string): Shelf | undefined {
  const own = shelves.get(fold(words));
  if (own !== undefined) return own;
  const food = foodIn(language, words);
  return (food === undefined ? undefined : shelves.get(fold(food))) ?? valueOf(language, words, shelves);
}

/** Looks at the whole name, then at less and less of it, away from where its chief word stands. */
function shelfOf(language: LanguageCode, { shelves, beside }: AisleWords, name: string): Shelf | undefined {
  const whole = listed(language, shelves, name.trim());
  if (whole !== undefined) return whole;
  const words = wordsOf(name).slice(0, MOST_WORDS);
  const isLast = isHeadLast(language);
  const end = words.findIndex((word, index) => index > 0 && beside.test(fold(word)));
  let rest = end < 0 ? words : words.slice(0, end);
  for (; rest.length > 0; rest = isLast ? rest.slice(0, -1) : rest.slice(1)) {
    for (const head of headsOf(language, rest)) {
      const shelf = listed(language, shelves, head);
      if (shelf !== undefined) return shelf;
    }
    for (const wordEnd of endsOf(language, rest.at(-1) ?? '', SHORTEST_END)) {
      const isLong = wordEnd.length >= SHORTEST_HEAD;
      const shelf =
        shelves.get(`-${fold(wordEnd)}`) ?? (isLong ? listed(language, shelves, wordEnd) : undefined);
      if (shelf !== undefined) return shelf;
    }
  }
  return undefined;
}
