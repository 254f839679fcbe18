const SAMPLE_BYTES = 4_096;

/**
 * The text of a file in whatever encoding programs of the last forty years wrote: a byte order mark decides, then UTF-16
 * without one, then UTF-8, and what is neither is that of DOS, where more of its letters and fractions are, or Windows-1252.
 */
export function decodeText(bytes: Buffer): string {
  const marked = encodingOfMark(bytes) ?? encodingOfZeros(bytes);
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return isOfDos(bytes) ? textOfDos(bytes) : new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Code page 850 from 0x80 on; in its letters and fractions it is the older 437. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
/** Letters of DOS within words, ½ and ¼ before a unit, ° behind a number: what stands there in Windows-1252 is a quote or nothing. */
const SIGNS_OF_DOS =
  /(?<=[a-z])[\x81-\x9a\xa0-\xa5\xe1](?=[a-z])|(?<=[\d\s])[\xab\xac](?=\s+[a-z]{1,6}\s)|(?<=\d)\xf8/gi;
const SIGNS_OF_WINDOWS = /(?<=[a-z])[\xc0-\xe0\xe2-\xf7\xf9-\xff](?=[a-z])|[\xbc-\xbe]|(?<=\d\s?)\xb0/gi;
const MAX_LOOKED_AT = 4 * 1024 ** 2;

function isOfDos(bytes: Buffer): boolean {
  const text = bytes.subarray(0, MAX_LOOKED_AT).toString('latin1');
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  return count(SIGNS_OF_DOS) > count(SIGNS_OF_WINDOWS);
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
