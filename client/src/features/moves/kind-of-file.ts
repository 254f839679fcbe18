/** What a file is, whatever program wrote it. */
export type FileKind = 'text' | 'picture' | 'zip' | 'database' | 'other';

const BEGINNING = 4096;

const SIGNS: readonly (readonly [sign: RegExp, kind: FileKind])[] = [
  [/^PK\u0003\u0004/, 'zip'],
  [/^SQLite format 3\0/, 'database'],
  [/^(?:\u00ff\u00d8\u00ff|\u0089PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp(?:heic|heix|mif1|avif))/s, 'picture'],
];

/** By its first bytes: names and endings need not be true. */
export async function kindOfFile(file: Blob): Promise<FileKind> {
  const bytes = new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer());
  const start = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const known = SIGNS.find(([sign]) => sign.test(start));
  if (known) return known[1];
  return isText(bytes) ? 'text' : 'other';
}

/** The beginning may end within a letter. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0 || bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
