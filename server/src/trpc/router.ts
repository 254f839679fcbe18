import { authRouter } from '../features/auth/router.ts';
import { importsRouter } from '../features/imports/router.ts';
import { profilesRouter } from '../features/profiles/router.ts';
import { router } from './trpc.ts';

/** Every procedure there is. Features add their router here, one line each. */
export const appRouter = router({
  auth: authRouter,
  imports: importsRouter,
  profiles: profilesRouter,
});

export type AppRouter = typeof appRouter;
