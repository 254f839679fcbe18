import { accessTokens, accounts, dataExports } from './rows/accounts.ts';
import { collections } from './rows/collections.ts';
import { people, profiles } from './rows/people.ts';
import { bin, foodRules, photoQuota, recipes, shares } from './rows/recipes.ts';
import { imports, live } from './rows/imports.ts';
import { mealPlan } from './rows/meal-plan.ts';
import { moves } from './rows/moves.ts';
import { shoppingLists } from './rows/shopping.ts';
import { smartCollections } from './rows/smart-collections.ts';
import type { Matrix, Row } from './matrix-language.ts';

const matrix: Matrix = {
  auth: accounts,
  bin,
  exports: dataExports,
  follows: people,
  foodRules,
  imports,
  live,
  mealPlan,
  moves,
  photoQuota,
  playlists: collections,
  profiles,
  recipes,
  shares,
  shoppingLists,
  smartCollections,
  tokens: accessTokens,
};

/** All rows, each with the name of its procedure. */
export const ROWS = Object.entries(matrix).flatMap(([feature, procedures]) =>
  Object.entries(procedures as Record<string, readonly Row<unknown>[]>).flatMap(([name, rows]) =>
    rows.map((row) => ({ procedure: `${feature}.${name}`, row })),
  ),
);
