import { withWholeWords } from '../lines/line-ends.ts';
import { decodeEntities } from './text.ts';

const TAGS = `!doctype html head title meta link body script div p ul ol dl li h1 h2 h3 h4 h5 h6 table tr td section article main
  header nav form input img br a b em strong span`;
const MARKUP = new RegExp(String.raw`<(?:${TAGS.split(/\s+/).join('|')})\b[^<]*>`, 'i');
const LABEL_CHARACTERS = 80;
/** Where a title is looked for: this runs where calls are answered. */
const HEAD_CHARACTERS = 100_000;

/** True for HTML, or a piece of it. */
export function isMarkup(pasted: string): boolean {
  return MARKUP.test(pasted);
}

/** A page as it was pasted, as HTML: what is only text becomes one paragraph a line. */
export function asHtml(pasted: string): string {
  if (isMarkup(pasted)) return pasted;
  const lines = withWholeWords(pasted)
    .split(/\r\n?|\n/)
    .map((line) => line.trim());
  const escaped = lines.map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const [title = '', ...rest] = escaped.filter((line) => line !== '');
  return `<h1>${title}</h1>${rest.map((line) => `<p>${line}</p>`).join('\n')}`;
}

/** By what a person recognises what they pasted: the page's title, or its first words. */
export function labelOfPasted(pasted: string): string {
  const title = /<title\b[^<>]{0,500}>([^<]{0,500})/i.exec(pasted.slice(0, HEAD_CHARACTERS))?.[1];
  const firstLine = isMarkup(pasted) ? undefined : pasted.trimStart().split(/[\r\n]/, 1)[0];
  const words =
    title ?? firstLine ?? pasted.slice(0, 5_000).replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^<>]*>/gi, ' ');
  const label = decodeEntities(words).replace(/\s+/g, ' ').trim();
  return [...label].slice(0, LABEL_CHARACTERS).join('').trim();
}
