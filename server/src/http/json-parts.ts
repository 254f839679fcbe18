const QUOTE = 0x22;
const COLON = 0x3a;
const BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const BRACE = 0x7b;

/**
 * Whether a JSON text has more keys, lists and objects than `max`. They are what parsing takes long for: two megabytes of
 * them take a hundred times as long as two megabytes of text.
 */
export function hasMoreParts(json: Uint8Array, max: number): boolean {
  let parts = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfString(json, at);
    else if (byte === COLON || byte === BRACKET || byte === BRACE) parts += 1;
    if (parts > max) return true;
  }
  return false;
}

function endOfString(json: Uint8Array, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === BACKSLASH) at += 1;
    else if (json[at] === QUOTE) return at;
  }
  return json.length;
}
