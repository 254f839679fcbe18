import { expect, it } from 'vitest';
import { appRouter } from '../trpc/router.ts';
import { protectedProcedure, router } from '../trpc/trpc.ts';
import { assertOfflineWritesAreIdempotent, idempotent } from './idempotent-writes.ts';

const plain = () => ({ id: 'one' });
const madeOnce = idempotent(
  async () => plain(),
  async () => plain(),
);

/** The router with other procedures in place of these of `recipes`. */
function withRecipes(planted: object) {
  const { recipes, ...others } = appRouter._def.record;
  return router({ ...others, recipes: { ...recipes, ...planted } });
}

it('finds that every write which a device may send later is made once, and no other is said to be', () => {
  expect(() => assertOfflineWritesAreIdempotent(appRouter)).not.toThrow();
});

it.each([
  ['update', 'made again', protectedProcedure.mutation(plain)],
  ['update', 'a query', protectedProcedure.query(madeOnce)],
  ['update', 'gone', undefined],
  ['tick', 'made once without need', protectedProcedure.mutation(madeOnce)],
  ['delete', 'made once, though no device sends it later', protectedProcedure.mutation(madeOnce)],
])('stops the start where recipes.%s is %s', (name, _what, procedure) => {
  const planted = withRecipes({ [name]: procedure });
  expect(() => assertOfflineWritesAreIdempotent(planted)).toThrow(
    `Offline writes and idempotent procedures are not the same: recipes.${name}`,
  );
});
