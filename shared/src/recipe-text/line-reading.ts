import type { UnitName } from '../language/measures/measures.ts';

/** A place in a text, in UTF-16 units; `end` is behind the last. */
export interface Place {
  start: number;
  end: number;
}

export type LinePartKind =
  | 'amount'
  | 'unit'
  | 'size'
  | 'food'
  | 'preparation'
  | 'alternative'
  | 'optional'
  | 'toTaste'
  | 'note';

/** A stretch of a line that says one thing of it. */
export interface LinePart extends Place {
  kind: LinePartKind;
}

/** An amount of a line with its unit; `start` and `end` are the place of its number. */
export interface ReadAmount extends Place {
  /** The number, or both ends of a range; null where a line names a unit alone: 'a few sprigs'. */
  quantity: number | [number, number] | null;
  unit: UnitName | null;
  /** With a half behind it: 'cup and a half'. */
  unitPlace: Place | null;
  /** True for an amount that is the size of one of those that the first counts: '400 g' in '2 x 400 g tins'. */
  isEach: boolean;
}

/** What an ingredient line says. The line itself is the truth: a reading is made of it and can be made anew. */
export interface LineReading {
  /** In order of the text, none within another; what is between them (blanks, commas, 'of') belongs to none. */
  parts: LinePart[];
  amounts: ReadAmount[];
  /** As it is written, without size and preparation; null in a heading and where none is named. */
  food: string | null;
  /** '' where the line says none; so `preparation`. */
  size: string;
  preparation: string;
  /** What may be used instead. */
  alternatives: string[];
  isOptional: boolean;
  isToTaste: boolean;
}
