/** A caption as people write them, made up for these tests, and what is in it. */
export interface CaptionExample {
  about: string;
  caption: string;
  /** The titles that are right. */
  titles: string[];
  ingredients: string[];
  instructions: string[];
  servings?: number;
  prepTime?: number;
  cookTime?: number;
}
