/** Without its line break; what goes on is indented by one more. */
const LINE_BYTES = 74;

/** Lines of a calendar as RFC 5545 (3.1) wants them: none longer than 75 bytes, no character cut in two. */
export function folded(text: string): string {
  return text.split('\r\n').map(foldedLine).join('\r\n');
}

function foldedLine(line: string): string {
  if (Buffer.byteLength(line) <= LINE_BYTES) return line;
  let [result, bytes] = ['', 0];
  for (const character of line) {
    const length = Buffer.byteLength(character);
    bytes += length;
    if (bytes > LINE_BYTES) {
      result += '\r\n ';
      bytes = length;
    }
    result += character;
  }
  return result;
}
