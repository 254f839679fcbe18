/** How far into a page its own word about its encoding is looked for. */
const PRESCAN_BYTES = 8_192;
const MAX_HEADER_CHARS = 200;
/** Past this share of undecodable bytes, what claims to be UTF-8 is something else. */
const MAX_BROKEN_SHARE = 0.02;

/** Code points of the bytes 0x80 to 0x9f; the five that are unassigned stand for themselves. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const BYTE_ORDER_MARKS = [
  { mark: [0xef, 0xbb, 0xbf], label: 'utf-8' },
  { mark: [0xfe, 0xff], label: 'utf-16be' },
  { mark: [0xff, 0xfe], label: 'utf-16le' },
];

/** What pages without a word about their encoding are written in, by the language they name; the first that fits. */
const LEGACY_BY_LANGUAGE: Record<string, readonly string[]> = {
  ar: ['windows-1256'],
  be: ['windows-1251'],
  bg: ['windows-1251'],
  cs: ['windows-1250'],
  el: ['windows-1253'],
  et: ['windows-1257'],
  fa: ['windows-1256'],
  he: ['windows-1255'],
  hr: ['windows-1250'],
  hu: ['windows-1250'],
  ja: ['euc-jp', 'shift_jis'],
  ko: ['euc-kr'],
  lt: ['windows-1257'],
  lv: ['windows-1257'],
  mk: ['windows-1251'],
  pl: ['windows-1250'],
  ro: ['windows-1250'],
  ru: ['windows-1251'],
  sk: ['windows-1250'],
  sl: ['windows-1250'],
  sr: ['windows-1251'],
  th: ['windows-874'],
  tr: ['windows-1254'],
  uk: ['windows-1251'],
  vi: ['windows-1258'],
  zh: ['gb18030', 'big5'],
  'zh-hant': ['big5', 'gb18030'],
  'zh-hk': ['big5', 'gb18030'],
  'zh-tw': ['big5', 'gb18030'],
};

/**
 * A page's text. Its encoding is the byte order mark's, else the header's, else the one its own meta or XML declaration
 * names, else UTF-8 if it is valid, else the usual one of its language, else windows-1252. A declaration that the bytes
 * plainly contradict (valid UTF-8 declared as Latin-1, the default of many servers, or the reverse) is passed over.
 */
export function decodeHtml(bytes: Buffer, contentType: string | undefined): string {
  const marked = BYTE_ORDER_MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return decode(bytes, marked.label);
  const declared = headerCharset(contentType) ?? documentCharset(bytes);
  if (declared === 'utf-8') return decodeClaimedUtf8(bytes);
  if (declared !== undefined && declared !== 'windows-1252') return decode(bytes, declared);
  return decodeStrictly(bytes, 'utf-8') ?? decode(bytes, declared ?? legacyCharset(bytes));
}

function decode(bytes: Buffer, label: string): string {
  const text = new TextDecoder(label).decode(bytes);
  return label === 'windows-1252' ? text.replace(/[\u0080-\u009f]/g, fromWindows1252) : text;
}

/** Several versions of Node decode windows-1252 as ISO 8859-1, which loses quotation marks, dashes and the euro. */
function fromWindows1252(control: string): string {
  return WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control;
}

function decodeStrictly(bytes: Buffer, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A page that says UTF-8 and breaks it in a few places keeps its word; one that breaks it throughout does not. */
function decodeClaimedUtf8(bytes: Buffer): string {
  const exact = decodeStrictly(bytes, 'utf-8');
  if (exact !== undefined) return exact;
  const text = decode(bytes, 'utf-8');
  const broken = text.length - text.replaceAll('\ufffd', '').length;
  const foreign = text.length - text.replace(/\P{ASCII}+/gu, '').length;
  const isMostlyBroken = broken / text.length > MAX_BROKEN_SHARE || broken * 2 > foreign;
  if (!isMostlyBroken) return text;
  const other = documentCharset(bytes);
  return decode(bytes, other === undefined || other === 'utf-8' ? legacyCharset(bytes) : other);
}

function headerCharset(contentType: string | undefined): string | undefined {
  return knownLabel(
    contentType?.slice(0, MAX_HEADER_CHARS).match(/;\s*charset\s*=\s*["']?\s*([^\s"';,]+)/i)?.[1],
  );
}

/** The charset of a meta element or XML declaration in the first bytes, comments passed over. */
function documentCharset(bytes: Buffer): string | undefined {
  const head = documentHead(bytes);
  const xml = head.match(/^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)["']/i)?.[1];
  const named = [...head.matchAll(/<meta\s[^>]*?charset\s*=\s*["']?\s*([^\s"'/>;]+)/gi)].map(
    (match) => match[1],
  );
  const label = [...named, xml].map(knownLabel).find((known) => known !== undefined);
  // It could be read as ASCII, so it is not UTF-16 whatever it says (the HTML standard's rule).
  return label?.startsWith('utf-16') ? 'utf-8' : label;
}

function legacyCharset(bytes: Buffer): string {
  const [, language = ''] =
    /<html\s[^>]*?lang\s*=\s*["']?([a-z-]+)/.exec(documentHead(bytes).toLowerCase()) ?? [];
  const candidates = LEGACY_BY_LANGUAGE[language] ?? LEGACY_BY_LANGUAGE[language.slice(0, 2)] ?? [];
  return candidates.find((label) => decodeStrictly(bytes, label) !== undefined) ?? 'windows-1252';
}

function documentHead(bytes: Buffer): string {
  return bytes
    .subarray(0, PRESCAN_BYTES)
    .toString('latin1')
    .replace(/<!--.*?-->/gs, '');
}

/** The standard's name of an encoding that can be decoded; undefined for any other label. */
function knownLabel(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  if (/^x-user-defined$/i.test(label)) return 'windows-1252';
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
