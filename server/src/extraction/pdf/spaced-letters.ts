/** 'M E T H O D', as the letters of a heading are often set; what programs set so, readers of PDFs give with blanks. */
const SPACED = /^\s*\p{Lu}(?:\s+[\p{Lu}&]){2,}\s*:?\s*$/u;

/** Capitals that are set apart as the word that they are; any other text as it is. */
export function withoutSpacing(text: string): string {
  return SPACED.test(text) ? text.replace(/\s+/g, '') : text;
}
