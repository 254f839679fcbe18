import type { AppRouter } from '@larder/server/router';
import { createTRPCReact } from '@trpc/react-query';
import { apiLinks } from './api.ts';

/** The API for everything inside the signed-in app. Only types come from the server. */
export const trpc = createTRPCReact<AppRouter>();

export function createApiClient() {
  return trpc.createClient({ links: apiLinks });
}

/** Options of an infinite query of any procedure that answers page by page. */
export const PAGED_QUERY = {
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
};
