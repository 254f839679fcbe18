/** One character of a line: how sure the model is of it, and where it stands along the line, 0 to 1. */
export interface ReadCharacter {
  character: string;
  score: number;
  at: number;
}
