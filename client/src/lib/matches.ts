export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Letters that are no other letter with an accent, but are found under these. */
const ALIKE: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  '\u2044': '/',
};

/** One character as the search compares it: without case and accents. May be several, or none for an accent alone. */
function fold(character: string): string {
  return [...character.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')]
    .map((letter) => ALIKE[letter] ?? letter)
    .join('');
}

/** The text in parts, those that the words of a search match marked: as the search finds them, without case and accents. */
export function partsMatching(text: string, search: string): TextPart[] {
  const words = [...new Set(search.trim().split(/\s+/).map(foldText))].filter((word) => word !== '');
  if (words.length === 0) return [{ text, isMatch: false }];
  const characters = [...text];
  const folded = characters.map(fold);
  // For each place in the folded text, the character it came from.
  const origin = folded.flatMap((letters, index) => Array.from(letters, () => index));
  const matched = new Set<number>();
  const haystack = folded.join('');
  for (const word of words) {
    for (let at = haystack.indexOf(word); at >= 0; at = haystack.indexOf(word, at + 1)) {
      // `origin` counts whole characters, `at` counts UTF-16 units.
      const start = [...haystack.slice(0, at)].length;
      for (const place of origin.slice(start, start + [...word].length)) matched.add(place);
    }
  }
  return partsOf(characters, matched, folded);
}

function foldText(text: string): string {
  return [...text].map(fold).join('');
}

function partsOf(characters: string[], matched: ReadonlySet<number>, folded: string[]): TextPart[] {
  const parts: TextPart[] = [];
  characters.forEach((character, index) => {
    const last = parts.at(-1);
    // An accent on its own belongs to the letter before it.
    const isMatch = folded[index] === '' ? (last?.isMatch ?? false) : matched.has(index);
    if (last?.isMatch === isMatch) last.text += character;
    else parts.push({ text: character, isMatch });
  });
  return parts;
}
