import { useRememberImport } from '../features/imports/live-imports.tsx';
import { useTellPendingRequests } from '../features/people/pending-requests.tsx';
import { trpc } from '../lib/trpc.ts';

/** The one stream that a browser keeps open: it tells of imports and of people, for as long as the app is on screen. */
export function LiveChanges() {
  const rememberImport = useRememberImport();
  const tellPendingRequests = useTellPendingRequests();
  trpc.live.changes.useSubscription(undefined, {
    onData: (event) => {
      const change = 'data' in event ? event.data : event;
      if (change.kind === 'import') rememberImport(change.import);
      else tellPendingRequests(change.pendingRequests);
    },
  });
  return null;
}
