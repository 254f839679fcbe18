import { LIVE_ENTITIES, type LiveEntity } from '@larder/shared/sync/live-entities';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { hasWaitingWrites } from '../lib/offline/outbox-keys.ts';
import { syncLibrary } from '../lib/offline/sync.ts';
import { useViewer } from '../lib/session.ts';
import { trpc } from '../lib/trpc.ts';

/** Something of an entity has changed elsewhere: what is on screen of it is asked for again, and the copy brought up to date. */
export function useHearEntity(): (entity: LiveEntity) => void {
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const viewer = useViewer();
  return useCallback(
    (entity) => {
      void queries.invalidateQueries({ queryKey: [[LIVE_ENTITIES[entity]]] });
      // What waits is sent by the installed app, which then asks again for what is on screen.
      if (!hasWaitingWrites()) void syncLibrary(client, viewer);
    },
    [client, queries, viewer],
  );
}
