import { PAGE_LIMITS } from './bounds.ts';

/** A script of the page, in document order. */
export interface PageScript {
  type: string;
  text: string;
}

export interface StrippedPage {
  /** The page without scripts, styles, drawings and comments: less than half of what a parser would have to read. */
  html: string;
  scripts: PageScript[];
}

/** Elements whose content is no markup, and whether the page loses them: nothing in those is ever read. */
const RAW_TEXT: Readonly<Record<string, 'dropped' | 'kept'>> = {
  script: 'dropped',
  style: 'dropped',
  noscript: 'dropped',
  iframe: 'dropped',
  xmp: 'kept',
  textarea: 'kept',
  title: 'kept',
};

/**
 * Takes out of a page, in one pass, what is never read as markup. Scripts are handed back beside it. Tags with more than
 * `PAGE_LIMITS.attributes` attributes go too: a parser compares each attribute with all before it, so one tag with a million
 * of them would take it hours.
 */
export function stripHidden(html: string): StrippedPage {
  return new PageScanner(
    html.length > PAGE_LIMITS.characters ? html.slice(0, PAGE_LIMITS.characters) : html,
  ).run();
}

interface Tag {
  name: string;
  /** Where its attributes begin. */
  from: number;
  /** Behind its '>'. */
  end: number;
  attributes: number;
  isSelfClosed: boolean;
}

class PageScanner {
  private readonly text: string;
  private readonly kept: string[] = [];
  private readonly scripts: PageScript[] = [];
  /** Where the part begins that is not yet decided on. */
  private from = 0;
  private hasDrawingEnds = true;

  constructor(text: string) {
    this.text = text;
  }

  run(): StrippedPage {
    let at = this.text.indexOf('<');
    while (at >= 0) at = this.text.indexOf('<', this.pass(at));
    this.kept.push(this.text.slice(this.from));
    return { html: this.kept.join(''), scripts: this.scripts };
  }

  /** Decides on what begins at a '<'; the place from which to look for the next. */
  private pass(start: number): number {
    if (this.text.startsWith('<!--', start)) {
      // '<!-->' is a comment in full.
      const end = this.text.indexOf('-->', start + 2);
      return this.drop(start, end < 0 ? this.text.length : end + 3);
    }
    const name = nameAt(this.text, start + 1);
    if (name === '') return start + 1;
    const tag = scanTag(this.text, start + 1 + name.length, name);
    if (tag.attributes > PAGE_LIMITS.attributes) return this.drop(start, tag.end);
    if (name === 'svg') return this.passDrawing(start, tag);
    const treatment = Object.hasOwn(RAW_TEXT, name) ? RAW_TEXT[name] : undefined;
    if (treatment === undefined) return tag.end;
    return this.passRawText(start, tag, treatment);
  }

  private passDrawing(start: number, tag: Tag): number {
    if (tag.isSelfClosed) return this.drop(start, tag.end);
    const close = this.hasDrawingEnds ? endTag(this.text, 'svg', tag.end) : undefined;
    this.hasDrawingEnds = close !== undefined;
    return close === undefined ? tag.end : this.drop(start, close.end);
  }

  private passRawText(start: number, tag: Tag, treatment: 'dropped' | 'kept'): number {
    const close = rawTextEnd(this.text, tag);
    if (treatment === 'kept') return close.start;
    if (tag.name === 'script') {
      const type = /\btype\s*=\s*["']?([^"'>]*)/i.exec(this.text.slice(tag.from, tag.end))?.[1] ?? '';
      this.scripts.push({ type: type.trim(), text: this.text.slice(tag.end, close.start) });
    }
    // A frame says where its page is.
    return tag.name === 'iframe' ? this.drop(tag.end, close.start) : this.drop(start, close.end);
  }

  private drop(start: number, end: number): number {
    this.kept.push(this.text.slice(this.from, start));
    this.from = end;
    return end;
  }
}

function nameAt(text: string, at: number): string {
  const first = text.charCodeAt(at) | 0x20;
  if (!(first >= 0x61 && first <= 0x7a)) return '';
  let end = at + 1;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code <= 0x20 || code === 0x2f || code === 0x3e) break;
  }
  return text.slice(at, Math.min(end, at + 20)).toLowerCase();
}

interface Span {
  start: number;
  end: number;
}

/** The first end tag of a name; undefined when there is none. */
function endTag(text: string, name: string, from: number): Span | undefined {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  close.lastIndex = from;
  const start = close.exec(text)?.index;
  if (start === undefined) return undefined;
  const end = text.indexOf('>', start);
  return { start, end: end < 0 ? text.length : end + 1 };
}

/** Where raw text ends: at its end tag, or at the end of the page. Of a script not within '<!-- <script></script>'. */
function rawTextEnd(text: string, tag: Tag): Span {
  let close = endTag(text, tag.name, tag.end);
  if (tag.name !== 'script') return close ?? { start: text.length, end: text.length };
  const comment = close === undefined ? -1 : text.slice(tag.end, close.start).lastIndexOf('<!--');
  if (close !== undefined && comment >= 0) {
    const open = text.slice(tag.end + comment, close.start);
    if (!open.includes('-->') && /<script[\s/>]/i.test(open)) close = endTag(text, tag.name, close.end);
  }
  return close ?? { start: text.length, end: text.length };
}

/** Counts words outside quotation marks up to the closing '>'. */
function scanTag(text: string, from: number, name: string): Tag {
  let attributes = 0;
  let isBetween = true;
  let previous = 0;
  let index = from;
  for (; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x3e) break;
    if (code <= 0x20 || code === 0x2f) {
      isBetween = true;
    } else if ((code === 0x22 || code === 0x27) && previous === 0x3d) {
      const close = text.indexOf(code === 0x22 ? '"' : "'", index + 1);
      if (close < 0) return { name, from, end: text.length, attributes, isSelfClosed: false };
      index = close;
      isBetween = true;
    } else if (isBetween) {
      attributes++;
      isBetween = false;
    }
    if (code > 0x20) previous = code;
  }
  const end = Math.min(index + 1, text.length);
  return { name, from, end, attributes, isSelfClosed: text[index - 1] === '/' };
}
