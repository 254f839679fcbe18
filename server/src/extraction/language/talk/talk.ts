/** The words of a language by which a recipe is read that somebody tells in sentences; the notation is that of `Language`. */
export interface Talk {
  /** What is put into everything, a thing of its own where nothing parts the words: 'tomatoes salt pepper'. */
  seasoned?: string;
  /** Verbs of cutting, behind which 'into cubes' says what is done. */
  cuts?: string;
  /** Before what was spoken of already: 'the', 'your'. */
  the?: string;
  /** Foods that no list names where no amount is said: what comes from the tap or of what is listed. */
  unlisted?: string;
  /** Beginnings of verbs of the kitchen, in whatever form somebody tells a method. */
  spokenVerbs?: string;
  /** Words that no name of food goes on with where nothing is put between words, beside `stops`. */
  nameEnds?: string;
  /** Said before what was meant instead of what was said: 'no', 'wait'. */
  corrects?: string;
  /** Sounds of those who think while they speak. */
  fillers?: string;
  /** Before the name of a dish, where somebody tells how it is made, the surest way first. */
  tellsOf?: string;
  /** What the names of dishes begin with or end in. */
  dishes?: string;
  /** How those who tell a method go on to its next step. */
  goesOn?: string;
  /** Said of food that was eaten, drunk, bought or sold, not cooked. */
  consumed?: string;
  /** Beginnings of verbs that are done in kitchens and everywhere else: 'put', 'take', 'leave'. */
  plainVerbs?: string;
  /** Said behind the name of a food of how it is: 'finely chopped', 'i bitar'. */
  behind?: string;
  /** Who does what a method says, before its verb: 'you', 'on'. */
  doers?: string;
  /** What food is cooked in, at a number: 'oven on at 180'. */
  ovens?: string;
  /** Foods beside `food`, as whole words: everyday names that only talk needs. */
  moreFoods?: string;
  /** What a food's name goes on with, though it may be a verb as well: 'cinnamon stick'. */
  foodHeads?: string;
  /** What food is put into or cut with, and what it is shaped into: 'a cake tin' is no ingredient. */
  wares?: string;
  /** Small measures beside `pinches`, which others use as well. */
  morePinches?: string;
  /** Of several words, behind which no name goes on: 'little by little'. */
  adverbs?: string;
  /** Who is spoken of, or whose something is, at the start of a sentence that is no step: 'he', 'my'. */
  others?: string;
  /** Labels at the head of an e-mail. */
  mailHeads?: string;
  /** Of whom a method does not speak: 'my husband eats it cold'. */
  kin?: string;
  /** First words of what is said when the method has ended: 'let me know', 'lots of love'. */
  closings?: string;
  /** What stands behind the name of a dish that was asked for: 'the lasagne you wanted'. */
  askedFor?: string;
  /** How food was cooked, in the name of its dish: 'fried', 'rôti'. */
  cookedAs?: string;
}
