import { foldForSearchWithPositions, searchedWords } from '@larder/shared/language/search';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** The text in parts, those that the words of a search match marked: as the search finds them, without case, accents and apostrophes. */
export function partsMatching(text: string, search: string): TextPart[] {
  const words = new Set(searchedWords(search));
  const folded = foldForSearchWithPositions(text);
  const isMatched: boolean[] = [];
  for (const word of words) {
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
      const { start, end } = folded.originalOf(at, at + word.length);
      for (let place = start; place < end; place++) isMatched[place] = true;
    }
  }
  return partsOf(text, isMatched);
}

function partsOf(text: string, isMatched: readonly boolean[]): TextPart[] {
  const parts: TextPart[] = [];
  for (let place = 0; place < text.length; place++) {
    const isMatch = isMatched[place] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += text.charAt(place);
    else parts.push({ text: text.charAt(place), isMatch });
  }
  return parts;
}
