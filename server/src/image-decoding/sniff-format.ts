export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic';

const AVIF_BRANDS = new Set(['avif', 'avis']);
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);
const GENERIC_HEIF_BRANDS = new Set(['mif1', 'msf1', 'miaf']);
const BRAND_BYTES = 4;

/** The image format that the first bytes of a file name; undefined when they name none of these. */
export function sniffFormat(bytes: Buffer): ImageType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  return sniffHeif(bytes);
}

/** AVIF and HEIC are the major brand of their container, or a compatible brand when the major one is generic. */
function sniffHeif(bytes: Buffer): 'avif' | 'heic' | undefined {
  const [major = '', ...compatible] = brandsOf(bytes);
  const brands = GENERIC_HEIF_BRANDS.has(major) ? compatible : [major];
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : undefined;
}

function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || ascii(bytes, 4, 8) !== 'ftyp') return [];
  const brands = [ascii(bytes, 8, 12)];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  for (let at = 16; at + BRAND_BYTES <= end; at += BRAND_BYTES)
    brands.push(ascii(bytes, at, at + BRAND_BYTES));
  return brands;
}

function startsWith(bytes: Buffer, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function ascii(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end);
}
