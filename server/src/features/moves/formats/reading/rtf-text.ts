import { withSignsOfWindows } from '../../../../extraction/page/text.ts';

/** Groups that hold no text: fonts, colours, styles, pictures, and what older readers are to pass over. */
const NO_TEXT =
  /^\{\\(?:\*|fonttbl|colortbl|stylesheet|info|pict|header|footer|generator|listtable|listoverridetable)/;
const MARK =
  /\\'([\da-f]{2})|\\u(-?\d{1,5}) ?(?:\?|\\'[\da-f]{2})?|\\([a-z]{1,32})(-?\d{1,10})? ?|\\([^a-z\d])|([{}])|([^\\{}]+)/gi;
const BREAKS = new Set(['par', 'line', 'row', 'page', 'sect']);
const BLANKS = new Set(['tab', 'cell', 'nestcell']);
const MAX_DEPTH = 100;

/** Whether bytes begin a document in Rich Text Format, as WordPad and many recipe programs write it. */
export function isRtf(start: Buffer): boolean {
  return start.subarray(0, 6).toString('latin1').startsWith('{\\rtf');
}

/** The text of a document in Rich Text Format, a line for each paragraph. Its letters are those of Windows or of Unicode. */
export function rtfText(bytes: Buffer): string {
  const source = bytes.toString('latin1').replace(/[\r\n]/g, '');
  let [text, depth, hiddenAt] = ['', 0, Infinity];
  for (const match of source.matchAll(MARK)) {
    const [, byte, code, word, , sign, brace, plain] = match;
    if (brace === '{') {
      depth += 1;
      if (depth > MAX_DEPTH) break;
      if (depth < hiddenAt && NO_TEXT.test(source.slice(match.index, match.index + 24))) hiddenAt = depth;
    } else if (brace === '}') {
      if (depth === hiddenAt) hiddenAt = Infinity;
      depth -= 1;
    } else if (depth < hiddenAt) text += shown({ byte, code, word, sign, plain });
  }
  return text;
}

type Marks = Partial<Record<'byte' | 'code' | 'word' | 'sign' | 'plain', string | undefined>>;

function shown({ byte, code, word, sign, plain }: Marks): string {
  if (plain !== undefined) return withSignsOfWindows(plain);
  if (byte !== undefined) return withSignsOfWindows(String.fromCharCode(Number.parseInt(byte, 16)));
  if (code !== undefined) return String.fromCharCode(Number(code) & 0xffff);
  if (word !== undefined)
    return BREAKS.has(word) ? '\n' : BLANKS.has(word) ? ' ' : word === 'bullet' ? '• ' : '';
  return sign === '~' ? ' ' : sign === '_' ? '-' : /[\\{}]/.test(sign ?? '') ? (sign ?? '') : '';
}
