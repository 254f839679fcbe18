import * as messages from '#messages/shopping.json';
import type { Aisle } from '@larder/shared/shopping/aisles';

/** What an aisle is called, and what stands in none. */
export const AISLE_NAMES: Record<Aisle | 'none', string> = {
  produce: messages.aisleProduce,
  bakery: messages.aisleBakery,
  meat: messages.aisleMeat,
  fish: messages.aisleFish,
  dairy: messages.aisleDairy,
  frozen: messages.aisleFrozen,
  dry: messages.aisleDry,
  cans: messages.aisleCans,
  baking: messages.aisleBaking,
  spices: messages.aisleSpices,
  sauces: messages.aisleSauces,
  snacks: messages.aisleSnacks,
  drinks: messages.aisleDrinks,
  household: messages.aisleHousehold,
  none: messages.aisleNone,
};
