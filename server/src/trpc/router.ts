import { authProcedures } from '../features/auth/router.ts';
import { binRouter } from '../features/bin/router.ts';
import { exportAliases, exportsRouter } from '../features/exports/router.ts';
import { followsRouter } from '../features/follows/router.ts';
import { foodRulesRouter } from '../features/food-rules/router.ts';
import { importsRouter } from '../features/imports/router.ts';
import { liveRouter } from '../features/live/router.ts';
import { mealPlanRouter } from '../features/meal-plan/router.ts';
import { movesRouter } from '../features/moves/router.ts';
import { photoQuotaRouter } from '../features/photo-quota/router.ts';
import { playlistsRouter } from '../features/playlists/router.ts';
import { profilesRouter } from '../features/profiles/router.ts';
import { recipesRouter } from '../features/recipes/router.ts';
import { sharesRouter } from '../features/shares/router.ts';
import { shoppingListsRouter } from '../features/shopping/router.ts';
import { smartCollectionsRouter } from '../features/smart-collections/router.ts';
import { tokensRouter } from '../features/tokens/router.ts';
import { router } from './trpc.ts';

/** The root router. Each feature adds its own router here. */
export const appRouter = router({
  auth: router({ ...authProcedures, ...exportAliases }),
  bin: binRouter,
  exports: exportsRouter,
  follows: followsRouter,
  foodRules: foodRulesRouter,
  imports: importsRouter,
  live: liveRouter,
  mealPlan: mealPlanRouter,
  moves: movesRouter,
  photoQuota: photoQuotaRouter,
  playlists: playlistsRouter,
  profiles: profilesRouter,
  recipes: recipesRouter,
  shares: sharesRouter,
  shoppingLists: shoppingListsRouter,
  smartCollections: smartCollectionsRouter,
  tokens: tokensRouter,
});

export type AppRouter = typeof appRouter;
