/** What a recogniser says of a line: for each of `steps` places along it, how likely each of `classes` characters is. */
export interface Recognition {
  probabilities: Float32Array;
  steps: number;
  classes: number;
}

/** What reads lines. Inputs are planar: all blue values, then green, then red. */
export interface Recogniser {
  /** Reads one line that is `LINE_HEIGHT` pixels high. */
  recognise(input: Float32Array, width: number): Promise<Recognition>;
  /** The character of each class; the first class is 'no character'. */
  alphabet: readonly string[];
  /** True where it reads blanks as it reads letters; the others leave nearly all of them out. */
  writesSpaces?: boolean;
}

/** The models that read a photo, whatever runs them. */
export interface TextModels extends Recogniser {
  /** How likely each pixel is text, 0 to 1. Both sides are multiples of 32. */
  detect(input: Float32Array, width: number, height: number): Promise<Float32Array>;
  /** A second recogniser, which knows letters with marks, fractions and hands; absent where the operator chose the models. */
  second?: Recogniser;
}

/** The height of the lines that the recogniser was trained on. */
export const LINE_HEIGHT = 48;
