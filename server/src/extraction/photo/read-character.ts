/** One character of a line: how sure the model is of it, and where it stands along the line, 0 to 1. */
export interface ReadCharacter {
  character: string;
  score: number;
  at: number;
  /** Present in a word that the language might spell with other accents. */
  isUnsure?: boolean;
}
