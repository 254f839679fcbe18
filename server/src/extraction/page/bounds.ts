/** Real pages stay far below these; what goes beyond them is built to exhaust a parser. */
export const PAGE_LIMITS = {
  /** For the whole page (rules: Other people's content). */
  milliseconds: 5_000,
  characters: 10_000_000,
  nodes: 250_000,
  depth: 400,
  attributes: 300,
  /** Visible lines. */
  items: 20_000,
  metaTags: 2_000,
  /** Characters of one text. */
  text: 60_000,
  /** Lines of one list; a stored one has far fewer. */
  lines: 1_000,
} as const;

const RAW_TEXT = ['script', 'style', 'textarea', 'title', 'xmp', 'noscript', 'iframe'];

/**
 * Cuts every tag with more than `PAGE_LIMITS.attributes` attributes out of a page, in one pass: the parser compares each
 * attribute with all before it, so one tag with a million of them would take it hours.
 */
export function dropHugeTags(html: string): string {
  const text = html.length > PAGE_LIMITS.characters ? html.slice(0, PAGE_LIMITS.characters) : html;
  const kept: string[] = [];
  let from = 0;
  let at = text.indexOf('<');
  while (at >= 0) {
    const tag = scanTag(text, at);
    if (tag.attributes > PAGE_LIMITS.attributes) {
      kept.push(text.slice(from, at));
      from = tag.end;
    }
    at = text.indexOf('<', tag.end);
  }
  return kept.length === 0 ? text : kept.join('') + text.slice(from);
}

interface ScannedTag {
  end: number;
  attributes: number;
}

function scanTag(text: string, start: number): ScannedTag {
  if (text.startsWith('<!--', start)) return skipTo(text, '-->', start + 4);
  const name = /[a-z][a-z\d]*/iy;
  name.lastIndex = start + 1;
  const tagName = name.exec(text)?.[0].toLowerCase();
  if (tagName === undefined) return { end: start + 1, attributes: 0 };
  const tag = scanAttributes(text, start + 1 + tagName.length);
  if (!RAW_TEXT.includes(tagName) || tag.attributes > PAGE_LIMITS.attributes) return tag;
  const close = new RegExp(`</${tagName}`, 'gi');
  close.lastIndex = tag.end;
  return { end: close.exec(text)?.index ?? text.length, attributes: 0 };
}

function skipTo(text: string, mark: string, from: number): ScannedTag {
  const found = text.indexOf(mark, from);
  return { end: found < 0 ? text.length : found, attributes: 0 };
}

/** Counts words outside quotation marks up to the closing '>'. */
function scanAttributes(text: string, from: number): ScannedTag {
  let attributes = 0;
  let isBetween = true;
  let previous = 0;
  let index = from;
  for (; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x3e) return { end: index + 1, attributes };
    if (code <= 0x20 || code === 0x2f) {
      isBetween = true;
    } else if ((code === 0x22 || code === 0x27) && previous === 0x3d) {
      const close = text.indexOf(String.fromCharCode(code), index + 1);
      if (close < 0) return { end: text.length, attributes };
      index = close;
      isBetween = true;
    } else if (isBetween) {
      attributes++;
      isBetween = false;
    }
    if (code > 0x20) previous = code;
  }
  return { end: index, attributes };
}
