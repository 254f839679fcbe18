import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { createApiClient, trpc } from '../lib/trpc.ts';

/** What something inside the signed-in app shows at first, with what the cache is given to know. */
export function htmlOf(node: ReactNode, know?: (queryClient: QueryClient) => void): string {
  const queryClient = new QueryClient();
  know?.(queryClient);
  return renderToStaticMarkup(
    <trpc.Provider client={createApiClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>{node}</MemoryRouter>
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

/** Its words alone. */
export function textOf(node: ReactNode, know?: (queryClient: QueryClient) => void): string {
  return htmlOf(node, know)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
}
