import { useEffect, useRef, useState } from 'react';
import { useRememberImport } from '../features/imports/live-imports.tsx';
import { useTellPendingRequests } from '../features/people/pending-requests.tsx';
import { trpc } from '../lib/trpc.ts';

/**
 * The one stream that a page keeps open: it tells of imports and of people, for as long as the app is on screen. Tabs in
 * the background keep none, for a browser has six connections to a site over HTTP/1.1, and a seventh tab would wait for ever.
 */
export function LiveChanges() {
  const rememberImport = useRememberImport();
  const tellPendingRequests = useTellPendingRequests();
  const heard = useRef<string>(undefined);
  const [enabled, setEnabled] = useState(() => !document.hidden);
  const [lastEventId, setLastEventId] = useState<string>();
  useEffect(() => {
    const look = () => {
      setEnabled(!document.hidden);
      setLastEventId(heard.current);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  trpc.live.changes.useSubscription(
    { lastEventId },
    {
      enabled,
      onData: (event) => {
        if ('id' in event) heard.current = event.id;
        const change = 'data' in event ? event.data : event;
        if (change.kind === 'import') rememberImport(change.import);
        else tellPendingRequests(change.pendingRequests);
      },
    },
  );
  return null;
}
