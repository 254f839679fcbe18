import { decodeHTMLStrict } from 'entities';
import { PAGE_LIMITS } from './bounds.ts';

const SCRIPT = /<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const BREAKING_TAG = /<\/?(?:p|br|li|ul|ol|div|h[1-6]|tr|table|section|article|hr|dt|dd)\b[^<>]*>/gi;
const ANY_TAG = /<\/?[a-z!][^<>]*>/gi;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
/** Soft hyphen, zero-width and bidirectional controls, byte order mark: invisible, and able to disguise a text. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const SPACES = /[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const PRINTABLE = /^[ -~]*$/;
const ASCII = /^[\0-\x7f]*$/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const MOJIBAKE = /[ÂÃÅÄÐÑ][\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸ]|â€|ï¿½/;

/** One line of readable text: controls and invisible characters gone, spaces collapsed, NFC. Markup is left alone. */
export function cleanText(text: string): string {
  if (PRINTABLE.test(text) && !text.includes('  ')) return text.trim();
  return text.replace(LONE_SURROGATE, '').replace(INVISIBLE, '').replace(SPACES, ' ').trim().normalize('NFC');
}

/** '1️⃣ Mix' as '1. Mix'. */
export function withoutKeycap(line: string): string {
  return line.includes('\u20e3') ? line.replace(/^(\d)\ufe0f?\u20e3\s*/u, '$1. ') : line;
}

/** The lines of a text that may hold markup and entities (even encoded twice), each cleaned; no empty ones. */
export function plainLines(markup: string): string[] {
  return dropTags(decodeEntities(repairMojibake(markup.slice(0, PAGE_LIMITS.text))))
    .split(/[\n\r\u2028\u2029]+/)
    .map(cleanText)
    .filter((line) => line !== '');
}

/** The same as one line. */
export function plainText(markup: string): string {
  return plainLines(markup).join(' ');
}

/** Decodes character references at most twice: publishing tools often encode what was encoded already. */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < 2 && ENTITY.test(decoded); round++) decoded = decodeHTMLStrict(decoded);
  return decoded;
}

/** Tags become nothing, or a line break where they start or end a block; scripts and styles go with their content. */
function dropTags(markup: string): string {
  if (!markup.includes('<')) return markup;
  return markup.replace(SCRIPT, ' ').replace(BREAKING_TAG, '\n').replace(ANY_TAG, '');
}

/** What the bytes 0x80 to 0x9f became when they were read as windows-1252. */
const UPPER_CONTROLS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Several versions of Node read windows-1252 as ISO 8859-1, which loses quotation marks, dashes and the euro. */
export function withSignsOfWindows(text: string): string {
  return text.replace(
    /[\u0080-\u009f]/g,
    (control) => UPPER_CONTROLS[control.charCodeAt(0) - 0x80] ?? control,
  );
}

function windows1252Byte(character: string): number | undefined {
  const code = character.charCodeAt(0);
  if (code < 0x100) return code;
  const index = UPPER_CONTROLS.indexOf(character);
  return index < 0 ? undefined : 0x80 + index;
}

/** Undoes UTF-8 that was read as windows-1252 ('crÃ¨me'); a text that is not exactly that comes back unchanged. */
export function repairMojibake(text: string): string {
  if (!MOJIBAKE.test(text)) return text;
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const byte = windows1252Byte(text.charAt(index));
    if (byte === undefined) return text;
    bytes[index] = byte;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

/** A key under which two writings of one line meet: letters and digits only, no case, no accents. */
export function lineKey(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(/[^a-z\d]+/g, '');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const WORD = new RegExp(String.raw`${UNSPACED}|(?:(?!${UNSPACED})[\p{L}\p{N}])+`, 'gu');

/** The words of a text, folded like `lineKey`; each ideograph or kana counts as a word. */
export function wordsOf(text: string): string[] {
  if (ASCII.test(text)) return text.toLowerCase().match(/[a-z\d]+/g) ?? [];
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return folded.match(WORD) ?? [];
}

const STEM = 5;

/** The beginnings of its longer words, by which 'Eierlikörtorte' and 'Eierlikör' meet. */
export function stemsIn(text: string): string[] {
  return wordsOf(text).flatMap((word) => (/^\p{L}{4}/u.test(word) ? word.slice(0, STEM) : []));
}

/** Words with how often each comes. */
export interface Bag {
  counts: ReadonlyMap<string, number>;
  size: number;
}

export function bagOf(words: readonly string[]): Bag {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, size: words.length };
}

/** How much two bags share: the harmonic mean of both coverages, of the first, of the second; each 0 to 1. */
export interface Overlap {
  alike: number;
  ofLeft: number;
  ofRight: number;
}

export function overlap(left: Bag, right: Bag): Overlap {
  if (left.size === 0 || right.size === 0) return { alike: 0, ofLeft: 0, ofRight: 0 };
  let shared = 0;
  for (const [word, count] of left.counts) shared += Math.min(count, right.counts.get(word) ?? 0);
  return {
    alike: (2 * shared) / (left.size + right.size),
    ofLeft: shared / left.size,
    ofRight: shared / right.size,
  };
}

/** How much two lists of words share, 0 to 1 (the harmonic mean of both coverages). */
export function sharedWords(left: readonly string[], right: readonly string[]): number {
  return overlap(bagOf(left), bagOf(right)).alike;
}
