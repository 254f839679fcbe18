/** What a stretch of a caption is: title, ingredient, section header over ingredients, step, heading of a part, words that count servings. */
export type SpanKind = 'title' | 'ingredient' | 'header' | 'step' | 'heading' | 'servings';

/** A labelled stretch: UTF-16 offsets into the text, sorted, without overlap. */
export interface Span {
  start: number;
  end: number;
  kind: SpanKind;
}

export interface LabelledCaption {
  text: string;
  spans: Span[];
  /** Amounts named within steps where no list is written; in talk all ingredients, and the name of the dish. */
  mentions: { start: number; end: number; isTitle?: boolean }[];
  isRecipe: boolean;
}

/** Ingredients under one header; the first of a recipe often has none. */
export interface Section {
  name: string;
  items: string[];
}

/** A recipe as it is laid out in captions. */
export interface PageRecipe {
  language: string;
  title: string;
  sections: Section[];
  /** One entry a step, each of one or more sentences. */
  steps: string[];
  servings: number | undefined;
  /** Sentences around the recipe that are none of it. */
  chatter: string[];
  /** Where it is from: pages of one host belong together. */
  host: string;
}
