/** What recipes of one language are composed of; `{s}` is a small number, `{n}` a large one. */
export interface Pieces {
  titles: string[];
  ingredients: string[];
  steps: string[];
}

/** Pieces from a text of paragraphs, each begun by its name, with ' | ' between them. */
export function readPieces(text: string): Pieces {
  const of = (name: string) =>
    (new RegExp(`@${name}([^@]*)`).exec(text)?.[1] ?? '')
      .split('|')
      .map((piece) => piece.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean);
  return { titles: of('titles'), ingredients: of('ingredients'), steps: of('steps') };
}
