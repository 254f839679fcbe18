import { router } from './trpc.ts';

/** Every procedure there is. Features add their router here, one line each. */
export const appRouter = router({});

export type AppRouter = typeof appRouter;
