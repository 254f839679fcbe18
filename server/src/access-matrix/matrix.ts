import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '../trpc/router.ts';
import { accounts } from './table-of-accounts.ts';
import { collections } from './table-of-collections.ts';
import { people, profiles } from './table-of-people.ts';
import { photoQuota, recipes, shares } from './table-of-recipes.ts';
import { imports, live } from './table-of-imports.ts';
import type { Row } from './matrix-language.ts';

type Inputs = inferRouterInputs<AppRouter>;

/** Every procedure of the router with its rows: a new one does not compile until it has some. */
export type Matrix = {
  [Feature in keyof Inputs]: {
    [Name in keyof Inputs[Feature]]: readonly [Row<Inputs[Feature][Name]>, ...Row<Inputs[Feature][Name]>[]];
  };
};

const matrix: Matrix = {
  auth: accounts,
  follows: people,
  imports,
  live,
  photoQuota,
  playlists: collections,
  profiles,
  recipes,
  shares,
};

/** The rows with the names of their procedures. */
export const ROWS = Object.entries(matrix).flatMap(([feature, procedures]) =>
  Object.entries(procedures as Record<string, readonly Row<unknown>[]>).flatMap(([name, rows]) =>
    rows.map((row) => ({ procedure: `${feature}.${name}`, row })),
  ),
);
