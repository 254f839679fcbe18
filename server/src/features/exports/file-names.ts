import filenamify from 'filenamify';

/** Of the name alone. As UTF-8 it stays below what encrypted home folders allow (143 bytes), number and ending included. */
const MAX_BYTES = 120;
/** A name that begins with a dot is hidden, one that ends with it unknown to Windows; a joiner joins two characters. */
const EDGES = /^[\u200d\s.]+|[\u200d\s.]+$/gu;
const characters = new Intl.Segmenter();

/**
 * Gives each title a name of its own that Windows, macOS and Linux can have: no path in it, no control or direction
 * characters, not too long, and different from the others also where capitals do not count.
 */
export function fileNames(): (title: string, fallback: string) => string {
  const taken = new Map<string, number>();
  return (title, fallback) => {
    const name = safeName(title) || fallback;
    for (;;) {
      const key = keyOf(name);
      const count = (taken.get(key) ?? 0) + 1;
      taken.set(key, count);
      if (count === 1) return name;
      const numbered = `${name} (${count})`;
      if (!taken.has(keyOf(numbered))) {
        taken.set(keyOf(numbered), 1);
        return numbered;
      }
    }
  };
}

/** Alike for names that some system takes for one: with other capitals ('σ' and 'ς' have one), other forms, or signs that it passes over. */
function keyOf(name: string): string {
  const visible = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return visible.toUpperCase().normalize('NFKC').toLowerCase();
}

function safeName(title: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]|\.+(?=[\\/])|[\\/:*?"<>|]/gu, ' ')
    .replace(/(?!\u200d)\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(EDGES, '')
    // Again: marks may have come to stand beside their letter.
    .normalize('NFC');
  return filenamify(cutToBytes(plain, MAX_BYTES).replace(EDGES, ''), {
    replacement: '',
    maxLength: MAX_BYTES,
  });
}

/** As many whole characters of a name as fit into so many bytes of UTF-8. */
export function cutToBytes(name: string, maxBytes: number): string {
  if (Buffer.byteLength(name) <= maxBytes) return name;
  let kept = '';
  for (const { segment } of characters.segment(name)) {
    if (Buffer.byteLength(kept + segment) > maxBytes) return kept;
    kept += segment;
  }
  return kept;
}
