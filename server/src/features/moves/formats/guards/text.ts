const SAMPLE_BYTES = 4_096;

/**
 * The text of a file in whatever encoding programs of the last forty years wrote: a byte order mark decides, then UTF-16
 * without one, then UTF-8, and what is neither is Windows-1252.
 */
export function decodeText(bytes: Buffer): string {
  const marked = encodingOfMark(bytes) ?? encodingOfZeros(bytes);
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
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
