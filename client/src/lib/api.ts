import type { AppRouter } from '@larder/server/router';
import { createTRPCClient } from '@trpc/client';
import { apiLinks } from './api-links.ts';

/** The API without React Query, for the dialogs of the public pages. */
export const api = createTRPCClient<AppRouter>({ links: apiLinks });
