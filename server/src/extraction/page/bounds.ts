/** Real pages stay far below these; what goes beyond them is built to exhaust a parser. */
export const PAGE_LIMITS = {
  /** For the whole page (docs/rules.md, Importing). */
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
