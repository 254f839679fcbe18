import { accounts, dataExports } from './table-of-accounts.ts';
import { collections } from './table-of-collections.ts';
import { people, profiles } from './table-of-people.ts';
import { photoQuota, recipes, shares } from './table-of-recipes.ts';
import { imports, live } from './table-of-imports.ts';
import type { Matrix, Row } from './matrix-language.ts';

const matrix: Matrix = {
  auth: accounts,
  exports: dataExports,
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
