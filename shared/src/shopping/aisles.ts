/** The aisles of a shop, in the order in which most shops are walked through. What is in none of them comes last. */
export const AISLES = [
  'produce',
  'bakery',
  'meat',
  'fish',
  'dairy',
  'frozen',
  'dry',
  'cans',
  'baking',
  'spices',
  'sauces',
  'snacks',
  'drinks',
  'household',
] as const;
export type Aisle = (typeof AISLES)[number];
