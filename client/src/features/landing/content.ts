import * as messages from '#messages/landing.json';
/** The words of the landing page. The sample recipe is our own. */

export const SAMPLE = {
  title: messages.roastTomatoSoup,
  description: messages.soupDescription,
  prepTime: 15,
  cookTime: 40,
  servings: 4,
  difficulty: 'easy',
  difficultyStated: true,
  tags: [messages.soup, messages.autumn, messages.freezesWell],
  ingredients: [messages.tomatoes, messages.onion, messages.garlic, messages.oliveOil, messages.cream],
} as const;

export const STEPS = [
  {
    title: messages.bringItIn,
    text: messages.bringItInText,
  },
  {
    title: messages.makeItYours,
    text: messages.makeItYoursText,
  },
  {
    title: messages.cookFromIt,
    text: messages.kitchenText,
  },
] as const;

export const VOICES = [
  {
    quote: messages.printoutsQuote,
    role: messages.aWeekendBaker,
  },
  {
    quote: messages.sixAtTheTableQuote,
    role: messages.aFatherOfThree,
  },
  {
    quote: messages.dumplingsQuote,
    role: messages.aKeeperOfFamilyRecipes,
  },
] as const;
