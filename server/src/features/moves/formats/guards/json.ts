import { MoveFileError } from '../contract.ts';

const MAX_DEPTH = 100;
/** Of one list or object. */
const MAX_ITEMS = 100_000;
/** Of a text, all together: they take some 64 bytes each once they are parsed. */
const MAX_VALUES = 4_000_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d];

/**
 * Looks over a JSON text before it is parsed: a value takes two bytes there and a hundred in memory.
 * @throws MoveFileError 'too-deep'; 'too-many-items' for a list or object of more than `most`, or too many of them together.
 */
export function checkJson(text: string, most = MAX_ITEMS): void {
  const items: number[] = [];
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      if (items.push(1) > MAX_DEPTH) throw new MoveFileError('too-deep');
      values += 1;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) items.pop();
    else if (sign === COMMA) {
      const count = (items.pop() ?? 0) + 1;
      items.push(count);
      values += 1;
      if (count > most || values > MAX_VALUES) throw new MoveFileError('too-many-items');
    }
  }
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}
