import { fold } from '@larder/shared/language/fold';

/** The soft hyphen and '¬' are what some programs leave where a word was broken. */
const BROKEN = /(?<!\p{L})(\p{L}{2,40})(?:[-‐¬]|\u00ad)[ \t]*\r?\n[ \t]*(\p{Ll}+)/gu;
const COMPOUND = /(?<!\p{L})\p{L}{2,40}-\p{L}{1,40}/gu;
/** What a word that is cut short on purpose stands before: 'Vor- und Nachspeise'. Most other short words are endings: 'peach-es', 'rot-to'. */
const LITTLE_WORDS = new Set(['and', 'or', 'und', 'oder', 'bis', 'en', 'of', 'och', 'eller', 'og']);

/**
 * A text in which the words that were broken at the ends of its lines are whole, in any language that writes hyphens. 'low-' and
 * 'fat' stay 'low-fat' where the text has that elsewhere; 'Vor-' before 'und' was never broken.
 */
export function withWholeWords(text: string): string {
  if (!/[-‐¬\u00ad][ \t]*\r?\n/u.test(text)) return text;
  const compounds = new Set(fold(text).match(COMPOUND));
  return text.replace(BROKEN, (written, first: string, second: string) => {
    if (LITTLE_WORDS.has(fold(second))) return written;
    const compound = `${first}-${second}`;
    return compounds.has(fold(compound)) ? compound : `${first}${second}`;
  });
}
