import type { ConvertedPart } from '@larder/shared/recipe-text/conversion/convert-text';
import type { StepMentions } from '@larder/shared/recipe-text/step-mentions';
import type { Place } from '@larder/shared/recipe-text/line-reading';
import type { ComponentType } from 'react';
import type { Units } from './units.ts';

/** What of a recipe its amounts are read from. */
export interface RecipeTexts {
  ingredients: string[];
  /** By their words, too, it is seen in which language the amounts are. */
  instructions: string[];
  servings: number | null;
  /** Where it was found: its cups are those of its country. */
  address: string | null;
}

/** What amounts are multiplied by. */
export interface Scale {
  factor: number;
  /** For what, as people read it: '350 g flour', '20 → 26 cm'. */
  reason?: string;
}

export type Pieces = readonly ConvertedPart[];

/** How the amounts of a recipe are shown; the recipe itself stays as it is written. */
export interface RecipeAmounts {
  recipe: RecipeTexts;
  scale: Scale;
  changeScale: (change: (from: Scale) => Scale) => Promise<void>;
  units: Units;
  chooseUnits: (units: Units) => void;
  /** What shows other amounts could not be loaded. */
  isFailed: boolean;
  areStepsScaled: boolean;
  scaleSteps: (scaled: boolean) => void;
  /** Somebody comes to the amounts: loads what changes them. */
  comeNear: () => void;
  /** True for a line whose amounts stay when all others are multiplied. */
  isFixed: (index: number) => boolean;
  fix: (index: number, fixed: boolean) => void;
  /** True for a line of which it was proposed, or chosen, that it stays or not. */
  isQuestion: (index: number) => boolean;
  /** An ingredient line in the pieces that are shown. */
  line: (index: number) => Pieces;
  /** The same at a scale of 1: what the recipe needs as it is. */
  lineAtOne: (index: number) => Pieces;
  step: (text: string) => Pieces;
  /** What marks amounts in texts, once it is loaded; until then a text is shown as it is written. */
  marking: Marking | undefined;
  /** Finds the ingredients that steps name, once it is loaded; never where a page does without. */
  mentions?: StepMentions | undefined;
  /** Where amounts stand in a shown line; none until it is loaded what finds them. */
  placesIn: (line: string) => Place[];
}

/** See `marking.ts`. */
export interface Marking {
  LineText: ComponentType<AmountLine>;
  StaysButton: ComponentType<AmountLine>;
  StepText: ComponentType<AmountsOfStep>;
}

export interface AmountsOfStep {
  amounts: RecipeAmounts;
  step: { text: string; section: string | null };
}

export interface AmountLine {
  amounts: RecipeAmounts;
  /** The number of the line, from 0. */
  index: number;
}

/** Which amount of which line was tapped. */
export interface AmountOfLine extends AmountLine {
  /** The number of the amount among those of its line, from 0; below it for a size, of which nothing can be had. */
  nth: number;
}
