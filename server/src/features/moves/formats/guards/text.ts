import { withSignsOfWindows } from '../../../../extraction/page/text.ts';

const SAMPLE_BYTES = 4_096;

/**
 * The text of a file in whatever encoding programs of the last forty years wrote, with its lines ended by '\n': a byte order mark
 * decides, then UTF-16 without one, then UTF-8, then what the text itself names (XML, HTML), and what is none of them is
 * Windows-1252, or that of DOS or of old Macs, whichever makes words of it.
 */
export function decodeText(bytes: Buffer): string {
  return decoded(bytes).replace(/\r\n?/g, '\n');
}

function decoded(bytes: Buffer): string {
  const marked = encodingOfMark(bytes) ?? encodingOfZeros(bytes);
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return withFewBroken(bytes) ?? ofOneByte(bytes);
  }
}

/**
 * In UTF-8 with a few broken signs, as where a file was cut off or put together from two; undefined where more are broken than whole,
 * as in a text of any other encoding.
 */
function withFewBroken(bytes: Buffer): string | undefined {
  const text = new TextDecoder('utf-8').decode(bytes);
  let worth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign > 0x7f) worth += sign === 0xff_fd ? -1 : 1;
  }
  return worth > 0 ? text : undefined;
}

/** Code page 850 from 0x80 on; in its letters and fractions it is the older 437. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
const MAX_SAMPLE_BYTES = 4 * 1024 ** 2;

/** In the order in which they are believed where as much speaks for each. */
const OF_ONE_BYTE: readonly ((bytes: Buffer) => string)[] = [
  (bytes) => withSignsOfWindows(new TextDecoder('windows-1252').decode(bytes)),
  textOfDos,
  (bytes) => new TextDecoder('macintosh').decode(bytes),
];

function ofOneByte(bytes: Buffer): string {
  const named = encodingNamed(bytes);
  if (named !== undefined) return new TextDecoder(named).decode(bytes);
  const sample = bytes.subarray(0, MAX_SAMPLE_BYTES);
  const [first, ...others] = OF_ONE_BYTE.map((decode) => ({ decode, worth: worthOf(decode(sample)) }));
  const best = others.reduce((best, next) => (next.worth > best.worth ? next : best), first!);
  return best.decode(bytes);
}

/** What an XML declaration or the head of a page says; the usual one of Windows is what programs name that do not check. */
function encodingNamed(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 1_024).toString('latin1');
  const [, label = ''] =
    /(?:<\?xml[^>]{0,100}?encoding|<meta[^>]{0,100}?charset)\s*=\s*["']?([\w-]{2,20})/i.exec(head) ?? [];
  if (label === '') return undefined;
  try {
    const { encoding } = new TextDecoder(label);
    return /^(?:utf-|windows-1252)/.test(encoding) ? undefined : encoding;
  } catch {
    return undefined;
  }
}

/** Small letters within words, ½ and ¼ before a unit, ° behind a number, quotes at the edge of words. */
const LIKELY =
  /(?<=[a-z])[ß-öø-ÿœ](?=[a-z])|(?<=[\d\s])[½¼¾](?=\s+[a-z]{1,6}\s)|(?<=\d\s?)°|(?<=[a-z])’(?=[a-z])|(?<=\s)[«“„‘](?=[a-z])|(?<=[a-z.,])[”»](?=[\s.,])/gi;
/** Signs and capitals within words of small letters. */
const UNLIKELY = /(?<=[a-z])[^\p{ASCII}ß-öø-ÿœ’](?=[a-z])/gu;

function worthOf(text: string): number {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  return count(LIKELY) - count(UNLIKELY);
}

function textOfDos(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\x80-\xff]/g, (sign) => DOS[sign.charCodeAt(0) - 0x80] ?? sign);
}

function encodingOfMark(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** In UTF-16 every second byte of a Latin text is zero; in no other text is any. */
function encodingOfZeros(bytes: Buffer): string | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < sample.length / 5) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
