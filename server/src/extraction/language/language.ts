import type { Talk } from './talk/talk.ts';

/**
 * The words of a language by which recipes are found and read. A language is one entry of `LANGUAGES` and nothing else anywhere.
 *
 * A list has ' | ' between its entries. An entry is in lower case; accents may be left out, since readers compare folded
 * texts. '{a,b,}' stands for 'a', 'b' or nothing, '*' for any letters, an apostrophe for one that may be missing.
 *
 * What server and browser both need (numbers, units, times, 'and', 'about') is in `shared/src/language`; a list of the same name
 * here adds to it.
 */
export interface Language extends Talk {
  // Headings

  /** Headings over a list of ingredients. */
  ingredients: string;
  /** Headings over the steps. */
  instructions: string;
  /** Headings over remarks on the recipe. */
  notes?: string;
  /** Headings over what is no part of the recipe: nutrition, comments, related recipes, equipment. */
  other?: string;
  /** What people say instead of 'Ingredients' when they write to others. */
  youNeed?: string;
  /** What people say instead of 'Method'. */
  howTo?: string;
  /** Headings in captions over what is no part of the recipe; on pages the same words head anything. */
  otherSaid?: string;
  /** The headings whose word means nothing else, wherever it stands in a short line. */
  unmistakable?: string;
  /** What the heading of a table of nutrients begins with. */
  nutritionStart?: string;
  /** Parts of words that make a list one of what is to be bought. */
  shopping?: string;
  /** Words that are printed on recipe cards, before the name of a person: 'From the kitchen of'. */
  cardFrom?: string;
  /** The same before the name of the dish and a colon: 'Recipe for:'. */
  cardTitle?: string;
  /** The same where no colon is printed: 'Here's what's cookin''. */
  cardDish?: string;
  /** The same before the name of the dish, or of a person where the dish is named elsewhere: 'Recette de :'. */
  cardOf?: string;
  /** Before the name of whom a recipe is from: 'From: Aunt Bea'. */
  cardBy?: string;
  /** First words of a header inside a list of ingredients: 'For the sauce'. */
  forThe?: string;
  /** What follows 'for the sauce' in 'For the sauce you need'. */
  needed?: string;
  /** What a page calls a recipe, after the name of the dish. */
  recipe?: string;
  /** What else the address of a recipe is announced by. */
  recipePage?: string;
  /** The word in front of the number of a step. */
  step?: string;
  /** What stands alone before a colon and is no heading. */
  noHeadings?: string;

  // Amounts and units

  /** Units that follow an amount in any text. */
  measures?: string;
  /** More units, as lists of ingredients use them. */
  units?: string;
  /** Units of length. */
  lengths?: string;
  /** 'about 200 g' */
  about?: string;
  /** 'heaped', 'scant': between or before the number and its unit. */
  heaped?: string;
  /** Numbers as words at the start of an ingredient. */
  countWords?: string;
  /** Twelve. */
  dozen?: string;
  /** 'a' before a thing or a small measure. */
  oneOf?: string;
  /** 'a little butter': follows `oneOf`. */
  some?: string;
  /** 'a big handful' */
  sizes?: string;
  /** What may stand before a small measure at the start of an ingredient. */
  someSizes?: string;
  /** Small measures, without the ending of the plural. */
  pinches?: string;
  /** What is put in without an amount. */
  seasonings?: string;
  /** Parts of a fruit in 'the juice of two lemons'. */
  juiceOf?: string;
  /** What is said behind an ingredient that has no amount. */
  toTaste?: string;
  /** What a share in per cent is a share of: '2% milk'. */
  shareOf?: string;
  /** What is counted but no ingredient: '10 minutes', '5 tips'. */
  uncounted?: string;
  /** '3 rounds': an exercise where one of `exercises` follows. */
  rounds?: string;
  exercises?: string;
  /** What '40 g of …' contains rather than takes. */
  nutrients?: string;
  calories?: string;

  // Little words

  and?: string;
  or?: string;
  of?: string;
  /** Between the two numbers of a range. */
  to?: string;
  /** '4 servings as a starter' */
  as?: string;
  /** Articles and possessives, before the name of a dish. */
  articles?: string;
  /** Words with which the name of a thing ends: conjunctions, prepositions and the verbs behind it. */
  stops?: string;

  // Ingredients

  /** Beginnings of the words for what most recipes hold. They only ever confirm that amounts are amounts of food. */
  food?: string;
  /** Ends of words for food that are made of several words. */
  foodEndings?: string;
  /** How things are prepared, behind their name. */
  prepared?: string;
  /** First words of such remarks, whatever follows. */
  preparedStart?: string;
  /** Adverbs before `prepared`. */
  preparedHow?: string;
  /** 'in cubes', 'at room temperature' */
  cutInto?: string;

  // Steps

  /** First words of steps: what is done in a kitchen. */
  verbs?: string;
  /** What is only done in kitchens. */
  kitchenVerbs?: string;
  /** What is done everywhere. */
  everydayVerbs?: string;
  /** Verbs that are another word in another language: no sign of a step in the middle of a sentence. */
  homographs?: string;
  /** What may stand before the verb of a step: adverbs, and halves of verbs such as 'stir-fry'. */
  then?: string;
  /** Words that begin a clause before the verb, up to a comma. */
  stepClauses?: string;
  /** Words that begin a place before the verb; the comma behind it may be missing. */
  stepPlaces?: string;
  /** What people say before they tell what to do. */
  leadIn?: string;
  /** Words whose full stop ends no sentence. */
  abbreviations?: string;
  degrees?: string;

  // Servings

  /** Labels of servings: 'Serves: 4'. */
  servings?: string;
  /** Before 'serving' where it is not said for how many: '300 kcal per serving: 4 g fat'. */
  perWord?: string;
  /** The same of pieces. */
  makes?: string;
  /** 'for' in 'for 4 people'. */
  forWord?: string;
  /** 'for us' before a number: 'für uns vier'. */
  forUs?: string;
  /** Those who eat, with 'for' in their ending: 'személyre'. */
  forEaters?: string;
  /** 'of us' behind a number: 'for the four of us'. */
  ofUs?: string;
  /** Those who eat. */
  eaters?: string;
  /** Shares. */
  portions?: string;
  /** What a dish is cut or divided into. */
  pieces?: string;
  /** What else a whole is counted in when it is done: slices, loaves, jars. */
  slices?: string;
  /** 'enough for' in 'enough for 6'. */
  enoughFor?: string;
  /** Numbers as words behind 'serves'. */
  spelledServings?: string;
  jars?: string;

  // Times

  /** Labels. */
  prepTime?: string;
  /** Labels. */
  cookTime?: string;
  /** Labels of a card: ways of cooking with their time, 'Frying 10 min'. */
  cookingOf?: string;
  /** Labels. */
  totalTime?: string;
  /** Labels. */
  restTime?: string;
  /** Words within labels that leave no doubt that a time follows. */
  timeNouns?: string;
  /** 'ready in 20 minutes' */
  readyIn?: string;
  /** Beginnings of the words for the unit; one or two letters count only alone. */
  minutes?: string;
  hours?: string;
  days?: string;
  seconds?: string;
  /** Units of time behind a number. */
  timeWords?: string;
  /** Words in front of the time that something cooks. */
  cooking?: string;
  /** What is boiled apart in a few minutes: no time of the dish. */
  boiledApart?: string;
  /** Verbs behind that time, in languages whose verb comes last. */
  cookingLast?: string;
  /** Words between a time and such a verb by which something else takes the time. */
  beforeCooking?: string;

  // Difficulty

  /** Labels. */
  difficulty?: string;
  /** Words that say so wherever they stand. */
  easy?: string;
  hard?: string;
  /** More words, as values of a label. */
  easyLevel?: string;
  mediumLevel?: string;
  hardLevel?: string;

  // Talk

  /** Words with which nobody begins a step, whatever else is in the sentence. */
  talk?: string;
  /** Beginnings of sentences to followers. */
  promo?: string;
  /** What may stand before them. */
  promoLead?: string;
  /** What makes any sentence one to followers. */
  promoInside?: string;
  /** Last words, alone in their line. */
  signOff?: string;
  /** What a writer wishes or sends to the reader below a recipe, before a name or alone. */
  farewell?: string;
  /** Labels of advertising. */
  advert?: string;
  /** How a caption catches the eye before it says what it is. */
  hooks?: string;
  /** Counted in hooks: '2 million views'. */
  views?: string;
  millions?: string;
  /** Announce the name of a dish, the surest way first: this one, `making`, `madeIt`, `presenting`, `calling`. */
  recipeFor?: string;
  making?: string;
  madeIt?: string;
  presenting?: string;
  calling?: string;
  /** Between such an announcement and the name. */
  praised?: string;
  /** Where an announced name ends and the talk goes on. */
  talkBehind?: string;
  /** Introduce a heading: 'Here are the ingredients'. */
  hereAre?: string;
  /** What may stand before that. */
  talkLead?: string;
  /** 'all', 'list of', before the name of a heading. */
  allOf?: string;
  /** Labels of a title. */
  titleLead?: string;
  /** Lines that are no title. */
  boilerplate?: string;
  replyTo?: string;
  recipeBelow?: string;
  /** First words of what is said about the dish. */
  praise?: string;
  praiseLead?: string;
  /** How long it keeps. */
  keeps?: string;
  /** First words of letters and messages, before the name of whom they are for. */
  greetings?: string;
  /** The meals of a day, in diaries of what someone ate. */
  meals?: string;
  /** Words of someone who tells a story. */
  tellers?: string;
  /** Habits and prizes: said beside recipes, and more often without one. */
  habits?: string;
  /** Beauty, cleaning, gardens, animals, games, diets and shops: there, too, one mixes and adds. */
  notFood?: string;
  /** Names of what is made as a dish is and eaten by nobody: soap, creams, play dough, plant food. */
  notEaten?: string;
  /** What is used or done in making it, and seldom in a kitchen; one of these alone says nothing. */
  unlikeFood?: string;
  /** What is done to a tool or a device so that it lasts: cleaned, descaled, sharpened. */
  cares?: string;
  /** Tools, devices and what else of a house is cared for. */
  caredFor?: string;
  /** What is cleaned, knitted, sewn or glued with, folded or as it is written. */
  crafts?: string;
  /** What a raffle or a contest says of itself. */
  contests?: string;
  /** Ingredients of jokes. */
  feelings?: string;

  // Sites

  /** What buttons and bylines around a recipe say, in front of anything else: the recipe has ended. */
  pageBoilerplate?: string;
  /** Who a recipe or its pictures are by, before a colon. */
  credits?: string;
  /** Beginnings of the title of a page that asks for a human being. */
  waits?: string;
  /** Whole titles of the same. */
  waitTitles?: string;
  please?: string;
  /** In the titles of pages that ask for a password. */
  signIn?: string;
}
