/** What a recogniser says of a line: for each of `steps` places along it, how likely each of `classes` characters is. */
export interface Recognition {
  probabilities: Float32Array;
  steps: number;
  classes: number;
}

/** The two models that read a photo, whatever runs them. Inputs are planar: all blue values, then green, then red. */
export interface TextModels {
  /** How likely each pixel is text, 0 to 1. Both sides are multiples of 32. */
  detect(input: Float32Array, width: number, height: number): Promise<Float32Array>;
  /** Reads one line that is `LINE_HEIGHT` pixels high. */
  recognise(input: Float32Array, width: number): Promise<Recognition>;
  /** The character of each class; the first class is 'no character'. */
  alphabet: readonly string[];
}

/** The height of the lines that the recogniser was trained on. */
export const LINE_HEIGHT = 48;
