/**
 * The words of one language that only the reader of ingredient lines needs: what a line says beside its food. Written as the lists of
 * `Language` are; a star stands for any ending.
 */
export interface LineWords {
  /** 'large', 'kleine' */
  sizes?: string;
  /** What a cook does to the food before it is used: 'chopped', 'gehackte'. */
  prepared?: string;
  /** The same words where an adverb says how: 'ground' alone names another food, 'freshly ground' does not. */
  preparedWithHow?: string;
  /** Adverbs of `prepared`: 'finely'. */
  how?: string;
  /** Words that go before a preparation and begin it: 'cut into', 'at room temperature'. */
  preparedStart?: string;
  /** Of `prepared` what makes another thing to buy: cooked rice is not rice. */
  changed?: string;
  /** Foods that would lose a word to `prepared`: 'crushed red pepper'. */
  madeFoods?: string;
  /** Adjectives that a comma may follow before the food has been named: 'skinless, boneless'. */
  describing?: string;
  /** From here on a line speaks of something else: 'for the tin', 'plus extra', 'such as'. */
  asides?: string;
  /** Of `asides` those that a list follows: 'such as rocket, cress'. */
  examples?: string;
  /** Of `asides` those that end a preparation, too: 'grated, plus extra'. */
  purposes?: string;
  optional?: string;
  toTaste?: string;
  /** What is used of a thing: 'juice', 'zest'. Before 'of' and the thing. */
  parts?: string;
  /** An amount without a number: 'a few', 'some'. */
  few?: string;
  /** Of two foods, what joins them: 'or'. */
  or?: string;
  /** Between a unit, or a part, and its food; with what is elided. */
  of?: string;
  /** Units that stand without a number or 'of': 'handful'. */
  bareUnits?: string;
  /** Ends of words that are a unit: 'Knoblauchzehen'. */
  unitEndings?: string;
}
