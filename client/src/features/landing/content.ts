import * as messages from '#messages/landing.json';
/** The words of the landing page. The sample recipe is our own. */

export const SAMPLE = {
  title: messages.roastTomatoSoup,
  description: messages.whatToDoWithTheLast,
  prepTime: 15,
  cookTime: 40,
  servings: 4,
  difficulty: 'easy',
  tags: [messages.soup, messages.autumn, messages.freezesWell],
  ingredients: [
    messages.n1KgRipeTomatoesHalved,
    messages.n1RedOnionInWedges,
    messages.n4ClovesGarlic,
    messages.n3TbspOliveOil,
    messages.n12CupCream,
  ],
} as const;

export const STEPS = [
  {
    title: messages.bringItIn,
    text: messages.pasteALinkTakeAPhoto,
  },
  {
    title: messages.makeItYours,
    text: messages.correctALineAddWhatYour,
  },
  {
    title: messages.cookFromIt,
    text: messages.largeTypeOneStepAtA,
  },
] as const;

export const VOICES = [
  {
    quote: messages.iFinallyThrewAwayTheFolder,
    role: messages.aWeekendBaker,
  },
  {
    quote: messages.sixAtTheTableInsteadOf,
    role: messages.aFatherOfThree,
  },
  {
    quote: messages.mySisterHasTheLinkTo,
    role: messages.aKeeperOfFamilyRecipes,
  },
] as const;
