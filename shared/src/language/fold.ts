/** Letters and signs that are no letter with a mark, with what people write where their keyboard lacks them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  þ: 'th',
  ŧ: 't',
  ё: 'е',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '⁄': '/',
};
/** The fractions with a character of their own; the space keeps 1½ from being eleven halves. */
const FRACTION = /[¼-¾⅐-⅞↉]/;

/** Accents, vowel points of Hebrew and Arabic, the Arabic stroke that only fills a line, and what makes a sign a picture or a key. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670\u20d0-\u20f0\ufe00-\ufe0f]/g;
const CYRILLIC = /[\u0400-\u052f]/;
const ASCII = /^[\0-\x7f]*$/;
/** Folded in one piece: a character with what may melt into it (marks, parts of a Hangul syllable, narrow voicing marks). */
const PIECE = /[^][\p{M}\u1160-\u11ff\u3131-\u318e\uff9e-\uffdc]*/gu;

/**
 * The form in which texts are compared, in any language. What it makes equal:
 * - case, the final form of the Greek sigma included;
 * - forms of one character: wide and narrow, composed and decomposed, ligatures, ½ and ' 1/2', curly and straight quotes, dashes;
 * - Latin and Greek letters with and without accents; ß and ss, æ and ae, ø and o, ł and l, ı and i, and the like;
 * - Cyrillic ё and е, and vowels with and without stress marks (й, ї and ў are letters of their own and stay);
 * - Hebrew and Arabic with and without vowel points, alef with and without hamza.
 *
 * All other letters stay, composed: が is not か, and a Hangul syllable is one character. So do spaces and punctuation. Folding
 * twice changes nothing. `fold_text` in SQL does the same to what recipes are written in; where it does not, a test says so.
 */
export function fold(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : text.replace(PIECE, foldPiece);
}

/** Words of letters and digits with one space between them: "L'Apéro – 2ème!" is 'lapero 2eme'. */
export function foldWords(text: string): string {
  const folded = fold(text).replace(/['`]/g, '');
  // Patterns without Unicode are several times as fast.
  return folded.replace(ASCII.test(folded) ? /[^a-z\d]+/g : /[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}

/** Letters and digits only: equal for two writings of one line. */
export function foldKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** A folded text that knows where in the original its parts come from. Places are UTF-16 units, `end` is behind the last. */
export interface FoldedText {
  text: string;
  /** What a part of `text` was made from, whole characters: of 's' in 'strasse' the whole ß. */
  originalOf: (start: number, end: number) => { start: number; end: number };
}

/** The same as `fold`, for those who need to know where in the original something was found. */
export function foldWithPositions(original: string): FoldedText {
  return foldPieces(original, foldPiece);
}

/** A text folded character by character, each with the marks that follow it, by a folding that does not look around it. */
export function foldPieces(original: string, foldOne: (piece: string) => string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (const { 0: piece, index } of original.matchAll(PIECE)) {
    const folded = foldOne(piece);
    text += folded;
    for (let units = folded.length; units > 0; units--) {
      starts.push(index);
      ends.push(index + piece.length);
    }
  }
  return {
    text,
    originalOf: (start, end) => ({ start: starts[start] ?? original.length, end: ends[end - 1] ?? 0 }),
  };
}

const PIECES = new Map<string, string>();
const MOST_PIECES = 4_000;

/** Remembers what it has folded: texts consist of few different characters. */
function foldPiece(piece: string): string {
  let folded = PIECES.get(piece);
  if (folded === undefined) {
    folded = foldAnew(piece);
    if (PIECES.size >= MOST_PIECES) PIECES.clear();
    if (piece.length <= 4) PIECES.set(piece, folded);
  }
  return folded;
}

function foldAnew(piece: string): string {
  const plain = Array.from(piece.normalize('NFKC').toLowerCase(), (character) => {
    const letter = CYRILLIC.test(character) ? character : withoutMarks(character);
    return PLAIN[letter] ?? letter;
  }).join('');
  return (FRACTION.test(piece) ? ' ' : '') + plain.normalize('NFC');
}

function withoutMarks(character: string): string {
  return character.normalize('NFD').replace(OPTIONAL_MARKS, '');
}
