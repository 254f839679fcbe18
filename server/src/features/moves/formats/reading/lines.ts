import { toHeader } from '@larder/shared/recipe-text/sections';

const MAX_HEADING_CHARS = 100;
/** A longer line that begins with '#' is text. */
const MAX_MARKED_CHARS = 300;
/** '1.', '2)' and 'Step 3:' before a step. */
const STEP_NUMBER = /^(?:step\s*)?\d{1,2}\s*[.):]\s+(?=\S)/i;
const MARKDOWN_HEADING = /^#{1,6}\s*(.*?)\s*#*$/;
const BULLET = /^[-*•–]\s+/;

/** The lines of a text, trimmed, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Ingredients written one to a line. A line that ends with a colon, or begins with '#', is the heading of a part. */
export function ingredientLines(text: string): string[] {
  return linesOf(text).map((line) => headingOf(line) ?? line.replace(BULLET, ''));
}

/** Steps written one to a line or paragraph; their numbers are left to the list. */
export function stepLines(text: string): string[] {
  return linesOf(text).map((line) => headingOf(line) ?? line.replace(STEP_NUMBER, '').replace(BULLET, ''));
}

/** Signs that mean something in Markdown; a backslash before one takes that from it. */
const MARKDOWN_SIGN = /[\\*_[\]]/g;

/** Markdown without its marks: bold, italic, and links as their text with the address behind it. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/(?<!\\)\[([^[\]]+)\]\((https?:[^()\s]+)\)/g, (_, name: string, url: string) =>
      name === url ? url : `${name} (${url})`,
    )
    .replace(/(?<!\\)(\*\*|__)(?=\S)(.{1,1000}?)(?<=[^\s\\])\1/g, '$2')
    .replace(/(?<![\w*\\])\*(?=\S)([^*\n]+?)(?<=[^\s\\])\*(?![\w*])/g, '$1')
    .replace(/\\([\\*_[\]])/g, '$1');
}

/** The Markdown that shows, and reads back as, this text. */
export function asMarkdown(text: string): string {
  return withoutMarkdown(text) === text ? text : text.replace(MARKDOWN_SIGN, '\\$&');
}

/** The heading that a line is; undefined for any other line. */
export function headingOf(line: string): string | undefined {
  const marked = line.length <= MAX_MARKED_CHARS ? MARKDOWN_HEADING.exec(line)?.[1] : undefined;
  if (line.startsWith('#') && marked) return toHeader(marked);
  if (line.length > MAX_HEADING_CHARS || !/[^\d\s].*:$/.test(line) || /[.!?]\s/.test(line)) return undefined;
  return toHeader(line.slice(0, -1)) || undefined;
}
