import * as words from '#words/landing.json';
/** The words of the landing page. The sample recipe is our own. */

export const SAMPLE = {
  title: words.roastTomatoSoup,
  description: words.whatToDoWithTheLast,
  prepTime: 15,
  cookTime: 40,
  servings: 4,
  difficulty: 'easy',
  tags: [words.soup, words.autumn, words.freezesWell],
  ingredients: [
    words.n1KgRipeTomatoesHalved,
    words.n1RedOnionInWedges,
    words.n4ClovesGarlic,
    words.n3TbspOliveOil,
    words.n12CupCream,
  ],
} as const;

export const STEPS = [
  {
    title: words.bringItIn,
    text: words.pasteALinkTakeAPhoto,
  },
  {
    title: words.makeItYours,
    text: words.correctALineAddWhatYour,
  },
  {
    title: words.cookFromIt,
    text: words.largeTypeOneStepAtA,
  },
] as const;

export const VOICES = [
  {
    quote: words.iFinallyThrewAwayTheFolder,
    role: words.aWeekendBaker,
  },
  {
    quote: words.sixAtTheTableInsteadOf,
    role: words.aFatherOfThree,
  },
  {
    quote: words.mySisterHasTheLinkTo,
    role: words.aKeeperOfFamilyRecipes,
  },
] as const;
