import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createApiClient, trpc } from '../../lib/trpc.ts';
import { SecuritySection } from './security-section.tsx';

const DEVICE = { ip: '203.0.113.1', createdAt: new Date(), lastSeenAt: new Date(2026, 10, 20, 12) };

function textOf(items: object[]): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(getQueryKey(trpc.auth.sessions, { limit: 100 }, 'query'), {
    items,
    total: items.length,
    nextCursor: null,
  });
  const html = renderToStaticMarkup(
    <trpc.Provider client={createApiClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <SecuritySection />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

it('has the password and the devices, this one first and without a way to sign it out here', () => {
  const text = textOf([
    { ...DEVICE, id: 'b', device: 'Safari on iPhone', isCurrent: false },
    { ...DEVICE, id: 'a', device: 'Firefox on Linux', isCurrent: true },
  ]);
  expect(text).toMatch(/Change password Current password New password .* Confirm new password/);
  expect(text).toMatch(
    /Firefox on Linux This device · 203\.0\.113\.1 Safari on iPhone Last used Nov 20, 2026/,
  );
  expect(text.match(/Sign out(?! all)/g)).toHaveLength(1);
  expect(text).toContain('Sign out all other devices');
});

it('offers to sign out other devices only when there are some', () => {
  expect(textOf([{ ...DEVICE, id: 'a', device: 'Firefox on Linux', isCurrent: true }])).not.toContain(
    'Sign out',
  );
});
