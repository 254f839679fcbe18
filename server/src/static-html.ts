import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A whole page or mail as HTML. Every text in it is escaped. */
export function staticPage(html: ReactElement): string {
  return `<!doctype html>\n${staticElements(html)}\n`;
}

/**
 * Some elements as HTML, to be put into a page that is there. React ends elements without content as XML does; in HTML the slash
 * says nothing. No text is touched by leaving it out, since every '>' in a text is escaped.
 */
export function staticElements(elements: ReactNode): string {
  return renderToStaticMarkup(elements).replaceAll('/>', '>').replaceAll('&#x27;', '&#39;');
}
