import { ASK_EVERY_SECONDS } from '@larder/shared/live';
import { LIVE_ENTITY_NAMES } from '@larder/shared/sync/live-entities';
import { useEffect, useRef, useState } from 'react';
import { useRememberImport } from '../features/imports/live-imports.tsx';
import { useTellPendingRequests } from '../features/follows/pending-requests.tsx';
import { useRememberMove } from '../features/moves/use-remember-move.ts';
import { trpc } from '../lib/trpc.ts';
import { useHearEntity } from './use-hear-entity.ts';

/**
 * The one stream that a page keeps open: it brings changes of imports, of people, of a move and of live entities, for as long as the app is on screen. Tabs in
 * the background keep none, for a browser has six connections to a site over HTTP/1.1, and a seventh tab would wait for
 * ever. A tab whose stream gave way to that of another one, or was refused, asks every so often instead, until it is
 * brought back on screen.
 */
export function LiveChanges() {
  const rememberImport = useRememberImport();
  const tellPendingRequests = useTellPendingRequests();
  const rememberMove = useRememberMove();
  const hearEntity = useHearEntity();
  const heard = useRef<string>(undefined);
  const [isShown, setShown] = useState(() => !document.hidden);
  const [isWithout, setWithout] = useState(false);
  const [lastEventId, setLastEventId] = useState<string>();
  useEffect(() => {
    const look = () => {
      setShown(!document.hidden);
      setWithout(false);
      setLastEventId(heard.current);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  trpc.live.changes.useSubscription(
    { lastEventId, withMoves: true, withEntities: true },
    {
      enabled: isShown && !isWithout,
      onData: (event) => {
        if ('id' in event) heard.current = event.id;
        const change = 'data' in event ? event.data : event;
        if (change.kind === 'import') rememberImport(change.import);
        else if (change.kind === 'people') tellPendingRequests(change.pendingRequests);
        else if (change.kind === 'move') void rememberMove(change.move);
        else if (change.kind === 'entities') hearEntity(change.entity);
        else setWithout(true);
      },
      onError: () => setWithout(true),
    },
  );
  return isShown && isWithout ? <AskedChanges /> : null;
}

/** Asks for what the stream would tell. */
function AskedChanges() {
  const rememberImport = useRememberImport();
  const tellPendingRequests = useTellPendingRequests();
  const hearEntity = useHearEntity();
  const utils = trpc.useUtils();
  useEffect(() => {
    const ask = async () => {
      const [imports, requests] = await Promise.all([
        utils.client.imports.list.query({}),
        utils.client.follows.receivedRequests.query({ limit: 1 }),
        utils.moves.state.refetch(),
      ]);
      for (const item of imports.items) rememberImport(item);
      tellPendingRequests(requests.total);
      for (const entity of LIVE_ENTITY_NAMES) hearEntity(entity);
    };
    // What fails is asked for again in a moment.
    const timer = setInterval(() => void ask().catch(() => undefined), ASK_EVERY_SECONDS * 1_000);
    return () => clearInterval(timer);
  }, [utils, rememberImport, tellPendingRequests, hearEntity]);
  return null;
}
