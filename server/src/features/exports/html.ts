import { escapeUTF8 } from 'entities';

/** Markup that was made by `html`: whatever else is put into a page is text. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | null | readonly Html[];

/** html`<p>${text}</p>`: markup with every text in it escaped, for content and for quoted attributes alike. */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: markup }, ...parts.map(markupOf)));
}

function markupOf(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(markupOf).join('') : escapeUTF8(String(part));
}
