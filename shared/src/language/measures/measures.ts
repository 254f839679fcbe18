/** What a unit is called, in whatever language it is written. */
export type UnitName =
  // Weight
  | 'gram'
  | 'kilogram'
  | 'milligram'
  | 'decagram'
  | 'hectogram'
  | 'ounce'
  | 'pound'
  // Volume
  | 'milliliter'
  | 'centiliter'
  | 'deciliter'
  | 'liter'
  | 'fluid ounce'
  | 'cup'
  | 'pint'
  | 'quart'
  | 'gallon'
  | 'bushel'
  // Spoons, and what comes without a measure
  | 'tablespoon'
  | 'teaspoon'
  | 'dessertspoon'
  | 'coffeespoon'
  | 'spoonful'
  | 'krm'
  | 'measure'
  | 'pinch'
  | 'dash'
  | 'drizzle'
  | 'glug'
  | 'drop'
  | 'dollop'
  | 'sprinkling'
  | 'squeeze'
  | 'handful'
  | 'knob'
  | 'stick'
  | 'dozen'
  // Containers
  | 'can'
  | 'jar'
  | 'package'
  | 'envelope'
  | 'pouch'
  | 'bag'
  | 'box'
  | 'bottle'
  | 'carton'
  | 'tub'
  | 'container'
  | 'tube'
  | 'block'
  | 'bar'
  | 'loaf'
  | 'punnet'
  // Parts and pieces
  | 'bunch'
  | 'clove'
  | 'sprig'
  | 'stalk'
  | 'stem'
  | 'slice'
  | 'rasher'
  | 'piece'
  | 'leaf'
  | 'cube'
  | 'head'
  | 'sheet'
  | 'rib'
  | 'spear'
  | 'bulb'
  | 'fillet'
  | 'ear'
  | 'rack'
  | 'chunk'
  | 'wedge'
  | 'strip'
  | 'ball'
  | 'scoop'
  | 'ladle'
  | 'glass'
  | 'serving'
  | 'twist'
  | 'shot'
  | 'strand'
  | 'disc'
  | 'root'
  | 'ring'
  | 'zest'
  | 'square'
  | 'pod'
  | 'batch'
  // Length
  | 'inch'
  | 'centimeter'
  | 'millimeter';

/** What amounts are said in and what is counted, in one language: for reading lines whole, and for scaling. */
export interface CountedWords {
  /**
   * The words of each unit, those that amounts are found by and those that things are counted in: a word with its plural behind
   * a slash, in languages of several plurals as one, few, many. Beside the first are short forms and other words for it.
   */
  measures: Partial<Record<UnitName, string>>;
  /** What is counted without a unit, in the same notation: 'egg/eggs'. */
  counted?: string;
  /** Words that may follow what is counted, and do not go on with its name: 'an egg until'. */
  behindNouns?: string;
}
